import { at } from '#shared/engine/ephemeris/packed-at.ts';
import { gaussRule, lagrangeWeight } from './gauss-legendre.ts';
import { integrate, type Step } from './integrate.ts';
import type { ConstantSet } from './states.data.ts';
import type { Vector } from './vector.ts';

/** Dense output of the integration: ICRF, barycentric, AU; JD in TDB. */
export interface Trajectory {
  position(body: string, jd: number): Vector;
}

/** Polynomial through start, stages and end of a step in barycentric form. */
class StepInterpolation {
  readonly #nodes: Float64Array;
  readonly #barycentric: Float64Array;
  readonly #weights: Float64Array;

  constructor(stages: number) {
    this.#nodes = Float64Array.of(0, ...gaussRule(stages).nodes, 1);
    this.#barycentric = this.#nodes.map((node, j) => {
      let product = 1;
      for (const [k, other] of this.#nodes.entries()) if (k !== j) product *= node - other;
      return 1 / product;
    });
    this.#weights = new Float64Array(this.#nodes.length);
  }

  /** Weights of the step's points at x in [0, 1]; overwritten by the next call. */
  weightsAt(x: number): Float64Array {
    let sum = 0;
    for (let j = 0; j < this.#nodes.length; j++) {
      const distance = x - at(this.#nodes, j);
      if (distance === 0) return this.#weights.map((_, k) => lagrangeWeight(this.#nodes, k, x));
      const weight = at(this.#barycentric, j) / distance;
      this.#weights[j] = weight;
      sum += weight;
    }
    for (let j = 0; j < this.#weights.length; j++) {
      this.#weights[j] = at(this.#weights, j) / sum;
    }
    return this.#weights;
  }
}

/** Integrates the constants over a range of JD (TDB) and makes it callable. Throws outside. */
export function createTrajectory(constants: ConstantSet, fromJd: number, toJd: number): Trajectory {
  const { backward, forward } = integrate(constants, fromJd, toJd);
  const interpolation = new StepInterpolation(10);
  const offsets = new Map(constants.bodies.map((row, k) => [row.body, 3 * k]));
  const width = 3 * constants.bodies.length;

  const stepAt = (jd: number): Step => {
    const steps = jd >= constants.epochJd ? forward : backward;
    const days = steps[0]?.days ?? 1;
    const index = Math.max(0, Math.floor((jd - constants.epochJd) / days));
    const step = steps[index];
    if (step === undefined) throw new RangeError(`JD ${jd} is outside the integration`);
    return step;
  };
  const position = (body: string, jd: number): Vector => {
    const offset = offsets.get(body);
    if (offset === undefined) throw new RangeError(`${body} was not integrated`);
    const step = stepAt(jd);
    const weights = interpolation.weightsAt((jd - step.startJd) / step.days);
    let x = 0;
    let y = 0;
    let z = 0;
    for (let j = 0, k = offset; j < weights.length; j++, k += width) {
      const weight = at(weights, j);
      x += weight * at(step.positions, k);
      y += weight * at(step.positions, k + 1);
      z += weight * at(step.positions, k + 2);
    }
    return { x, y, z };
  };
  return { position };
}
