import { wrap180 } from './wheel.ts';

/** How far the Sun moves from the design moment to birth. A solar arc, not 88 days. */
export const DESIGN_ARC_DEG = 88;

const MS_PER_DAY = 86_400_000;
const J2000_MS = Date.UTC(2000, 0, 1, 12);
const RADIANS_PER_DEGREE = Math.PI / 180;
/** The arc takes 86.6 to 92.0 days. */
const MIN_DAYS = 80;
const MAX_DAYS = 100;
/**
 * Below this the next step is the last: it leaves less than 1e-9°, which are 0.09 ms. The formula for
 * the speed is right to a hundredth; that between two instants of one day to 1e-5.
 */
const LAST_STEP_DEG = { byFormula: 1e-7, byTwoInstants: 1e-4 };
const MAX_STEPS = 12;

/** The Sun's mean anomaly in radians. */
function meanAnomaly(utcMs: number): number {
  return (357.529 + (0.98560028 * (utcMs - J2000_MS)) / MS_PER_DAY) * RADIANS_PER_DEGREE;
}

/** How many days before a birth the design moment lies, to some 0.015: fitted to the reference births. */
function firstGuessDays(birthUtcMs: number): number {
  const anomaly = meanAnomaly(birthUtcMs);
  const sin = Math.sin(anomaly);
  const cos = Math.cos(anomaly);
  return (
    89.31393 - 1.94207 * cos - 1.87649 * sin - 0.03178 * (2 * cos * cos - 1) - 0.01536 * sin * cos
  );
}

/** The Sun's apparent speed in degrees a day, to some 0.003: enough for the first step. */
function sunSpeed(utcMs: number): number {
  const cos = Math.cos(meanAnomaly(utcMs));
  return 0.98565 + 0.0329 * cos + 0.0007 * (2 * cos * cos - 1);
}

/**
 * The latest instant before birth at which the Sun stood 88° behind its place at birth, by the secant
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
  let utcMs = birthUtcMs - firstGuessDays(birthUtcMs) * MS_PER_DAY;
  let speed = sunSpeed(utcMs);
  let lastStepDeg = LAST_STEP_DEG.byFormula;
  let before = wrap180(sunLongitude(utcMs) - birthSunDeg + DESIGN_ARC_DEG);
  for (let step = 0; step < MAX_STEPS; step++) {
    const days = before / speed;
    utcMs -= days * MS_PER_DAY;
    if (Math.abs(before) < lastStepDeg) return Math.round(utcMs);
    const daysBefore = (birthUtcMs - utcMs) / MS_PER_DAY;
    if (!(daysBefore >= MIN_DAYS && daysBefore <= MAX_DAYS)) break;
    const ahead = wrap180(sunLongitude(utcMs) - birthSunDeg + DESIGN_ARC_DEG);
    speed = (before - ahead) / days;
    lastStepDeg = LAST_STEP_DEG.byTwoInstants;
    before = ahead;
  }
  throw new RangeError(`No design moment found for ${birthUtcMs} ms`);
}
