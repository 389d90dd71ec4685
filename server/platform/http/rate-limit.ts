import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Route } from '#shared/contract/route.ts';
import type { RateClass } from '#shared/domain/rate-classes.ts';
import { AppError } from '../errors.ts';
import type { Limiter } from '../limits/service.ts';
import { callerOf } from './caller.ts';

export interface RateLimitServices {
  readonly limiter: Pick<Limiter, 'take'>;
  readonly sessionSecret: string;
  readonly log: Logger;
}

/** The rate class of an operation's calls; null when they are not limited. */
export function rateClassOf(route: Route): RateClass | null {
  if (route.limit) return route.limit;
  if (route.access === 'public') return null;
  return route.method === 'GET' ? 'read' : 'write';
}

function waitInWords(seconds: number): string {
  if (seconds === 1) return '1 second';
  return seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}

/**
 * Counts a request and sets the rate limit headers.
 * @param part separates requests of one class that are counted independently.
 * @throws AppError request.rate_limited, with `Retry-After` set
 */
export async function enforceRateLimit(
  services: RateLimitServices,
  rateClass: RateClass,
  req: Request,
  res: Response,
  part = '',
): Promise<void> {
  const caller = callerOf(req, services.sessionSecret);
  const verdict = await services.limiter.take(rateClass, part + caller).catch((error: unknown) => {
    services.log.error({ err: error }, 'calls could not be counted');
    throw new AppError('service.unavailable');
  });
  if (!verdict) return;
  const seconds = Math.max(Math.ceil(verdict.resetMs / 1000), 1);
  res.setHeader('RateLimit-Limit', verdict.limit);
  res.setHeader('RateLimit-Remaining', verdict.remaining);
  res.setHeader('RateLimit-Reset', seconds);
  if (verdict.isAllowed) return;
  res.setHeader('Retry-After', seconds);
  throw new AppError('request.rate_limited', {
    message: `That’s too many tries. Please try again in ${waitInWords(seconds)}.`,
  });
}
