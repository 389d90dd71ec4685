/** A vector whose subject is known. */
export interface VectorLesson {
  /** The subject's index. */
  readonly subject: number;
  readonly vector: Float32Array;
}

/** The share of the spread that is taken as the same in all directions, so that it can be inverted. */
const SHRINKAGE = 0.2;

function inverseOf(matrix: readonly Float64Array[]): Float64Array[] {
  const size = matrix.length;
  const rows = matrix.map((row, at) => {
    const wide = new Float64Array(2 * size);
    wide.set(row);
    wide[size + at] = 1;
    return wide;
  });
  // The matrix is positive definite, so that no row needs to be exchanged.
  for (const [at, pivot] of rows.entries()) {
    const first = pivot[at] ?? 1;
    for (let column = 0; column < 2 * size; column += 1) {
      pivot[column] = (pivot[column] ?? 0) / first;
    }
    for (const [other, row] of rows.entries()) {
      const times = row[at] ?? 0;
      if (other === at || times === 0) continue;
      for (let column = at; column < 2 * size; column += 1) {
        row[column] = (row[column] ?? 0) - times * (pivot[column] ?? 0);
      }
    }
  }
  return rows.map((row) => row.slice(size));
}

function meansOf(subjects: number, lessons: readonly VectorLesson[], dimension: number) {
  const counts = new Float64Array(subjects);
  const means = Array.from({ length: subjects }, () => new Float64Array(dimension));
  for (const { subject, vector } of lessons) {
    const mean = means[subject];
    if (mean === undefined) continue;
    counts[subject] = (counts[subject] ?? 0) + 1;
    for (const [at, value] of vector.entries()) mean[at] = (mean[at] ?? 0) + value;
  }
  for (const [subject, mean] of means.entries()) {
    const count = Math.max(1, counts[subject] ?? 0);
    for (const [at, sum] of mean.entries()) mean[at] = sum / count;
  }
  return means;
}

/** How vectors spread around their subject's mean. */
function spreadOf(
  lessons: readonly VectorLesson[],
  means: readonly Float64Array[],
  dimension: number,
): Float64Array[] {
  const spread = Array.from({ length: dimension }, () => new Float64Array(dimension));
  for (const { subject, vector } of lessons) {
    const off = Float64Array.from(vector, (value, at) => value - (means[subject]?.[at] ?? 0));
    for (const [row, target] of spread.entries()) {
      const value = off[row] ?? 0;
      for (let column = 0; column <= row; column += 1) {
        target[column] = (target[column] ?? 0) + value * (off[column] ?? 0);
      }
    }
  }
  for (const [row, target] of spread.entries()) {
    for (let column = row + 1; column < dimension; column += 1) {
      target[column] = spread[column]?.[row] ?? 0;
    }
  }
  const count = Math.max(1, lessons.length);
  const trace = spread.reduce((sum, row, at) => sum + (row[at] ?? 0), 0) / count;
  const even = (SHRINKAGE * Math.max(trace, Number.EPSILON)) / dimension;
  return spread.map((row, at) =>
    row.map((sum, column) => ((1 - SHRINKAGE) * sum) / count + (column === at ? even : 0)),
  );
}

/** Tells subjects apart by the meaning of sentences: linear discriminant analysis. */
export class MeaningModel {
  readonly #weights: readonly Float64Array[];
  readonly #offsets: readonly number[];

  /** The same lessons give the same model. */
  constructor(subjects: number, lessons: readonly VectorLesson[]) {
    const dimension = lessons[0]?.vector.length ?? 0;
    const means = meansOf(subjects, lessons, dimension);
    const inverse = inverseOf(spreadOf(lessons, means, dimension));
    this.#weights = means.map((mean) =>
      Float64Array.from(inverse, (row) =>
        row.reduce((sum, value, at) => sum + value * (mean[at] ?? 0), 0),
      ),
    );
    this.#offsets = this.#weights.map(
      (weights, subject) =>
        -0.5 * weights.reduce((sum, value, at) => sum + value * (means[subject]?.[at] ?? 0), 0),
    );
  }

  /** The evidence for each subject, in their order; only differences count. */
  evidence(vector: Float32Array): Float64Array {
    return Float64Array.from(this.#weights, (weights, subject) =>
      vector.reduce(
        (sum, value, at) => sum + value * (weights[at] ?? 0),
        this.#offsets[subject] ?? 0,
      ),
    );
  }
}
