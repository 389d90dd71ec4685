import { entryAt } from '../lookup.ts';
import { isTaken } from './annealing.ts';
import { functionCount } from './function-mask.ts';
import type { OrganizeProblem } from './organize-problem.ts';
import {
  type Arrangement,
  compareScores,
  type OrganizeScore,
  OrganizeState,
  scoreOf,
} from './organize-state.ts';

/** What has been reached after so many tried changes. */
export interface SearchProgress {
  readonly tried: number;
  readonly score: OrganizeScore;
}

export interface SearchOptions {
  readonly seed: number;
  /** Changes to try. */
  readonly tries: number;
  readonly onBetter?: ((progress: SearchProgress) => void) | undefined;
}

const HOTTEST = 12;
const COLDEST = 0.02;
const MOVE_WEIGHT = 0.04;
/** What a team's missing functions weigh: each one more weighs three times as much. */
const WEIGHTS = Array.from({ length: 13 }, (_, covered) => 3 ** (12 - covered));

/** Deterministic numbers from 0 to below 1 (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A unit that goes to another team, there in exchange for another unit or not (-1). */
interface Change {
  readonly unit: number;
  readonly other: number;
  readonly from: number;
  readonly to: number;
}

class Search {
  readonly #problem: OrganizeProblem;
  readonly state: OrganizeState;
  readonly counts: number[];
  #sum: number;
  #moves: number;

  constructor(problem: OrganizeProblem, start: Arrangement) {
    this.#problem = problem;
    this.state = new OrganizeState(problem, start);
    this.counts = this.state.unitsIn.map((_, team) => functionCount(this.state.functionsOf(team)));
    this.#sum = this.counts.reduce((sum, count) => sum + count, 0);
    this.#moves = scoreOf(problem, start).moves;
  }

  score(): OrganizeScore {
    return { weakest: Math.min(...this.counts), sum: this.#sum, moves: this.#moves };
  }

  isAllowed({ unit, other, from, to }: Change): boolean {
    return (
      from !== to && this.state.allows(from, unit, other) && this.state.allows(to, other, unit)
    );
  }

  /** The two teams' coverage after the change, and how many more people leave their team. */
  effectOf({ unit, other, from, to }: Change) {
    const { units } = this.#problem;
    const { moves } = entryAt(units, unit);
    let extra = entryAt(moves, to) - entryAt(moves, from);
    if (other >= 0) {
      const back = entryAt(units, other).moves;
      extra += entryAt(back, from) - entryAt(back, to);
    }
    return {
      from: functionCount(this.state.functionsOf(from, unit, other)),
      to: functionCount(this.state.functionsOf(to, other, unit)),
      moves: extra,
    };
  }

  apply({ unit, other, from, to }: Change, effect: ReturnType<Search['effectOf']>): void {
    this.state.take(unit);
    if (other >= 0) {
      this.state.take(other);
      this.state.put(other, from);
    }
    this.state.put(unit, to);
    this.#sum += effect.from + effect.to - entryAt(this.counts, from) - entryAt(this.counts, to);
    this.#moves += effect.moves;
    this.counts[from] = effect.from;
    this.counts[to] = effect.to;
  }

  scoreAfter({ from, to }: Change, effect: ReturnType<Search['effectOf']>): OrganizeScore {
    let weakest = Math.min(effect.from, effect.to);
    for (const [team, count] of this.counts.entries()) {
      if (team !== from && team !== to && count < weakest) weakest = count;
    }
    const sum =
      this.#sum + effect.from + effect.to - entryAt(this.counts, from) - entryAt(this.counts, to);
    return { weakest, sum, moves: this.#moves + effect.moves };
  }
}

/** Takes every single change that improves the score, until none does. */
export function improve(problem: OrganizeProblem, start: Arrangement): Arrangement {
  const search = new Search(problem, start);
  const { units, teamCount } = problem;
  const { teamOf } = search.state;
  const tryOut = (unit: number, other: number, to: number) => {
    const change = { unit, other, from: teamOf[unit] ?? 0, to };
    if (!search.isAllowed(change)) return false;
    const effect = search.effectOf(change);
    if (compareScores(search.scoreAfter(change, effect), search.score()) <= 0) return false;
    search.apply(change, effect);
    return true;
  };
  let isBetter = true;
  while (isBetter) {
    isBetter = false;
    for (let unit = 0; unit < units.length; unit += 1) {
      for (let team = 0; team < teamCount; team += 1) isBetter = tryOut(unit, -1, team) || isBetter;
      for (let other = 0; other < unit; other += 1) {
        isBetter = tryOut(unit, other, teamOf[other] ?? 0) || isBetter;
      }
    }
  }
  return relabeled(problem, teamOf.slice());
}

/** The same groups under other teams' names where fewer people then leave their team. */
function relabeled({ units, teamCount }: OrganizeProblem, arrangement: Arrangement): Arrangement {
  const movesOf = (of: number, as: number) =>
    units.reduce((sum, { moves, fixedTo }, unit) => {
      if (arrangement[unit] !== of) return sum;
      return sum + (fixedTo === null || fixedTo === as ? entryAt(moves, as) : 1000);
    }, 0);
  let isBetter = true;
  while (isBetter) {
    isBetter = false;
    for (let a = 0; a < teamCount; a += 1) {
      for (let b = 0; b < a; b += 1) {
        if (movesOf(a, b) + movesOf(b, a) >= movesOf(a, a) + movesOf(b, b)) continue;
        for (const [unit, team] of arrangement.entries()) {
          if (team === a || team === b) arrangement[unit] = team === a ? b : a;
        }
        isBetter = true;
      }
    }
  }
  return arrangement;
}

/**
 * Simulated annealing from `start`, then every single improvement. The same input gives the same
 * arrangement.
 */
export function searchFrom(
  problem: OrganizeProblem,
  start: Arrangement,
  { seed, tries, onBetter }: SearchOptions,
): Arrangement {
  const random = randomOf(seed);
  const search = new Search(problem, start);
  const { teamOf } = search.state;
  const { length } = problem.units;
  let best = start.slice();
  let bestScore = search.score();
  const cooling = (COLDEST / HOTTEST) ** (1 / tries);
  let heat = HOTTEST;
  for (let tried = 1; tried <= tries; tried += 1, heat *= cooling) {
    const unit = Math.floor(random() * length);
    const isSwap = random() < 0.8;
    const other = isSwap ? Math.floor(random() * length) : -1;
    const to = isSwap ? (teamOf[other] ?? 0) : Math.floor(random() * problem.teamCount);
    const change = { unit, other, from: teamOf[unit] ?? 0, to };
    if (!search.isAllowed(change)) continue;
    const effect = search.effectOf(change);
    const worse =
      entryAt(WEIGHTS, effect.from) +
      entryAt(WEIGHTS, effect.to) -
      entryAt(WEIGHTS, entryAt(search.counts, change.from)) -
      entryAt(WEIGHTS, entryAt(search.counts, to)) +
      MOVE_WEIGHT * effect.moves;
    // A draw decides only about what is worse.
    if (worse > 0 && !isTaken(worse, heat, random())) continue;
    search.apply(change, effect);
    const score = search.score();
    if (compareScores(score, bestScore) <= 0) continue;
    best = teamOf.slice();
    bestScore = score;
    onBetter?.({ tried, score });
  }
  return improve(problem, best);
}
