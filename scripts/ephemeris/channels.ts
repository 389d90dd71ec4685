import type { ObservedBodyId } from '#shared/engine/bodies.ts';
import { nodeCorrection } from './node-correction.ts';
import { apparentLongitude, trueNodeLongitude } from './reduction.ts';
import type { SolarSystem } from './solar-system.ts';

/** How one body is fitted. */
export interface Channel {
  readonly id: ObservedBodyId;
  /** Degrees, not reduced to one turn, mean equinox of date; JD in TT. */
  longitude(jd: number): number;
  /** Largest error of a segment's polynomial before its coefficients are rounded, arcsec. */
  readonly toleranceArcsec: number;
  /** Where the search for the longest segment starts: the result for the default constants. */
  readonly usualDays: number;
  /**
   * Mean tropical motion, degrees a day: subtracted before a segment is unwrapped and stored.
   * Affects only the size of the stored numbers, not the result.
   */
  readonly degreesPerDay: number;
}

/**
 * The Sun has the tightest tolerance because it sets the design instant, an error of which moves
 * the Moon 13 times as far; then the Moon.
 */
const CHANNELS: readonly (Omit<Channel, 'longitude'> & { readonly name?: string })[] = [
  { id: 'sun', name: 'Sun', toleranceArcsec: 0.005, usualDays: 61, degreesPerDay: 0.98564736 },
  { id: 'moon', name: 'Moon', toleranceArcsec: 0.015, usualDays: 25, degreesPerDay: 13.17639648 },
  { id: 'north_node', toleranceArcsec: 0.02, usualDays: 26, degreesPerDay: -0.05295377 },
  {
    id: 'mercury',
    name: 'Mercury',
    toleranceArcsec: 0.025,
    usualDays: 41,
    degreesPerDay: 0.98564736,
  },
  { id: 'venus', name: 'Venus', toleranceArcsec: 0.025, usualDays: 62, degreesPerDay: 0.98564736 },
  { id: 'mars', name: 'Mars', toleranceArcsec: 0.025, usualDays: 65, degreesPerDay: 0.524071 },
  {
    id: 'jupiter',
    name: 'Jupiter',
    toleranceArcsec: 0.025,
    usualDays: 97,
    degreesPerDay: 0.083129,
  },
  { id: 'saturn', name: 'Saturn', toleranceArcsec: 0.025, usualDays: 107, degreesPerDay: 0.033498 },
  { id: 'uranus', name: 'Uranus', toleranceArcsec: 0.025, usualDays: 110, degreesPerDay: 0.011769 },
  {
    id: 'neptune',
    name: 'Neptune',
    toleranceArcsec: 0.025,
    usualDays: 114,
    degreesPerDay: 0.00602,
  },
  { id: 'pluto', name: 'Pluto', toleranceArcsec: 0.025, usualDays: 123, degreesPerDay: 0.003997 },
];

/** Every observed body with its longitude in a solar system that covers a range of JD. */
export function createChannels(system: SolarSystem, fromJd: number, toJd: number): Channel[] {
  const correction = nodeCorrection(system, fromJd, toJd);
  return CHANNELS.map(({ name, ...channel }) => ({
    ...channel,
    longitude: (jd) =>
      name === undefined
        ? trueNodeLongitude(system.moon, jd) + correction(jd)
        : apparentLongitude(system, name, jd),
  }));
}
