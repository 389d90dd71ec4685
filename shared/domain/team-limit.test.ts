import { expect, test } from 'vitest';
import { teamLimitWords } from './team-limit.ts';

test.each([
  [1, 'Team limit reached (1 team maximum)'],
  [10, 'Team limit reached (10 teams maximum)'],
])('states a limit of %i', (limit, words) => {
  expect(teamLimitWords(limit)).toBe(words);
});
