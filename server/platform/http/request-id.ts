import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';

const ids = new WeakMap<object, string>();

/** Gives every request a name that the answer, its error body and the log share. */
export const assignRequestId: RequestHandler = (req: Request, res: Response, next) => {
  const given = req.get('x-request-id');
  const id = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  ids.set(req, id);
  res.setHeader('X-Request-Id', id);
  next();
};

/** The request's name; empty before `assignRequestId` ran. */
export function requestIdOf(req: Request): string {
  return ids.get(req) ?? '';
}
