import { LIGHT_AU_PER_DAY } from './constants.ts';
import type { Mass, Triple } from './masses.ts';

const LIGHT_SQUARED = LIGHT_AU_PER_DAY * LIGHT_AU_PER_DAY;

function distance(a: Triple, b: Triple): number {
  return Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
}

function dot(a: Triple, b: Triple): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

/** GM / r at a mass, summed over the others. */
function potentialAt(mass: Mass, masses: readonly Mass[]): number {
  let sum = 0;
  for (const other of masses) {
    if (other !== mass) sum += other.gm / distance(mass.position, other.position);
  }
  return sum;
}

/** A mass with the terms the equations need, captured before any acceleration is added. */
interface Source {
  readonly mass: Mass;
  readonly newton: Triple;
  readonly potential: number;
}

/** Adds the post-Newtonian effect of one source on a mass. */
function pull({ mass: body, potential }: Source, { mass: cause, ...source }: Source): void {
  const { position: p, velocity: v, acceleration } = body;
  const { position: q, velocity: w } = cause;
  const x = q.x - p.x;
  const y = q.y - p.y;
  const z = q.z - p.z;
  const r = Math.sqrt(x * x + y * y + z * z);
  const along = (x * w.x + y * w.y + z * w.z) / r;
  const { newton } = source;
  const strength = cause.gm / (LIGHT_SQUARED * r * r * r);
  const radial =
    strength *
    (dot(v, v) +
      2 * dot(w, w) -
      4 * dot(v, w) -
      4 * potential -
      source.potential -
      1.5 * along * along +
      0.5 * (x * newton.x + y * newton.y + z * newton.z));
  const drag =
    -strength * (x * (4 * v.x - 3 * w.x) + y * (4 * v.y - 3 * w.y) + z * (4 * v.z - 3 * w.z));
  const carried = (3.5 * cause.gm) / (LIGHT_SQUARED * r);
  acceleration.x += radial * x + drag * (v.x - w.x) + carried * newton.x;
  acceleration.y += radial * y + drag * (v.y - w.y) + carried * newton.y;
  acceleration.z += radial * z + drag * (v.z - w.z) + carried * newton.z;
}

/**
 * Adds the post-Newtonian terms of Einstein, Infeld and Hoffmann among a few masses (Folkner et al.
 * 2014, eq. 27, with beta = gamma = 1); expects Newtonian accelerations. Among Sun, Earth and Moon
 * they turn the Moon's orbital plane by an arcsecond in a century, and its position in the orbit by
 * arcminutes.
 */
export function addPostNewtonian(masses: readonly Mass[]): void {
  const sources = masses.map((mass) => ({
    mass,
    newton: { ...mass.acceleration },
    potential: potentialAt(mass, masses),
  }));
  for (const body of sources) {
    for (const cause of sources) if (cause !== body) pull(body, cause);
  }
}
