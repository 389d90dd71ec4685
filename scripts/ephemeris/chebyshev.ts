import { at } from '#shared/engine/ephemeris/packed-at.ts';

/** The points on [-1, 1] at which a polynomial of that degree interpolates: zeros of T(degree+1). */
export function chebyshevNodes(degree: number): Float64Array {
  const count = degree + 1;
  return Float64Array.from({ length: count }, (_, k) => Math.cos((Math.PI * (k + 0.5)) / count));
}

/** Coefficients of T0 to T(degree) through values at the Chebyshev nodes (Gauss-Chebyshev sums). */
export function chebyshevCoefficients(values: Float64Array): Float64Array {
  const count = values.length;
  return Float64Array.from({ length: count }, (_, j) => {
    let sum = 0;
    for (let k = 0; k < count; k++) {
      sum += at(values, k) * Math.cos((Math.PI * j * (k + 0.5)) / count);
    }
    return ((j === 0 ? 1 : 2) * sum) / count;
  });
}
