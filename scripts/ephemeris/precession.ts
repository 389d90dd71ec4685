import { DAYS_PER_CENTURY, J2000_JD, RAD_PER_ARCSEC } from './constants.ts';
import { turnAxesX, turnAxesZ, type Vector } from './vector.ts';

/**
 * Fukushima-Williams angles of the mean ecliptic and equinox of date, arcsec by powers of Julian
 * centuries TT from J2000 (IAU 2006; Hilton et al. 2006, Capitaine & Wallace 2006; with frame bias).
 */
const GAMMA = [-0.052928, 10.556378, 0.4932044, -0.00031238, -0.000002788, 2.6e-8];
const PHI = [84381.412819, -46.811016, 0.0511268, 0.00053289, -4.4e-7, -1.76e-8];
const PSI = [-0.041775, 5038.481484, 1.5584175, -0.00018522, -0.000026452, -1.48e-8];

function angle(arcsecByPower: readonly number[], jd: number): number {
  const t = (jd - J2000_JD) / DAYS_PER_CENTURY;
  return arcsecByPower.reduceRight((sum, term) => sum * t + term, 0) * RAD_PER_ARCSEC;
}

/**
 * An ICRF vector in the axes of the mean ecliptic of date, x along the node of that ecliptic on
 * the ICRF equator (not yet the equinox). The axes of one instant are inertial: vectors and their
 * rates turn alike.
 */
export function toEclipticOfDate(vector: Vector, jd: number): Vector {
  return turnAxesX(turnAxesZ(vector, angle(GAMMA, jd)), angle(PHI, jd));
}

/** From that node to the mean equinox of date, radians; add it to a polar angle. JD in TT. */
export function nodeToEquinox(jd: number): number {
  return angle(PSI, jd);
}
