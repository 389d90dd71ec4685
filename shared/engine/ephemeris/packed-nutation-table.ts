import { at } from './packed-at.ts';
import { nutationInLongitude } from './packed-nutation.ts';

/** Days of the table before and after a day that its interpolation looks at. */
const BEFORE = 2;
const AFTER = 3;

/** Nutation in longitude at the beginning of every day of a range, degrees. */
export interface NutationTable {
  /** Whole days TT since J2000. */
  readonly firstDay: number;
  /** NaN until the day is first asked for. */
  readonly values: Float64Array;
}

/** For instants from `firstDay` to `lastDay`; the series is computed for the days that are used. */
export function createNutationTable(firstDay: number, lastDay: number): NutationTable {
  const first = Math.floor(firstDay) - BEFORE;
  const count = Math.ceil(lastDay) + AFTER - first + 1;
  return { firstDay: first, values: new Float64Array(count).fill(Number.NaN) };
}

function valueAt({ firstDay, values }: NutationTable, place: number): number {
  const known = at(values, place);
  if (!Number.isNaN(known)) return known;
  const value = nutationInLongitude(firstDay + place);
  values[place] = value;
  return value;
}

/**
 * Nutation in longitude, degrees, by Lagrange's polynomial through six days: within 0.0001 arcsec
 * of the series. The day (TT since J2000) has to lie within the table; NaN outside.
 */
export function interpolateNutation(table: NutationTable, day: number): number {
  const whole = Math.floor(day);
  const k = whole - table.firstDay;
  const t = day - whole;
  const a = t * t - 1;
  const b = t * t - 4;
  const c = t - 3;
  return (
    (t * a * (b * valueAt(table, k + 3) - (t - 2) * c * valueAt(table, k - 2))) / 120 +
    (t * c * ((t - 1) * b * valueAt(table, k - 1) - a * (t + 2) * valueAt(table, k + 2))) / 24 +
    (b * c * (t * (t + 1) * valueAt(table, k + 1) - a * valueAt(table, k))) / 12
  );
}
