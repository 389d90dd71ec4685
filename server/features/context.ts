import type { Logger } from 'pino';
import type { Actor, Clock } from '../platform/context.ts';
import type { Db } from '../platform/db/client.ts';
import type { Providers } from '../providers/providers.ts';

/**
 * Who acts, on which database and with what services: the first argument of every service function.
 */
export interface Ctx<A extends Actor = Actor> {
  readonly actor: A;
  readonly db: Db;
  readonly clock: Clock;
  readonly providers: Providers;
  readonly log: Logger;
  readonly requestId: string;
  /** The country that the caller's browser prefers, ISO 3166-1; absent when it names none. */
  readonly region?: string | undefined;
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal;
}
