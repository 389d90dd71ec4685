import * as z from 'zod/mini';
import { CENTER_IDS } from '../engine/centers.ts';
import { CIRCUIT_GROUPS } from '../engine/channels.ts';
import { PENTA_CHANNELS } from '../engine/penta-matrix.ts';
import { route } from './route.ts';

/** A fact, or null when it depends on the birth time. */
const certain = <T extends z.core.$ZodType>(value: T) => z.nullable(value);

const Gate = z.number();

/** What practitioners look up in a chart beyond its main facts. */
export const ChartDetails = z.object({
  /** BG5's name for the type: "Classic Builder". */
  careerType: certain(z.string()),
  /** Of the conscious Sun's gate: "Civilization", "purpose through form". */
  quarter: certain(z.object({ name: z.string(), theme: z.string() })),
  /** Defined channels of each group of circuits; groups without one are left out. */
  circuits: certain(z.array(z.object({ group: z.enum(CIRCUIT_GROUPS), channels: z.number() }))),
  /** Defined channels of the Penta, labeled by their two functions: "Vision–Capacity". */
  strengths: certain(z.array(z.object({ channel: z.enum(PENTA_CHANNELS), label: z.string() }))),
  /** Gates of other people that join the chart's parts: alone, or two together. */
  bridges: certain(z.object({ gates: z.array(Gate), pairs: z.array(z.tuple([Gate, Gate])) })),
  /** Open centers. */
  profitCenters: certain(z.array(z.enum(CENTER_IDS))),
  /** Gates in open centers that are held in line 3, or all of them with a 3 in the profile. */
  moneyLines: certain(z.array(Gate)),
  /** null without an exact birth time: they change within minutes. */
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
export type ChartDetails = z.infer<typeof ChartDetails>;

export const getChartDetails = route({
  method: 'GET',
  path: '/api/individual/charts/:id/details',
  summary: 'What practitioners look up in a chart: quarter, circuits, bridges, variables and more',
  access: 'user',
  params: z.object({ id: z.string().check(z.uuid()) }),
  reply: ChartDetails,
  errors: ['chart.not_found'],
});
