import { z } from 'zod';

/** How many requests an instance works on and lets wait. */
export interface Capacity {
  /** Requests worked on at the same time. */
  readonly running: number;
  /** Requests that may wait for their turn; one more is refused immediately. */
  readonly waiting: number;
  readonly waitMs: number;
}

export interface ServingConfig {
  /** How long an idle connection stays open; longer than a proxy keeps its own. */
  readonly keepAliveMs: number;
  /** How long a stopping instance still answers after its readiness has failed. */
  readonly drainMs: number;
  readonly capacity: Capacity;
}

/** The environment variables of serving requests. */
export const SERVING_VARIABLES = {
  KEEP_ALIVE_SECONDS: z.coerce.number().int().min(1).max(3_600).default(75),
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).optional(),
  REQUESTS_MAX: z.coerce.number().int().min(1).max(100_000).optional(),
};

const PRODUCTION_DRAIN_SECONDS = 3;

/** A pool of connections to PostgreSQL serves many requests at once; the embedded database has one. */
const CAPACITIES: Readonly<Record<'postgres' | 'embedded', Capacity>> = {
  postgres: { running: 100, waiting: 300, waitMs: 1_000 },
  embedded: { running: 16, waiting: 100, waitMs: 1_500 },
};

export function servingOf(
  values: z.output<z.ZodObject<typeof SERVING_VARIABLES>>,
  isProduction: boolean,
  database: 'postgres' | 'embedded',
): ServingConfig {
  const drainSeconds = values.DRAIN_SECONDS ?? (isProduction ? PRODUCTION_DRAIN_SECONDS : 0);
  const usual = CAPACITIES[database];
  return {
    keepAliveMs: values.KEEP_ALIVE_SECONDS * 1_000,
    drainMs: drainSeconds * 1_000,
    capacity: { ...usual, running: values.REQUESTS_MAX ?? usual.running },
  };
}
