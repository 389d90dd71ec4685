import { expect, test } from 'vitest';
import { conflictsIn, distinctValues, type GivenValue } from './given-value.ts';

const TYPE: GivenValue = { kind: 'type', type: 'Projector' };
const PROFILE: GivenValue = { kind: 'profile', profile: '1/3' };
const sun = (side: 'design' | 'personality' | null, gate: number, line: number | null = 5) =>
  ({ kind: 'position', side, body: 'sun', gate, line }) as GivenValue;

test('what is said twice counts once, in the order given', () => {
  const values = [TYPE, sun('design', 26), { ...TYPE }, PROFILE, sun('design', 26)];
  expect(distinctValues(values)).toEqual([TYPE, sun('design', 26), PROFILE]);
});

test.each<readonly [string, readonly GivenValue[]]>([
  ['a type and a profile', [TYPE, PROFILE]],
  ['the Sun of each side', [sun('design', 26), sun('personality', 10)]],
  ['two Suns without a side', [sun(null, 26), sun(null, 10)]],
])('%s can both be right', (_, values) => {
  expect(conflictsIn(values)).toEqual([]);
});

test.each<readonly [string, GivenValue, GivenValue]>([
  ['two types', TYPE, { kind: 'type', type: 'Reflector' }],
  ['two profiles', PROFILE, { kind: 'profile', profile: '6/2' }],
  ['two gates of one Sun', sun('design', 26), sun('design', 10)],
  ['two lines of one Sun', sun('design', 26), sun('design', 26, 6)],
])('%s cannot', (_, first, second) => {
  expect(conflictsIn([first, second, first])).toEqual([{ first, second }]);
});

test('three different Suns without a side contradict each other', () => {
  const [first, second, third] = [sun(null, 26), sun(null, 10), sun(null, 15)];
  expect(conflictsIn([first, second, third])).toEqual([{ first, second: third }]);
});
