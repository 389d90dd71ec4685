import * as z from 'zod/mini';
import { CleanupReport } from './cleanup-report.ts';
import { ERROR_CODES } from './error-codes.ts';

const field = z.optional(z.string());

/**
 * The choices when an input has no single meaning.
 * `fold`: the local time occurred twice; send the chosen `fold`.
 * `time`: the local time never existed; these are the nearest that did.
 * `timeZone`: the place is in more than one zone; send the chosen `timeZone`.
 * `place`: several places with this name had different clocks at that birth; send the chosen
 * `placeId`, and `fold` where it has two readings. A place whose clocks skipped the local time has
 * none.
 * `field` is set when the input has several people: "members.2.birthTime".
 */
export const ErrorChoice = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('fold'),
    fold: z.union([z.literal(0), z.literal(1)]),
    utc: z.string(),
    offsetSeconds: z.number(),
    abbreviation: z.string(),
    field,
  }),
  z.object({ kind: z.literal('time'), birthDate: z.string(), birthTime: z.string(), field }),
  z.object({ kind: z.literal('timeZone'), timeZone: z.string(), field }),
  z.object({
    kind: z.literal('place'),
    placeId: z.string(),
    /** Place, region and country. */
    description: z.string(),
    /** IANA name. */
    timeZone: z.string(),
    /** The instants that the local time can mean there, ISO 8601, UTC, earliest first. */
    readings: z.array(z.object({ fold: z.union([z.literal(0), z.literal(1)]), utc: z.string() })),
    field,
  }),
]);
export type ErrorChoice = z.infer<typeof ErrorChoice>;

/**
 * The body of every answer that is not 2xx. `error` repeats `message`, for clients that read
 * either.
 */
export const ErrorBody = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  error: z.string(),
  /** Field path ("birthTime", "members.2.name") to a message. */
  fields: z.optional(z.record(z.string(), z.string())),
  choices: z.optional(z.array(ErrorChoice)),
  /** What there is to delete now, when a cleanup was confirmed for something else. */
  preview: z.optional(CleanupReport),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
