import type { ObservedBodyId } from '../bodies.ts';

/**
 * Apparent geocentric longitudes in degrees, [0, 360): tropical, ecliptic and true equinox of date,
 * with light time, aberration and nutation. `north_node` is the true (osculating) node of the Moon,
 * geometric. Earth and South Node are opposite Sun and North Node and not listed.
 */
export type Longitudes = Readonly<Record<ObservedBodyId, number>>;

/** Where an engine gets positions from. Instants are UTC in milliseconds since 1970, taken as UT1. */
export interface Ephemeris {
  /** Names the source of the positions for reports: "astronomy-engine 2.1.19". */
  readonly name: string;
  /** All longitudes at an instant. @throws EphemerisRangeError */
  longitudes(utcMs: number): Longitudes;
  /** The Sun's alone, same frame: root-finding needs nothing else. @throws EphemerisRangeError */
  sunLongitude(utcMs: number): number;
  /** One body's alone, same frame. Left out where it would take as long as all of them. */
  longitude?(body: ObservedBodyId, utcMs: number): number;
}

/**
 * What every ephemeris covers: births from 1850 to 2100 in any zone of the world, and 100 days
 * before the first of them for the design moment.
 */
export const EPHEMERIS_FIRST_MS = Date.UTC(1849, 8, 1);
export const EPHEMERIS_LAST_MS = Date.UTC(2101, 0, 10);

/** An instant outside the years that positions exist for, or no number at all. */
export class EphemerisRangeError extends RangeError {
  constructor(readonly utcMs: number) {
    super(`No positions for ${utcMs} ms: outside 1849-09-01 to 2101-01-10`);
    this.name = 'EphemerisRangeError';
  }
}

/** @throws EphemerisRangeError unless the instant is covered. */
export function assertCovered(utcMs: number): void {
  if (!(utcMs >= EPHEMERIS_FIRST_MS && utcMs <= EPHEMERIS_LAST_MS)) {
    throw new EphemerisRangeError(utcMs);
  }
}
