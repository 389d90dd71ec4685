import type { ReactNode, Ref } from 'react';
import type { PersonEntry } from '#client/lib/person-entry.ts';
import type { NewChart } from '#shared/contract/charts.ts';
import type { TeamMemberInput } from '#shared/contract/teams.ts';

/* The S-Penta form's interface to the birth fields that its page provides, for each person. */

/** The birth as a team takes it: how certain it is follows from its time. */
export function memberInputOf({ uncertaintyLevel: _, ...member }: NewChart): TeamMemberInput {
  return member;
}

/** The contract's fields whose sentences a person's fields show. */
export const PERSON_FIELDS: readonly string[] = ['name', 'birthDate', 'birthTime', 'birthPlace'];

export interface PersonSlot {
  readonly ref: Ref<PersonEntry>;
  /** Identifies the person within the form, whatever is added or removed. */
  readonly slotKey: string;
  /** The initial birth of an existing team's person. */
  readonly member: TeamMemberInput | undefined;
  /** Why a time is required; without it, it may be unknown. */
  readonly timeRequired: string | undefined;
  readonly onName: (name: string) => void;
}

export type RenderPerson = (slot: PersonSlot) => ReactNode;
