import { useRef, useState } from 'react';
import { FormRefusal } from '#client/components/form/form-failure.ts';
import { ApiError } from '#client/lib/api.ts';
import { memberRefusalsOf } from '#client/lib/member-refusals.ts';
import type { PersonEntry } from '#client/lib/person-entry.ts';
import { PENTA_SIZE_MIN, type TeamMemberInput } from '#shared/contract/teams.ts';
import { currentPentaDraft } from './penta-draft.ts';
import { memberInputOf } from './person-slot.ts';

export interface PersonSlotState {
  readonly slotKey: string;
  /** Of an existing team: whose slot it is. */
  readonly member?: TeamMemberInput;
  /** Added with the button, so that the focus goes there. */
  readonly isAdded?: true;
}

export interface PeopleEntry {
  readonly slots: readonly PersonSlotState[];
  readonly names: Readonly<Record<string, string>>;
  readonly setName: (slotKey: string, name: string) => void;
  readonly add: () => void;
  readonly remove: (slotKey: string) => void;
  /** Connects the fields of a person. */
  readonly connect: (slotKey: string) => (entry: PersonEntry | null) => () => void;
  /** All births in order. @throws FormRefusal after the first that cannot be sent got the focus */
  readonly read: () => Promise<TeamMemberInput[]>;
  /** Shows what the answer says about single people at their fields. */
  readonly showRefusals: (error: unknown) => void;
}

let lastSlot = 0;

/** A key for one more person's slot that no other has had since the page was loaded. */
function newSlotKey(): string {
  lastSlot += 1;
  return `added-${lastSlot}`;
}

/** The people of an existing team. */
interface FormerPeople {
  readonly people: readonly TeamMemberInput[];
  /** How many more joined by themselves. */
  readonly others: number;
}

function firstSlots(team: FormerPeople | undefined): PersonSlotState[] {
  if (!team) return currentPentaDraft().slotKeys.map((slotKey) => ({ slotKey }));
  const { people, others } = team;
  if (people.length === 0 && others === 0) {
    return Array.from({ length: PENTA_SIZE_MIN }, () => ({ slotKey: newSlotKey() }));
  }
  return people.map((member, index) => ({ slotKey: `member-${index}`, member }));
}

/** The people of a team being entered, each with fields of their own. */
export function usePeopleEntry(team: FormerPeople | undefined): PeopleEntry {
  const [slots, setSlots] = useState<readonly PersonSlotState[]>(() => firstSlots(team));
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const entries = useRef(new Map<string, PersonEntry>());

  async function read(): Promise<TeamMemberInput[]> {
    const members: TeamMemberInput[] = [];
    let first: PersonEntry | null = null;
    let isMissing = false;
    for (const { slotKey } of slots) {
      const entry = entries.current.get(slotKey);
      const entered = await entry?.read();
      if (entered?.kind === 'birth') members.push(memberInputOf(entered.birth));
      else first ??= entry ?? null;
      isMissing ||= entered?.kind === 'missing';
    }
    if (first === null) return members;
    first.focus();
    throw formRefusalOf(isMissing, slots.length);
  }

  function showRefusals(error: unknown) {
    const body = error instanceof ApiError ? error.body : null;
    const refusals = body && memberRefusalsOf(body);
    let first: string | undefined;
    for (const [index, { slotKey }] of slots.entries()) {
      const refusal = refusals?.get(index);
      if (refusal && entries.current.get(slotKey)?.showRefusal(refusal)) first ??= slotKey;
    }
    // The questions are in the page, and known to the person's fields, only after the next painting.
    requestAnimationFrame(() => entries.current.get(first ?? '')?.focus());
  }

  return {
    slots,
    names,
    setName: (slotKey, name) => setNames((all) => ({ ...all, [slotKey]: name })),
    add: () => setSlots((all) => [...all, { slotKey: newSlotKey(), isAdded: true }]),
    remove: (slotKey) => setSlots((all) => all.filter((one) => one.slotKey !== slotKey)),
    connect: (slotKey) => (entry) => {
      if (entry) entries.current.set(slotKey, entry);
      return () => void entries.current.delete(slotKey);
    },
    read,
    showRefusals,
  };
}

function formRefusalOf(isMissing: boolean, count: number): FormRefusal {
  return isMissing
    ? new FormRefusal('Missing Information', `Please fill in all fields for all ${count} people.`)
    : new FormRefusal('Analysis Failed', 'Please check the marked fields first.');
}
