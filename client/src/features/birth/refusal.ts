import { ApiError } from '#client/lib/api.ts';
import type { ErrorChoice } from '#shared/contract/errors.ts';
import { choicesOf } from './disambiguation.ts';

/** Field of the API to field of the form, in the order they stand in. */
export const BIRTH_FIELDS = {
  name: 'fullName',
  birthDate: 'birthDate',
  birthTime: 'birthTime',
  birthPlace: 'birthPlace',
} as const;

/** What an answer says of one birth: sentences by field of the API, and what to choose from. */
export interface BirthRefusal {
  readonly fields: Readonly<Record<string, string>>;
  readonly choices: readonly ErrorChoice[];
}

/** What the server says of the birth that was sent; nothing when it could not look at it. */
export function refusalOf(error: unknown): BirthRefusal {
  const fields = (error instanceof ApiError && error.body?.fields) || {};
  return { fields, choices: choicesOf(error) };
}

/**
 * False when the form itself says what to do next, at the field or by a question: trying the same
 * again cannot help then, and no toast has to say so.
 */
export function isFailure(error: unknown): boolean {
  const { fields, choices } = refusalOf(error);
  return choices.length === 0 && !Object.keys(BIRTH_FIELDS).some((name) => fields[name]);
}
