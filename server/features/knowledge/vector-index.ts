import type { Passage } from '../../providers/passage.ts';

/** A passage with its similarity to the query. */
export interface Neighbor {
  readonly passage: Passage;
  /** Cosine similarity, negative values clamped to 0. */
  readonly similarity: number;
}

/** The in-memory knowledge base, with exact search. */
export interface VectorIndex {
  readonly dimension: number;
  /**
   * The nearest passage of each of the nearest articles, so that one article cannot crowd out the
   * others. Ties keep the order of the knowledge base.
   */
  nearest(vector: Float32Array, limit: number): Neighbor[];
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
 * Builds the index from passages and their vectors, in the same order.
 * @throws UnfitVector
 */
export function createVectorIndex(
  passages: readonly Passage[],
  vectors: readonly (readonly number[] | Float32Array)[],
): VectorIndex {
  checkDimensions(vectors);
  const unit = vectors.map(normalized);
  const dimension = unit[0]?.length ?? 0;

  /** Positions of the query that are not zero; most are zero for word-based embeddings. */
  const partsOf = (query: Float32Array) => [...query.entries()].filter(([, value]) => value !== 0);

  function similarityTo(parts: ReturnType<typeof partsOf>, vector: Float32Array): number {
    let dot = 0;
    for (const [index, value] of parts) dot += value * (vector[index] ?? 0);
    return Math.min(1, Math.max(0, dot));
  }

  return {
    dimension,
    nearest(vector, limit) {
      checkDimensions([vector], dimension);
      const parts = partsOf(normalized(vector));
      // A stable sort keeps the order of ties.
      const ranked = passages
        .map((passage, index) => ({
          passage,
          similarity: similarityTo(parts, unit[index] ?? new Float32Array(dimension)),
        }))
        .toSorted((a, b) => b.similarity - a.similarity);
      const nearestOf = new Map<string, Neighbor>();
      for (const neighbor of ranked) {
        const { articleId } = neighbor.passage;
        if (!nearestOf.has(articleId)) nearestOf.set(articleId, neighbor);
      }
      return [...nearestOf.values()].slice(0, limit);
    },
  };
}
