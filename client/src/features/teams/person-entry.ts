import type { ReactNode, Ref } from 'react';
import type { TeamMemberInput } from '#shared/contract/teams.ts';
import type { PersonRefusal, TypedBirth } from './penta-request.ts';

/* The S-Penta form's interface to the birth fields that its page provides, for each person. */

/** The values of a person's fields when the team is submitted. */
type PersonReading =
  | { readonly kind: 'birth'; readonly birth: TypedBirth }
  | { readonly kind: 'missing' | 'invalid' | 'asked' };

export interface PersonEntry {
  readonly read: () => Promise<PersonReading>;
  /** Focuses the first problem of the last reading. */
  readonly focus: () => void;
  /** @returns whether the error concerns any field of this person */
  readonly showRefusal: (refusal: PersonRefusal) => boolean;
}

export interface PersonSlot {
  readonly ref: Ref<PersonEntry>;
  /** Identifies the person within the form, whatever is added or removed. */
  readonly place: string;
  /** The initial birth of an existing team's person. */
  readonly member: TeamMemberInput | undefined;
  /** Why a time is required; without it, it may be unknown. */
  readonly timeRequired: string | undefined;
  readonly onName: (name: string) => void;
}

export type RenderPerson = (slot: PersonSlot) => ReactNode;
