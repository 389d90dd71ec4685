import * as z from 'zod/mini';
import { BIRTH_ERRORS, BirthFields, bothCoordinates, ChartId, ChartRecord } from './charts.ts';
import { route } from './route.ts';

/**
 * The restated fields of a birth. Omitted fields are kept unless they depend on one that changes:
 * another place drops coordinates, zone, offset and fold; another date drops the zone derived from
 * coordinates, the stated offset and the fold; another time drops the fold; a null time drops the
 * tolerance.
 */
export const ChartCorrection = z
  .extend(z.partial(BirthFields), {
    /** null removes a stated offset, so that the zone's history applies again. */
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

/** A revision's fields about the birth, in the order of the form. */
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

/** A revision's fields about the chart. */
export const CONSEQUENT_FIELDS = ['type', 'authority', 'profile', 'definition'] as const;
export type ConsequentField = (typeof CONSEQUENT_FIELDS)[number];

/** null where nothing was stated or known; an unknown birth time is "unknown". */
const StatedValue = z.nullable(z.union([z.string(), z.number()]));

export const ChartRevision = z.object({
  /** 1 for a chart's first correction. */
  number: z.number(),
  /** ISO 8601, UTC. */
  correctedAt: z.string(),
  /** At least one; offset and zone are included when they followed from place or date. */
  changes: z.array(
    z.object({ field: z.enum(CORRECTED_FIELDS), from: StatedValue, to: StatedValue }),
  ),
  /** What changed in the chart; often nothing. */
  consequences: z.array(
    z.object({ field: z.enum(CONSEQUENT_FIELDS), from: z.string(), to: z.string() }),
  ),
});
export type ChartRevision = z.infer<typeof ChartRevision>;

/** A correction that changes nothing stores no revision. */
export const correctChart = route({
  method: 'PATCH',
  path: '/api/individual/charts/:id',
  summary: "Correct the birth data of one of the person's charts and recompute it",
  access: 'user',
  params: ChartId,
  body: ChartCorrection,
  reply: ChartRecord,
  errors: ['chart.not_found', ...BIRTH_ERRORS],
});

/** The most revisions in one answer. */
export const REVISIONS_MAX = 50;

export const listRevisions = route({
  method: 'GET',
  path: '/api/individual/charts/:id/revisions',
  summary: 'What was corrected in a chart, newest first',
  access: 'user',
  isKeptOffline: true,
  params: ChartId,
  reply: z.array(ChartRevision),
  errors: ['chart.not_found'],
});
