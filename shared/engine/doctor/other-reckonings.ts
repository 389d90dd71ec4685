import { OBSERVED_BODY_IDS } from '../bodies.ts';
import type { Longitudes } from '../ephemeris/port.ts';
import { recordOf } from '../lookup.ts';
import { ttDaysSinceJ2000 } from '../time/delta-t.ts';
import { wrap360 } from '../wheel.ts';

/* Longitudes as other calculators reckon them, where they leave our conventions. */

const DAYS_PER_CENTURY = 36_525;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** Nutation in longitude, degrees: its four largest terms, right to 0.5″ (Meeus 1998, chapter 22). */
function nutationDeg(day: number): number {
  const centuries = day / DAYS_PER_CENTURY;
  const node = (125.04452 - 1934.136261 * centuries) * RADIANS_PER_DEGREE;
  const sun = (280.4665 + 36_000.7698 * centuries) * RADIANS_PER_DEGREE;
  const moon = (218.3165 + 481_267.8813 * centuries) * RADIANS_PER_DEGREE;
  const arcsec =
    -17.2 * Math.sin(node) -
    1.32 * Math.sin(2 * sun) -
    0.23 * Math.sin(2 * moon) +
    0.21 * Math.sin(2 * node);
  return arcsec / 3600;
}

/** The Moon's mean ascending node in degrees, true equinox of date (Meeus 1998, chapter 47). */
export function meanNodeDeg(utcMs: number): number {
  const day = ttDaysSinceJ2000(utcMs);
  const t = day / DAYS_PER_CENTURY;
  const mean =
    125.0445479 - 1934.1362891 * t + 0.0020754 * t ** 2 + t ** 3 / 467_441 - t ** 4 / 60_616_000;
  return wrap360(mean + nutationDeg(day));
}

export const AYANAMSAS = ['lahiri', 'fagan-bradley'] as const;
export type Ayanamsa = (typeof AYANAMSAS)[number];

/** Longitude of the sidereal zero point at J2000, degrees from the mean equinox. */
const ZERO_AT_J2000: Readonly<Record<Ayanamsa, number>> = {
  lahiri: 23.857092,
  'fagan-bradley': 24.740301,
};

/** Longitude of the sidereal zero point, degrees from the true equinox of date (precession: IAU 2006). */
export function ayanamsaDeg(ayanamsa: Ayanamsa, utcMs: number): number {
  const day = ttDaysSinceJ2000(utcMs);
  const t = day / DAYS_PER_CENTURY;
  const precessionDeg = (5028.796195 * t + 1.1054348 * t ** 2) / 3600;
  return ZERO_AT_J2000[ayanamsa] + precessionDeg + nutationDeg(day);
}

/** All longitudes of an instant in a sidereal zodiac. */
export function siderealLongitudes(
  tropical: Longitudes,
  ayanamsa: Ayanamsa,
  utcMs: number,
): Longitudes {
  const zero = ayanamsaDeg(ayanamsa, utcMs);
  return recordOf(OBSERVED_BODY_IDS, (body) => wrap360(tropical[body] - zero));
}
