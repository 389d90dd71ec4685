import * as z from 'zod/mini';
import { BODY_IDS } from '../engine/bodies.ts';
import { PENTA_GATES } from '../engine/penta-matrix.ts';
import { route } from './route.ts';
import { TeamId } from './teams.ts';

/** How far ahead the next one is looked for. */
export const WEATHER_DAYS = 30;

/** A function that nobody covers, with who of the sky stands in its gate. */
const SkyCover = z.object({
  gate: z.literal(PENTA_GATES),
  label: z.string(),
  bodies: z.array(z.enum(BODY_IDS)),
  /** ISO 8601, UTC; null: before now. */
  from: z.nullable(z.string()),
  /** ISO 8601, UTC; null: later than `WEATHER_DAYS` from now. */
  until: z.nullable(z.string()),
});
export type SkyCover = z.infer<typeof SkyCover>;

export const getTeamWeather = route({
  method: 'GET',
  path: '/api/team/:id/weather',
  summary: 'Which missing functions of a team today’s sky stands in for, and the next one',
  access: 'user',
  params: TeamId,
  reply: z.object({
    now: z.array(SkyCover),
    /** null where nothing is missing, or nothing comes in that time. */
    next: z.nullable(SkyCover),
  }),
  errors: ['team.not_found'],
});
