import { expect, test } from 'vitest';
import { axisTop, KIND_LABELS, sumOf } from './usage-labels.ts';

test('activity is the sum of all counters', () => {
  expect(sumOf({ pageLoads: 1, individualChatUsage: 20, teamChatUsage: 300 })).toBe(321);
});

test('counters have their labels', () => {
  expect(KIND_LABELS).toEqual({
    pageLoads: 'Page Loads',
    individualChatUsage: 'Individual Chats',
    teamChatUsage: 'Team Chats',
  });
});

test.each([
  [0, 5],
  [5, 5],
  [6, 10],
  [10, 10],
  [11, 20],
  [20, 20],
  [21, 50],
  [51, 100],
  [999, 1000],
  [1001, 2000],
])('an axis for at most %i goes up to %i', (highest, top) => {
  expect(axisTop(highest)).toBe(top);
});
