export interface Position {
  /** Counted from 0. */
  readonly line: number;
  readonly column: number;
}

/** Where a fault is put in. */
export interface Span {
  readonly fileName: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

/** Mutants that remove a whole function contain many others and are the easiest to detect. */
const NESTED_AT_MOST = 5;

function isBefore(a: Position, b: Position): boolean {
  return a.line < b.line || (a.line === b.line && a.column <= b.column);
}

/** Whether a fault lies inside another one's span, or is that one. */
function isInside(inner: Span, outer: Span): boolean {
  return (
    inner.fileName === outer.fileName &&
    isBefore(outer.location.start, inner.location.start) &&
    isBefore(inner.location.end, outer.location.end)
  );
}

/** Numbers from 0 up to 1 that a seed repeats (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = randomOf(seed);
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/**
 * Picks spans at random until at least `size` faults lie in them; the same seed picks the same.
 * A span is taken with the few faults inside it, since a range selects all of them.
 * @returns all of them when there are no more than `size`.
 */
export function sampleOf<S extends Span>(spans: readonly S[], size: number, seed: number): S[] {
  if (spans.length <= size) return [...spans];
  const taken = new Set<S>();
  for (const span of shuffled(spans, seed)) {
    if (taken.size >= size) break;
    const inside = spans.filter((other) => isInside(other, span));
    if (inside.length <= NESTED_AT_MOST) for (const one of inside) taken.add(one);
  }
  return spans.filter((span) => taken.has(span));
}
