import { expect, test } from 'vitest';
import { CHANNEL_IDS } from '#shared/engine/channels.ts';
import { sourceWords } from './source-words.ts';

test.each([
  ['17-62', 'Your thinking has a direct line to your voice'],
  ['12-22', 'Your feelings have a direct line to your voice'],
  ['4-63', 'Your questions have a direct line to your thinking'],
  ['3-60', 'Your drive has a direct line to your energy'],
  ['2-14', 'Your identity has a direct line to your energy'],
] as const)('says of channel %s what it joins', (channel, words) => {
  expect(sourceWords({ kind: 'channel', channel })).toBe(words);
});

test('joins two different parts, toward the Throat and away from pressure, in each channel', () => {
  for (const channel of CHANNEL_IDS) {
    const words = sourceWords({ kind: 'channel', channel });
    const [, from, to] = /^Your (\w+) \w+ a direct line to your (\w+)$/.exec(words ?? '') ?? [];
    expect(from, channel).not.toBe(to);
    expect(from, channel).not.toBe('voice');
    expect(to, channel).not.toMatch(/^(drive|questions)$/);
  }
});

test('has no words for a gate', () => {
  expect(sourceWords({ kind: 'gate', gate: 12, sides: ['personality'] })).toBeNull();
});
