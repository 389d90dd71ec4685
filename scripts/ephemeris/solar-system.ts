import { createLunarTheory } from './lunar-theory.ts';
import type { ConstantSet } from './states.data.ts';
import { createTrajectory } from './trajectory.ts';
import { add, scale, subtract, type Vector } from './vector.ts';

/**
 * Positions and velocities: ICRF, AU and AU/day; JD in TDB. All functions throw outside the range.
 */
export interface SolarSystem {
  /** Barycentric position of a body by its English name; for planets, their system's barycenter. */
  position(body: string, jd: number): Vector;
  /** Barycentric. */
  earthVelocity(jd: number): Vector;
  /** Geocentric and geometric, by the lunar theory. */
  moon(jd: number): Vector;
  /** The same from the integration: a more stable orbital plane, a less exact position in it. */
  integratedMoon(jd: number): Vector;
}

/** Half width of the central difference for the Earth's velocity, days; error below 1e-9 AU/day. */
const HALF_DIFFERENCE = 0.02;

function gmOf(constants: ConstantSet, body: string): number {
  const row = constants.bodies.find((candidate) => candidate.body === body);
  if (row === undefined) throw new Error(`constant set ${constants.name} lacks ${body}`);
  return Number(row.gm);
}

/**
 * Combines the integration with the lunar theory: the integrated Earth and Moon give their
 * barycenter, the theory their positions around it (the integrated Moon drifts by some arcseconds).
 */
export function createSolarSystem(
  constants: ConstantSet,
  fromJd: number,
  toJd: number,
): SolarSystem {
  const trajectory = createTrajectory(constants, fromJd, toJd);
  const lunarTheory = createLunarTheory(fromJd, toJd);
  const earthGm = gmOf(constants, 'Earth');
  const moonGm = gmOf(constants, 'Moon');
  const moonShare = moonGm / (earthGm + moonGm);

  const integratedMoon = (jd: number): Vector =>
    subtract(trajectory.position('Moon', jd), trajectory.position('Earth', jd));
  const earth = (jd: number): Vector => {
    const integratedEarth = trajectory.position('Earth', jd);
    const correction = subtract(integratedMoon(jd), lunarTheory.position(jd));
    return add(integratedEarth, scale(correction, moonShare));
  };
  return {
    position(body, jd) {
      if (body === 'Earth') return earth(jd);
      if (body === 'Moon') return add(earth(jd), lunarTheory.position(jd));
      return trajectory.position(body, jd);
    },
    earthVelocity(jd) {
      const change = subtract(earth(jd + HALF_DIFFERENCE), earth(jd - HALF_DIFFERENCE));
      return scale(change, 1 / (2 * HALF_DIFFERENCE));
    },
    moon: lunarTheory.position,
    integratedMoon,
  };
}
