import { entryAt } from '../lookup.ts';
import { type FunctionMask, functionCount } from './function-mask.ts';
import { fitOf, visitArrangements } from './organize-fit.ts';
import {
  type OrganizedPerson,
  type OrganizeProblem,
  type OrganizeRule,
  problemOf,
  teamCountRange,
} from './organize-problem.ts';
import { improve, type SearchProgress, searchFrom } from './organize-search.ts';
import {
  type Arrangement,
  compareScores,
  type OrganizeScore,
  OrganizeState,
  scoreOf,
} from './organize-state.ts';

export const ORGANIZE_PEOPLE_MIN = 6;
export const ORGANIZE_PEOPLE_MAX = 200;
/** Up to so many people every arrangement is looked at. */
const EXHAUSTIVE_MAX = 9;
const TRIES_PER_PERSON = 10_000;
const SEED = 64;

export interface OrganizeInput {
  /** 6 to 200 people. */
  readonly people: readonly OrganizedPerson[];
  /** How many teams to form; present teams come first, as `home` counts them. */
  readonly teamCount: number;
  readonly rules: readonly OrganizeRule[];
  readonly onBetter?: ((progress: SearchProgress) => void) | undefined;
}

/** `teamCount`: so many people can't form so many teams of three to five. */
export type OrganizeRefusal = 'too_few_people' | 'too_many_people' | 'team_count';

export type OrganizeResult =
  | {
      readonly kind: 'organized';
      /** The ids of each team's people, in the order given. */
      readonly teams: readonly (readonly string[])[];
      readonly score: OrganizeScore;
    }
  /** Rules that can't all be kept; leaving any one of them out resolves it. */
  | { readonly kind: 'contradiction'; readonly rules: readonly OrganizeRule[] }
  /** No arrangement was found that keeps all rules, and none was ruled out. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly reason: OrganizeRefusal };

function organizeRefusalOf({ people, teamCount }: OrganizeInput): OrganizeRefusal | null {
  if (people.length < ORGANIZE_PEOPLE_MIN) return 'too_few_people';
  if (people.length > ORGANIZE_PEOPLE_MAX) return 'too_many_people';
  const { min, max } = teamCountRange(people.length);
  return teamCount < min || teamCount > max ? 'team_count' : null;
}

function fitWith({ people, teamCount }: OrganizeInput, rules: readonly OrganizeRule[]) {
  const problem = problemOf(people, teamCount, rules);
  return problem === null ? null : fitOf(problem);
}

/** Leaves out rule after rule without which there is still no arrangement. */
function conflictIn(input: OrganizeInput): OrganizeRule[] {
  let rules = [...input.rules];
  for (const rule of input.rules) {
    const others = rules.filter((one) => one !== rule);
    if (fitWith(input, others) === null) rules = others;
  }
  return rules;
}

/** The best of all arrangements. */
function bestOfAll(problem: OrganizeProblem): Arrangement | null {
  let best: { arrangement: Arrangement; score: OrganizeScore } | null = null;
  visitArrangements(problem, (arrangement) => {
    const score = scoreOf(problem, arrangement);
    if (best && compareScores(score, best.score) <= 0) return;
    best = { arrangement: arrangement.slice(), score };
  });
  // The compiler doesn't see that the callback assigns it.
  const found = best as { arrangement: Arrangement } | null;
  return found?.arrangement ?? null;
}

/** Everybody where they are, if that keeps all rules. */
function present(problem: OrganizeProblem): Arrangement | null {
  const arrangement = Int16Array.from(problem.units, ({ people }) => {
    const homes = new Set(people.map((one) => entryAt(problem.people, one).home));
    return homes.size === 1 ? ([...homes][0] ?? -1) : -1;
  });
  if (arrangement.includes(-1)) return null;
  const state = new OrganizeState(problem, arrangement);
  const isAllowed = problem.units.every(({ fixedTo, apart }, unit) => {
    const team = arrangement[unit] ?? 0;
    const others = entryAt(state.unitsIn, team);
    return (fixedTo === null || fixedTo === team) && !others.some((other) => apart.has(other));
  });
  return isAllowed && state.sizes.every((_, team) => state.allows(team, -1, -1))
    ? arrangement
    : null;
}

function searched(problem: OrganizeProblem, fit: Arrangement, { onBetter }: OrganizeInput) {
  const tries = TRIES_PER_PERSON * problem.people.length;
  const start = present(problem) ?? fit;
  // From where people are now, little may have to change; the long search looks further.
  const near = improve(problem, start);
  const far = searchFrom(problem, start, { seed: SEED, tries, onBetter });
  return compareScores(scoreOf(problem, far), scoreOf(problem, near)) > 0 ? far : near;
}

/**
 * Puts people into teams of three to five that keep all rules: the weakest team covers as many
 * functions as possible, then all teams together, then few people leave their team. Optimal for up
 * to nine people, found by a seeded search above; the same input gives the same answer.
 * @param method `search` also below nine people, to compare the two
 */
export function organize(input: OrganizeInput, method: 'best' | 'search' = 'best'): OrganizeResult {
  const reason = organizeRefusalOf(input);
  if (reason) return { kind: 'refused', reason };
  const problem = problemOf(input.people, input.teamCount, input.rules);
  const fit = problem && fitOf(problem);
  if (problem === null || fit === null) {
    return { kind: 'contradiction', rules: conflictIn(input) };
  }
  if (fit === 'unknown') return { kind: 'unknown' };
  const isSmall = method === 'best' && input.people.length <= EXHAUSTIVE_MAX;
  const arrangement = isSmall ? (bestOfAll(problem) ?? fit) : searched(problem, fit, input);
  const teams = Array.from({ length: input.teamCount }, (_, team) =>
    problem.units
      .flatMap(({ people }, unit) => (arrangement[unit] === team ? people : []))
      .sort((a, b) => a - b)
      .map((one) => entryAt(input.people, one).id),
  );
  return { kind: 'organized', teams, score: scoreOf(problem, arrangement) };
}

/** What one person's move changes, once everybody is in the new teams. */
export interface OrganizeMove {
  readonly person: string;
  readonly from: number | null;
  readonly to: number;
  /** Functions that nobody else of the new team covers. */
  readonly adds: FunctionMask;
  /** Functions that the person covers and the former team is now missing. */
  readonly costs: FunctionMask;
}

/** Everybody whose team changes, by team and in the order given. */
export function movesOf(
  people: readonly OrganizedPerson[],
  teams: readonly (readonly string[])[],
): OrganizeMove[] {
  const personOf = new Map(people.map((person) => [person.id, person]));
  const masksOf = (team: readonly string[] | undefined, without: string) =>
    (team ?? []).reduce(
      (mask, id) => (id === without ? mask : mask | (personOf.get(id)?.functions ?? 0)),
      0,
    );
  return teams.flatMap((team, to) =>
    team.flatMap((id): OrganizeMove[] => {
      const person = personOf.get(id);
      if (!person || person.home === to) return [];
      const { home, functions } = person;
      return [
        {
          person: id,
          from: home,
          to,
          adds: functions & ~masksOf(team, id),
          costs: home === null ? 0 : functions & ~masksOf(teams[home], id),
        },
      ];
    }),
  );
}

/** What teams cover: the weakest one, and all together. */
export function coverageScore(
  people: readonly OrganizedPerson[],
  teams: readonly (readonly string[])[],
): Pick<OrganizeScore, 'weakest' | 'sum'> {
  const functionsOf = new Map(people.map(({ id, functions }) => [id, functions]));
  const counts = teams.map((team) =>
    functionCount(team.reduce((mask, id) => mask | (functionsOf.get(id) ?? 0), 0)),
  );
  return { weakest: Math.min(...counts), sum: counts.reduce((total, count) => total + count, 0) };
}
