import { expect, test } from 'vitest';
import { isTaken } from './annealing.ts';

// Half of the steps that are worse by ln 2 of the heat are taken.
test.each([
  [Math.LN2, 1, 0.49, true],
  [Math.LN2, 1, 0.51, false],
  [12 * Math.LN2, 12, 0.49, true],
  [12 * Math.LN2, 12, 0.51, false],
  [1, 12, 0.9, true],
  [1, 0.02, 0.001, false],
  [0.001, 1, 0.999, true],
  [0.001, 1, 0.9995, false],
])(
  'a step that is worse by %f at a heat of %f and a draw of %f: %s',
  (worse, heat, draw, taken) => {
    expect(isTaken(worse, heat, draw)).toBe(taken);
  },
);
