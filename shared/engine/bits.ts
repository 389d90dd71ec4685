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
    if (number < 32) this.low |= 1 << number;
    else this.high |= 1 << number;
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

function countOf(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** How many numbers are in both sets. */
export function countCommon(a: Bits, b: Bits): number {
  return countOf(a.low & b.low) + countOf(a.high & b.high);
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

/** What the sets of a table at the numbers of a set hold together. */
export function unionAt({ low, high }: Bits, table: readonly Bits[]): Bits {
  const union = { low: 0, high: 0 };
  for (let rest = low; rest !== 0; rest &= rest - 1) {
    const part = table[31 - Math.clz32(rest & -rest)] ?? NONE;
    union.low |= part.low;
    union.high |= part.high;
  }
  for (let rest = high; rest !== 0; rest &= rest - 1) {
    const part = table[63 - Math.clz32(rest & -rest)] ?? NONE;
    union.low |= part.low;
    union.high |= part.high;
  }
  return union;
}

/** The entries of a table at the numbers of a set, in the order of the table. */
export function entriesIn<T extends number | string | object>(
  { low, high }: Bits,
  table: readonly T[],
): T[] {
  const entries: T[] = [];
  for (let rest = low; rest !== 0; rest &= rest - 1) {
    const entry = table[31 - Math.clz32(rest & -rest)];
    if (entry !== undefined) entries.push(entry);
  }
  for (let rest = high; rest !== 0; rest &= rest - 1) {
    const entry = table[63 - Math.clz32(rest & -rest)];
    if (entry !== undefined) entries.push(entry);
  }
  return entries;
}
