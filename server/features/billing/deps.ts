import type { Logger } from 'pino';
import type { Clock } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import type { PaymentsPort } from '../../providers/payments/port.ts';
import type { Ctx } from '../context.ts';

/** Dependencies of billing code, in a request or in a job. */
export interface BillingDeps {
  readonly db: Db;
  readonly payments: PaymentsPort;
  readonly clock: Clock;
  readonly log: Logger;
  readonly signal: AbortSignal;
  /** Null in a job. */
  readonly requestId: string | null;
}

const NEVER = new AbortController().signal;

/**
 * For a request. A call to the provider is finished and its result stored even when the caller
 * has gone; only the provider's own deadline ends it.
 */
export function depsOfRequest({ db, providers, clock, log, requestId }: Ctx): BillingDeps {
  return { db, payments: providers.payments, clock, log, signal: NEVER, requestId };
}

/** What a job or the webhook has instead of a request. */
export interface BillingServices {
  readonly database: { readonly db: Db };
  readonly providers: { readonly payments: PaymentsPort };
  readonly clock: Clock;
  readonly log: Logger;
}

export function depsOfServices({ database, providers, clock, log }: BillingServices): BillingDeps {
  const { payments } = providers;
  return { db: database.db, payments, clock, log, signal: NEVER, requestId: null };
}
