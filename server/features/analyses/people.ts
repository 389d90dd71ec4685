import { createHash } from 'node:crypto';
import { type AnalyzeTeam, NAMES_IN_PEOPLE, type TeamMemberInput } from '#shared/contract/teams.ts';
import { AppError } from '../../platform/errors.ts';

/** A team member as submitted, in either shape. */
export interface StatedPerson {
  readonly birth: TeamMemberInput;
  /** Maps a field to its path in the request: "birthPlace" to "people.2.place". */
  readonly path: (field: string) => string;
}

const { birthDate: DATE, birthPlace: PLACE } = NAMES_IN_PEOPLE;
const namesInPeople: Readonly<Record<string, string>> = NAMES_IN_PEOPLE;

export function toTheMinute(birth: TeamMemberInput): TeamMemberInput {
  return { ...birth, birthTime: birth.birthTime?.slice(0, 5) ?? null };
}

/** Normalizes both request shapes to one; our own client sends `members` alone. */
export function peopleOf({ members, people }: AnalyzeTeam): StatedPerson[] {
  if (members) {
    return members.map((birth, index) => ({
      birth: toTheMinute(birth),
      path: (field) => `members.${index}.${field}`,
    }));
  }
  return (people ?? []).map(({ [DATE]: birthDate, [PLACE]: birthPlace, ...rest }, index) => ({
    birth: toTheMinute({ ...rest, birthDate, birthPlace }),
    path: (field) => `people.${index}.${namesInPeople[field] ?? field}`,
  }));
}

/** A name or place for comparison, in one case and spacing. */
export function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

function identityOf({ birth }: StatedPerson): string {
  const { name, birthDate, calendar, birthTime, birthPlace } = birth;
  return JSON.stringify([folded(name), birthDate, calendar, birthTime, folded(birthPlace)]);
}

/** @throws AppError request.invalid, naming the rows that repeat a person */
export function refuseRepeated(people: readonly StatedPerson[]): void {
  const firstRows = new Map<string, number>();
  const repeats: (readonly [row: number, first: number, person: StatedPerson])[] = [];
  for (const [index, person] of people.entries()) {
    const first = firstRows.get(identityOf(person));
    if (first === undefined) firstRows.set(identityOf(person), index + 1);
    else repeats.push([index + 1, first, person]);
  }
  const [repeat] = repeats;
  if (!repeat) return;
  throw new AppError('request.invalid', {
    message: `Rows ${repeat[1]} and ${repeat[0]} are the same person.`,
    fields: Object.fromEntries(
      repeats.map(([, first, { path }]) => [path('name'), `The same person as in row ${first}`]),
    ),
  });
}

function keyOfPerson({ birth }: StatedPerson): string {
  const entries = Object.entries(birth).filter(([, value]) => value !== undefined);
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A digest of the submitted people, independent of their order: 64 hexadecimal digits. */
export function peopleKeyOf(people: readonly StatedPerson[]): string {
  return createHash('sha256')
    .update(JSON.stringify(people.map(keyOfPerson).sort()))
    .digest('hex');
}
