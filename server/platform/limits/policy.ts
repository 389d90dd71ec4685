import type { CONTRACT } from '#shared/contract/contract.ts';
import type { RateClass } from '#shared/domain/rate-classes.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How often one person, or one address when not signed in, may call a class of operations. */
export interface RateLimit {
  readonly limit: number;
  /** Starts with the first call. */
  readonly windowMs: number;
  /** Calls leased at once: see `createLimiter`. */
  readonly lease: number;
  /** While calls cannot be counted: admit them, or refuse what costs money or cannot be undone. */
  readonly whenUncounted: 'pass' | 'refuse';
}

type Operation = (typeof CONTRACT)[keyof typeof CONTRACT];
/** Default classes by method, those of the sign-in navigations, and calls that prove nothing. */
type ImpliedClass = 'read' | 'write' | 'sign_in' | 'unproven';
type CarriedClass = ImpliedClass | Extract<Operation, { limit: RateClass }>['limit'];

/** Does not compile for a class that no operation uses. */
const RATE_LIMITS: Readonly<Record<CarriedClass, RateLimit>> = {
  read: { limit: 300, windowMs: MINUTE_MS, lease: 10, whenUncounted: 'pass' },
  write: { limit: 60, windowMs: MINUTE_MS, lease: 1, whenUncounted: 'pass' },
  // Every page is counted: single calls would cost as much as the counting itself.
  page_load: { limit: 60, windowMs: MINUTE_MS, lease: 10, whenUncounted: 'pass' },
  sign_in: { limit: 10, windowMs: MINUTE_MS, lease: 1, whenUncounted: 'pass' },
  places: { limit: 60, windowMs: MINUTE_MS, lease: 1, whenUncounted: 'pass' },
  search: { limit: 30, windowMs: MINUTE_MS, lease: 1, whenUncounted: 'pass' },
  // A whole office may open a link from one address; tokens are too long to guess at any rate.
  shared: { limit: 300, windowMs: MINUTE_MS, lease: 10, whenUncounted: 'pass' },
  // Calls without a sign-in, and webhooks without a valid signature; a whole office has one address.
  unproven: { limit: 300, windowMs: MINUTE_MS, lease: 10, whenUncounted: 'pass' },
  // Calendars ask every few hours; services that ask for many people do so from many addresses.
  calendar: { limit: 30, windowMs: MINUTE_MS, lease: 1, whenUncounted: 'pass' },
  invite: { limit: 60, windowMs: HOUR_MS, lease: 1, whenUncounted: 'refuse' },
  // A whole office may join from one address.
  join: { limit: 60, windowMs: HOUR_MS, lease: 1, whenUncounted: 'refuse' },
  // Each takes a few tenths of a second of the processor.
  report: { limit: 30, windowMs: HOUR_MS, lease: 1, whenUncounted: 'pass' },
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
 * The count up to which whole leases are taken: half of the limit, in whole leases. Beyond it calls
 * are counted singly, so that the limit is exact.
 */
export function leasesUntil({ limit, lease }: RateLimit): number {
  return lease === 1 ? 0 : Math.floor(limit / 2 / lease) * lease;
}
