import { entryAt } from '../lookup.ts';
import type { OrganizeProblem } from './organize-problem.ts';
import { type Arrangement, OrganizeState } from './organize-state.ts';
import { PENTA_MEMBERS_MAX, PENTA_MEMBERS_MIN } from './penta.ts';

/** Steps after which the search for some arrangement gives up. */
const STEP_LIMIT = 60_000;

/** Called with each arrangement; true to stop. The array changes afterwards: copy it to keep it. */
type Visit = (arrangement: Arrangement) => boolean;

class Fitting {
  readonly #problem: OrganizeProblem;
  readonly #state: OrganizeState;
  readonly #order: readonly number[];
  readonly #isNew: readonly boolean[];
  readonly #visit: Visit;
  readonly #limit: number;
  #steps = 0;
  #peopleLeft: number;
  #leadsLeft: number;

  constructor(problem: OrganizeProblem, visit: Visit, limit: number) {
    const { units, people, teamCount } = problem;
    this.#problem = problem;
    this.#state = new OrganizeState(problem);
    this.#visit = visit;
    this.#limit = limit;
    const rank = (index: number) => {
      const { fixedTo, people: members, apart, leads } = entryAt(units, index);
      return (fixedTo === null ? 0 : 1e6) + members.length * 1e4 + apart.size * 10 + leads;
    };
    this.#order = units.map((_, index) => index).sort((a, b) => rank(b) - rank(a) || a - b);
    this.#isNew = Array.from(
      { length: teamCount },
      (_, team) => !people.some(({ home }) => home === team),
    );
    this.#peopleLeft = people.length;
    this.#leadsLeft = units.reduce((sum, { leads }) => sum + leads, 0);
  }

  /** True when a visit stopped it, false when there is nothing left, null at the limit. */
  run(depth = 0): boolean | null {
    const index = this.#order[depth];
    if (index === undefined) return this.#visit(this.#state.teamOf);
    for (const team of this.#teamsFor(index)) {
      if (++this.#steps > this.#limit) return null;
      this.#change(index, team);
      const outcome = this.#canFinish() ? this.run(depth + 1) : false;
      this.#undo(index);
      if (outcome !== false) return outcome;
    }
    return false;
  }

  #change(index: number, team: number): void {
    const unit = entryAt(this.#problem.units, index);
    this.#state.put(index, team);
    this.#peopleLeft -= unit.people.length;
    this.#leadsLeft -= unit.leads;
  }

  #undo(index: number): void {
    const unit = entryAt(this.#problem.units, index);
    this.#state.take(index);
    this.#peopleLeft += unit.people.length;
    this.#leadsLeft += unit.leads;
  }

  /** Teams that can take the unit, the emptiest first; of new ones that are empty just one. */
  #teamsFor(index: number): number[] {
    const { sizes, unitsIn } = this.#state;
    const { people, apart, fixedTo, moves } = entryAt(this.#problem.units, index);
    let hasEmpty = false;
    const teams = sizes.flatMap((size, team) => {
      if (fixedTo !== null && fixedTo !== team) return [];
      if (size === 0 && entryAt(this.#isNew, team)) {
        if (hasEmpty) return [];
        hasEmpty = true;
      }
      const fits = size + people.length <= PENTA_MEMBERS_MAX;
      return fits && !entryAt(unitsIn, team).some((unit) => apart.has(unit)) ? [team] : [];
    });
    const cost = (team: number) => entryAt(sizes, team) * 10 + entryAt(moves, team);
    return teams.sort((a, b) => cost(a) - cost(b) || a - b);
  }

  /** Whether the people left can fill every team to the least size, and give each a lead. */
  #canFinish(): boolean {
    const { sizes, leads } = this.#state;
    let [needed, room, leaderless] = [0, 0, 0];
    for (const [team, size] of sizes.entries()) {
      needed += Math.max(0, PENTA_MEMBERS_MIN - size);
      room += PENTA_MEMBERS_MAX - size;
      if (leads[team] === 0) leaderless += 1;
    }
    if (this.#peopleLeft < needed || this.#peopleLeft > room) return false;
    return !this.#problem.needsLeads || leaderless <= this.#leadsLeft;
  }
}

/** Some arrangement that keeps all rules; null when there is none, 'unknown' when none was found. */
export function fitOf(problem: OrganizeProblem): Arrangement | null | 'unknown' {
  let found: Arrangement | null = null;
  const outcome = new Fitting(
    problem,
    (arrangement) => {
      found = arrangement.slice();
      return true;
    },
    STEP_LIMIT,
  ).run();
  return outcome === null ? 'unknown' : found;
}

/** Visits every arrangement that keeps all rules; new teams are interchangeable and come once. */
export function visitArrangements(
  problem: OrganizeProblem,
  visit: (arrangement: Arrangement) => void,
): void {
  new Fitting(
    problem,
    (arrangement) => {
      visit(arrangement);
      return false;
    },
    Number.POSITIVE_INFINITY,
  ).run();
}
