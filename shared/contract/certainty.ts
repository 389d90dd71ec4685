import * as z from 'zod/mini';
import { BODY_IDS, SIDES } from '../engine/bodies.ts';
import { CENTER_IDS } from '../engine/centers.ts';
import { ChartData } from './charts.ts';
import { route } from './route.ts';

/** ISO 8601, UTC. Spans include their start and exclude their end. */
const Utc = z.string();

const Span = z.object({ from: Utc, to: Utc });

/** A property of a chart that is constant over the window, or a sequence of values. */
function attributeOf<Value extends z.ZodMiniType<string>>(value: Value) {
  return z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('stable'), value }),
    z.object({
      kind: z.literal('varying'),
      /** In chronological order; together they cover the window without gaps. */
      intervals: z.array(z.object({ ...Span.shape, value })),
      /**
       * Each distinct value, the likeliest first; `share` is its part of the window, adding up to 1.
       */
      shares: z.array(z.object({ value, share: z.number() })),
    }),
  ]);
}

const TextAttribute = attributeOf(z.string());
const CenterState = attributeOf(z.enum(['defined', 'open']));
const ChannelState = attributeOf(z.enum(['filled', 'partial', 'empty']));

export type CertainAttribute<Value extends string = string> =
  | { readonly kind: 'stable'; readonly value: Value }
  | {
      readonly kind: 'varying';
      readonly intervals: { from: string; to: string; value: Value }[];
      readonly shares: { value: Value; share: number }[];
    };

const GateCertainty = z.object({
  gate: z.number(),
  presence: z.enum(['sure', 'possible', 'never']),
  /** Part of the window in which the gate is active, 0 to 1. */
  share: z.number(),
  spans: z.array(Span),
});

/** An instant with the local clock at the birthplace: `YYYY-MM-DD` and `HH:MM:SS`. */
export const Moment = z.object({ utc: Utc, localDate: z.string(), localTime: z.string() });
export type Moment = z.infer<typeof Moment>;

export const ChartCertainty = z.object({
  /** What is known of the time: nothing, a tolerance in minutes, or the exact minute. */
  basis: z.enum(['unknown', 'tolerance', 'exact']),
  toleranceMinutes: z.nullable(z.number()),
  window: z.object({ start: Moment, end: Moment }),
  /** Around each change of the birthplace's clock in the window: the last instant before, the first after. */
  clockChanges: z.array(z.object({ before: Moment, after: Moment })),
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
  type: attributeOf(ChartData.shape.type),
  strategy: TextAttribute,
  authority: attributeOf(ChartData.shape.authority),
  profile: attributeOf(ChartData.shape.profile),
  definition: attributeOf(ChartData.shape.definition),
  incarnationCross: TextAttribute,
  centers: z.array(z.object({ center: z.enum(CENTER_IDS), state: CenterState })),
  channels: z.array(z.object({ channel: z.string(), state: ChannelState })),
  gates: z.array(GateCertainty),
  pentaGates: z.array(GateCertainty),
  /** "gate.line" of each position. */
  positions: z.array(
    z.object({ side: z.enum(SIDES), body: z.enum(BODY_IDS), value: TextAttribute }),
  ),
});
export type ChartCertainty = z.infer<typeof ChartCertainty>;

export const getCertainty = route({
  method: 'GET',
  path: '/api/individual/charts/:id/certainty',
  summary:
    'Which parts of a chart are certain over the whole time in which the person may have been born',
  access: 'user',
  isKeptOffline: true,
  params: z.object({ id: z.string().check(z.uuid()) }),
  reply: ChartCertainty,
  errors: ['chart.not_found'],
});
