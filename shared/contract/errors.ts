import * as z from 'zod/mini';
import { CleanupReport } from './cleanup-report.ts';

/** Every error code of the API. A route declares the feature codes that it may answer with. */
export const ERROR_CODES = [
  'request.invalid',
  'request.too_large',
  'request.unsupported_media_type',
  'request.cross_site',
  'request.not_found',
  'request.rate_limited',
  'request.conflict',
  'auth.required',
  'auth.forbidden',
  'auth.provider_unavailable',
  'birth.date_invalid',
  'birth.date_out_of_range',
  'birth.date_in_future',
  'birth.time_invalid',
  'birth.time_nonexistent',
  'birth.time_ambiguous',
  'place.unknown',
  'place.ambiguous',
  'place.zone_unknown',
  'place.zone_ambiguous',
  'place.unavailable',
  'chart.not_found',
  'conversation.not_found',
  'coach.unavailable',
  'coach.limit_reached',
  'prompts.not_found',
  'knowledge.unavailable',
  'account.not_found',
  'team.not_found',
  'team.limit_reached',
  'user.not_found',
  'user.last_master_admin',
  'member.limit_reached',
  'member.last_admin',
  'cleanup.changed',
  'account.read_only',
  'billing.plan_running',
  'billing.no_plan',
  'billing.no_upgrade',
  'billing.preview_expired',
  'billing.not_sold',
  'billing.refused',
  'billing.unavailable',
  'billing.incident_not_found',
  'service.unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

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
