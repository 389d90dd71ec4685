import type { ReactNode, Ref } from 'react';
import type { TeamMemberInput } from '#shared/contract/teams.ts';
import type { PersonRefusal, TypedBirth } from './penta-request.ts';

/* What the S-Penta form needs of the birth input that its page puts into it, for each person. */

/** What a person's fields hold when the team is sent. */
type PersonReading =
  | { readonly kind: 'birth'; readonly birth: TypedBirth }
  | { readonly kind: 'missing' | 'invalid' | 'asked' };

export interface PersonEntry {
  readonly read: () => Promise<PersonReading>;
  /** Puts the focus where the last reading found something amiss. */
  readonly focus: () => void;
  /** @returns whether the answer speaks of any field of this person */
  readonly showRefusal: (refusal: PersonRefusal) => boolean;
}

export interface PersonSlot {
  readonly ref: Ref<PersonEntry>;
  /** Names the person within the form, whatever is added or removed. */
  readonly place: string;
  /** Of an existing team: the birth to begin with. */
  readonly member: TeamMemberInput | undefined;
  /** Why a time has to be given; without it, it may be left unknown. */
  readonly timeRequired: string | undefined;
  readonly onName: (name: string) => void;
}

export type RenderPerson = (slot: PersonSlot) => ReactNode;
