import { entryAt } from './lookup.ts';

/** A set of whole numbers from 0 to 63, as the bits of two words. */
export interface Bits {
  /** 0 to 31. */
  readonly low: number;
  /** 32 to 63. */
  readonly high: number;
}

/** The set of the given numbers, counted from `first`. */
export function bitsOf(numbers: readonly number[], first = 0): Bits {
  let low = 0;
  let high = 0;
  for (const number of numbers) {
    // A shift takes its distance modulo 32.
    const bit = 1 << (number - first);
    if (number - first < 32) low |= bit;
    else high |= bit;
  }
  return { low, high };
}

export function hasBit({ low, high }: Bits, number: number): boolean {
  return ((number < 32 ? low : high) & (1 << number)) !== 0;
}

/** Whether some number is in both sets. */
export function overlaps(a: Bits, b: Bits): boolean {
  return ((a.low & b.low) | (a.high & b.high)) !== 0;
}

/** The numbers that are in either set. */
export function unionOf(a: Bits, b: Bits): Bits {
  return { low: a.low | b.low, high: a.high | b.high };
}

/** The numbers that are in both sets. */
export function commonOf(a: Bits, b: Bits): Bits {
  return { low: a.low & b.low, high: a.high & b.high };
}

/** The numbers of the first set that are not in the other. */
export function withoutBits(a: Bits, b: Bits): Bits {
  return { low: a.low & ~b.low, high: a.high & ~b.high };
}

/** The entries of a table at the numbers of a set, in the order of the table. */
export function entriesIn<T>({ low, high }: Bits, table: readonly T[]): T[] {
  const entries: T[] = [];
  for (let rest = low; rest !== 0; rest &= rest - 1) {
    entries.push(entryAt(table, 31 - Math.clz32(rest & -rest)));
  }
  for (let rest = high; rest !== 0; rest &= rest - 1) {
    entries.push(entryAt(table, 63 - Math.clz32(rest & -rest)));
  }
  return entries;
}
