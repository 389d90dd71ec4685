import type { Passage } from './passages.ts';

/** A passage and how near it is to what was asked. */
export interface Neighbor {
  readonly passage: Passage;
  /** Cosine of the angle between the vectors, 0 where it is below. */
  readonly similarity: number;
}

/** The knowledge base in memory, to be searched exactly. */
export interface VectorIndex {
  readonly dimension: number;
  /**
   * The nearest passage of each of the nearest articles: more from one article would only crowd out
   * the others. Where two are equally near, the first one of the knowledge base comes first.
   */
  nearest(vector: Float32Array, limit: number): Neighbor[];
}

/** Two vectors of one model that have different lengths, or one that is no direction at all. */
export class UnfitVector extends Error {
  override readonly name = 'UnfitVector';
}

/**
 * A vector of length 1 in the same direction.
 * @throws UnfitVector for a vector with a number that is not finite, or of zeros alone
 */
export function normalized(vector: readonly number[] | Float32Array): Float32Array {
  let sum = 0;
  for (const value of vector) sum += value * value;
  const length = Math.sqrt(sum);
  if (!Number.isFinite(length) || length === 0)
    throw new UnfitVector('The vector has no direction');
  return Float32Array.from(vector, (value) => value / length);
}

/** @throws UnfitVector when a vector has another dimension than the first one */
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
 * Puts passages and their vectors, in the same order, into memory.
 * @throws UnfitVector
 */
export function createVectorIndex(
  passages: readonly Passage[],
  vectors: readonly (readonly number[] | Float32Array)[],
): VectorIndex {
  checkDimensions(vectors);
  const unit = vectors.map(normalized);
  const dimension = unit[0]?.length ?? 0;

  /** Where the query has no part, nothing can be in common: most places of one made of words. */
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
      // Sorting keeps the order of what is equally near.
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
