import type { ErrorBody, ErrorChoice } from '#shared/contract/errors.ts';
import type { AnalyzeTeam, TeamMemberInput } from '#shared/contract/teams.ts';

/** A birth as submitted by the form of a single chart. */
export type TypedBirth = TeamMemberInput & {
  readonly uncertaintyLevel?: 'low' | 'high' | undefined;
};

type Person = NonNullable<Extract<AnalyzeTeam, { people?: unknown }>['people']>[number];

/** Maps a birth to the S-Penta form's field names. */
export function pentaPersonOf({
  birthDate,
  birthPlace,
  uncertaintyLevel: _,
  ...rest
}: TypedBirth): Person {
  return { ...rest, birthDateISO: birthDate, place: birthPlace };
}

/** The part of an error about one person. */
export interface PersonRefusal {
  readonly fields: Readonly<Record<string, string>>;
  readonly choices: readonly ErrorChoice[];
}

const FIELD_OF: Readonly<Record<string, string>> = {
  birthDateISO: 'birthDate',
  place: 'birthPlace',
};

/** "people.2.place" without its prefix; null for another person's field. */
function ownPart(path: string, index: number): string | null {
  const own = [`people.${index}.`, `members.${index}.`].find((start) => path.startsWith(start));
  return own === undefined ? null : path.slice(own.length);
}

/** The part of an error about the person at `index`, with the birth form's field names. */
export function personRefusalOf(body: ErrorBody, index: number): PersonRefusal | null {
  const fields: Record<string, string> = {};
  for (const [path, sentence] of Object.entries(body.fields ?? {})) {
    const part = ownPart(path, index);
    if (part !== null) fields[FIELD_OF[part] ?? part] = sentence;
  }
  const isNamed = Object.keys(fields).length > 0;
  const choices = (body.choices ?? []).filter(({ field }) =>
    field === undefined ? isNamed : ownPart(field, index) !== null,
  );
  return isNamed || choices.length > 0 ? { fields, choices } : null;
}
