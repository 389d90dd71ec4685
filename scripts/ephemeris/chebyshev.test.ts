import { expect, test } from 'vitest';
import { chebyshevCoefficients, chebyshevNodes } from './chebyshev.ts';

test('interpolates a polynomial exactly', () => {
  // 4 x^3 - 3 x = T3 and 2 x^2 - 1 = T2.
  const values = chebyshevNodes(5).map((x) => 7 + 4 * x ** 3 - 3 * x + 5 * (2 * x * x - 1));
  const coefficients = chebyshevCoefficients(values);
  for (const [k, expected] of [7, 0, 5, 1, 0, 0].entries()) {
    expect(coefficients[k]).toBeCloseTo(expected, 13);
  }
});
