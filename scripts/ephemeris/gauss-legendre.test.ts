import { expect, test } from 'vitest';
import { collocation, gaussRule } from './gauss-legendre.ts';

test('the ten-point rule is exact up to degree 19', () => {
  const { nodes, weights } = gaussRule(10);
  const integral = (power: number): number =>
    nodes.reduce((sum, node, k) => sum + (weights[k] ?? Number.NaN) * node ** power, 0);
  for (let power = 0; power < 20; power++) expect(integral(power)).toBeCloseTo(1 / (power + 1), 14);
  expect(Math.abs(integral(20) - 1 / 21)).toBeGreaterThan(1e-14);
});

test('the matrices integrate once and twice up to each stage', () => {
  const { nodes, velocityMatrix, positionMatrix } = collocation(10);
  const row = (matrix: Float64Array, i: number): Float64Array => matrix.slice(10 * i, 10 * i + 10);
  for (const [i, node] of nodes.entries()) {
    const squares = nodes.map((c) => c * c);
    const sum = (weights: Float64Array): number =>
      weights.reduce((total, weight, k) => total + weight * (squares[k] ?? Number.NaN), 0);
    expect(sum(row(velocityMatrix, i))).toBeCloseTo(node ** 3 / 3, 14);
    expect(sum(row(positionMatrix, i))).toBeCloseTo(node ** 4 / 12, 14);
  }
});
