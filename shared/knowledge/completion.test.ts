import { expect, test } from 'vitest';
import type { GateNumber } from '../engine/wheel.ts';
import { completionOf } from './completion.ts';

test.each([
  { active: [26, 44], words: 'Your gate 44 completes Surrender' },
  { active: [26], words: 'Gate 44 would complete Surrender' },
  { active: [44], words: 'With your gate 44, it would complete Surrender' },
  { active: [], words: 'Together with gate 44, it forms Surrender' },
])('gate 26 in a chart with $active: $words', ({ active, words }) => {
  const { partner, lead, channelName } = completionOf('26-44', 26, (gate: GateNumber) =>
    new Set<number>(active).has(gate),
  );
  expect(partner).toBe(44);
  expect(`${lead} ${channelName}`).toBe(words);
});
