import type { Organization, OrganizationRule } from '#shared/contract/organization.ts';
import { functionCount, maskOf } from '#shared/engine/penta/function-mask.ts';
import { movesOf, type OrganizeInput, type OrganizeMove } from '#shared/engine/penta/organize.ts';
import { teamCountRange } from '#shared/engine/penta/organize-problem.ts';

export type PoolPerson = Organization['people'][number];

/** A team on the board: an existing one, or one to be created (`teamId` null). */
export interface BoardTeam {
  /** Unique on the board. */
  readonly key: string;
  readonly teamId: string | null;
  readonly name: string;
  /** Ids. */
  readonly people: readonly string[];
}

/** Everybody where they are now; people of inactive teams are in none. */
export function boardNow({ teams, people }: Organization): BoardTeam[] {
  return teams.map(({ id, name }) => ({
    key: id,
    teamId: id,
    name,
    people: people.filter(({ teamId }) => teamId === id).map((person) => person.id),
  }));
}

/** The saved draft, with teams and people that came later where they are now. */
export function boardOfDraft(organization: Organization): BoardTeam[] | null {
  const { draft } = organization;
  if (draft === null) return null;
  const placed = new Set([...draft.teams.flatMap(({ people }) => people), ...draft.unassigned]);
  const present = boardNow(organization).map((team) => {
    const planned = draft.teams.find(({ teamId }) => teamId === team.teamId);
    const others = team.people.filter((id) => !placed.has(id));
    return { ...team, people: [...(planned?.people ?? []), ...others] };
  });
  const created = draft.teams.filter(({ teamId }) => teamId === null);
  return [...present, ...created.map((team, index) => ({ ...team, key: `new-${index + 1}` }))];
}

/** The same board with a person in another team, or in none (null). */
export function withMoved(
  board: readonly BoardTeam[],
  personId: string,
  key: string | null,
): BoardTeam[] {
  return board.map((team) => {
    const others = team.people.filter((id) => id !== personId);
    return { ...team, people: team.key === key ? [...others, personId] : others };
  });
}

/** The board with as many teams as asked for: the largest present ones first, then new ones. */
function teamsFor(board: readonly BoardTeam[], count: number): BoardTeam[] {
  const present = board
    .filter(({ teamId }) => teamId !== null)
    .toSorted((a, b) => b.people.length - a.people.length)
    .slice(0, count);
  const created = Array.from({ length: count - present.length }, (_, index) => ({
    key: `new-${index + 1}`,
    teamId: null,
    name: `New team ${index + 1}`,
    people: [],
  }));
  return [...present, ...created];
}

/** How many teams the people can form, and how many to start from. */
export function teamCountsOf({ people, teams }: Organization) {
  const { min, max } = teamCountRange(people.length);
  return { min, max, start: Math.min(Math.max(teams.length, min), max) };
}

function personOf({ id, functions }: PoolPerson, homes: readonly BoardTeam[]) {
  const home = homes.findIndex(({ people }) => people.includes(id));
  return { id, functions: maskOf(functions), home: home < 0 ? null : home };
}

/** People who joined a team by their own consent: they aren't moved without another yes. */
export function isBound({ needsConsent, teamId }: PoolPerson): boolean {
  return needsConsent && teamId !== null;
}

/** What the search is asked, and the teams that its answer is about. */
export function questionOf(
  organization: Organization,
  teamCount: number,
  rules: readonly OrganizationRule[],
): { readonly input: OrganizeInput; readonly teams: readonly BoardTeam[] } {
  const teams = teamsFor(boardNow(organization), teamCount);
  const bound = organization.people
    .filter(isBound)
    .map(({ id }) => ({ kind: 'fixed' as const, person: id }));
  const isFixed = (id: string) => rules.some((rule) => rule.kind === 'fixed' && rule.person === id);
  return {
    teams,
    input: {
      people: organization.people.map((person) => personOf(person, teams)),
      teamCount,
      rules: [...rules, ...bound.filter(({ person }) => !isFixed(person))],
    },
  };
}

/** The board after an answer; present teams that it doesn't use are empty. */
export function boardOf(
  organization: Organization,
  teams: readonly BoardTeam[],
  answer: readonly (readonly string[])[],
): BoardTeam[] {
  const filled = teams.map((team, index) => ({ ...team, people: answer[index] ?? [] }));
  const unused = boardNow(organization).filter(
    ({ key }) => !filled.some((team) => team.key === key),
  );
  return [...filled, ...unused.map((team) => ({ ...team, people: [] }))];
}

/** People whom the board takes out of their team, by id. */
export function unassignedOn({ people }: Organization, board: readonly BoardTeam[]): string[] {
  const placed = new Set(board.flatMap((team) => team.people));
  return people.filter(({ id, teamId }) => teamId !== null && !placed.has(id)).map(({ id }) => id);
}

/** What each move adds and costs; teams by their index on the board. */
export function movesOn(organization: Organization, board: readonly BoardTeam[]): OrganizeMove[] {
  const now = boardNow(organization);
  const homes = board.map(
    ({ key }) =>
      now.find((team) => team.key === key) ?? { key, teamId: null, name: '', people: [] },
  );
  return movesOf(
    organization.people.map((person) => personOf(person, homes)),
    board.map(({ people }) => people),
  );
}

/** The other teams of whoever has the same name; teams are analyzed apart, so they're two entries. */
export function otherTeamsOf(
  person: PoolPerson,
  { people, teams }: Pick<Organization, 'people' | 'teams'>,
): string[] {
  const key = person.name.trim().toLowerCase();
  return people
    .filter(({ id, name }) => id !== person.id && name.trim().toLowerCase() === key)
    .flatMap(({ teamId }) => teams.find(({ id }) => id === teamId)?.name ?? []);
}

export interface BoardFigures {
  /** Covered functions of the weakest team with people; 0 without teams. */
  readonly weakest: number;
  /** That team's name. */
  readonly weakestName: string;
  /** To one decimal. */
  readonly mean: number;
}

/** How many functions the people cover for sure, or at best. */
export function coverageOf(
  people: readonly PoolPerson[],
  ids: readonly string[],
  withPossible = false,
): number {
  const mask = people
    .filter(({ id }) => ids.includes(id))
    .reduce(
      (all, { functions, possible }) =>
        all | maskOf(withPossible ? [...functions, ...possible] : functions),
      0,
    );
  return functionCount(mask);
}

export function figuresOf(
  people: readonly PoolPerson[],
  board: readonly BoardTeam[],
): BoardFigures {
  const used = board.filter((team) => team.people.length > 0);
  const counts = used.map((team) => coverageOf(people, team.people));
  if (counts.length === 0) return { weakest: 0, weakestName: '', mean: 0 };
  const sum = counts.reduce((total, count) => total + count, 0);
  const weakest = Math.min(...counts);
  return {
    weakest,
    weakestName: used[counts.indexOf(weakest)]?.name ?? '',
    mean: Math.round((10 * sum) / counts.length) / 10,
  };
}
