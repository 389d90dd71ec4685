import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';

const ids = new WeakMap<object, string>();

/** Gives every request an id, shared by its response, error body and log lines. */
export const assignRequestId: RequestHandler = (req: Request, res: Response, next) => {
  const given = req.get('x-request-id');
  const id = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  ids.set(req, id);
  res.setHeader('X-Request-Id', id);
  next();
};

/** The request's id; empty before `assignRequestId` ran. */
export function requestIdOf(req: Request): string {
  return ids.get(req) ?? '';
}
