import { expect, test } from 'vitest';
import { teamLimitWords } from './team-limit.ts';

test.each([
  [1, 'Team limit reached (1 team maximum)'],
  [10, 'Team limit reached (10 teams maximum)'],
])('a limit of %i is told', (limit, words) => {
  expect(teamLimitWords(limit)).toBe(words);
});
