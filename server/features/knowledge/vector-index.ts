/** The vectors of the knowledge base, with exact comparison. */
export interface VectorIndex {
  readonly dimension: number;
  /** The cosine similarity of every passage, in their order; negative values are clamped to 0. */
  similarities(vector: Float32Array): readonly number[];
}

/** Two vectors of one model differ in length, or one has no direction. */
export class UnfitVector extends Error {
  override readonly name = 'UnfitVector';
}

/**
 * Normalizes a vector to length 1.
 * @throws UnfitVector for a vector with a number that is not finite, or of zeros only
 */
export function normalized(vector: readonly number[] | Float32Array): Float32Array {
  let sum = 0;
  for (const value of vector) sum += value * value;
  const length = Math.sqrt(sum);
  if (!Number.isFinite(length) || length === 0)
    throw new UnfitVector('The vector has no direction');
  return Float32Array.from(vector, (value) => value / length);
}

/** @throws UnfitVector when a vector's dimension differs from the first one's */
export function checkDimensions(
  vectors: Iterable<{ readonly length: number }>,
  expected: number | null = null,
): void {
  let dimension = expected;
  for (const { length } of vectors) {
    dimension ??= length;
    if (length !== dimension) {
      throw new UnfitVector(`A vector has ${length} numbers instead of ${dimension}`);
    }
  }
}

/**
 * Builds the index from the passages' vectors, in their order.
 * @throws UnfitVector
 */
export function createVectorIndex(
  vectors: readonly (readonly number[] | Float32Array)[],
): VectorIndex {
  checkDimensions(vectors);
  const unit = vectors.map(normalized);
  const dimension = unit[0]?.length ?? 0;
  return {
    dimension,
    similarities(vector) {
      checkDimensions([vector], dimension);
      // Most numbers are zero for word-based embeddings.
      const parts = [...normalized(vector).entries()].filter(([, value]) => value !== 0);
      return unit.map((own) => {
        let dot = 0;
        for (const [index, value] of parts) dot += value * (own[index] ?? 0);
        return Math.min(1, Math.max(0, dot));
      });
    },
  };
}
