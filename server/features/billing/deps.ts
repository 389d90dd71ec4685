import type { Logger } from 'pino';
import type { Clock } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import type { PaymentsPort } from '../../providers/payments/port.ts';
import type { Services } from '../../services.ts';
import type { Ctx } from '../context.ts';

/** What work on payments is done with, whether somebody asked for it or not. */
export interface BillingDeps {
  readonly db: Db;
  readonly payments: PaymentsPort;
  readonly clock: Clock;
  readonly log: Logger;
  readonly signal: AbortSignal;
  /** Null for what the product does by itself. */
  readonly requestId: string | null;
}

const NEVER = new AbortController().signal;

/**
 * For a request. What has been begun with the provider is finished and kept, also when the caller
 * has gone; the provider's own deadline ends it.
 */
export function depsOfRequest({ db, providers, clock, log, requestId }: Ctx): BillingDeps {
  return { db, payments: providers.payments, clock, log, signal: NEVER, requestId };
}

/** For work that nobody asked for. */
export function depsOfServices({
  database,
  providers,
  clock,
  log,
}: Pick<Services, 'database' | 'providers' | 'clock' | 'log'>): BillingDeps {
  const { payments } = providers;
  return { db: database.db, payments, clock, log, signal: NEVER, requestId: null };
}
