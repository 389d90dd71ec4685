import { expect, test } from 'vitest';
import { DEBRIEF_STEPS } from '#shared/contract/team-plan.ts';
import { DEBRIEF_MINUTES, POINTS, STEPS } from './debrief-steps.ts';

test('a debrief takes an hour, most of it for the people', () => {
  expect(DEBRIEF_MINUTES).toBe(60);
  const longest = STEPS.toSorted((a, b) => b.minutes - a.minutes)[0];
  expect(longest).toMatchObject({ id: 'people', minutes: 20 });
});

test('each step has a title and a sentence to begin with, in order', () => {
  expect(STEPS.map(({ id }) => id)).toEqual(DEBRIEF_STEPS);
  expect(new Set(STEPS.map(({ title }) => title)).size).toBe(STEPS.length);
  for (const { lead } of STEPS) expect(lead).toMatch(/^[A-Z].+\.$/);
});

test('what to say is sentences, and the frame rules out judging people', () => {
  expect(Object.keys(POINTS)).toEqual(['welcome', 'frame', 'map']);
  for (const point of Object.values(POINTS).flat()) expect(point).toMatch(/^[A-Z].+[.?]$/);
  expect(POINTS.frame?.join(' ')).toMatch(/hiring, promoting, or letting anyone go/);
});
