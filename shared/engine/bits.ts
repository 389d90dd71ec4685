/** A set of whole numbers from 0 to 63, as the bits of two words. */
export interface Bits {
  /** 0 to 31. */
  readonly low: number;
  /** 32 to 63. */
  readonly high: number;
}

/** Gathers numbers one by one, which makes no object for each. */
export class BitsBuilder {
  // Private fields are slower to make than the whole set.
  private low = 0;
  private high = 0;

  add(number: number): void {
    // A shift takes its distance modulo 32.
    const bit = 1 << number;
    const isHigh = -(number >> 5);
    this.low |= bit & ~isHigh;
    this.high |= bit & isHigh;
  }

  bits(): Bits {
    return { low: this.low, high: this.high };
  }
}

/** The set of the given numbers, counted from `first`. */
export function bitsOf(numbers: readonly number[], first = 0): Bits {
  const builder = new BitsBuilder();
  for (const number of numbers) builder.add(number - first);
  return builder.bits();
}

/** 1 for a number in the set, 0 for others: to look up or add, where a condition can't be foreseen. */
export function bitAt({ low, high }: Bits, number: number): number {
  return ((number < 32 ? low : high) >>> number) & 1;
}

export function hasBit(set: Bits, number: number): boolean {
  return bitAt(set, number) === 1;
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

/** How many bits of a word are set: counted in pairs, these in fours, and so on. */
function countOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The numbers of the first set that are not in the other. */
export function withoutBits(a: Bits, b: Bits): Bits {
  return { low: a.low & ~b.low, high: a.high & ~b.high };
}

/** The numbers that are in exactly one of the sets. */
export function differenceOf(a: Bits, b: Bits): Bits {
  return { low: a.low ^ b.low, high: a.high ^ b.high };
}

const NONE: Bits = { low: 0, high: 0 };

// One loop for both words, not one for each: V8 inlines these into a dozen rules, and so half the code.

/** What the sets of a table at the numbers of a set hold together. */
export function unionAt(set: Bits, table: readonly Bits[]): Bits {
  let low = 0;
  let high = 0;
  for (let first = 0; first < 64; first += 32) {
    for (let rest = first === 0 ? set.low : set.high; rest !== 0; rest &= rest - 1) {
      const part = table[first + 31 - Math.clz32(rest & -rest)] ?? NONE;
      low |= part.low;
      high |= part.high;
    }
  }
  return { low, high };
}

/** The sum of a table's entries at the numbers of a set. */
export function sumAt(set: Bits, table: readonly number[]): number {
  let sum = 0;
  for (let first = 0; first < 64; first += 32) {
    for (let rest = first === 0 ? set.low : set.high; rest !== 0; rest &= rest - 1) {
      sum += table[first + 31 - Math.clz32(rest & -rest)] ?? 0;
    }
  }
  return sum;
}

/** The entries of a table at the numbers of a set, in the order of the table. */
export function entriesIn<T extends number | string | object>(set: Bits, table: readonly T[]): T[] {
  // With room for all from the start: an array that grows is copied.
  const entries = new Array<T>(countOf(set.low) + countOf(set.high));
  let count = 0;
  for (let first = 0; first < 64; first += 32) {
    for (let rest = first === 0 ? set.low : set.high; rest !== 0; rest &= rest - 1) {
      const entry = table[first + 31 - Math.clz32(rest & -rest)];
      if (entry !== undefined) entries[count++] = entry;
    }
  }
  return entries;
}

/** The same of two sets that share no number, each with a table of its own; ascending. */
export function entriesInEither<T extends number | string | object>(
  set: Bits,
  table: readonly T[],
  otherSet: Bits,
  otherTable: readonly T[],
): T[] {
  const both = unionOf(set, otherSet);
  const entries = new Array<T>(countOf(both.low) + countOf(both.high));
  let count = 0;
  for (let first = 0; first < 64; first += 32) {
    const own = first === 0 ? set.low : set.high;
    for (let rest = first === 0 ? both.low : both.high; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const entry = ((own & bit) === 0 ? otherTable : table)[first + 31 - Math.clz32(bit)];
      if (entry !== undefined) entries[count++] = entry;
    }
  }
  return entries;
}

/** Tells which entries of a list a set has, in the order of the list, by the number of each entry. */
export function choiceFrom<T extends number | string | object>(
  list: readonly T[],
  numberOf: (entry: T) => number,
): (set: Bits) => T[] {
  const numbers = list.map(numberOf);
  const listed = bitsOf(numbers);
  const indexes = Array.from({ length: 64 }, (_, number) =>
    bitsOf(numbers.flatMap((own, index) => (own === number ? [index] : []))),
  );
  return (set) => entriesIn(unionAt(commonOf(set, listed), indexes), list);
}
