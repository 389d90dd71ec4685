import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import express, { type RequestHandler } from 'express';
import type { Metrics } from '../metrics/metrics.ts';

export const METRICS_PATH = '/metrics';

/** Counts every API request by its route pattern once it is over. */
export function countRequests(metrics: Metrics): RequestHandler {
  return (req, res, next) => {
    const start = performance.now();
    res.once('close', () => {
      const { route } = res.locals;
      // An address that is no operation would make a series of its own.
      const operation = typeof route === 'string' ? `${req.method} ${route}` : 'unmatched';
      metrics.countRequest(operation, res.statusCode, (performance.now() - start) / 1_000);
    });
    next();
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Sends the metrics to callers with the token.
 * @param token without one everybody may read them, as on a port of their own
 */
export function serveMetrics(metrics: Metrics, token: string | undefined): RequestHandler {
  return async (req, res) => {
    const isAllowed =
      token === undefined ||
      timingSafeEqual(digest(req.get('authorization') ?? ''), digest(`Bearer ${token}`));
    if (!isAllowed) {
      res.status(401).set('WWW-Authenticate', 'Bearer').type('text').send('A token is needed');
      return;
    }
    res
      .set('Cache-Control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  };
}

/** Listens for scrapers on a port of their own. */
export async function listenForScrapers(
  metrics: Metrics,
  { port, token }: { readonly port: number; readonly token: string | undefined },
): Promise<Server> {
  const app = express();
  app.disable('x-powered-by');
  app.get(METRICS_PATH, serveMetrics(metrics, token));
  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve());
  });
  return server;
}
