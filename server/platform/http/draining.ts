import type { Server } from 'node:http';
import type { RequestHandler } from 'express';

/** An instance on its way out, as its callers see it. */
export interface Draining {
  readonly isDraining: boolean;
  /** Aborted when streams end, so that their readers can go on with another instance. */
  readonly streamsEnd: AbortSignal;
  /** From now on the instance isn't ready, and each connection ends with its next reply. */
  begin(): void;
  endStreams(): void;
  /** Goes before everything that replies. */
  readonly closeConnections: RequestHandler;
}

export function createDraining(): Draining {
  const streams = new AbortController();
  let isDraining = false;
  return {
    get isDraining() {
      return isDraining;
    },
    streamsEnd: streams.signal,
    begin() {
      isDraining = true;
    },
    endStreams: () => streams.abort(),
    closeConnections(_req, res, next) {
      if (isDraining) res.setHeader('Connection', 'close');
      next();
    },
  };
}

/** How long requests may go on once the listener is closed. */
const REQUESTS_MS = 4_000;
/** Then streams get this long to say so. */
const STREAMS_MS = 1_000;
const CLOSE_IDLE_EVERY_MS = 50;

interface Times {
  /** Longer than load balancers take to notice. */
  readonly drainMs: number;
  readonly requestsMs?: number;
}

/**
 * Stops listening without losing a request: load balancers see the readiness fail while everything is
 * still answered, then requests under way get time, then streams end with an event.
 * @returns once every connection is closed
 */
export async function closeGracefully(
  server: Server,
  draining: Pick<Draining, 'begin' | 'endStreams'>,
  { drainMs, requestsMs = REQUESTS_MS }: Times,
): Promise<void> {
  draining.begin();
  await new Promise((resolve) => setTimeout(resolve, drainMs));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that was busy a moment ago may stay open and idle.
  const closing = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  const ending = setTimeout(() => draining.endStreams(), requestsMs);
  const cutting = setTimeout(() => server.closeAllConnections(), requestsMs + STREAMS_MS);
  await closed;
  clearInterval(closing);
  clearTimeout(ending);
  clearTimeout(cutting);
}
