import { expect, test } from 'vitest';
import type { GateNumber } from '../engine/wheel.ts';
import { completionOf } from './completion.ts';

const completionWith = (active: readonly number[]) =>
  completionOf('26-44', 26, (gate: GateNumber) => active.includes(gate));

test.each([
  { active: [26, 44], words: 'Your gate 44 completes Surrender' },
  { active: [26], words: 'With a colleague who has gate 44, you form Surrender' },
  { active: [44], words: 'Your gate 44 and a colleague with this gate form Surrender' },
])('gate 26 in a chart with $active: $words', ({ active, words }) => {
  const completion = completionWith(active);
  expect(completion?.partner).toBe(44);
  expect(`${completion?.lead} ${completion?.channelName}`).toBe(words);
});

test('a channel of which the chart has neither gate isn’t told of', () => {
  expect(completionWith([1])).toBeNull();
});
