import { expect, test } from 'vitest';
import type { GateNumber } from '../engine/wheel.ts';
import { CHANNEL_TEXTS } from './channel-texts.data.ts';
import { completionOf } from './completion.ts';

const completionWith = (active: readonly number[]) =>
  completionOf('26-44', 26, (gate: GateNumber) => active.includes(gate));

test.each([
  { active: [26, 44], words: 'With your gate 44, it forms Surrender' },
  { active: [26], words: 'With a colleague’s gate 44, it forms Surrender' },
  { active: [44], words: 'Your gate 44 and a colleague’s gate 26 form Surrender' },
])('gate 26 in a chart with $active: $words', ({ active, words }) => {
  const completion = completionWith(active);
  expect(completion?.partner).toBe(44);
  expect(`${completion?.lead} ${completion?.channelName}`).toBe(words);
});

// "Together you care for people …", ": you care for people …"
test.each(Object.entries(CHANNEL_TEXTS))('what channel %s gives can follow a lead', (_, text) => {
  expect(text.strength).toMatch(/^You [a-z]/);
});

test('a channel of which the chart has neither gate isn’t told of', () => {
  expect(completionWith([1])).toBeNull();
});
