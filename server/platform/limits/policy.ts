import type { CONTRACT } from '#shared/contract/contract.ts';
import type { RateClass } from '#shared/domain/rate-classes.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How often one person, or one address when nobody is signed in, may call a class of operations. */
export interface RateLimit {
  readonly limit: number;
  /** Runs from the first call on. */
  readonly windowMs: number;
  /** Calls counted at once: see `createLimiter`. */
  readonly lease: number;
  /** When calls cannot be counted: let them pass, or refuse what costs money or cannot be undone. */
  readonly whenUncounted: 'pass' | 'refuse';
}

type Operation = (typeof CONTRACT)[keyof typeof CONTRACT];
/** What an operation has by its method, and what the navigations of signing in have. */
type ImpliedClass = 'read' | 'write' | 'sign_in';
type CarriedClass = ImpliedClass | Extract<Operation, { limit: RateClass }>['limit'];

/** A class that no operation carries limits nothing: it does not compile here. */
const RATE_LIMITS: Readonly<Record<CarriedClass, RateLimit>> = {
  read: { limit: 300, windowMs: MINUTE_MS, lease: 10, whenUncounted: 'pass' },
  write: { limit: 60, windowMs: MINUTE_MS, lease: 1, whenUncounted: 'pass' },
  sign_in: { limit: 10, windowMs: MINUTE_MS, lease: 1, whenUncounted: 'pass' },
  places: { limit: 60, windowMs: MINUTE_MS, lease: 1, whenUncounted: 'pass' },
  search: { limit: 30, windowMs: MINUTE_MS, lease: 1, whenUncounted: 'pass' },
  coach: { limit: 20, windowMs: HOUR_MS, lease: 1, whenUncounted: 'refuse' },
  analysis: { limit: 20, windowMs: HOUR_MS, lease: 1, whenUncounted: 'refuse' },
  checkout: { limit: 10, windowMs: HOUR_MS, lease: 1, whenUncounted: 'refuse' },
  cleanup: { limit: 10, windowMs: HOUR_MS, lease: 1, whenUncounted: 'refuse' },
};

/** @param factor multiplies the limit; 1 in production. */
export function rateLimitOf(rateClass: RateClass, factor: number): RateLimit {
  const own = RATE_LIMITS[rateClass];
  return { ...own, limit: own.limit * factor };
}

/**
 * Up to how many taken calls a whole lease is handed out: half of the limit, in whole leases. Beyond
 * it calls are counted one by one, so that the limit holds to the call.
 */
export function leasesUntil({ limit, lease }: RateLimit): number {
  return lease === 1 ? 0 : Math.floor(limit / 2 / lease) * lease;
}
