import { bakedDeflectionShare } from '#shared/engine/ephemeris/sun-deflection.ts';
import { DEG_PER_RAD } from './constants.ts';
import { add, dot, length, scale, type Vector } from './vector.ts';

/** Schwarzschild radius of the Sun, AU (IAU 2012 nominal GM). */
const SUN_RADIUS = 1.97412574336e-8;

/**
 * Bends a geocentric vector by the Sun's gravity (Klioner 2003, AJ 125, 1580; as in IAU SOFA).
 * `earth` and `body` are heliocentric, when the light left, AU; the result has the same length to
 * first order in the bending. Left out: other bodies' deflection, (below 0.001 arcsec but at their very
 * limbs) and what the engine adds beside the Sun.
 */
export function deflect(geocentric: Vector, earth: Vector, body: Vector): Vector {
  const distance = length(geocentric);
  const toBody = scale(geocentric, 1 / distance);
  const toEarth = scale(earth, 1 / length(earth));
  const fromSun = scale(body, 1 / length(body));
  const elongation = Math.acos(Math.min(1, Math.max(-1, -dot(toBody, toEarth)))) * DEG_PER_RAD;
  const share = bakedDeflectionShare(elongation);
  // Exactly behind the Sun the formula would divide by zero.
  if (share === 0) return geocentric;
  const bend = (share * distance * SUN_RADIUS) / (length(earth) * (1 + dot(fromSun, toEarth)));
  return add(
    geocentric,
    add(scale(toEarth, bend * dot(toBody, fromSun)), scale(fromSun, -bend * dot(toEarth, toBody))),
  );
}
