import { expect, test } from 'vitest';
import { progressLabel } from './progress.ts';

test.each([
  [0, 'Thinking'],
  [1999, 'Thinking'],
  [2000, 'Analyzing your chart'],
  [3999, 'Analyzing your chart'],
  [4000, 'Crafting personalized insights'],
  [5999, 'Crafting personalized insights'],
  [6000, 'Finalizing recommendations'],
  [60_000, 'Finalizing recommendations'],
])('a wait of %i ms shows "%s"', (elapsed, label) => {
  expect(progressLabel(elapsed)).toBe(label);
});
