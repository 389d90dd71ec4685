import { DEG_PER_RAD, LIGHT_AU_PER_DAY } from './constants.ts';
import { deflect } from './deflection.ts';
import { nodeToEquinox, toEclipticOfDate } from './precession.ts';
import type { SolarSystem } from './solar-system.ts';
import { add, cross, dot, length, scale, subtract, type Vector } from './vector.ts';

/**
 * Special-relativistic aberration: a direction (any length) as seen by an observer who moves with
 * `velocity` (AU/day, barycentric); the Lorentz transformation of a light ray, Explanatory
 * Supplement to the Astronomical Almanac 2013, section 7.2.3. The result is not a unit vector.
 */
function aberrate(direction: Vector, velocity: Vector): Vector {
  const unit = scale(direction, 1 / length(direction));
  const beta = scale(velocity, 1 / LIGHT_AU_PER_DAY);
  const along = dot(unit, beta);
  const contraction = Math.sqrt(1 - dot(beta, beta));
  return add(scale(unit, contraction), scale(beta, 1 + along / (1 + contraction)));
}

/** Polar angle in the ecliptic of date plus the way to the mean equinox, degrees, not reduced. */
function eclipticLongitude(x: number, y: number, jd: number): number {
  return (Math.atan2(y, x) + nodeToEquinox(jd)) * DEG_PER_RAD;
}

/** A body's position when the light arriving now was emitted, and that time. */
function astrometric(
  system: SolarSystem,
  body: string,
  earth: Vector,
  jd: number,
): { geocentric: Vector; emissionJd: number } {
  let emissionJd = jd;
  let geocentric = subtract(system.position(body, jd), earth);
  for (let k = 0; k < 3; k++) {
    emissionJd = jd - length(geocentric) / LIGHT_AU_PER_DAY;
    geocentric = subtract(system.position(body, emissionJd), earth);
  }
  return { geocentric, emissionJd };
}

/**
 * Apparent geocentric longitude without nutation: mean ecliptic and equinox of date; light time,
 * aberration and, for planets, light deflection included but for what the engine adds near the Sun;
 * degrees, not reduced to one turn. JD in TT, taken as TDB (0.002 s). Left out: the delay of light
 * in the Sun's field.
 */
export function apparentLongitude(system: SolarSystem, body: string, jd: number): number {
  const earth = system.position('Earth', jd);
  const { geocentric, emissionJd } = astrometric(system, body, earth, jd);
  const sun = system.position('Sun', emissionJd);
  const isBent = body !== 'Sun' && body !== 'Moon';
  const bent = isBent
    ? deflect(geocentric, subtract(earth, sun), subtract(system.position(body, emissionJd), sun))
    : geocentric;
  const seen = toEclipticOfDate(aberrate(bent, system.earthVelocity(jd)), jd);
  return eclipticLongitude(seen.x, seen.y, jd);
}

/** Half width of the Moon's central velocity difference, days. */
const HALF_DIFFERENCE = 0.005;

/**
 * True (osculating) ascending node of the geocentric lunar orbit on the ecliptic of date, from the
 * mean equinox of date, without nutation; geometric; degrees, not reduced to one turn. The rate of
 * the Moon is taken in inertial axes: h = r x v, node at atan2(h_x, -h_y).
 */
export function trueNodeLongitude(moon: (jd: number) => Vector, jd: number): number {
  const before = moon(jd - HALF_DIFFERENCE);
  const after = moon(jd + HALF_DIFFERENCE);
  const normal = toEclipticOfDate(cross(moon(jd), subtract(after, before)), jd);
  return eclipticLongitude(-normal.y, normal.x, jd);
}
