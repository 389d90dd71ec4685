import type { Organization, OrganizationRule } from '#shared/contract/organization.ts';
import { andList } from '#shared/domain/english.ts';
import { gatesIn } from '#shared/engine/penta/function-mask.ts';
import type { OrganizeMove } from '#shared/engine/penta/organize.ts';
import { PENTA_MEMBERS_MAX } from '#shared/engine/penta/penta.ts';
import { type BoardTeam, coverageOf, type PoolPerson } from './arrangement.ts';

export function nameIn(people: readonly PoolPerson[], id: string): string {
  return people.find((person) => person.id === id)?.name ?? 'Somebody';
}

function namesOf(functions: Organization['functions'], mask: number): string {
  const gates: readonly number[] = gatesIn(mask);
  return andList(functions.filter(({ gate }) => gates.includes(gate)).map(({ name }) => name));
}

/** "Moving Tom to Beta adds Reliability there and costs nothing in Alpha." */
export function moveSentence(
  { functions, people }: Organization,
  board: readonly BoardTeam[],
  { person, from, to, adds, costs }: OrganizeMove,
): string {
  const name = nameIn(people, person);
  const target = board[to]?.name ?? '';
  if (from !== null && adds === costs && adds !== 0) {
    return `Moving ${name} takes ${namesOf(functions, adds)} from ${board[from]?.name} to ${target}.`;
  }
  const added = namesOf(functions, adds) || 'no function that is missing';
  const start = `Moving ${name} to ${target} adds ${added} there`;
  if (from === null) return `${start}.`;
  return `${start} and costs ${namesOf(functions, costs) || 'nothing'} in ${board[from]?.name}.`;
}

/** "Taking Tom out of Alpha costs Reliability there." */
export function outSentence(
  { functions, people, teams }: Organization,
  board: readonly BoardTeam[],
  id: string,
): string {
  const person = people.find((one) => one.id === id);
  const left = board.find(({ key }) => key === person?.teamId)?.people ?? [];
  const others = people.filter((one) => left.includes(one.id));
  const lost = functions.filter(
    ({ gate }) =>
      person?.functions.includes(gate) && !others.some((one) => one.functions.includes(gate)),
  );
  const team = teams.find((one) => one.id === person?.teamId)?.name ?? '';
  return `Taking ${nameIn(people, id)} out of ${team} costs ${andList(lost.map(({ name }) => name)) || 'nothing'} there.`;
}

/** "Beta goes from 8 to 10 of 12 functions and Alpha from 11 to 9."; empty if nothing changes. */
export function changeSentence(
  people: readonly PoolPerson[],
  before: readonly BoardTeam[],
  after: readonly BoardTeam[],
): string {
  const changed = after
    .map(({ key, name, people: ids }) => {
      const from = before.find((team) => team.key === key)?.people ?? [];
      return { name, from: coverageOf(people, from), to: coverageOf(people, ids) };
    })
    .filter(({ from, to }) => from !== to)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from));
  const [first, ...others] = changed;
  if (!first) return '';
  return `${andList([
    `${first.name} goes from ${first.from} to ${first.to} of 12 functions`,
    ...others.map(({ name, from, to }) => `${name} from ${from} to ${to}`),
  ])}.`;
}

/** What one person on both teams would cover, rather than moving from one to the other; or empty. */
export function bothSentence(
  people: readonly PoolPerson[],
  present: readonly BoardTeam[],
  board: readonly BoardTeam[],
  moves: readonly OrganizeMove[],
): string {
  const [move, ...others] = moves;
  const home = present.find((team) => move && team.people.includes(move.person));
  const target = present.find(({ key }) => move && key === board[move.to]?.key);
  if (!move || others.length > 0 || !home || !target) return '';
  if (target.people.length >= PENTA_MEMBERS_MAX) return '';
  const then = coverageOf(people, [...target.people, move.person]);
  return `Let ${nameIn(people, move.person)} work with both teams. ${target.name} would then cover ${then} of 12, and ${home.name} keeps its ${coverageOf(people, home.people)}.`;
}

/** What no arrangement can cover: "Nobody here covers Vision, so no move can add it."; or empty. */
export function nobodySentence({ functions, people }: Organization): string {
  const missing = functions.filter(
    ({ gate }) =>
      !people.some((one) => one.functions.includes(gate) || one.possible.includes(gate)),
  );
  if (missing.length === 0) return '';
  const names = andList(missing.map(({ name }) => name));
  return `Nobody here covers ${names}, so no move can add ${missing.length === 1 ? 'it' : 'them'}.`;
}

/** A rule in words: "Keep Ana and Tom together". */
export function ruleWords(rule: OrganizationRule, people: readonly PoolPerson[]): string {
  if (rule.kind === 'fixed') return `Keep ${nameIn(people, rule.person)} in their team`;
  const names = andList(rule.people.map((id) => nameIn(people, id)));
  if (rule.kind === 'together') return `Keep ${names} together`;
  if (rule.kind === 'apart') return `Keep ${names} apart`;
  return `Every team gets one of its leads: ${names}`;
}

/** "9 of 12", or "9 of 12, perhaps 10" where a birth time is uncertain. */
export function coverageWords(sure: number, atBest: number): string {
  return atBest > sure ? `${sure} of 12, perhaps ${atBest}` : `${sure} of 12`;
}
