import { at } from '#shared/engine/ephemeris/packed-at.ts';
import { GRID_FIRST_DAY, type TableHeader } from '#shared/engine/ephemeris/packed-format.ts';
import { wrap180, wrap360 } from '#shared/engine/wheel.ts';
import type { Channel } from './channels.ts';
import { chebyshevCoefficients, chebyshevNodes } from './chebyshev.ts';
import { J2000_JD } from './constants.ts';

/** Degree of every polynomial: higher ones save a few percent and slow every evaluation. */
const DEGREE = 23;
/** Checked points per segment, including both ends: two between neighboring nodes. */
const CHECKS = 53;
/** Quanta in a tolerance. */
const QUANTA_PER_TOLERANCE = 3;
const ARCSEC_PER_TURN = 1_296_000;
const LONGEST_SEGMENT = 250;

/** A body's polynomials over the entire range, in quanta, T0 not reduced to one turn. */
export interface Fit {
  readonly id: Channel['id'];
  readonly header: Omit<TableHeader, 'firstSegment' | 'segmentCount' | 'startQuanta'>;
  /** Row-major, segments x (degree + 1). */
  readonly quanta: Float64Array;
  readonly toleranceArcsec: number;
  /** After rounding, over all checked points. */
  readonly maxErrorArcsec: number;
  readonly meanErrorArcsec: number;
}

/** Days TT since J2000 that a fit has to cover, beginning at the grid's first day. */
export interface FitRange {
  readonly lastDay: number;
}

const NODES = chebyshevNodes(DEGREE);
const CHECK_POINTS = Float64Array.from({ length: CHECKS }, (_, k) => (2 * k) / (CHECKS - 1) - 1);

/** One segment's longitudes as a function of x in [-1, 1], counted from its middle's longitude. */
interface Segment {
  readonly middleLongitude: number;
  /** Degrees, unwrapped. */
  relative(x: number): number;
}

function segmentOf(channel: Channel, segmentDays: number, index: number): Segment {
  const half = segmentDays / 2;
  const middleJd = J2000_JD + GRID_FIRST_DAY + (index + 0.5) * segmentDays;
  const middleLongitude = channel.longitude(middleJd);
  return {
    middleLongitude,
    relative(x) {
      // Less its mean motion a body stays within half a turn of the middle.
      const motion = channel.degreesPerDay * half * x;
      const beyond = channel.longitude(middleJd + half * x) - middleLongitude - motion;
      return wrap180(beyond) + motion;
    },
  };
}

function evaluate(coefficients: ArrayLike<number>, x: number): number {
  let later = 0;
  let latest = 0;
  for (let k = coefficients.length - 1; k > 0; k--) {
    const sum = 2 * x * latest - later + at(coefficients, k);
    later = latest;
    latest = sum;
  }
  return x * latest - later + at(coefficients, 0);
}

/** Errors in arcsec of a polynomial in degrees at the checked points. */
function errors(segment: Segment, coefficients: Float64Array): Float64Array {
  return CHECK_POINTS.map((x) => Math.abs(evaluate(coefficients, x) - segment.relative(x)) * 3600);
}

interface SegmentFit {
  readonly segment: Segment;
  /** Degrees from the middle's longitude. */
  readonly coefficients: Float64Array;
}

/** The polynomials of all segments of one length, or undefined when one misses the tolerance. */
function interpolate(
  channel: Channel,
  segmentDays: number,
  range: FitRange,
): SegmentFit[] | undefined {
  const count = Math.ceil((range.lastDay - GRID_FIRST_DAY) / segmentDays);
  const fits: SegmentFit[] = [];
  for (let index = 0; index < count; index++) {
    const segment = segmentOf(channel, segmentDays, index);
    const coefficients = chebyshevCoefficients(NODES.map((x) => segment.relative(x)));
    if (Math.max(...errors(segment, coefficients)) > channel.toleranceArcsec) return undefined;
    fits.push({ segment, coefficients });
  }
  return fits;
}

/** The longest segment, in whole days, within the tolerance; searched from the default one. */
function longestSegment(
  channel: Channel,
  range: FitRange,
): { segmentDays: number; fits: SegmentFit[] } {
  let segmentDays = channel.usualDays;
  let fits = interpolate(channel, segmentDays, range);
  while (fits === undefined) {
    segmentDays--;
    if (segmentDays === 0) throw new Error(`${channel.id} holds its tolerance with no segment`);
    fits = interpolate(channel, segmentDays, range);
  }
  for (;;) {
    const longer = interpolate(channel, segmentDays + 1, range);
    if (longer === undefined || segmentDays === LONGEST_SEGMENT) return { segmentDays, fits };
    segmentDays++;
    fits = longer;
  }
}

/** Fits one body over the range. Throws when even one-day segments exceed the tolerance. */
export function fitChannel(channel: Channel, range: FitRange): Fit {
  const { segmentDays, fits } = longestSegment(channel, range);
  const quantaPerTurn = Math.round(
    (ARCSEC_PER_TURN * QUANTA_PER_TOLERANCE) / channel.toleranceArcsec,
  );
  const quantaPerDegree = quantaPerTurn / 360;
  const row = DEGREE + 1;
  const quanta = new Float64Array(fits.length * row);
  let maxErrorArcsec = 0;
  let sum = 0;
  for (const [index, { segment, coefficients }] of fits.entries()) {
    // Rounded together with the middle's longitude, as the reader will add them.
    const middle = wrap360(segment.middleLongitude);
    const rounded = coefficients.map((value, degree) =>
      Math.round((degree === 0 ? middle + value : value) * quantaPerDegree),
    );
    quanta.set(rounded, index * row);
    const readBack = rounded.map((value) => value / quantaPerDegree);
    readBack[0] = at(readBack, 0) - middle;
    const segmentErrors = errors(segment, readBack);
    maxErrorArcsec = Math.max(maxErrorArcsec, ...segmentErrors);
    sum += segmentErrors.reduce((total, error) => total + error, 0);
  }
  const motionQuanta = Math.round(((channel.degreesPerDay * segmentDays) / 2) * quantaPerDegree);
  return {
    id: channel.id,
    header: { segmentDays, degree: DEGREE, quantaPerTurn, motionQuanta },
    quanta,
    toleranceArcsec: channel.toleranceArcsec,
    maxErrorArcsec,
    meanErrorArcsec: sum / (fits.length * CHECKS),
  };
}
