import * as z from 'zod/mini';
import {
  BIRTH_CALENDARS,
  BIRTH_YEAR_MAX,
  BIRTH_YEAR_MIN,
  type BirthCalendar,
  isSupportedBirthYear,
  NAME_MAX,
  PLACE_MAX,
  parseBirthDate,
  parseBirthTime,
  TOLERANCE_MINUTES_MAX,
} from '../domain/birth.ts';
import { AUTHORITY_NAMES } from '../engine/authority.ts';
import { BODY_IDS } from '../engine/bodies.ts';
import { CHANNEL_IDS } from '../engine/channels.ts';
import { DEFINITIONS } from '../engine/definition.ts';
import { TYPE_NAMES } from '../engine/human-type.ts';
import { PROFILE_IDS } from '../engine/profile.ts';
import { CLOCK_DOUBTS } from '../engine/time/clock-doubt-codes.ts';
import { route } from './route.ts';

const CONTROL_CHARACTERS = /\p{Cc}|\p{Cs}/u;

/** The message for a missing value; values of another type get the generic one. */
const whenAbsent = (message: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? message : undefined),
});

/** One line of text as typed by a person: trimmed, no control characters, not empty. */
function line(max: number, emptyMessage: string) {
  return z.string(whenAbsent(emptyMessage)).check(
    z.trim(),
    z.minLength(1, emptyMessage),
    z.maxLength(max, `Use at most ${max} characters`),
    z.refine((text) => !CONTROL_CHARACTERS.test(text), 'Remove the control characters'),
  );
}

export const NO_SUCH_DATE = 'This date does not exist';

/**
 * `YYYY-MM-DD`, a day of either calendar in the supported years. `realDate` checks it against the
 * calendar it is written in.
 */
export const BirthDate = z.string(whenAbsent('Birth date is required')).check(
  z.minLength(1, { error: 'Birth date is required', abort: true }),
  // Every Gregorian date is also a Julian one; February 29, 1900 is Julian only.
  z.refine((text) => parseBirthDate(text, 'julian') !== null, {
    error: NO_SUCH_DATE,
    abort: true,
  }),
  z.refine((text) => {
    const date = parseBirthDate(text) ?? parseBirthDate(text, 'julian');
    return date !== null && isSupportedBirthYear(date);
  }, `Charts are available for birth years ${BIRTH_YEAR_MIN} to ${BIRTH_YEAR_MAX}`),
);

/** The calendar a date is written in: "julian" is the old style. Default: "gregorian". */
const Calendar = z.enum(BIRTH_CALENDARS);

/** `HH:MM`, 24 hours. */
export const BirthTime = z
  .string()
  .check(z.refine((text) => parseBirthTime(text) !== null, 'Enter the time as HH:MM, 24 hours'));

export const UncertaintyLevel = z.enum(['low', 'high']);
const Fold = z.union([z.literal(0), z.literal(1)]);

/** The fields of a birth. Those from `placeId` on resolve place and clock, but for the tolerance. */
export const BirthFields = z.strictObject({
  name: line(NAME_MAX, 'Name is required'),
  /** As written in its calendar. */
  birthDate: BirthDate,
  calendar: z.optional(Calendar),
  /** null when unknown. */
  birthTime: z.nullable(BirthTime),
  birthPlace: line(PLACE_MAX, 'Birth place is required'),
  uncertaintyLevel: z.optional(UncertaintyLevel),
  placeId: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
  /** Degrees, north positive. */
  latitude: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
  /** Degrees, east positive. */
  longitude: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
  /** IANA name; resolves a place with two zones. */
  timeZone: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  /** Overrides the zone's history; east of Greenwich positive. */
  utcOffsetSeconds: z.optional(z.int().check(z.minimum(-57600), z.maximum(57600))),
  birthTimeToleranceMinutes: z.optional(
    z.int().check(z.minimum(0), z.maximum(TOLERANCE_MINUTES_MAX)),
  ),
  /** Which of two equal local times is meant: 0 the earlier instant, 1 the later. */
  fold: z.optional(Fold),
});

/** Half a position is an error: otherwise the place would be looked up by its name instead. */
export const bothCoordinates = z.refine<{
  latitude?: number | undefined;
  longitude?: number | undefined;
}>((sent) => (sent.latitude === undefined) === (sent.longitude === undefined), {
  error: 'Send latitude and longitude together',
  path: ['latitude'],
});

export interface DatedInCalendar {
  readonly birthDate: string;
  readonly calendar?: BirthCalendar | undefined;
}

export function isRealDate({ birthDate, calendar }: DatedInCalendar): boolean {
  return parseBirthDate(birthDate, calendar) !== null;
}

/** February 29, 1900 exists in the old style only. */
export const realDate = z.refine<DatedInCalendar>(isRealDate, {
  error: NO_SUCH_DATE,
  path: ['birthDate'],
});

/** A birth as submitted. */
export const NewChart = z
  .extend(BirthFields, { birthTime: z._default(z.nullable(BirthTime), null) })
  .check(bothCoordinates, realDate);
export type NewChart = z.infer<typeof NewChart>;

const BodyActivations = z.object(
  Object.fromEntries(BODY_IDS.map((id) => [id, z.string()])) as Record<
    (typeof BODY_IDS)[number],
    z.ZodMiniString
  >,
);

/** The chart itself. Activations are "gate.line"; everything else is derived from them. */
export const ChartData = z.object({
  type: z.enum(TYPE_NAMES),
  strategy: z.string(),
  authority: z.enum(AUTHORITY_NAMES),
  profile: z.enum(PROFILE_IDS),
  profileName: z.string(),
  definition: z.enum(DEFINITIONS),
  signature: z.string(),
  notSelf: z.string(),
  incarnationCross: z.string(),
  /** Names in the order Head … Root. */
  definedCenters: z.array(z.string()),
  gates: z.array(z.number()),
  /** "low-high" */
  channels: z.array(z.string()),
  activations: z.object({ design: BodyActivations, personality: BodyActivations }),
  /** null unless the birth time is exact. */
  variables: z.nullable(
    z.array(
      z.object({
        name: z.string(),
        word: z.string(),
        color: z.number(),
        tone: z.number(),
        arrow: z.enum(['left', 'right']),
      }),
    ),
  ),
});
export type ChartData = z.infer<typeof ChartData>;

/** How a person works best, in plain sentences. Old rows have only the first field. */
export const QuickInsights = z.object({
  /** Paragraphs separated by blank lines. */
  workingStyle: z.string(),
  decisions: z.optional(z.string()),
  strengths: z.optional(z.array(z.string())),
  watchouts: z.optional(z.array(z.string())),
  communication: z.optional(z.string()),
  surroundings: z.optional(z.string()),
  tryThis: z.optional(z.string()),
});
export type QuickInsights = z.infer<typeof QuickInsights>;

/** Of a resolved birth, what is shown: place, zone, offset and instant. */
export const ShownResolution = z.object({
  /** With region and country; null when only a zone or an offset was stated. */
  resolvedPlace: z.nullable(z.string()),
  /** IANA name; null when an offset was stated and the place has no zone. */
  timeZone: z.nullable(z.string()),
  /** East of Greenwich positive. */
  utcOffsetSeconds: z.number(),
  /** ISO 8601, UTC: the instant the personality side is computed for. */
  birthUtc: z.string(),
});
export type ShownResolution = z.infer<typeof ShownResolution>;

/** What a card of the history shows of a chart. */
export const CARD_FACTS = ['type', 'strategy', 'authority', 'profile'] as const;

export const ChartSummary = z.object({
  id: z.string(),
  name: z.string(),
  /** YYYY-MM-DD, as written in its calendar. */
  birthDate: z.string(),
  calendar: Calendar,
  /** HH:MM or "unknown". */
  birthTime: z.string(),
  birthPlace: z.string(),
  ...ShownResolution.shape,
  uncertaintyLevel: UncertaintyLevel,
  /** Set when the precision of the time was stated. */
  birthTimeToleranceMinutes: z.optional(z.number()),
  chartData: ChartData,
  /** In lists: the facts of a card that depend on the birth time. Absent for an exact one. */
  varying: z.optional(z.array(z.enum(CARD_FACTS))),
  /** In lists, where the type depends on the birth time: each with its share of the times, 0 to 1. */
  typeShares: z.optional(z.array(z.object({ type: z.enum(TYPE_NAMES), share: z.number() }))),
  /** In lists, for an uncertain time: the channels that are complete at every possible one. */
  certainChannels: z.optional(z.array(z.enum(CHANNEL_IDS))),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type ChartSummary = z.infer<typeof ChartSummary>;

/** Where an offset came from: the zone's history, the Sun over the birthplace, or the person. */
export const OFFSET_RULES = ['zone', 'local_mean_time', 'manual'] as const;

/** Reasons why clock or calendar at the place may have differed from what was assumed. */
export const ClockDoubts = z.array(z.enum(CLOCK_DOUBTS));

/** How the stated birth was resolved to an instant. */
export const Provenance = z.object({
  resolvedPlace: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  offsetRule: z.enum(OFFSET_RULES),
  abbreviation: z.nullable(z.string()),
  fold: z.nullable(Fold),
  doubts: ClockDoubts,
  tzVersion: z.string(),
  ephemeris: z.string(),
});
export type Provenance = z.infer<typeof Provenance>;

export const ChartRecord = z.extend(ChartSummary, {
  quickInsights: QuickInsights,
  /** ISO 8601, UTC: the instant the design side is computed for. */
  designUtc: z.string(),
  engineVersion: z.string(),
  provenance: Provenance,
  /** ISO 8601, UTC; set once the birth data have been corrected. */
  correctedAt: z.optional(z.string()),
});
export type ChartRecord = z.infer<typeof ChartRecord>;

export const ChartId = z.object({ id: z.string().check(z.uuid()) });

/** Why a well-formed birth may still not have a single meaning. */
export const BIRTH_ERRORS = [
  'birth.date_invalid',
  'birth.date_in_future',
  'birth.time_invalid',
  'birth.time_nonexistent',
  'birth.time_ambiguous',
  'place.unknown',
  'place.ambiguous',
  'place.zone_unknown',
  'place.zone_ambiguous',
  'place.unavailable',
] as const;

export const previewChart = route({
  method: 'POST',
  path: '/api/individual/charts/preview',
  summary: 'Compute and keep the chart of a birth',
  access: 'user',
  body: NewChart,
  createsOnce: true,
  reply: z.object({ chartId: z.string() }),
  errors: BIRTH_ERRORS,
});

export const getLatestChart = route({
  method: 'GET',
  path: '/api/individual/charts/latest',
  summary: "The person's newest chart",
  access: 'user',
  isKeptOffline: true,
  reply: ChartRecord,
  errors: ['chart.not_found'],
});

export const getChart = route({
  method: 'GET',
  path: '/api/individual/charts/:id',
  summary: "One of the person's charts",
  access: 'user',
  isKeptOffline: true,
  params: ChartId,
  reply: ChartRecord,
  errors: ['chart.not_found'],
});

/** The most charts in one answer, which is also the default. */
export const CHARTS_PER_PAGE_MAX = 100;
export const CHART_SEARCH_MAX = 100;

/** Part of a name, ignoring case; `%` and `_` match literally. Blank: every chart. */
const Search = z.optional(z.string().check(z.trim(), z.maxLength(CHART_SEARCH_MAX)));

/** "newest" is by creation; "birth" has the earliest birth first, "type" and "name" go by the alphabet. */
export const CHART_SORTS = ['newest', 'name', 'type', 'birth'] as const;
export type ChartSort = (typeof CHART_SORTS)[number];

/** Which charts: the person's own, those with an approximate birth time, or those of a type. */
export const CHART_FILTERS = ['own', 'approximate', ...TYPE_NAMES] as const;
export type ChartFilter = (typeof CHART_FILTERS)[number];

const Filter = z.optional(z.enum(CHART_FILTERS));

/**
 * `cursor` is the id of the last chart of the previous page in the same order; a deleted one is
 * `chart.not_found`.
 */
export const listCharts = route({
  method: 'GET',
  path: '/api/individual/charts',
  summary: "The person's charts, a page at a time, newest first unless sorted otherwise",
  access: 'user',
  isKeptOffline: true,
  query: z.object({
    limit: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(CHARTS_PER_PAGE_MAX)),
      CHARTS_PER_PAGE_MAX,
    ),
    cursor: z.optional(z.string().check(z.uuid())),
    search: Search,
    sort: z._default(z.enum(CHART_SORTS), 'newest'),
    show: Filter,
  }),
  reply: z.array(ChartSummary),
  errors: ['chart.not_found'],
});

export const countCharts = route({
  method: 'GET',
  path: '/api/individual/charts/count',
  summary: 'How many charts the person has',
  access: 'user',
  isKeptOffline: true,
  query: z.object({ search: Search, show: Filter }),
  reply: z.object({ total: z.number() }),
  errors: [],
});

export const deleteChart = route({
  method: 'DELETE',
  path: '/api/individual/charts/:id',
  summary: "Permanently delete one of the person's charts, with everything kept about it",
  access: 'user',
  params: ChartId,
  reply: z.void(),
  status: 204,
  errors: ['chart.not_found'],
});
