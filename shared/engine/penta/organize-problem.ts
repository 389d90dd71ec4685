import { entryAt } from '../lookup.ts';
import type { FunctionMask } from './function-mask.ts';
import { PENTA_MEMBERS_MAX, PENTA_MEMBERS_MIN } from './penta.ts';

/** Somebody to be put into a team. */
export interface OrganizedPerson {
  /** Unlike those of the others. */
  readonly id: string;
  /** Functions that the person covers whatever the birth time was. */
  readonly functions: FunctionMask;
  /** The index of the person's present team; null for somebody without one. */
  readonly home: number | null;
}

/** A condition that every arrangement has to meet. */
export type OrganizeRule =
  /** In one team. */
  | { readonly kind: 'together'; readonly people: readonly string[] }
  /** No two of them in one team. */
  | { readonly kind: 'apart'; readonly people: readonly string[] }
  /** Stays in the present team. */
  | { readonly kind: 'fixed'; readonly person: string }
  /** Every team has at least one of them. */
  | { readonly kind: 'leads'; readonly people: readonly string[] };

/** People who move as one, being together by a rule. */
export interface Unit {
  /** Indexes of people. */
  readonly people: readonly number[];
  readonly functions: FunctionMask;
  readonly leads: number;
  /** The only team allowed; null for any. */
  readonly fixedTo: number | null;
  /** Indexes of units that can't share a team with it. */
  readonly apart: ReadonlySet<number>;
  /** By team: how many of them would leave their present team. */
  readonly moves: readonly number[];
}

export interface OrganizeProblem {
  readonly people: readonly OrganizedPerson[];
  readonly units: readonly Unit[];
  readonly teamCount: number;
  /** Whether every team needs a lead. */
  readonly needsLeads: boolean;
}

/** The fewest and the most teams of three to five that so many people can form. */
export function teamCountRange(people: number): { readonly min: number; readonly max: number } {
  return {
    min: Math.ceil(people / PENTA_MEMBERS_MAX),
    max: Math.floor(people / PENTA_MEMBERS_MIN),
  };
}

/** Group numbers of people, joined by the rules that put them together. */
function groupsOf(indexOf: ReadonlyMap<string, number>, rules: readonly OrganizeRule[]): number[] {
  const groups = Array.from({ length: indexOf.size }, (_, index) => index);
  for (const rule of rules) {
    if (rule.kind !== 'together') continue;
    const joined = new Set(indexesOf(indexOf, rule.people).map((index) => entryAt(groups, index)));
    const target = Math.min(...joined);
    for (const [index, group] of groups.entries()) if (joined.has(group)) groups[index] = target;
  }
  return groups;
}

function indexesOf(indexOf: ReadonlyMap<string, number>, ids: readonly string[]): number[] {
  return ids.flatMap((id) => indexOf.get(id) ?? []);
}

/** Null when rules contradict each other within one unit, whatever the teams. */
export function problemOf(
  people: readonly OrganizedPerson[],
  teamCount: number,
  rules: readonly OrganizeRule[],
): OrganizeProblem | null {
  const indexOf = new Map(people.map(({ id }, index) => [id, index]));
  const groups = groupsOf(indexOf, rules);
  const names = [...new Set(groups)];
  const unitOf = groups.map((group) => names.indexOf(group));
  const apart = names.map(() => new Set<number>());
  for (const rule of rules) {
    if (rule.kind === 'apart' && !keepApart(indexesOf(indexOf, rule.people), unitOf, apart)) {
      return null;
    }
  }
  const fixedIds = rules.flatMap((rule) => (rule.kind === 'fixed' ? rule.person : []));
  const fixed = new Set(indexesOf(indexOf, fixedIds));
  const leadRules = rules.filter((rule) => rule.kind === 'leads');
  const leadIds = leadRules.flatMap((rule) => rule.people);
  const leads = new Set(indexesOf(indexOf, leadIds));
  const units: Unit[] = [];
  for (const [unit] of names.entries()) {
    const members = people.flatMap((_, index) => (unitOf[index] === unit ? index : []));
    const homes = new Set(
      members.filter((one) => fixed.has(one)).map((one) => entryAt(people, one).home),
    );
    if (members.length > PENTA_MEMBERS_MAX || homes.size > 1 || homes.has(null)) return null;
    units.push({
      people: members,
      functions: members.reduce((mask, one) => mask | entryAt(people, one).functions, 0),
      leads: members.filter((one) => leads.has(one)).length,
      fixedTo: [...homes][0] ?? null,
      apart: entryAt(apart, unit),
      moves: Array.from({ length: teamCount }, (_, team) => movesTo(people, members, team)),
    });
  }
  return { people, units, teamCount, needsLeads: leadRules.length > 0 };
}

function movesTo(people: readonly OrganizedPerson[], members: readonly number[], team: number) {
  return members.filter((one) => {
    const { home } = entryAt(people, one);
    return home !== null && home !== team;
  }).length;
}

/** False when two of them belong to one unit. */
function keepApart(
  members: readonly number[],
  unitOf: readonly number[],
  apart: readonly Set<number>[],
): boolean {
  const units = members.map((one) => entryAt(unitOf, one));
  if (new Set(units).size < units.length) return false;
  for (const unit of units) {
    for (const other of units) if (other !== unit) entryAt(apart, unit).add(other);
  }
  return true;
}
