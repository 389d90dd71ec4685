import { DAYS_PER_CENTURY, J2000_JD, KM_PER_AU, RAD_PER_ARCSEC, RAD_PER_DEG } from './constants.ts';
import type { Mass } from './masses.ts';
import { cross, dot, subtract, turnAxesX, turnAxesZ, type Vector } from './vector.ts';

/** The Moon's figure in DE430 (Folkner et al. 2014, table 7), and its radius there. */
const MOON_J2 = 2.032156846495257e-4;
const MOON_C22 = 2.238274059056e-5;
const MOON_RADIUS = 1738 / KM_PER_AU;
/** Inclination of the Moon's equator to the ecliptic (Cassini's second law), radians. */
const MOON_INCLINATION = 1.5424 * RAD_PER_DEG;
const OBLIQUITY_J2000 = 84381.406 * RAD_PER_ARCSEC;

/** Love number times the delay of the Earth's tidal bulge, days: gives the observed -26"/cy^2. */
const TIDAL_DELAY = 213 / 86_400;
/** The Earth's rotation, radians a day. */
const EARTH_SPIN = 7.292115e-5 * 86_400;

/** An ICRF vector in the Moon's principal axes by Cassini's laws: x to the mean Earth, z the pole. */
function lunarAngles(jd: number): { node: number; turn: number } {
  const t = (jd - J2000_JD) / DAYS_PER_CENTURY;
  // From the fixed equinox of J2000. The equator ascends where the orbit descends.
  const node = (450160.398 - 6967919.48 * t) * RAD_PER_ARCSEC + Math.PI;
  const toEarth = (785939.94 + 1732559343.5 * t) * RAD_PER_ARCSEC + Math.PI;
  return { node, turn: toEarth - node };
}

function toPrincipalAxes(vector: Vector, { node, turn }: { node: number; turn: number }): Vector {
  const ecliptic = turnAxesX(vector, OBLIQUITY_J2000);
  return turnAxesZ(turnAxesX(turnAxesZ(ecliptic, node), MOON_INCLINATION), turn);
}

function fromPrincipalAxes(vector: Vector, { node, turn }: { node: number; turn: number }): Vector {
  const ecliptic = turnAxesZ(turnAxesX(turnAxesZ(vector, -turn), -MOON_INCLINATION), -node);
  return turnAxesX(ecliptic, -OBLIQUITY_J2000);
}

/** The effect of the Moon's J2 and C22 on the Earth's acceleration, AU/day^2. */
export function lunarFigure(earth: Mass, moon: Mass, jd: number): Vector {
  const angles = lunarAngles(jd);
  const { x, y, z } = toPrincipalAxes(subtract(earth.position, moon.position), angles);
  const squared = x * x + y * y + z * z;
  const fifth = squared * squared * Math.sqrt(squared);
  const size = (moon.gm * MOON_RADIUS * MOON_RADIUS) / fifth;
  const shape = (MOON_J2 * (x * x + y * y - 2 * z * z)) / 2 + 3 * MOON_C22 * (x * x - y * y);
  const radial = (-5 * shape) / squared;
  return fromPrincipalAxes(
    {
      x: size * x * (MOON_J2 + 6 * MOON_C22 + radial),
      y: size * y * (MOON_J2 - 6 * MOON_C22 + radial),
      z: size * z * (radial - 2 * MOON_J2),
    },
    angles,
  );
}

/**
 * The effect of the delayed tidal bulge that the Moon raises on the Moon's acceleration, AU/day^2
 * (Mignard 1979, The Moon and the Planets 20, 301).
 */
export function tidalFriction(earth: Mass, moon: Mass, earthRadius: number, pole: Vector): Vector {
  const apart = subtract(moon.position, earth.position);
  const velocity = subtract(moon.velocity, earth.velocity);
  const spin = cross(apart, pole);
  const squared = dot(apart, apart);
  const size = (-3 * moon.gm * TIDAL_DELAY * earthRadius ** 5) / squared ** 5;
  const along = 2 * dot(apart, velocity);
  return {
    x: size * (along * apart.x + squared * (EARTH_SPIN * spin.x + velocity.x)),
    y: size * (along * apart.y + squared * (EARTH_SPIN * spin.y + velocity.y)),
    z: size * (along * apart.z + squared * (EARTH_SPIN * spin.z + velocity.z)),
  };
}
