import type { GazetteerIndex } from './index-format.ts';

/** A range of key numbers; keys are numbered in byte order. */
export interface KeyRange {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  /** True when the first key of the range equals the prefix. */
  readonly startsWithWhole: boolean;
}

/** The keys that begin with a prefix. */
export function keysWithPrefix(index: GazetteerIndex, text: string): KeyRange {
  const prefix = Buffer.from(text);
  const start = firstKey(index, (order) => order >= 0, prefix);
  const end = firstKey(index, (order) => order > 0, prefix);
  const firstLength = (index.keyOffsets[start + 1] ?? 0) - (index.keyOffsets[start] ?? 0);
  return { start, end, startsWithWhole: end > start && firstLength === prefix.length };
}

/** True when a new word starts after the key's first `length` bytes. */
export function breaksAt(index: GazetteerIndex, key: number, length: number): boolean {
  return index.keys[(index.keyOffsets[key] ?? 0) + length] === 0x20;
}

/**
 * Number of the first key whose comparison with the prefix (-1 before, 0 within, 1 after) passes.
 */
function firstKey(
  index: GazetteerIndex,
  passes: (order: number) => boolean,
  prefix: Buffer,
): number {
  let low = 0;
  let high = index.keyOffsets.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(orderAgainst(index, middle, prefix))) high = middle;
    else low = middle + 1;
  }
  return low;
}

function orderAgainst(index: GazetteerIndex, key: number, prefix: Buffer): number {
  const start = index.keyOffsets[key] ?? 0;
  const end = Math.min(index.keyOffsets[key + 1] ?? 0, start + prefix.length);
  // A key shorter than the prefix sorts before it.
  return index.keys.compare(prefix, 0, prefix.length, start, end);
}
