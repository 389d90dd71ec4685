import { expect, test } from 'vitest';
import { callerOf, networkOf } from './caller.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0'],
  ['::1:2:3:4:5:6', '0:0:1:2'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1'],
  ['', ''],
])('the address %s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('people without a sign-in count as their network, which nobody can read from the key', () => {
  const key = (ip: string | undefined, secret = 'secret') => callerOf({ ip }, secret);
  expect(key('2001:db8:1:2::7')).toBe(key('2001:db8:1:2::8'));
  expect(key('2001:db8:1:2::7')).not.toBe(key('2001:db8:1:3::7'));
  expect(key('192.0.2.7')).not.toContain('192.0.2.7');
  expect(key('192.0.2.7', 'other')).not.toBe(key('192.0.2.7'));
  expect(key(undefined)).toBe(key(''));
});
