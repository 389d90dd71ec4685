import type { ConstantSet } from './states.data.ts';

/** A point mass. ICRF, barycentric; AU, AU/day, AU/day^2; GM in AU^3/day^2. */
export interface Mass {
  readonly name: string;
  readonly gm: number;
  readonly position: Triple;
  readonly velocity: Triple;
  readonly acceleration: Triple;
}

/** A mutable vector, because the force model runs two million times. */
export interface Triple {
  x: number;
  y: number;
  z: number;
}

/** The integrated bodies by their role in the force model. */
export interface Masses {
  readonly all: readonly Mass[];
  readonly sun: Mass;
  readonly earth: Mass;
  readonly moon: Mass;
  /** Mercury to Pluto, with the Moon. */
  readonly planets: readonly Mass[];
  readonly asteroids: readonly Mass[];
}

function triple(components: readonly [string, string, string]): Triple {
  return { x: Number(components[0]), y: Number(components[1]), z: Number(components[2]) };
}

function isAsteroid(mass: Mass): boolean {
  return /^A\d+$/.test(mass.name);
}

/** Masses at the epoch of a constant set. Throws when the Sun, the Earth or the Moon is missing. */
export function createMasses(constants: ConstantSet): Masses {
  const all = constants.bodies.map(
    (row): Mass => ({
      name: row.body,
      gm: Number(row.gm),
      position: triple(row.r),
      velocity: triple(row.v),
      acceleration: { x: 0, y: 0, z: 0 },
    }),
  );
  const named = (name: string): Mass => {
    const mass = all.find((candidate) => candidate.name === name);
    if (mass === undefined) throw new Error(`constant set ${constants.name} lacks ${name}`);
    return mass;
  };
  const sun = named('Sun');
  return {
    all,
    sun,
    earth: named('Earth'),
    moon: named('Moon'),
    planets: all.filter((mass) => mass !== sun && !isAsteroid(mass)),
    asteroids: all.filter(isAsteroid),
  };
}
