import { ApiError, messageOf } from '#client/lib/api.ts';
import { isOnline } from '#client/lib/connection.ts';

const OFFLINE =
  'You’re offline. Everything you entered is still here; try again once you’re connected.';

/** Thrown by a form that has a reason of its own not to send, or to ask first. */
export class FormRefusal extends Error {
  constructor(
    readonly title: string | undefined,
    message: string,
    /** `warn` for a question, which is no failure and takes no toast. */
    readonly tone: 'danger' | 'warn' = 'danger',
  ) {
    super(message);
    this.name = 'FormRefusal';
  }
}

export interface FormFailure<Name extends string = string> {
  readonly title?: string | undefined;
  readonly message: string;
  readonly tone: 'danger' | 'warn';
  /** Sentences on fields that the form has, in the server's order. */
  readonly fields: readonly (readonly [Name, string])[];
  /** Sentences on fields that the form does not have: shown at the form, never dropped. */
  readonly others: readonly string[];
}

export interface FailureWords<Name extends string> {
  /** The screen's own sentence, for answers without one. */
  readonly failed: string;
  readonly failureTitle?: string | undefined;
  /** The fields that the form has. */
  readonly names: readonly Name[];
  /** Fields whose sentences the page shows in a place of its own. */
  readonly isShownElsewhere?: ((path: string) => boolean) | undefined;
}

/** What a failed call says to a form. */
export function failureOf<Name extends string>(
  error: unknown,
  { failed, failureTitle, names, isShownElsewhere = () => false }: FailureWords<Name>,
): FormFailure<Name> {
  if (error instanceof FormRefusal) {
    const { title = failureTitle, message, tone } = error;
    return { title, message, tone, fields: [], others: [] };
  }
  const fields: [Name, string][] = [];
  const others = new Set<string>();
  const told = error instanceof ApiError ? (error.body?.fields ?? {}) : {};
  const message = wordsOf(error, failed);
  for (const [path, sentence] of Object.entries(told)) {
    const name = names.find((one) => one === path);
    if (name !== undefined) fields.push([name, sentence]);
    else if (sentence !== message && !isShownElsewhere(path)) others.add(sentence);
  }
  return { title: failureTitle, message, tone: 'danger', fields, others: [...others] };
}

function wordsOf(error: unknown, failed: string): string {
  if (!(error instanceof ApiError) && !isOnline()) return OFFLINE;
  return messageOf(error, failed);
}

/** The names of all fields in a form's values, as a refusal has them: "lines.0.text". */
export function fieldNamesOf(values: unknown, path = ''): string[] {
  if (typeof values !== 'object' || values === null) return [path];
  return Object.entries(values).flatMap(([key, value]) =>
    fieldNamesOf(value, path === '' ? key : `${path}.${key}`),
  );
}
