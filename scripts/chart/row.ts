import * as z from 'zod/mini';
import { BIRTH_CALENDARS } from '#shared/domain/birth.ts';
import type { PlaceChoice } from '#shared/domain/place-choices.ts';

/** A birth as given in a line of input. Unknown fields are ignored. */
export const BirthRow = z.object({
  /** ISO 8601 instant; takes precedence over all other fields. */
  utc: z.optional(z.string()),
  /** `YYYY-MM-DD` and `HH:MM` or `HH:MM:SS`, local. */
  date: z.optional(z.string()),
  /** The calendar of the date; "gregorian" by default. */
  calendar: z.optional(z.enum(BIRTH_CALENDARS)),
  time: z.optional(z.string()),
  /** IANA name. */
  zone: z.optional(z.string().check(z.minLength(1))),
  place: z.optional(z.string().check(z.minLength(1), z.maxLength(255))),
  /** Degrees, north and east positive. */
  lat: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
  lon: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
});
export type BirthRow = z.infer<typeof BirthRow>;

export type RowErrorCode =
  | 'birth.time_ambiguous'
  | 'birth.time_nonexistent'
  | 'birth.date_invalid'
  | 'birth.date_out_of_range'
  | 'birth.time_invalid'
  | 'place.unknown'
  | 'place.ambiguous'
  | 'place.zone_unknown'
  | 'request.invalid';

/** The reason why a row has no chart. */
export class RowError extends Error {
  constructor(
    readonly code: RowErrorCode,
    message: string,
    /** For an ambiguous or skipped local time: the possible instants, UTC in ms. */
    readonly instants?: readonly number[],
    /** For a name that several places share: the candidates. */
    readonly choices?: readonly PlaceChoice[],
  ) {
    super(message);
    this.name = 'RowError';
  }
}

/** Null counts as absent. */
function withoutNulls(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
}

/** @throws RowError request.invalid, naming the field */
export function readRow(input: unknown): BirthRow {
  const read = BirthRow.safeParse(withoutNulls(input));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = issue?.path.join('.');
  throw new RowError('request.invalid', field ? `Bad value for "${field}"` : 'Not a JSON object');
}
