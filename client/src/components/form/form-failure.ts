import { ApiError, messageOf } from '#client/lib/api.ts';

const OFFLINE =
  'You are offline. Everything you entered is still here: try again once you are connected.';

export interface FormFailure<Name extends string = string> {
  readonly message: string;
  /** Sentences on fields that the form has, in the server's order. */
  readonly fields: readonly (readonly [Name, string])[];
  /** Sentences on fields that the form does not have: shown at the form, never dropped. */
  readonly others: readonly string[];
}

/**
 * What a failed call says to a form.
 * @param names the fields that the form has
 */
export function failureOf<Name extends string>(
  error: unknown,
  failed: string,
  names: readonly Name[],
): FormFailure<Name> {
  const fields: [Name, string][] = [];
  const others = new Set<string>();
  const told = error instanceof ApiError ? (error.body?.fields ?? {}) : {};
  const message = wordsOf(error, failed);
  for (const [path, sentence] of Object.entries(told)) {
    const name = names.find((one) => one === path);
    if (name !== undefined) fields.push([name, sentence]);
    else if (sentence !== message) others.add(sentence);
  }
  return { message, fields, others: [...others] };
}

function wordsOf(error: unknown, failed: string): string {
  if (!(error instanceof ApiError) && !navigator.onLine) return OFFLINE;
  return messageOf(error, failed);
}
