import { wrap180 } from '../wheel.ts';
import type { DeflectedOrbit, PlaneTerms } from './sun-deflection.data.ts';

/** Elongation in degrees from which on the tables hold the whole bending. */
export const DEFLECTION_BAKED_FROM_DEG = 12;
/** Elongation in degrees below which they hold none. */
const NONE_BAKED_BELOW_DEG = 4;

const DEG_PER_RAD = 180 / Math.PI;
const RAD_PER_DEG = Math.PI / 180;
const DAYS_PER_CENTURY = 36_525;
/** The Sun's Schwarzschild radius (IAU 2012 nominal GM) and its visible one, AU. */
const SCHWARZSCHILD_AU = 1.97412574336e-8;
const SUN_RADIUS_AU = 696_000 / 149_597_870.7;

/**
 * Share of the bending that is baked into the tables, by the elongation in degrees. Its peak beside
 * the Sun would take many more coefficients than all the rest.
 */
export function bakedDeflectionShare(elongationDeg: number): number {
  const span = DEFLECTION_BAKED_FROM_DEG - NONE_BAKED_BELOW_DEG;
  const x = Math.min(1, Math.max(0, (elongationDeg - NONE_BAKED_BELOW_DEG) / span));
  return x * x * x * (10 + x * (6 * x - 15));
}

/**
 * Share of the Sun's mass in the cylinder around its axis that a ray would graze, by its distance
 * from the center in Sun radii, 0 to 1: all that bends a ray through a transparent Sun. Three
 * Gaussian shells fitted to the density table of Turck-Chieze et al. 1988, to 0.008 arcsec.
 */
export function bendingMassShare(sunRadii: number): number {
  const square = sunRadii * sunRadii;
  return (
    1 -
    0.054115 * Math.exp(-square / 0.098315 ** 2) -
    0.584673 * Math.exp(-square / 0.20352 ** 2) -
    0.361212 * Math.exp(-square / 0.36607 ** 2)
  );
}

function polynomial([constant, linear, square]: PlaneTerms, centuries: number): number {
  return constant + centuries * (linear + centuries * square);
}

/**
 * What the tables leave out of a planet's light deflection by the Sun: degrees of longitude to add.
 * Pure; 0 for a planet on this side of the Sun, where the bending is below 0.001 arcsec.
 *
 * Formula: Explanatory Supplement to the Astronomical Almanac 2013, section 7.2.4, for a source at a
 * finite distance. It moves the planet away from the Sun by (2GM/c²R) tan(φ/2), φ the angle at the Sun
 * from the Earth to the planet. Where the line of sight meets the disc, M is the mass inside its
 * cylinder, as the reference has it; the textbooks' point would give infinity.
 *
 * The pack knows longitudes only. The planet's distance is taken from its mean ellipse, its latitude
 * from the slowly turning plane of its orbit, at the longitude that this triangle gives.
 *
 * @param aheadDeg the planet's longitude less the Sun's as the tables give them, -12 to 12
 * @param sunDeg the Sun's longitude, mean equinox of date, any number of turns
 * @param day TT since J2000
 */
export function missingDeflection(
  orbit: DeflectedOrbit,
  aheadDeg: number,
  sunDeg: number,
  day: number,
): number {
  const centuries = day / DAYS_PER_CENTURY;
  if (Math.abs(wrap180(orbit.longitudeDeg + orbit.degreesPerDay * day - sunDeg)) > 100) return 0;

  const ahead = aheadDeg * RAD_PER_DEG;
  const sun = sunDeg * RAD_PER_DEG;
  const earthPerihelion = (102.938 + 1.7203 * centuries) * RAD_PER_DEG;
  // The Earth's heliocentric longitude is the Sun's plus half a turn.
  const earthDistance = 0.999722 / (1 - 0.016709 * Math.cos(sun - earthPerihelion));
  const perihelion = (orbit.perihelionDeg + orbit.perihelionRate * centuries) * RAD_PER_DEG;
  const near = sun + ahead * (1 + earthDistance / orbit.semiAxisAu);
  const { eccentricity } = orbit;
  const distance =
    (orbit.semiAxisAu * (1 - eccentricity * eccentricity)) /
    (1 + eccentricity * Math.cos(near - perihelion));

  // Heliocentric: how far the planet is from the point straight behind the Sun.
  const beyond = ahead + Math.asin((earthDistance * Math.sin(ahead)) / distance);
  const longitude = sun + beyond;
  const height =
    polynomial(orbit.sine, centuries) * Math.sin(longitude) -
    polynomial(orbit.cosine, centuries) * Math.cos(longitude);
  const cosLatitude = 1 / Math.sqrt(1 + height * height);
  const aside = Math.sin(beyond) * cosLatitude;
  const sineSquare = aside * aside + height * height * cosLatitude * cosLatitude;
  // Exactly behind the center the formula would divide by zero.
  if (sineSquare === 0) return 0;
  // Positive: the planet is on the far side.
  const cosine = Math.sqrt(1 - sineSquare);
  const geocentric = Math.sqrt(
    earthDistance * earthDistance + distance * distance + 2 * earthDistance * distance * cosine,
  );
  const elongationSine = (Math.sqrt(sineSquare) * distance) / geocentric;
  const sunRadii = (elongationSine * earthDistance) / SUN_RADIUS_AU;
  const mass = sunRadii < 1 ? bendingMassShare(sunRadii) : 1;
  const bend = (SCHWARZSCHILD_AU / earthDistance) * (1 + cosine) * (aside / sineSquare);
  const baked = bakedDeflectionShare(Math.asin(elongationSine) * DEG_PER_RAD);
  return (1 - baked) * mass * bend * DEG_PER_RAD;
}
