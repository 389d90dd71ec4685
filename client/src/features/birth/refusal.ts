import { ApiError } from '#client/lib/api.ts';
import type { BirthRefusal } from '#client/lib/member-refusals.ts';
import { choicesOf } from './disambiguation.ts';

/** Maps the API's fields to the form's, in display order. */
export const BIRTH_FIELDS = {
  name: 'fullName',
  birthDate: 'birthDate',
  birthTime: 'birthTime',
  birthPlace: 'birthPlace',
} as const;

/** The server's errors about the submitted birth; none when the request itself failed. */
export function birthRefusalOf(error: unknown): BirthRefusal {
  const fields = (error instanceof ApiError && error.body?.fields) || {};
  return { fields, choices: choicesOf(error) };
}

/**
 * False when the form itself says what to do next, at a field or by a question: then retrying
 * cannot help, and no toast is needed.
 */
export function isFailure(error: unknown): boolean {
  const { fields, choices } = birthRefusalOf(error);
  return choices.length === 0 && !Object.keys(BIRTH_FIELDS).some((name) => fields[name]);
}
