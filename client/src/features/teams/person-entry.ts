import type { ReactNode, Ref } from 'react';
import type { MemberRefusal } from '#client/lib/member-refusals.ts';
import type { TeamMemberInput } from '#shared/contract/teams.ts';

/* The S-Penta form's interface to the birth fields that its page provides, for each person. */

/** A birth as the form of a single chart hands it on. */
type TypedBirth = TeamMemberInput & {
  readonly uncertaintyLevel?: 'low' | 'high' | undefined;
};

/** The birth as a team takes it: how certain it is follows from its time. */
export function memberInputOf({ uncertaintyLevel: _, ...member }: TypedBirth): TeamMemberInput {
  return member;
}

/** What a person's fields hold when the team is sent. */
type PersonReading =
  | { readonly kind: 'birth'; readonly birth: TypedBirth }
  | { readonly kind: 'missing' | 'invalid' | 'asked' };

/** The contract's fields whose sentences a person's fields show. */
export const PERSON_FIELDS: readonly string[] = ['name', 'birthDate', 'birthTime', 'birthPlace'];

export interface PersonEntry {
  readonly read: () => Promise<PersonReading>;
  /** Puts the focus where the last reading found something wrong. */
  readonly focus: () => void;
  /** @returns whether the answer is about any field of this person */
  readonly showRefusal: (refusal: MemberRefusal) => boolean;
}

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
