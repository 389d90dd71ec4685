import * as z from 'zod/mini';
import { TYPE_NAMES } from '../engine/human-type.ts';
import { ChartData } from './charts.ts';
import { MemberId } from './pairs.ts';
import { WorkingDynamic } from './penta.ts';
import { route } from './route.ts';

/** Where a chart of a connection comes from: the reader’s history, a team, or a link. */
export const CHART_SOURCES = ['history', 'team', 'link'] as const;

const ConnectedPerson = z.object({
  /** "a" or "b": what the connection calls them; never the link by which they are read. */
  id: MemberId,
  name: z.string(),
  source: z.enum(CHART_SOURCES),
  /** Of the reader’s history; null for everybody else’s. */
  chartId: z.nullable(z.string()),
  type: z.enum(TYPE_NAMES),
  /** True when the birth time isn’t exact. */
  isApproximate: z.boolean(),
  activations: ChartData.shape.activations,
});
export type ConnectedPerson = z.infer<typeof ConnectedPerson>;

/** What the number of centers that two people define together is called, and says. */
const CompositeTheme = z.object({
  /** Defined and open centers: "8–1". */
  count: z.string(),
  sentence: z.string(),
  /** What teachers call it; null where there is no name. */
  name: z.nullable(z.string()),
  /** False for a name that few use. */
  isCommon: z.boolean(),
});
export type CompositeTheme = z.infer<typeof CompositeTheme>;

export const Connection = z.object({
  a: ConnectedPerson,
  b: ConnectedPerson,
  dynamic: WorkingDynamic,
  theme: CompositeTheme,
  /** Two charts with the same 26 positions: perhaps one person charted twice. */
  isSameChart: z.boolean(),
});
export type Connection = z.infer<typeof Connection>;

/** The id of a chart in the reader’s history or of a person in a team, or the token of a link. */
const ChartRef = z.string().check(z.minLength(1), z.maxLength(200));

export const getConnection = route({
  method: 'GET',
  path: '/api/connections/:a/:b',
  summary: 'What two charts that the reader may see make together',
  access: 'user',
  params: z.object({ a: ChartRef, b: ChartRef }),
  reply: Connection,
  limit: 'shared',
  errors: ['chart.not_found', 'share.not_found', 'connection.not_shared', 'connection.same_chart'],
});
