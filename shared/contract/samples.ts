import * as z from 'zod/mini';
import { ChartRecord } from './charts.ts';
import { Reading } from './reading.ts';
import { route } from './route.ts';
import { TeamRecord } from './teams.ts';

/** They change with the texts alone. */
const CACHE_SECONDS = 300;

export const getSampleResult = route({
  method: 'GET',
  path: '/api/sample/result',
  summary: 'The chart of an invented person with its reading, for visitors',
  access: 'public',
  cacheSeconds: CACHE_SECONDS,
  reply: z.object({ chart: ChartRecord, reading: Reading }),
  errors: [],
});

export const getSampleTeam = route({
  method: 'GET',
  path: '/api/sample/team',
  summary: 'A team of five invented people with its analysis, for visitors',
  access: 'public',
  cacheSeconds: CACHE_SECONDS,
  reply: TeamRecord,
  errors: [],
});
