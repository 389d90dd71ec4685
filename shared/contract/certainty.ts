import * as z from 'zod/mini';
import { BODY_IDS, SIDES } from '../engine/bodies.ts';
import { CENTER_IDS } from '../engine/centers.ts';
import { route } from './route.ts';

/** ISO 8601, UTC. Spans include their start and exclude their end. */
const Utc = z.string();

const Span = z.object({ from: Utc, to: Utc });

/** A property of a chart that is constant over the window, or a sequence of values. */
export const CertainAttribute = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stable'), value: z.string() }),
  z.object({
    kind: z.literal('varying'),
    /** In chronological order; together they cover the window without gaps. */
    intervals: z.array(z.extend(Span, { value: z.string() })),
    /**
     * Each distinct value, the likeliest first; `share` is its part of the window, adding up to 1.
     */
    shares: z.array(z.object({ value: z.string(), share: z.number() })),
  }),
]);
export type CertainAttribute = z.infer<typeof CertainAttribute>;

const GateCertainty = z.object({
  gate: z.number(),
  presence: z.enum(['sure', 'possible', 'never']),
  /** Part of the window in which the gate is active, 0 to 1. */
  share: z.number(),
  spans: z.array(Span),
});

/** An instant with the local clock at the birthplace: `YYYY-MM-DD` and `HH:MM:SS`. */
const Moment = z.object({ utc: Utc, localDate: z.string(), localTime: z.string() });
export type Moment = z.infer<typeof Moment>;

export const ChartCertainty = z.object({
  /** What is known of the time: nothing, a tolerance in minutes, or the exact minute. */
  basis: z.enum(['unknown', 'tolerance', 'exact']),
  toleranceMinutes: z.nullable(z.number()),
  window: z.object({ start: Moment, end: Moment }),
  /** The instant that the chart is computed for. */
  drawnFor: Moment,
  /** Every change of a line in the window, with the positions that change. */
  flips: z.array(
    z.extend(Moment, {
      changes: z.array(
        z.object({
          side: z.enum(SIDES),
          body: z.enum(BODY_IDS),
          from: z.string(),
          to: z.string(),
        }),
      ),
    }),
  ),
  type: CertainAttribute,
  strategy: CertainAttribute,
  authority: CertainAttribute,
  profile: CertainAttribute,
  definition: CertainAttribute,
  incarnationCross: CertainAttribute,
  /** "defined" or "open". */
  centers: z.array(z.object({ center: z.enum(CENTER_IDS), state: CertainAttribute })),
  /** "filled", "partial" or "empty". */
  channels: z.array(z.object({ channel: z.string(), state: CertainAttribute })),
  gates: z.array(GateCertainty),
  pentaGates: z.array(GateCertainty),
  /** "gate.line" of each position. */
  positions: z.array(
    z.object({ side: z.enum(SIDES), body: z.enum(BODY_IDS), value: CertainAttribute }),
  ),
});
export type ChartCertainty = z.infer<typeof ChartCertainty>;

export const getCertainty = route({
  method: 'GET',
  path: '/api/individual/charts/:id/certainty',
  summary: 'What of a chart holds over the whole time in which the person may have been born',
  access: 'user',
  params: z.object({ id: z.string().check(z.uuid()) }),
  reply: ChartCertainty,
  errors: ['chart.not_found'],
});
