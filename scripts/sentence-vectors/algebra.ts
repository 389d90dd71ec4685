/** Rows of equal length, one after the other. */
export interface Rows {
  readonly count: number;
  readonly width: number;
  readonly values: Float32Array;
}

export function rowsOf(width: number, rows: readonly ArrayLike<number>[]): Rows {
  const values = new Float32Array(rows.length * width);
  for (const [at, row] of rows.entries()) values.set(row, at * width);
  return { count: rows.length, width, values };
}

/** A view of one row. */
export function rowAt({ width, values }: Rows, at: number): Float32Array {
  return values.subarray(at * width, (at + 1) * width);
}

export function meanOf(rows: Rows): Float64Array {
  const mean = new Float64Array(rows.width);
  for (let at = 0; at < rows.count; at += 1) {
    for (const [column, value] of rowAt(rows, at).entries()) {
      mean[column] = (mean[column] ?? 0) + value / rows.count;
    }
  }
  return mean;
}

function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** Makes vectors orthogonal and of length 1, one after the other. */
function orthonormal(vectors: readonly Float64Array[]): void {
  for (const [at, vector] of vectors.entries()) {
    for (const before of vectors.slice(0, at)) {
      const share = dot(vector, before);
      for (const [column, value] of before.entries()) {
        vector[column] = (vector[column] ?? 0) - share * value;
      }
    }
    const length = Math.sqrt(dot(vector, vector)) || 1;
    for (const [column, value] of vector.entries()) vector[column] = value / length;
  }
}

function covarianceOf(rows: Rows, mean: Float64Array): Float64Array[] {
  const spread = Array.from({ length: rows.width }, () => new Float64Array(rows.width));
  for (let at = 0; at < rows.count; at += 1) {
    const off = rowAt(rows, at).map((value, column) => value - (mean[column] ?? 0));
    addProducts(spread, off);
  }
  for (const [line, target] of spread.entries()) {
    for (const [column, value] of target.subarray(0, line).entries()) {
      const other = spread[column];
      if (other !== undefined) other[line] = value;
    }
  }
  return spread;
}

/** Adds a row's products with itself to the lower half. */
function addProducts(spread: readonly Float64Array[], row: ArrayLike<number>): void {
  for (const [line, target] of spread.entries()) {
    const value = row[line] ?? 0;
    for (let column = 0; column <= line; column += 1) {
      target[column] = (target[column] ?? 0) + value * (row[column] ?? 0);
    }
  }
}

const ROUNDS = 40;

/** The directions in which rows differ most: principal components, by subspace iteration. */
export function principalDirections(
  rows: Rows,
  mean: Float64Array,
  count: number,
): readonly Float64Array[] {
  const covariance = covarianceOf(rows, mean);
  let seed = 1;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647 - 0.5;
  };
  let directions = Array.from({ length: count }, () =>
    Float64Array.from({ length: rows.width }, random),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    directions = directions.map((direction) =>
      Float64Array.from(covariance, (line) => dot(line, direction)),
    );
    orthonormal(directions);
  }
  return directions;
}

/** Rows off their mean, along directions. */
export function projected(
  rows: Rows,
  mean: Float64Array,
  directions: readonly Float64Array[],
): Rows {
  const values = new Float32Array(rows.count * directions.length);
  for (let at = 0; at < rows.count; at += 1) {
    const off = rowAt(rows, at).map((value, column) => value - (mean[column] ?? 0));
    for (const [column, direction] of directions.entries()) {
      values[at * directions.length + column] = dot(off, direction);
    }
  }
  return { count: rows.count, width: directions.length, values };
}

/** The terms of a sentence and how much each counts. */
export type Sparse = readonly (readonly [term: number, weight: number])[];

/** What terms add up to in each sentence. */
export function sums(sentences: readonly Sparse[], table: Rows): Rows {
  const values = new Float32Array(sentences.length * table.width);
  for (const [at, sentence] of sentences.entries()) {
    const target = values.subarray(at * table.width, (at + 1) * table.width);
    for (const [term, weight] of sentence) {
      const row = rowAt(table, term);
      for (let column = 0; column < table.width; column += 1) {
        target[column] = (target[column] ?? 0) + weight * (row[column] ?? 0);
      }
    }
  }
  return { count: sentences.length, width: table.width, values };
}

function backSums(sentences: readonly Sparse[], errors: Rows, terms: number): Rows {
  const back = rowsOf(
    errors.width,
    Array.from({ length: terms }, () => []),
  );
  for (const [at, sentence] of sentences.entries()) {
    const error = rowAt(errors, at);
    for (const [term, weight] of sentence) {
      const row = rowAt(back, term);
      for (let column = 0; column < errors.width; column += 1) {
        row[column] = (row[column] ?? 0) + weight * (error[column] ?? 0);
      }
    }
  }
  return back;
}

function squaresByColumn(a: Rows, b: Rows): Float64Array {
  const squares = new Float64Array(a.width);
  for (let at = 0; at < a.values.length; at += 1) {
    const column = at % a.width;
    squares[column] = (squares[column] ?? 0) + (a.values[at] ?? 0) * (b.values[at] ?? 0);
  }
  return squares;
}

/**
 * The table whose sums come nearest to the targets, with small numbers preferred: ridge regression by
 * conjugate gradients, each column for itself.
 */
export function fittedTable(
  sentences: readonly Sparse[],
  targets: Rows,
  { terms, ridge, rounds }: { terms: number; ridge: number; rounds: number },
): Rows {
  const { width } = targets;
  const table = rowsOf(
    width,
    Array.from({ length: terms }, () => []),
  );
  const rest = backSums(sentences, targets, terms);
  const step: Rows = { ...rest, values: rest.values.slice() };
  let size = squaresByColumn(rest, rest);
  for (let round = 0; round < rounds; round += 1) {
    const pulled = backSums(sentences, sums(sentences, step), terms);
    addScaled(pulled, step, () => ridge);
    const lengths = ratios(size, squaresByColumn(step, pulled));
    addScaled(table, step, (column) => lengths[column] ?? 0);
    addScaled(rest, pulled, (column) => -(lengths[column] ?? 0));
    const next = squaresByColumn(rest, rest);
    const kept = ratios(next, size);
    for (const [at, value] of step.values.entries()) {
      step.values[at] = (rest.values[at] ?? 0) + (kept[at % width] ?? 0) * value;
    }
    size = next;
  }
  return table;
}

function ratios(upper: Float64Array, lower: Float64Array): Float64Array {
  return upper.map((value, column) => value / Math.max(lower[column] ?? 0, 1e-12));
}

/** Adds rows to a target, each column times its own factor. */
function addScaled(target: Rows, rows: Rows, factorOf: (column: number) => number): void {
  for (const [at, value] of rows.values.entries()) {
    target.values[at] = (target.values[at] ?? 0) + factorOf(at % rows.width) * value;
  }
}
