import type { Logger } from 'pino';
import type { Actor, Clock } from '../context.ts';
import type { Db } from '../db/client.ts';

/** What every request brings: who acts, on which database, and for whom to log. */
export interface RequestCtx<A extends Actor = Actor> {
  readonly actor: A;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly requestId: string;
  /** The country that the caller's browser prefers, ISO 3166-1; absent when it names none. */
  readonly region?: string | undefined;
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal;
}
