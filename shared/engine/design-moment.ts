import { wrap180 } from './wheel.ts';

/** How far the Sun moves from the design moment to birth. A solar arc, not 88 days. */
export const DESIGN_ARC_DEG = 88;

const MS_PER_DAY = 86_400_000;
const J2000_MS = Date.UTC(2000, 0, 1, 12);
const RADIANS_PER_DEGREE = Math.PI / 180;
/** The arc takes 86.6 to 92.0 days. */
const FIRST_GUESS_DAYS = 88.9;
const MIN_DAYS = 80;
const MAX_DAYS = 100;
/**
 * Below this the next step is the last: it leaves less than 1e-9°, since the speed is known to a
 * hundredth, and 1e-9° are 0.09 ms.
 */
const LAST_STEP_DEG = 1e-7;
const MAX_STEPS = 12;

/** The Sun's apparent speed in degrees a day, to some 0.003: enough for the root-finding. */
function sunSpeed(utcMs: number): number {
  const meanAnomaly =
    (357.529 + (0.98560028 * (utcMs - J2000_MS)) / MS_PER_DAY) * RADIANS_PER_DEGREE;
  return 0.98565 + 0.0329 * Math.cos(meanAnomaly) + 0.0007 * Math.cos(2 * meanAnomaly);
}

/**
 * The latest instant before birth at which the Sun stood 88° behind its place at birth, by Newton's
 * method.
 * @param birthUtcMs UTC in milliseconds since 1970
 * @param birthSunDeg the Sun's longitude at birth, in the frame of `sunLongitude`
 * @param sunLongitude the Sun's longitude in degrees at an instant
 * @returns UTC in whole milliseconds since 1970
 * @throws RangeError when `sunLongitude` does not move like the Sun
 */
export function designMoment(
  birthUtcMs: number,
  birthSunDeg: number,
  sunLongitude: (utcMs: number) => number,
): number {
  let utcMs = birthUtcMs - FIRST_GUESS_DAYS * MS_PER_DAY;
  for (let step = 0; step < MAX_STEPS; step++) {
    const ahead = wrap180(sunLongitude(utcMs) - birthSunDeg + DESIGN_ARC_DEG);
    utcMs -= (ahead / sunSpeed(utcMs)) * MS_PER_DAY;
    if (Math.abs(ahead) < LAST_STEP_DEG) return Math.round(utcMs);
    const daysBefore = (birthUtcMs - utcMs) / MS_PER_DAY;
    if (daysBefore < MIN_DAYS || daysBefore > MAX_DAYS) break;
  }
  throw new RangeError(`No design moment found for ${birthUtcMs} ms`);
}
