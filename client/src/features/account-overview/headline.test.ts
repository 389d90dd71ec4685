import { expect, test } from 'vitest';
import { nobodyWords, overviewHeadline } from './headline.ts';

const functions = ['Vision', 'Culture', 'Oversight'].map((name, gate) => ({ gate, name }));

test.each([
  [10, [7, 2, 0], 'Vision is missing in 7 of your 10 teams.'],
  [10, [7, 7, 0], 'Vision and Culture are each missing in 7 of your 10 teams.'],
  [10, [7, 7, 7], 'Vision and Culture are each missing in 7 of your 10 teams.'],
  [2, [2, 0, 0], 'Vision is missing in both of your teams.'],
  [4, [4, 0, 0], 'Vision is missing in all 4 of your teams.'],
  [2, [0, 0, 0], 'Neither of your teams is missing a function.'],
  [4, [0, 0, 0], 'None of your 4 teams is missing a function.'],
  [1, [1, 0, 1], 'Your team is missing 2 functions.'],
  [1, [1, 0, 0], 'Your team is missing Vision.'],
  [1, [0, 0, 0], 'Your team isn’t missing any function.'],
])('of %i teams missing %j it says "%s"', (analyzed, missing, words) => {
  const totals = { teams: analyzed, people: 12, analyzed, missing, pointOfFailure: null };
  expect(overviewHeadline({ functions, totals })).toBe(words);
});

test.each([
  [2, [2, 0, 0], 2, 'Vision is missing in both of your teams, and both depend most on Mei.'],
  [10, [7, 0, 0], 3, 'Vision is missing in 7 of your 10 teams, and 3 teams depend most on Mei.'],
  [4, [0, 0, 0], 4, 'None of your 4 teams is missing a function, but all 4 depend most on Mei.'],
])(
  'of %i teams missing %j, %i of which rest on one person, it says "%s"',
  (analyzed, missing, teams, words) => {
    const pointOfFailure = { name: 'Mei Tanaka', teams };
    const totals = { teams: analyzed, people: 12, analyzed, missing, pointOfFailure };
    expect(overviewHeadline({ functions, totals })).toBe(words);
  },
);

test.each([
  [2, 2, [2, 1, 0], 'Nobody in your teams covers Vision, so agree on who stands in for it.'],
  [
    3,
    3,
    [3, 0, 3],
    'Nobody in your teams covers Vision or Oversight, so agree on who stands in for each.',
  ],
  [2, 2, [1, 0, 0], ''],
  [3, 2, [2, 0, 0], ''],
  [1, 1, [1, 0, 0], ''],
])('of %i teams, %i analyzed, missing %j, it says "%s"', (teams, analyzed, missing, words) => {
  const totals = { teams, people: 12, analyzed, missing, pointOfFailure: null };
  expect(nobodyWords({ functions, totals })).toBe(words);
});
