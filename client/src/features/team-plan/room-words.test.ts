import { expect, test } from 'vitest';
import { verdictWords } from './room-words.ts';

const turns = {
  ana: { called: 'Ana', tempo: 'now' },
  ben: { called: 'Ben', tempo: 'aloud' },
  cem: { called: 'Cem', tempo: 'later' },
  eve: { called: 'Eve', tempo: null },
} as const;

test.each([
  [[turns.ana, turns.ben], 'Ana and Ben can answer in the meeting.'],
  [
    [turns.ana, turns.cem],
    'Get answers from Ana in the meeting, and give Cem at least a night to decide.',
  ],
  [[turns.cem, turns.eve], 'Talk it through, then give Cem at least a night before you decide.'],
  [[turns.eve], 'Ask each person how they’d like to decide.'],
])('of %j it says who answers when', (present, words) => {
  expect(verdictWords(present)).toBe(words);
});
