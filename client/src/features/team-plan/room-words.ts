import type { TeamRecord } from '#shared/contract/teams.ts';
import { andList } from '#shared/domain/english.ts';
import { calledNames } from '#shared/knowledge/called-names.ts';
import { type DecisionTurn, decisionOrder, type Room, roomOf } from '#shared/knowledge/meeting.ts';

/** What the people of a room cover; null in a team without a Penta. */
export function roomIn({ pentaData }: TeamRecord, presentIds: readonly string[]): Room | null {
  return pentaData ? roomOf(pentaData.members, presentIds) : null;
}

export function labelsOf({ pentaData }: TeamRecord, gates: readonly number[]): string[] {
  return gates.flatMap((gate) => pentaData?.gates.find((one) => one.gate === gate)?.label ?? []);
}

export function coverageWords({ covered, channels }: Room): string {
  return `${covered.length} of 12 functions and ${channels} of 6 channels`;
}

/** A turn with the person's whole name, and the one they go by. */
export type NamedTurn = DecisionTurn & { readonly name: string; readonly called: string };

/** Who of the people present decides how, in order. */
export function turnsIn({ members }: TeamRecord, presentIds: readonly string[]): NamedTurn[] {
  const called = calledNames(members.map(({ name }) => name));
  return decisionOrder(members.filter(({ id }) => presentIds.includes(id))).map((turn) => {
    const at = members.findIndex(({ id }) => id === turn.id);
    return { ...turn, name: members[at]?.name ?? '', called: called[at] ?? '' };
  });
}

/** "Get answers from Adam and Inês in the meeting, and give Mei at least a night to decide." */
export function verdictWords(turns: readonly Pick<NamedTurn, 'tempo' | 'called'>[]): string {
  const namesOf = (group: typeof turns) => andList(group.map(({ called }) => called));
  const now = turns.filter(({ tempo }) => tempo === 'now' || tempo === 'aloud');
  const later = turns.filter(({ tempo }) => tempo === 'later');
  if (now.length + later.length === 0) return 'Ask each person how they’d like to decide.';
  if (later.length === 0) return `${namesOf(now)} can answer in the meeting.`;
  const night = `give ${namesOf(later)} at least a night`;
  return now.length === 0
    ? `Talk it through, then ${night} before you decide.`
    : `Get answers from ${namesOf(now)} in the meeting, and ${night} to decide.`;
}
