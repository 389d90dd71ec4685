import * as z from 'zod/mini';
import { route } from './route.ts';

export const OwnChart = z.object({
  /** The chart that the person marked as their own; null for none. */
  chartId: z.nullable(z.string()),
  /** True while there are charts under two names and the person has not said which is theirs. */
  isQuestionDue: z.boolean(),
});
export type OwnChart = z.infer<typeof OwnChart>;

export const getOwnChart = route({
  method: 'GET',
  path: '/api/individual/own-chart',
  summary: 'Which of their charts the person has marked as their own',
  access: 'user',
  isKeptOffline: true,
  reply: OwnChart,
  errors: [],
});

export const setOwnChart = route({
  method: 'PUT',
  path: '/api/individual/own-chart',
  summary: 'Mark one chart as one’s own; null for none of them, and not to be asked again',
  access: 'user',
  body: z.strictObject({ chartId: z.nullable(z.string().check(z.uuid())) }),
  reply: OwnChart,
  errors: ['chart.not_found'],
});
