import { entryAt } from '../lookup.ts';
import { type FunctionMask, functionCount } from './function-mask.ts';
import type { OrganizeProblem, Unit } from './organize-problem.ts';
import { PENTA_MEMBERS_MAX, PENTA_MEMBERS_MIN } from './penta.ts';

/** How good an arrangement is, the most important figure first. */
export interface OrganizeScore {
  /** Functions that the weakest team covers. */
  readonly weakest: number;
  /** Covered functions of all teams together. */
  readonly sum: number;
  /** People who leave their present team. */
  readonly moves: number;
}

/** Positive when the first is better. */
export function compareScores(a: OrganizeScore, b: OrganizeScore): number {
  return a.weakest - b.weakest || a.sum - b.sum || b.moves - a.moves;
}

/** The team of each unit; -1 before it has one. */
export type Arrangement = Int16Array;

const NO_UNIT: Unit = {
  people: [],
  functions: 0,
  leads: 0,
  fixedTo: null,
  apart: new Set(),
  moves: [],
};

/** Units in teams, with what is needed to judge a change quickly. */
export class OrganizeState {
  readonly teamOf: Arrangement;
  readonly unitsIn: number[][];
  readonly sizes: number[];
  readonly leads: number[];
  readonly #units: readonly Unit[];
  readonly #needsLeads: boolean;

  constructor(problem: OrganizeProblem, arrangement?: Arrangement) {
    this.#units = problem.units;
    this.#needsLeads = problem.needsLeads;
    this.teamOf = new Int16Array(problem.units.length).fill(-1);
    this.unitsIn = Array.from({ length: problem.teamCount }, () => []);
    this.sizes = this.unitsIn.map(() => 0);
    this.leads = this.unitsIn.map(() => 0);
    for (const [unit, team] of arrangement?.entries() ?? []) if (team >= 0) this.put(unit, team);
  }

  put(index: number, team: number): void {
    const { people, leads } = entryAt(this.#units, index);
    this.teamOf[index] = team;
    entryAt(this.unitsIn, team).push(index);
    this.sizes[team] = entryAt(this.sizes, team) + people.length;
    this.leads[team] = entryAt(this.leads, team) + leads;
  }

  take(index: number): void {
    const { people, leads } = entryAt(this.#units, index);
    const team = this.teamOf[index] ?? -1;
    const units = entryAt(this.unitsIn, team);
    units.splice(units.indexOf(index), 1);
    this.sizes[team] = entryAt(this.sizes, team) - people.length;
    this.leads[team] = entryAt(this.leads, team) - leads;
    this.teamOf[index] = -1;
  }

  /** The team's functions, with a unit left out and another added; -1 for neither. */
  functionsOf(team: number, without = -1, plus = -1): FunctionMask {
    let mask = plus < 0 ? 0 : entryAt(this.#units, plus).functions;
    for (const unit of entryAt(this.unitsIn, team)) {
      if (unit !== without) mask |= entryAt(this.#units, unit).functions;
    }
    return mask;
  }

  /**
   * Whether the team can do without one unit and take another: no rule and no size against it. That a
   * fixed unit stays is up to the team that would take it.
   */
  allows(team: number, without: number, plus: number): boolean {
    const out = without < 0 ? NO_UNIT : entryAt(this.#units, without);
    const added = plus < 0 ? NO_UNIT : entryAt(this.#units, plus);
    if (added.fixedTo !== null && added.fixedTo !== team) return false;
    const size = entryAt(this.sizes, team) - out.people.length + added.people.length;
    if (size < PENTA_MEMBERS_MIN || size > PENTA_MEMBERS_MAX) return false;
    const leads = entryAt(this.leads, team) - out.leads + added.leads;
    if (this.#needsLeads && leads === 0) return false;
    return entryAt(this.unitsIn, team).every((unit) => unit === without || !added.apart.has(unit));
  }
}

export function scoreOf(problem: OrganizeProblem, arrangement: Arrangement): OrganizeScore {
  const state = new OrganizeState(problem, arrangement);
  const counts = state.unitsIn.map((_, team) => functionCount(state.functionsOf(team)));
  return {
    weakest: Math.min(...counts),
    sum: counts.reduce((sum, count) => sum + count, 0),
    moves: problem.units.reduce((sum, { moves }, unit) => {
      return sum + entryAt(moves, arrangement[unit] ?? 0);
    }, 0),
  };
}
