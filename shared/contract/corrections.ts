import * as z from 'zod/mini';
import { BIRTH_ERRORS, BirthFields, bothCoordinates, ChartId, ChartRecord } from './charts.ts';
import { route } from './route.ts';

/**
 * What of a birth is stated anew. What is not sent stays, unless it hangs on something that changes:
 * another place takes coordinates, zone, offset and fold along; another date the zone that the
 * coordinates gave, the offset by hand and the fold; another time the fold; a null time the
 * tolerance.
 */
export const ChartCorrection = z
  .extend(z.partial(BirthFields), {
    /** null takes an offset given by hand back: the zone's history counts again. */
    utcOffsetSeconds: z.nullable(BirthFields.shape.utcOffsetSeconds),
  })
  .check(
    z.refine((sent) => Object.keys(sent).length > 0, 'Send at least one field to correct'),
    bothCoordinates,
    z.refine((sent) => sent.placeId === undefined || sent.birthPlace !== undefined, {
      error: 'Send the name of the place along with its id',
      path: ['birthPlace'],
    }),
  );
export type ChartCorrection = z.infer<typeof ChartCorrection>;

/** What a revision tells about the birth, in the order of the form. */
export const CORRECTED_FIELDS = [
  'name',
  'birthDate',
  'calendar',
  'birthTime',
  'birthPlace',
  'latitude',
  'longitude',
  'timeZone',
  'utcOffsetSeconds',
  'fold',
  'uncertaintyLevel',
  'birthTimeToleranceMinutes',
] as const;
export type CorrectedField = (typeof CORRECTED_FIELDS)[number];

/** What a revision tells about the chart. */
export const CONSEQUENT_FIELDS = ['type', 'authority', 'profile', 'definition'] as const;
export type ConsequentField = (typeof CONSEQUENT_FIELDS)[number];

/** null where nothing was stated or known; a birth time nobody knows is "unknown". */
const StatedValue = z.nullable(z.union([z.string(), z.number()]));

export const ChartRevision = z.object({
  /** 1 for a chart's first correction. */
  number: z.number(),
  /** ISO 8601, UTC. */
  correctedAt: z.string(),
  /** At least one; offset and zone are among them when they followed from place or date. */
  changes: z.array(
    z.object({ field: z.enum(CORRECTED_FIELDS), from: StatedValue, to: StatedValue }),
  ),
  /** What of the chart turned out otherwise; often nothing. */
  consequences: z.array(
    z.object({ field: z.enum(CONSEQUENT_FIELDS), from: z.string(), to: z.string() }),
  ),
});
export type ChartRevision = z.infer<typeof ChartRevision>;

/** A correction that changes nothing keeps no revision. */
export const correctChart = route({
  method: 'PATCH',
  path: '/api/individual/charts/:id',
  summary: "Correct the birth data of one of the person's charts and compute it anew",
  access: 'user',
  params: ChartId,
  body: ChartCorrection,
  reply: ChartRecord,
  errors: ['chart.not_found', ...BIRTH_ERRORS],
});

/** The most revisions that an answer holds. */
export const REVISIONS_MAX = 50;

export const listRevisions = route({
  method: 'GET',
  path: '/api/individual/charts/:id/revisions',
  summary: 'What was corrected in a chart, newest first',
  access: 'user',
  params: ChartId,
  reply: z.array(ChartRevision),
  errors: ['chart.not_found'],
});
