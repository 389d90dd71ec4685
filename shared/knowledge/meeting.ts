import type { AuthorityName } from '../engine/authority.ts';
import { groupOf } from '../engine/penta/group.ts';
import { isPentaGate, type PentaGate } from '../engine/penta-matrix.ts';
import { DECISION_TEXTS, TEMPOS, type Tempo, UNKNOWN_DECISION } from './meeting-texts.data.ts';

/** A person of the team, present or not. */
export interface RoomPerson {
  readonly id: string;
  /** The functions they cover for sure. */
  readonly gates: readonly number[];
}

/** What the people in a room cover together. */
export interface Room {
  readonly covered: readonly PentaGate[];
  readonly missing: readonly PentaGate[];
  /** Of six. */
  readonly channels: number;
  /** Who would cover what is missing, the most first; nobody who would add nothing. */
  readonly toAdd: readonly { readonly id: string; readonly adds: readonly PentaGate[] }[];
}

/** @param presentIds who is in the room; unknown ids count for nothing */
export function roomOf(people: readonly RoomPerson[], presentIds: readonly string[]): Room {
  const isPresent = ({ id }: RoomPerson) => presentIds.includes(id);
  const { gates, coverage } = groupOf(
    people.filter(isPresent).map(({ id, gates: held }) => ({
      id,
      activeGates: held.filter(isPentaGate),
    })),
  );
  const missing = gates.filter(({ holders }) => holders.length === 0).map(({ gate }) => gate);
  const toAdd = people
    .filter((person) => !isPresent(person))
    .map((person) => ({
      id: person.id,
      adds: missing.filter((gate) => person.gates.includes(gate)),
    }))
    .filter(({ adds }) => adds.length > 0)
    .toSorted((a, b) => b.adds.length - a.adds.length);
  return {
    covered: gates.filter(({ holders }) => holders.length > 0).map(({ gate }) => gate),
    missing,
    channels: coverage.channels,
    toAdd,
  };
}

/** How a person's answer is taken. */
export interface DecisionTurn {
  readonly id: string;
  /** null where they don't share how they decide. */
  readonly tempo: Tempo | null;
  /** "ask a yes-or-no question" */
  readonly how: string;
}

/** The order of decisions: who can answer now, who thinks aloud, who needs time, then the others. */
export function decisionOrder(
  people: readonly { readonly id: string; readonly authority: AuthorityName | null }[],
): DecisionTurn[] {
  const turns = people.map(({ id, authority }) => ({
    id,
    ...(authority ? DECISION_TEXTS[authority] : { tempo: null, how: UNKNOWN_DECISION }),
  }));
  const rankOf = ({ tempo }: DecisionTurn) => (tempo ? TEMPOS.indexOf(tempo) : TEMPOS.length);
  return turns.toSorted((a, b) => rankOf(a) - rankOf(b));
}
