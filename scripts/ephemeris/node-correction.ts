import { at } from '#shared/engine/ephemeris/packed-at.ts';
import { wrap180 } from '#shared/engine/wheel.ts';
import { DAYS_PER_CENTURY, J2000_JD, RAD_PER_DEG } from './constants.ts';
import { meanNodeDeg } from './earth-pole.ts';
import { solveLeastSquares } from './least-squares.ts';
import { trueNodeLongitude } from './reduction.ts';
import type { SolarSystem } from './solar-system.ts';

/** Days between samples: not a multiple of any of the Moon's periods. */
const SPACING = 7.37;

/**
 * A drift, and a tilt of the ecliptic that may itself drift: the difference between two theories'
 * planes.
 */
function terms(jd: number): Float64Array {
  const t = (jd - J2000_JD) / DAYS_PER_CENTURY;
  const node = meanNodeDeg(jd) * RAD_PER_DEG;
  const [cos, sin] = [Math.cos(node), Math.sin(node)];
  return Float64Array.of(1, t, cos, sin, t * cos, t * sin);
}

/**
 * Correction to the node of the lunar theory, degrees: the slow part of its difference from the
 * node of the integrated Moon, over a range of JD. The theory's orbital plane turns 0.07 arcsec a
 * century too fast; the integration's, which is less exact along the orbit, does not.
 */
export function nodeCorrection(
  system: SolarSystem,
  fromJd: number,
  toJd: number,
): (jd: number) => number {
  const rows: Float64Array[] = [];
  const differences: number[] = [];
  for (let jd = fromJd; jd < toJd; jd += SPACING) {
    const integrated = trueNodeLongitude(system.integratedMoon, jd);
    rows.push(terms(jd));
    differences.push(wrap180(integrated - trueNodeLongitude(system.moon, jd)));
  }
  const coefficients = solveLeastSquares(rows, differences);
  return (jd) => terms(jd).reduce((sum, term, k) => sum + term * at(coefficients, k), 0);
}
