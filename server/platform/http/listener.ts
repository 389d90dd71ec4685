import { createServer, type RequestListener, type Server } from 'node:http';

/** How long a caller may take to send a request; one byte at a time takes longer. */
interface Limits {
  readonly headersMs: number;
  /** The largest body has 256 kB. */
  readonly requestMs: number;
  readonly checkEveryMs: number;
}

const LIMITS: Limits = { headersMs: 10_000, requestMs: 30_000, checkEveryMs: 2_000 };

/**
 * @param keepAliveMs longer than the proxy's own: one that reuses a connection at the moment the server
 * closes it would answer 502
 */
export function createListener(
  app: RequestListener,
  keepAliveMs: number,
  { headersMs, requestMs, checkEveryMs }: Limits = LIMITS,
): Server {
  return createServer(
    {
      keepAliveTimeout: keepAliveMs,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkEveryMs,
    },
    app,
  );
}
