import { expect, test } from 'vitest';
import { teamLimitOf } from './team-limit.ts';

test.each([
  ['10', 10],
  [' 3 ', 3],
  ['0', 0],
  ['-1', -1],
  ['1.5', 1.5],
  ['', 1],
  ['  ', 1],
  ['ten', 1],
  ['3 teams', 1],
])('"%s" is a limit of %d', (text, limit) => {
  expect(teamLimitOf(text)).toBe(limit);
});
