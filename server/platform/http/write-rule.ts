import type { Request, RequestHandler } from 'express';
import { AppError } from '../errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const JSON_TYPE = /^application\/json\s*(;|$)/i;

function comesFromOwnPages(req: Request, publicUrl: string): boolean {
  const origin = req.get('origin');
  const site = req.get('sec-fetch-site');
  if (origin === undefined) return site === 'same-origin';
  return origin === publicUrl && (site === undefined || site === 'same-origin');
}

function hasBody(req: Request): boolean {
  return req.get('transfer-encoding') !== undefined || Number(req.get('content-length') ?? 0) > 0;
}

/**
 * CSRF protection without a token: fetch metadata or `Origin` must show that a write comes from our
 * own pages. Bodies must be JSON, which a foreign form cannot send.
 * @throws AppError request.cross_site, request.unsupported_media_type
 */
export function enforceWriteRule(publicUrl: string): RequestHandler {
  return (req, _res, next) => {
    if (SAFE.has(req.method)) return next();
    if (!comesFromOwnPages(req, publicUrl)) return next(new AppError('request.cross_site'));
    if (hasBody(req) && !JSON_TYPE.test(req.get('content-type') ?? '')) {
      return next(new AppError('request.unsupported_media_type'));
    }
    next();
  };
}
