import { useRef, useState } from 'react';
import { FormRefusal } from '#client/components/form/form-failure.ts';
import { ApiError } from '#client/lib/api.ts';
import { memberRefusalsOf } from '#client/lib/member-refusals.ts';
import { PENTA_SIZE_MIN, type TeamMemberInput } from '#shared/contract/teams.ts';
import { currentPentaDraft } from './penta-draft.ts';
import { memberInputOf, type PersonEntry } from './person-entry.ts';

export interface PersonPlace {
  readonly place: string;
  /** Of an existing team: whose place it is. */
  readonly member?: TeamMemberInput;
  /** Added with the button, so that the focus goes there. */
  readonly isAdded?: true;
}

export interface PeopleEntry {
  readonly places: readonly PersonPlace[];
  readonly names: Readonly<Record<string, string>>;
  readonly setName: (place: string, name: string) => void;
  readonly add: () => void;
  readonly remove: (place: string) => void;
  /** Connects the fields of a person. */
  readonly connect: (place: string) => (entry: PersonEntry | null) => () => void;
  /** All births in order. @throws FormRefusal after the first that cannot be sent got the focus */
  readonly read: () => Promise<TeamMemberInput[]>;
  /** Shows what the answer says about single people at their fields. */
  readonly showRefusals: (error: unknown) => void;
}

let lastPlace = 0;

/** A place for one more person, with a name that no other has had since the page was loaded. */
function newPlace(): string {
  lastPlace += 1;
  return `added-${lastPlace}`;
}

/** The people of an existing team. */
interface FormerPeople {
  readonly people: readonly TeamMemberInput[];
  /** How many more joined by themselves. */
  readonly others: number;
}

function firstPlaces(team: FormerPeople | undefined): PersonPlace[] {
  if (!team) return currentPentaDraft().places.map((place) => ({ place }));
  const { people, others } = team;
  if (people.length === 0 && others === 0) {
    return Array.from({ length: PENTA_SIZE_MIN }, () => ({ place: newPlace() }));
  }
  return people.map((member, index) => ({ place: `member-${index}`, member }));
}

/** The people of a team being entered, each with fields of their own. */
export function usePeopleEntry(team: FormerPeople | undefined): PeopleEntry {
  const [places, setPlaces] = useState<readonly PersonPlace[]>(() => firstPlaces(team));
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const entries = useRef(new Map<string, PersonEntry>());

  async function read(): Promise<TeamMemberInput[]> {
    const members: TeamMemberInput[] = [];
    let first: PersonEntry | null = null;
    let isMissing = false;
    for (const { place } of places) {
      const entry = entries.current.get(place);
      const reading = await entry?.read();
      if (reading?.kind === 'birth') members.push(memberInputOf(reading.birth));
      else first ??= entry ?? null;
      isMissing ||= reading?.kind === 'missing';
    }
    if (first === null) return members;
    first.focus();
    throw refusalOf(isMissing, places.length);
  }

  function showRefusals(error: unknown) {
    const body = error instanceof ApiError ? error.body : null;
    const refusals = body && memberRefusalsOf(body);
    let first: string | undefined;
    for (const [index, { place }] of places.entries()) {
      const refusal = refusals?.get(index);
      if (refusal && entries.current.get(place)?.showRefusal(refusal)) first ??= place;
    }
    // The questions are in the page, and known to the person's fields, only after the next painting.
    requestAnimationFrame(() => entries.current.get(first ?? '')?.focus());
  }

  return {
    places,
    names,
    setName: (place, name) => setNames((all) => ({ ...all, [place]: name })),
    add: () => setPlaces((all) => [...all, { place: newPlace(), isAdded: true }]),
    remove: (place) => setPlaces((all) => all.filter((one) => one.place !== place)),
    connect: (place) => (entry) => {
      if (entry) entries.current.set(place, entry);
      return () => void entries.current.delete(place);
    },
    read,
    showRefusals,
  };
}

function refusalOf(isMissing: boolean, count: number): FormRefusal {
  return isMissing
    ? new FormRefusal('Missing Information', `Please fill in all fields for all ${count} people.`)
    : new FormRefusal('Analysis Failed', 'Please check the marked fields first.');
}
