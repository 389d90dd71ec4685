import { DELTA_T_FIRST_YEAR, DELTA_T_SECONDS } from './delta-t.data.ts';

const MS_PER_DAY = 86_400_000;
const SECONDS_PER_DAY = 86_400;
/** Julian day of 1970-01-01T00:00Z. */
const UNIX_EPOCH_JD = 2_440_587.5;
/** From 1970-01-01T00:00Z to JD 2451545.0, the epoch J2000. */
const J2000_UNIX_DAYS = 10_957.5;
/** From 1970-01-01T00:00Z to 2000-01-01T00:00Z, where the table's year is 2000.0. */
const YEAR_2000_UNIX_DAYS = 10_957;
const DAYS_PER_STEP = 365.25 / 2;
const YEAR_2000_STEP = (2000 - DELTA_T_FIRST_YEAR) * 2;

function tableValue(step: number): number {
  const last = DELTA_T_SECONDS.length - 1;
  return DELTA_T_SECONDS[Math.min(Math.max(step, 0), last)] ?? 0;
}

/**
 * TT − UT in seconds for a UTC instant, by cubic (Catmull-Rom) interpolation of a half-year table
 * from 1848 to 2102; beyond it the end values stand. UTC is taken as UT1, which is off by less than
 * 0.9 s: 0.5″ of Moon.
 */
export function deltaTSeconds(utcMs: number): number {
  const position = (utcMs / MS_PER_DAY - YEAR_2000_UNIX_DAYS) / DAYS_PER_STEP + YEAR_2000_STEP;
  const step = Math.floor(position);
  const x = position - step;
  const before = tableValue(step - 1);
  const from = tableValue(step);
  const to = tableValue(step + 1);
  const after = tableValue(step + 2);
  const linear = to - before;
  const quadratic = 2 * before - 5 * from + 4 * to - after;
  const cubic = 3 * (from - to) + after - before;
  return from + 0.5 * x * (linear + x * (quadratic + x * cubic));
}

/** Days of Terrestrial Time since J2000 (JD 2451545.0 TT); finer than a Julian day as one number. */
export function ttDaysSinceJ2000(utcMs: number): number {
  return utcMs / MS_PER_DAY - J2000_UNIX_DAYS + deltaTSeconds(utcMs) / SECONDS_PER_DAY;
}

/** Julian day in Terrestrial Time; as a double it resolves about 40 microseconds. */
export function ttJulianDay(utcMs: number): number {
  return utcMs / MS_PER_DAY + UNIX_EPOCH_JD + deltaTSeconds(utcMs) / SECONDS_PER_DAY;
}
