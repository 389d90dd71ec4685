/** A seeded source of random choices, so that a failing run can be repeated. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** An integer from 0 up to, not including, `below`. */
  below(below: number): number;
  isTrue(probability: number): boolean;
  oneOf<T>(values: readonly T[]): T;
}

/** Mulberry32: 32 bits of state are enough for choosing test inputs. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    isTrue: (probability) => next() < probability,
    oneOf(values) {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('There is nothing to choose from');
      return value;
    },
  };
}
