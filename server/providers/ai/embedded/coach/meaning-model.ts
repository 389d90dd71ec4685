/** A vector whose subject is known. */
export interface VectorLesson {
  /** The subject's index. */
  readonly subject: number;
  readonly vector: Float32Array;
}

/** The share of the spread that is taken as the same in all directions, so that it can be inverted. */
const SHRINKAGE = 0.2;

/** What so many lessons show about the spread, more wouldn’t change. */
const SPREAD_LESSONS = 3000;

/** Square, row by row. */
type Matrix = Float64Array;

/** Takes from a row what makes its column 0. */
function clearColumn(row: Float64Array, pivot: Float64Array, at: number): void {
  const times = row[at] ?? 0;
  if (times === 0) return;
  for (let column = at; column < row.length; column += 1) {
    row[column] = (row[column] ?? 0) - times * (pivot[column] ?? 0);
  }
}

function inverseOf(matrix: Matrix, size: number): Matrix {
  const rows = Array.from({ length: size }, (_, at) => {
    const wide = new Float64Array(2 * size);
    wide.set(matrix.subarray(at * size, (at + 1) * size));
    wide[size + at] = 1;
    return wide;
  });
  // The matrix is positive definite, so that no row needs to be exchanged.
  for (const [at, pivot] of rows.entries()) {
    const first = pivot[at] ?? 1;
    for (let column = 0; column < 2 * size; column += 1) {
      pivot[column] = (pivot[column] ?? 0) / first;
    }
    for (const row of rows) if (row !== pivot) clearColumn(row, pivot, at);
  }
  const inverse = new Float64Array(size * size);
  for (const [at, row] of rows.entries()) inverse.set(row.subarray(size), at * size);
  return inverse;
}

function meansOf(subjects: number, lessons: readonly VectorLesson[], dimension: number) {
  const counts = new Float64Array(subjects);
  const means = Array.from({ length: subjects }, () => new Float64Array(dimension));
  for (const { subject, vector } of lessons) {
    const mean = means[subject];
    if (mean === undefined) continue;
    counts[subject] = (counts[subject] ?? 0) + 1;
    for (let at = 0; at < dimension; at += 1) mean[at] = (mean[at] ?? 0) + (vector[at] ?? 0);
  }
  for (const [subject, mean] of means.entries()) {
    const count = Math.max(1, counts[subject] ?? 0);
    for (let at = 0; at < dimension; at += 1) mean[at] = (mean[at] ?? 0) / count;
  }
  return means;
}

/** Adds what a vector's distance from its mean says about the spread, below the diagonal. */
function addSpread(spread: Matrix, off: Float64Array): void {
  const size = off.length;
  for (let row = 0; row < size; row += 1) {
    const value = off[row] ?? 0;
    for (let column = 0; column <= row; column += 1) {
      const cell = row * size + column;
      spread[cell] = (spread[cell] ?? 0) + value * (off[column] ?? 0);
    }
  }
}

/** How vectors spread around their subject's mean. */
function spreadOf(
  lessons: readonly VectorLesson[],
  means: readonly Float64Array[],
  size: number,
): Matrix {
  const every = Math.ceil(lessons.length / SPREAD_LESSONS);
  const some = lessons.filter((_, at) => at % every === 0);
  const sums = new Float64Array(size * size);
  for (const { subject, vector } of some) {
    addSpread(
      sums,
      Float64Array.from(vector, (value, at) => value - (means[subject]?.[at] ?? 0)),
    );
  }
  const count = Math.max(1, some.length);
  let trace = 0;
  for (let at = 0; at < size; at += 1) trace += (sums[at * size + at] ?? 0) / count;
  const even = (SHRINKAGE * Math.max(trace, Number.EPSILON)) / size;
  return sums.map((_sum, cell) => {
    const row = Math.floor(cell / size);
    const column = cell % size;
    const own = sums[Math.max(row, column) * size + Math.min(row, column)] ?? 0;
    return ((1 - SHRINKAGE) * own) / count + (row === column ? even : 0);
  });
}

function weighted(inverse: Matrix, mean: Float64Array): Float32Array {
  const size = mean.length;
  const weights = new Float32Array(size);
  for (let row = 0; row < size; row += 1) {
    let sum = 0;
    for (let at = 0; at < size; at += 1) sum += (inverse[row * size + at] ?? 0) * (mean[at] ?? 0);
    weights[row] = sum;
  }
  return weights;
}

function product(one: Float32Array | Float64Array, other: Float32Array | Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** What lessons have taught about meaning, in arrays that a file can hold. */
export interface MeaningTables {
  readonly dimension: number;
  /** Each subject's weights, one subject after the other. */
  readonly weights: Float32Array;
  readonly offsets: Float64Array;
}

/** The same lessons give the same tables. */
export function learnMeaning(subjects: number, lessons: readonly VectorLesson[]): MeaningTables {
  const dimension = lessons[0]?.vector.length ?? 0;
  const means = meansOf(subjects, lessons, dimension);
  const inverse = inverseOf(spreadOf(lessons, means, dimension), dimension);
  const weights = new Float32Array(subjects * dimension);
  const offsets = new Float64Array(subjects);
  for (const [subject, mean] of means.entries()) {
    const own = weighted(inverse, mean);
    weights.set(own, subject * dimension);
    offsets[subject] = -0.5 * product(own, mean);
  }
  return { dimension, weights, offsets };
}

/** Tells subjects apart by the meaning of sentences: linear discriminant analysis. */
export class MeaningModel {
  readonly #tables: MeaningTables;

  constructor(tables: MeaningTables) {
    this.#tables = tables;
  }

  /** The evidence for each subject, in their order; only differences count. */
  evidence(vector: Float32Array): Float64Array {
    const { dimension, weights, offsets } = this.#tables;
    return offsets.map(
      (offset, subject) =>
        product(weights.subarray(subject * dimension, (subject + 1) * dimension), vector) + offset,
    );
  }
}
