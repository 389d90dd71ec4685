import { hash } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { requestIdOf } from './request-id.ts';

function hashed(userId: string): string {
  return hash('sha256', userId).slice(0, 16);
}

/** One line for each API request: the route pattern, never the address or the input. */
export function logRequests(log: Logger): RequestHandler {
  return (req, res, next) => {
    const start = performance.now();
    res.once('close', () => {
      const failure: unknown = res.locals['failure'];
      const isAborted = !res.writableFinished;
      const line = {
        requestId: requestIdOf(req),
        method: req.method,
        route: typeof res.locals['route'] === 'string' ? res.locals['route'] : 'unmatched',
        // Without an answer the status would be Node's default, 200.
        ...(isAborted && !res.headersSent ? {} : { status: res.statusCode }),
        ms: Math.round(performance.now() - start),
        ...(isAborted ? { aborted: true } : {}),
        ...(req.user ? { user: hashed(req.user.id) } : {}),
      };
      if (failure) log.error({ ...line, err: failure }, 'request failed');
      else log.info(line, isAborted ? 'request aborted' : 'request');
    });
    next();
  };
}
