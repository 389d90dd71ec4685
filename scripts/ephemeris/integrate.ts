import { at } from '#shared/engine/ephemeris/packed-at.ts';
import { entryAt } from '#shared/engine/lookup.ts';
import { createForceModel, type ForceModel } from './forces.ts';
import { type Collocation, collocation } from './gauss-legendre.ts';
import type { Triple } from './masses.ts';
import type { ConstantSet } from './states.data.ts';

/** Ten stages: order 20. */
const STAGES = 10;
/** Days; with order 20, halving the step changes Mercury by meters in a century. */
export const STEP_DAYS = 5;
/** AU; below the rounding error of any relevant position. */
const CONVERGED = 1e-16;
const MAX_ITERATIONS = 60;

/**
 * One completed step: positions of every mass at the step's start, at its stages and at its end.
 * `positions` is row-major, (stages + 2) x (3 masses); ICRF, barycentric, AU.
 */
export interface Step {
  readonly startJd: number;
  /** Negative when integrating backwards. */
  readonly days: number;
  readonly positions: Float64Array;
}

/** y and v with the accumulated rounding errors of all steps (Kahan's compensated summation). */
interface State {
  readonly y: Float64Array;
  readonly v: Float64Array;
  readonly yLost: Float64Array;
  readonly vLost: Float64Array;
}

function flatten(triples: readonly Triple[]): Float64Array {
  return Float64Array.from(triples.flatMap(({ x, y, z }) => [x, y, z]));
}

function setTriples(triples: readonly Triple[], values: Float64Array): void {
  let k = 0;
  for (const triple of triples) {
    triple.x = at(values, k);
    triple.y = at(values, k + 1);
    triple.z = at(values, k + 2);
    k += 3;
  }
}

function accumulate(sum: Float64Array, lost: Float64Array, k: number, change: number): void {
  const corrected = change - at(lost, k);
  const next = at(sum, k) + corrected;
  lost[k] = next - at(sum, k) - corrected;
  sum[k] = next;
}

/** result[row] = sum over the stages of matrix[row] times values[stage]; rows of `width` numbers. */
function combine(
  matrix: Float64Array,
  values: readonly Float64Array[],
  result: readonly Float64Array[],
): void {
  for (const [row, out] of result.entries()) {
    out.fill(0);
    for (const [j, value] of values.entries()) {
      const factor = at(matrix, row * values.length + j);
      for (let k = 0; k < out.length; k++) out[k] = at(out, k) + factor * at(value, k);
    }
  }
}

function rows(width: number): Float64Array[] {
  return Array.from({ length: STAGES }, () => new Float64Array(width));
}

class Integrator {
  readonly #method: Collocation = collocation(STAGES);
  readonly #model: ForceModel;
  readonly #state: State;
  readonly #width: number;
  #forces: Float64Array[];
  #guess: Float64Array[];
  readonly #velocitySums: Float64Array[];
  readonly #positionSums: Float64Array[];
  readonly #previousSums: Float64Array[];
  readonly #positionTriples: readonly Triple[];
  readonly #velocityTriples: readonly Triple[];
  readonly #accelerationTriples: readonly Triple[];
  #started = false;

  constructor(constants: ConstantSet) {
    this.#model = createForceModel(constants);
    const { all } = this.#model.masses;
    this.#positionTriples = all.map((mass) => mass.position);
    this.#velocityTriples = all.map((mass) => mass.velocity);
    this.#accelerationTriples = all.map((mass) => mass.acceleration);
    const y = flatten(this.#positionTriples);
    this.#width = y.length;
    this.#state = {
      y,
      v: flatten(this.#velocityTriples),
      yLost: new Float64Array(this.#width),
      vLost: new Float64Array(this.#width),
    };
    this.#forces = rows(this.#width);
    this.#guess = rows(this.#width);
    this.#velocitySums = rows(this.#width);
    this.#positionSums = rows(this.#width);
    this.#previousSums = rows(this.#width);
  }

  /** Advances by `days` from `startJd` (TDB). Throws when the stages do not converge. */
  step(startJd: number, days: number): Step {
    this.#predict(startJd);
    for (let iteration = 0; ; iteration++) {
      if (iteration === MAX_ITERATIONS) throw new Error(`no convergence at JD ${startJd}`);
      if (this.#iterate(startJd, days) <= CONVERGED) break;
    }
    const positions = new Float64Array((STAGES + 2) * this.#width);
    positions.set(this.#state.y, 0);
    for (let i = 0; i < STAGES; i++) {
      positions.set(this.#stagePosition(i, days), (i + 1) * this.#width);
    }
    this.#advance(days);
    positions.set(this.#state.y, (STAGES + 1) * this.#width);
    this.#started = true;
    return { startJd, days, positions };
  }

  /** First guess of the stage forces: the previous step's polynomial, or the current forces. */
  #predict(startJd: number): void {
    if (this.#started) {
      combine(this.#method.extrapolation, this.#forces, this.#guess);
      [this.#forces, this.#guess] = [this.#guess, this.#forces];
    } else {
      this.#evaluate(this.#state.y, this.#state.v, startJd, entryAt(this.#forces, 0));
      for (const force of this.#forces) force.set(entryAt(this.#forces, 0));
    }
    for (const row of this.#previousSums) row.fill(0);
  }

  /** One fixed-point sweep; returns the largest change of a stage position, AU. */
  #iterate(startJd: number, days: number): number {
    const { positionMatrix, velocityMatrix, nodes } = this.#method;
    combine(positionMatrix, this.#forces, this.#positionSums);
    combine(velocityMatrix, this.#forces, this.#velocitySums);
    let change = 0;
    for (let i = 0; i < STAGES; i++) {
      const sums = entryAt(this.#positionSums, i);
      const previous = entryAt(this.#previousSums, i);
      for (let k = 0; k < this.#width; k++) {
        change = Math.max(change, Math.abs(at(sums, k) - at(previous, k)));
      }
      previous.set(sums);
      const velocity = entryAt(this.#velocitySums, i).map(
        (sum, k) => at(this.#state.v, k) + days * sum,
      );
      const jd = startJd + days * at(nodes, i);
      this.#evaluate(this.#stagePosition(i, days), velocity, jd, entryAt(this.#forces, i));
    }
    return change * days * days;
  }

  #stagePosition(stage: number, days: number): Float64Array {
    const { y, v } = this.#state;
    const drift = days * at(this.#method.nodes, stage);
    return entryAt(this.#positionSums, stage).map(
      (sum, k) => at(y, k) + (drift * at(v, k) + days * days * sum),
    );
  }

  #evaluate(y: Float64Array, v: Float64Array, jd: number, into: Float64Array): void {
    setTriples(this.#positionTriples, y);
    setTriples(this.#velocityTriples, v);
    this.#model.accelerate(jd);
    let k = 0;
    for (const { x, y: ay, z } of this.#accelerationTriples) {
      into[k] = x;
      into[k + 1] = ay;
      into[k + 2] = z;
      k += 3;
    }
  }

  #advance(days: number): void {
    const { weights, positionWeights } = this.#method;
    const { y, v, yLost, vLost } = this.#state;
    for (let k = 0; k < this.#width; k++) {
      let velocitySum = 0;
      let positionSum = 0;
      for (const [j, force] of this.#forces.entries()) {
        velocitySum += at(weights, j) * at(force, k);
        positionSum += at(positionWeights, j) * at(force, k);
      }
      accumulate(y, yLost, k, days * at(v, k) + days * days * positionSum);
      accumulate(v, vLost, k, days * velocitySum);
    }
  }
}

/**
 * Integrates from the constants' epoch until both ends of the range are covered.
 * JD in TDB; returns the steps of each direction in the order they were taken.
 */
export function integrate(
  constants: ConstantSet,
  fromJd: number,
  toJd: number,
): { backward: Step[]; forward: Step[] } {
  const { epochJd } = constants;
  const run = (days: number, count: number): Step[] => {
    const integrator = new Integrator(constants);
    return Array.from({ length: count }, (_, k) => integrator.step(epochJd + k * days, days));
  };
  return {
    backward: run(-STEP_DAYS, Math.ceil((epochJd - fromJd) / STEP_DAYS)),
    forward: run(STEP_DAYS, Math.ceil((toJd - epochJd) / STEP_DAYS)),
  };
}
