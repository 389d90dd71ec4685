import { expect, test } from 'vitest';
import type { GateNumber } from '../engine/wheel.ts';
import { CHANNEL_TEXTS } from './channel-texts.data.ts';
import { completionOf } from './completion.ts';

const completionWith = (active: readonly number[]) =>
  completionOf('26-44', 26, (gate: GateNumber) => active.includes(gate));

test.each([
  { active: [26, 44], words: 'Together with your gate 44, you' },
  { active: [26], words: 'Together with someone who has gate 44, you' },
  { active: [44], words: 'Together with your gate 44, someone who has gate 26 helps you' },
])('gate 26 in a chart with $active: $words', ({ active, words }) => {
  const completion = completionWith(active);
  expect(completion?.partner).toBe(44);
  expect(completion?.lead).toBe(words);
});

/** What a keynote starts with: a list, since what is a verb can't be told by its letters. */
const VERBS = [
  'Act',
  'Back',
  'Bring',
  'Change',
  'Dare',
  'Explain',
  'Fight',
  'Find',
  'Finish',
  'Focus',
  'Follow',
  'Get',
  'Give',
  'Improve',
  'Keep',
  'Lead',
  'Learn',
  'Make',
  'Move',
  'Offer',
  'Put',
  'Remember',
  'Say',
  'Set',
  'Shape',
  'Start',
  'Stay',
  'Take',
  'Think',
  'Turn',
];

// "Together with your gate 44, you offer what people need."
test.each(Object.entries(CHANNEL_TEXTS))(
  'the keynote of channel %s can follow a lead',
  (_, text) => {
    expect(text.keynote).toMatch(/^[A-Z][a-z’ ,-]+$/);
    expect(VERBS).toContain(text.keynote.match(/^\w+/)?.[0]);
    expect(text.strength).toMatch(/^You [a-z]/);
  },
);

test('a channel of which the chart has neither gate isn’t told of', () => {
  expect(completionWith([1])).toBeNull();
});
