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

/** Computes the days around an index that nobody has asked for yet. */
function fill({ firstDay, values }: NutationTable, index: number): void {
  for (let day = index - BEFORE; day <= index + AFTER; day++) {
    if (Number.isNaN(at(values, day))) values[day] = nutationInLongitude(firstDay + day);
  }
}

/** Lagrange's polynomial through six days, some part of a day after the one at an index. */
function polynomial({ values }: NutationTable, index: number, t: number): number {
  const a = t * t - 1;
  const b = t * t - 4;
  const c = t - 3;
  return (
    (t * a * (b * at(values, index + 3) - (t - 2) * c * at(values, index - 2))) / 120 +
    (t * c * ((t - 1) * b * at(values, index - 1) - a * (t + 2) * at(values, index + 2))) / 24 +
    (b * c * (t * (t + 1) * at(values, index + 1) - a * at(values, index))) / 12
  );
}

/**
 * Nutation in longitude, degrees, by Lagrange's polynomial through six days: within 0.0001 arcsec
 * of the series. The day (TT since J2000) has to lie within the table; NaN outside.
 */
export function interpolateNutation(table: NutationTable, day: number): number {
  const whole = Math.floor(day);
  const index = whole - table.firstDay;
  const known = polynomial(table, index, day - whole);
  if (!Number.isNaN(known)) return known;
  fill(table, index);
  return polynomial(table, index, day - whole);
}
