import { KM_PER_AU, LIGHT_AU_PER_DAY, RAD_PER_ARCSEC, RAD_PER_DEG } from './constants.ts';
import { earthPole } from './earth-pole.ts';
import { lunarFigure, tidalFriction } from './lunar-forces.ts';
import { createMasses, type Mass, type Masses } from './masses.ts';
import { addPostNewtonian } from './post-newtonian.ts';
import type { ConstantSet } from './states.data.ts';
import type { Vector } from './vector.ts';

const LIGHT_SQUARED = LIGHT_AU_PER_DAY * LIGHT_AU_PER_DAY;

/** Sun: J2 of DE440 (with either constants), radius 696 000 km, pole RA 286.13, Dec 63.87 deg (IAU WGCCRE). */
const SUN_J2 = 2.1961391516529825e-7;
const SUN_RADIUS = 696000 / KM_PER_AU;
const SUN_POLE = direction(286.13, 63.87);

/** Earth: J2 and equatorial radius of DE430 (Folkner et al. 2014, table 4). */
const EARTH_J2 = 1.08262539e-3;
const EARTH_RADIUS = 6378.1366 / KM_PER_AU;

/** Obliquity of the ecliptic of J2000, arcsec (IAU 2006): orientation of the rings. */
const OBLIQUITY_J2000 = 84381.406;

function direction(rightAscensionDeg: number, declinationDeg: number): Vector {
  const ra = rightAscensionDeg * RAD_PER_DEG;
  const dec = declinationDeg * RAD_PER_DEG;
  return { x: Math.cos(dec) * Math.cos(ra), y: Math.cos(dec) * Math.sin(ra), z: Math.sin(dec) };
}

/** Points on a heliocentric circle in the ecliptic of J2000, in ICRF axes, AU. */
function ring(radius: number, count: number): Vector[] {
  const cos = Math.cos(OBLIQUITY_J2000 * RAD_PER_ARCSEC);
  const sin = Math.sin(OBLIQUITY_J2000 * RAD_PER_ARCSEC);
  return Array.from({ length: count }, (_, k) => {
    const angle = (2 * Math.PI * k) / count;
    const y = radius * Math.sin(angle);
    return { x: radius * Math.cos(angle), y: y * cos, z: y * sin };
  });
}

function attract(a: Mass, b: Mass): void {
  const dx = b.position.x - a.position.x;
  const dy = b.position.y - a.position.y;
  const dz = b.position.z - a.position.z;
  const squared = dx * dx + dy * dy + dz * dz;
  const inverseCube = 1 / (squared * Math.sqrt(squared));
  const onA = b.gm * inverseCube;
  const onB = a.gm * inverseCube;
  a.acceleration.x += onA * dx;
  a.acceleration.y += onA * dy;
  a.acceleration.z += onA * dz;
  b.acceleration.x -= onB * dx;
  b.acceleration.y -= onB * dy;
  b.acceleration.z -= onB * dz;
}

/** Adds `factor` times (x, y, z) to the body, and the reaction to the body that causes the force. */
function pushBoth(body: Mass, cause: Mass, { x, y, z }: Vector): void {
  const reaction = body.gm / cause.gm;
  body.acceleration.x += x;
  body.acceleration.y += y;
  body.acceleration.z += z;
  cause.acceleration.x -= reaction * x;
  cause.acceleration.y -= reaction * y;
  cause.acceleration.z -= reaction * z;
}

/**
 * Pull of an oblate body's J2 on a point mass, with reaction: the gradient of the potential
 * (GM / r) J2 (R / r)^2 P2(s), s = sine of latitude over the equator;
 * a = -(3/2) J2 GM R^2 / r^4 [(1 - 5 s^2) r^ + 2 s p^] with the pole p^.
 */
function flatten(cause: Mass, j2: number, radius: number, pole: Vector, body: Mass): void {
  const x = body.position.x - cause.position.x;
  const y = body.position.y - cause.position.y;
  const z = body.position.z - cause.position.z;
  const r = Math.sqrt(x * x + y * y + z * z);
  const s = (x * pole.x + y * pole.y + z * pole.z) / r;
  const size = (-1.5 * j2 * cause.gm * radius * radius) / (r * r * r * r);
  const radial = (size * (1 - 5 * s * s)) / r;
  const polar = size * 2 * s;
  const { x: px, y: py, z: pz } = pole;
  pushBoth(body, cause, {
    x: radial * x + polar * px,
    y: radial * y + polar * py,
    z: radial * z + polar * pz,
  });
}

/**
 * Schwarzschild term of the Sun in harmonic coordinates (IERS Conventions 2010, eq. 10.12, first
 * line): GM / (c^2 r^3) [(4 GM / r - v^2) x + 4 (x.v) v], heliocentric. The planets' own
 * relativistic terms and the Sun's recoil are left out: below 0.001 arcsec in a century.
 */
function bendByRelativity(sun: Mass, body: Mass): void {
  const x = body.position.x - sun.position.x;
  const y = body.position.y - sun.position.y;
  const z = body.position.z - sun.position.z;
  const vx = body.velocity.x - sun.velocity.x;
  const vy = body.velocity.y - sun.velocity.y;
  const vz = body.velocity.z - sun.velocity.z;
  const r = Math.sqrt(x * x + y * y + z * z);
  const size = sun.gm / (LIGHT_SQUARED * r * r * r);
  const along = size * ((4 * sun.gm) / r - (vx * vx + vy * vy + vz * vz));
  const across = size * 4 * (x * vx + y * vy + z * vz);
  body.acceleration.x += along * x + across * vx;
  body.acceleration.y += along * y + across * vy;
  body.acceleration.z += along * z + across * vz;
}

/** A heliocentric ring of equal masses attracts the planets, but not its center, the Sun. */
function pullByRing(sun: Mass, points: readonly Vector[], gm: number, body: Mass): void {
  const x = sun.position.x - body.position.x;
  const y = sun.position.y - body.position.y;
  const z = sun.position.z - body.position.z;
  const share = gm / points.length;
  for (const point of points) {
    const dx = x + point.x;
    const dy = y + point.y;
    const dz = z + point.z;
    const squared = dx * dx + dy * dy + dz * dz;
    const size = share / (squared * Math.sqrt(squared));
    body.acceleration.x += size * dx;
    body.acceleration.y += size * dy;
    body.acceleration.z += size * dz;
  }
}

/** Every attracting pair; asteroids are attracted by the large bodies, not by each other. */
function attractingPairs(masses: Masses): (readonly [Mass, Mass])[] {
  const large = [masses.sun, ...masses.planets];
  return large.flatMap((a, i) =>
    [...large.slice(i + 1), ...masses.asteroids].map((b) => [a, b] as const),
  );
}

/** The moving masses and a function that sets their accelerations from positions and velocities. */
export interface ForceModel {
  readonly masses: Masses;
  /** Takes the JD (TDB) of the instant, for the Earth's pole of date. */
  accelerate(jd: number): void;
}

/**
 * Newton's attraction, the Sun's Schwarzschild term (among Sun, Earth and Moon the whole of the
 * post-Newtonian terms), J2 of Sun and Earth, the Moon's figure and tidal friction, twelve asteroids
 * and rings. ICRF, barycentric, AU and days TDB. Left out: the Moon's librations, solar mass loss,
 * smaller asteroids one by one.
 */
export function createForceModel(constants: ConstantSet): ForceModel {
  const masses = createMasses(constants);
  const { sun, earth, moon, planets } = masses;
  const pairs = attractingPairs(masses);
  const earthAndSun = [sun, earth, moon];
  const belt = { points: ring(2.9, 64), gm: Number(constants.restAsteroidGm) };
  const kuiper = { points: ring(44, 36), gm: Number(constants.kuiperRingGm) };
  const rings = [belt, kuiper].filter((candidate) => candidate.gm > 0);
  return {
    masses,
    accelerate(jd) {
      for (const { acceleration } of masses.all) {
        acceleration.x = 0;
        acceleration.y = 0;
        acceleration.z = 0;
      }
      for (const [a, b] of pairs) attract(a, b);
      addPostNewtonian(earthAndSun);
      for (const body of planets) {
        if (body !== earth && body !== moon) bendByRelativity(sun, body);
        flatten(sun, SUN_J2, SUN_RADIUS, SUN_POLE, body);
        for (const { points, gm } of rings) pullByRing(sun, points, gm, body);
      }
      const pole = earthPole(jd);
      flatten(earth, EARTH_J2, EARTH_RADIUS, pole, moon);
      pushBoth(moon, earth, tidalFriction(earth, moon, EARTH_RADIUS, pole));
      pushBoth(earth, moon, lunarFigure(earth, moon, jd));
    },
  };
}
