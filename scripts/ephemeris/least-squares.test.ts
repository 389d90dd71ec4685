import { expect, test } from 'vitest';
import { solveLeastSquares } from './least-squares.ts';

const rows = Array.from({ length: 50 }, (_, k) => Float64Array.of(1, k, Math.cos(k)));

test('recovers the factors that generated the values', () => {
  const values = rows.map(([one = 0, k = 0, cos = 0]) => 3 * one - 0.5 * k + 7 * cos);
  const [constant, slope, swing] = solveLeastSquares(rows, values);
  expect(constant).toBeCloseTo(3, 10);
  expect(slope).toBeCloseTo(-0.5, 10);
  expect(swing).toBeCloseTo(7, 10);
});

test('minimizes the squared error when no factors fit exactly', () => {
  const [mean] = solveLeastSquares([Float64Array.of(1), Float64Array.of(1)], [2, 5]);
  expect(mean).toBeCloseTo(3.5, 12);
});

test('rejects dependent columns', () => {
  const twice = rows.map(() => Float64Array.of(1, 1));
  expect(() =>
    solveLeastSquares(
      twice,
      rows.map(() => 1),
    ),
  ).toThrow(RangeError);
});
