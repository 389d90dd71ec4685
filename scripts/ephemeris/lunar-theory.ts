import elp from 'astronomia/data/elpMppDeFull';
import { at } from '#shared/engine/ephemeris/packed-at.ts';
import { DAYS_PER_CENTURY, J2000_JD, KM_PER_AU, RAD_PER_ARCSEC } from './constants.ts';
import { turnAxesX, turnAxesZ, type Vector } from './vector.ts';

/**
 * Geocentric Moon by ELP/MPP02 (Chapront & Francou 2003, A&A 404, 735), constants fitted to DE405,
 * all 35 902 terms as tabulated by npm `astronomia` (MIT). Geometric, without light time; ICRF
 * axes; AU; TDB. Tidal acceleration is DE405's.
 */

/**
 * Samples in a run, within which phases are treated as linear in time (error below 1e-5 arcsec).
 */
const RUN = 32;
/** Days between samples. */
const SPACING = 1;
/** Points of the central Lagrange interpolation; its error is below 1e-5 arcsec. */
const POINTS = 16;

/** P and Q of the mean ecliptic of date in the inertial ecliptic of J2000 (Laskar 1986), by T^k. */
const P = [0, 0.10180391e-4, 0.47020439e-6, -0.5417367e-9, -0.2507948e-11, 0.463486e-14];
const Q = [0, -0.113469002e-3, 0.12372674e-6, 0.1265417e-8, -0.1371808e-11, -0.320334e-14];

/**
 * Inertial mean ecliptic of J2000 against the ICRS: inclination, and arc from the ICRS origin to
 * the node, arcsec (Chapront, Chapront-Touze & Francou 2002, A&A 387, 700, solution 2).
 */
const OBLIQUITY = 84381.411;
const ORIGIN = -0.05542;

function horner(coefficients: readonly number[], x: number): number {
  return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
}

/** Adds sum(A T^power sin(phase)) at `count` days from `startJd` to `into`. */
function addTerm(
  term: readonly number[],
  power: number,
  startJd: number,
  into: Float64Array,
): void {
  const [amplitude = 0, ...phase] = term;
  const rate = phase.slice(1).map((coefficient, k) => coefficient * (k + 1));
  const start = (startJd - J2000_JD) / DAYS_PER_CENTURY;
  const spacing = SPACING / DAYS_PER_CENTURY;
  const middle = start + (spacing * into.length) / 2;
  // The phase is exact at the middle of the run and linear around it.
  const step = horner(rate, middle) * spacing;
  const first = horner(phase, middle) - (step * into.length) / 2;
  const turnCos = Math.cos(step);
  const turnSin = Math.sin(step);
  let sin = Math.sin(first);
  let cos = Math.cos(first);
  for (let k = 0; k < into.length; k++) {
    const size = power === 0 ? amplitude : amplitude * (start + k * spacing) ** power;
    into[k] = at(into, k) + size * sin;
    const next = sin * turnCos + cos * turnSin;
    cos = cos * turnCos - sin * turnSin;
    sin = next;
  }
}

function sumSeries(
  series: Readonly<Record<string, readonly (readonly number[])[]>>,
  startJd: number,
): Float64Array {
  const sums = new Float64Array(RUN);
  for (const [power, terms] of Object.entries(series)) {
    // Smallest terms first, so that they are not lost in rounding.
    for (const term of terms.toReversed()) addTerm(term, Number(power), startJd, sums);
  }
  return sums;
}

/** Longitude, latitude (radians) and distance (km) to the inertial ecliptic of J2000, in AU. */
function toInertialEcliptic(
  longitude: number,
  latitude: number,
  km: number,
  centuries: number,
): Vector {
  const r = km / KM_PER_AU;
  const x = r * Math.cos(longitude) * Math.cos(latitude);
  const y = r * Math.sin(longitude) * Math.cos(latitude);
  const z = r * Math.sin(latitude);
  const p = horner(P, centuries);
  const q = horner(Q, centuries);
  const s = 2 * Math.sqrt(1 - p * p - q * q);
  return {
    x: (1 - 2 * p * p) * x + 2 * p * q * y + p * s * z,
    y: 2 * p * q * x + (1 - 2 * q * q) * y - q * s * z,
    z: -p * s * x + q * s * y + (1 - 2 * p * p - 2 * q * q) * z,
  };
}

/** From the inertial ecliptic of J2000 to ICRF axes. */
function toIcrf(ecliptic: Vector): Vector {
  return turnAxesZ(turnAxesX(ecliptic, -OBLIQUITY * RAD_PER_ARCSEC), -ORIGIN * RAD_PER_ARCSEC);
}

/** Samples of a whole range: x, y, z after each other, ICRF, AU. */
function sample(firstJd: number, runs: number): Float64Array {
  const samples = new Float64Array(3 * RUN * runs);
  for (let run = 0, place = 0; run < runs; run++) {
    const startJd = firstJd + run * RUN * SPACING;
    const longitudes = sumSeries(elp.L, startJd);
    const latitudes = sumSeries(elp.B, startJd);
    const distances = sumSeries(elp.R, startJd);
    for (let k = 0; k < RUN; k++, place += 3) {
      const centuries = (startJd + k * SPACING - J2000_JD) / DAYS_PER_CENTURY;
      const longitude = horner(elp.W1, centuries) + at(longitudes, k) * RAD_PER_ARCSEC;
      const latitude = at(latitudes, k) * RAD_PER_ARCSEC;
      const position = toInertialEcliptic(longitude, latitude, at(distances, k), centuries);
      const { x, y, z } = toIcrf(position);
      samples.set([x, y, z], place);
    }
  }
  return samples;
}

/** Barycentric weights of equidistant points: binomial coefficients with changing sign. */
const BARYCENTRIC = Float64Array.from({ length: POINTS }, (_, k) => {
  let weight = 1;
  for (let j = 0; j < k; j++) weight *= -(POINTS - 1 - j) / (j + 1);
  return weight;
});

/** Interpolates three columns of `samples` from sample number `first` on; x counts samples. */
function interpolate(samples: Float64Array, first: number, x: number): Vector {
  let [weights, sumX, sumY, sumZ] = [0, 0, 0, 0];
  for (let k = 0, place = 3 * first; k < POINTS; k++, place += 3) {
    // At a sample itself the quotient would be infinite, so the zero distance is replaced.
    const weight = at(BARYCENTRIC, k) / (x - k || 1e-300);
    weights += weight;
    sumX += weight * at(samples, place);
    sumY += weight * at(samples, place + 1);
    sumZ += weight * at(samples, place + 2);
  }
  return { x: sumX / weights, y: sumY / weights, z: sumZ / weights };
}

/** The geocentric Moon over a range of days. */
export interface LunarTheory {
  /** Geometric geocentric position, ICRF, AU; JD in TDB. Throws outside the range. */
  position(jd: number): Vector;
}

/** Sums the series day by day over a range of JD (TDB); in between it is interpolated. */
export function createLunarTheory(fromJd: number, toJd: number): LunarTheory {
  const firstJd = Math.floor(fromJd) - POINTS * SPACING;
  const runs = Math.ceil((toJd - firstJd) / (RUN * SPACING)) + 1;
  const samples = sample(firstJd, runs);
  return {
    position(jd) {
      const place = (jd - firstJd) / SPACING;
      const first = Math.floor(place) - POINTS / 2 + 1;
      if (!(first >= 0 && 3 * (first + POINTS) <= samples.length)) {
        throw new RangeError(`JD ${jd} is outside the Moon's table`);
      }
      return interpolate(samples, first, place - first);
    },
  };
}
