import type { GazetteerIndex } from './index-format.ts';

/** Keys are numbered in the order of their bytes. */
export interface KeyRange {
  readonly start: number;
  /** One past the last. */
  readonly end: number;
  /** True when the first key of the range is the text itself and no more. */
  readonly startsWithWhole: boolean;
}

/** The keys that begin with a text. */
export function keysWithPrefix(index: GazetteerIndex, text: string): KeyRange {
  const prefix = Buffer.from(text);
  const start = firstKey(index, (order) => order >= 0, prefix);
  const end = firstKey(index, (order) => order > 0, prefix);
  const firstLength = (index.keyOffsets[start + 1] ?? 0) - (index.keyOffsets[start] ?? 0);
  return { start, end, startsWithWhole: end > start && firstLength === prefix.length };
}

/** True when the key goes on with a new word after its first `length` bytes. */
export function breaksAt(index: GazetteerIndex, key: number, length: number): boolean {
  return index.keys[(index.keyOffsets[key] ?? 0) + length] === 0x20;
}

/** Number of the first key whose place against the prefix (-1 before, 0 within, 1 after) passes. */
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
  // The key's first bytes against the prefix: a shorter key stands before it.
  return index.keys.compare(prefix, 0, prefix.length, start, end);
}
