import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { requestIdOf } from './request-id.ts';

const TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad request',
  403: 'Forbidden',
  404: 'Not found',
};

/** The status of what Express and its file server throw; 500 for everything unexpected. */
function statusOf(error: unknown): number {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  return status >= 400 && status < 500 ? status : 500;
}

/**
 * Answers what fails outside the API in plain text. Express's own handler would print the error, and
 * with it the address as the caller has sent it, line breaks included.
 */
export function answerPageError(log: Pick<Logger, 'error'>): ErrorRequestHandler {
  return (error, req, res, next) => {
    const status = statusOf(error);
    if (status >= 500) log.error({ requestId: requestIdOf(req), err: error }, 'request failed');
    if (res.headersSent) {
      next(error);
      return;
    }
    for (const name of ['Content-Encoding', 'Cache-Control', 'ETag']) res.removeHeader(name);
    res.setHeader('Cache-Control', 'no-store');
    res
      .status(status)
      .type('text')
      .send(TEXTS[status] ?? 'Something went wrong');
  };
}
