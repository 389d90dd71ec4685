import { createServer, type RequestListener, type Server } from 'node:http';

/** A request's headers arrive within this; one byte at a time takes longer. */
const HEADERS_MS = 10_000;
/** A whole request; the largest body has 256 kB. */
const REQUEST_MS = 30_000;
const CHECK_EVERY_MS = 2_000;

/**
 * @param keepAliveMs longer than the proxy's own: one that reuses a connection at the moment the server
 * closes it would answer 502
 */
export function createListener(app: RequestListener, keepAliveMs: number): Server {
  return createServer(
    {
      keepAliveTimeout: keepAliveMs,
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
    },
    app,
  );
}
