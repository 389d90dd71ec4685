import type { NewChart } from '#shared/contract/charts.ts';
import type { BirthRefusal } from './member-refusals.ts';

/* What a form of several people needs of one person's birth fields, which its page provides. */

/** The values of a person's fields when the form is submitted. */
export type PersonEntered =
  | { readonly kind: 'birth'; readonly birth: NewChart }
  /** A field is empty or invalid, or a question is unanswered. */
  | { readonly kind: 'missing' | 'invalid' | 'asked' };

export interface PersonEntry {
  readonly read: () => Promise<PersonEntered>;
  /** Focuses the first problem of the last reading. */
  readonly focus: () => void;
  /** @returns whether the refusal concerns any field of this person */
  readonly showRefusal: (refusal: BirthRefusal) => boolean;
}
