import { at } from '#shared/engine/ephemeris/packed-at.ts';

/**
 * Least-squares factors of the columns of `rows` that best fit `values` (normal equations, solved
 * by elimination), for a few clearly independent columns. Throws when they are dependent.
 */
export function solveLeastSquares(
  rows: readonly Float64Array[],
  values: readonly number[],
): Float64Array {
  const size = rows[0]?.length ?? 0;
  const width = size + 1;
  const matrix = new Float64Array(size * width);
  for (const [index, row] of rows.entries()) {
    const value = values[index] ?? Number.NaN;
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++)
        matrix[i * width + j] = at(matrix, i * width + j) + at(row, i) * at(row, j);
      matrix[i * width + size] = at(matrix, i * width + size) + at(row, i) * value;
    }
  }
  // The matrix is positive definite, so elimination needs no pivoting.
  for (let pivot = 0; pivot < size; pivot++) {
    const head = at(matrix, pivot * width + pivot);
    if (!(head > 0)) throw new RangeError('The columns say the same');
    for (let i = 0; i < size; i++) {
      if (i === pivot) continue;
      const factor = at(matrix, i * width + pivot) / head;
      for (let j = pivot; j < width; j++) {
        matrix[i * width + j] = at(matrix, i * width + j) - factor * at(matrix, pivot * width + j);
      }
    }
  }
  return Float64Array.from(
    { length: size },
    (_, i) => at(matrix, i * width + size) / at(matrix, i * width + i),
  );
}
