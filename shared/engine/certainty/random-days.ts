import type { BirthWindow } from './window.ts';

const MS_PER_MINUTE = 60_000;
const MINUTES_PER_DAY = 1440;

/** Numbers from 0 to below 1 by the generator mulberry32 (Tommy Ettinger, public domain). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Windows of 24 hours for measuring and testing, each from a whole minute; a seed always gives the
 * same ones.
 * @param fromYear the first year in which days begin
 * @param toYear the first year in which none does
 */
export function randomDays(
  seed: number,
  count: number,
  fromYear: number,
  toYear: number,
): BirthWindow[] {
  const random = randomNumbers(seed);
  const first = Date.UTC(fromYear, 0, 1);
  const minutes = (Date.UTC(toYear, 0, 1) - first) / MS_PER_MINUTE;
  return Array.from({ length: count }, () => {
    const startUtcMs = first + Math.floor(random() * minutes) * MS_PER_MINUTE;
    return { startUtcMs, endUtcMs: startUtcMs + MINUTES_PER_DAY * MS_PER_MINUTE };
  });
}
