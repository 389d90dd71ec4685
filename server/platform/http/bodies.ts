import express, { type RequestHandler } from 'express';
import type { Route } from '#shared/contract/route.ts';

const LIMIT = '100kb';
const LARGE_LIMIT = '256kb';

/** Parses JSON bodies up to the size limit of the addressed operation. */
export function readBodies(contract: Record<string, Route>): RequestHandler {
  const usual = express.json({ limit: LIMIT, type: 'application/json' });
  const large = express.json({ limit: LARGE_LIMIT, type: 'application/json' });
  const largePaths = new Set<string>(
    Object.values(contract).flatMap(({ path, isLarge }) => (isLarge ? [path] : [])),
  );
  return (req, res, next) =>
    (largePaths.has(`${req.baseUrl}${req.path}`) ? large : usual)(req, res, next);
}
