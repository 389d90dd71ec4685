import { describe, expect, test } from 'vitest';
import { RATE_CLASSES } from '#shared/domain/rate-classes.ts';
import { leasesUntil, rateLimitOf } from './policy.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A deliberate duplicate: changing a limit is a decision. */
const TABLE = {
  read: [300, MINUTE, 10, 'pass'],
  write: [60, MINUTE, 1, 'pass'],
  page_load: [60, MINUTE, 10, 'pass'],
  sign_in: [10, MINUTE, 1, 'pass'],
  places: [60, MINUTE, 1, 'pass'],
  search: [30, MINUTE, 1, 'pass'],
  shared: [300, MINUTE, 10, 'pass'],
  unproven: [300, MINUTE, 10, 'pass'],
  calendar: [30, MINUTE, 1, 'pass'],
  invite: [60, HOUR, 1, 'refuse'],
  join: [60, HOUR, 1, 'refuse'],
  report: [30, HOUR, 1, 'pass'],
  coach: [20, HOUR, 1, 'refuse'],
  analysis: [20, HOUR, 1, 'refuse'],
  checkout: [10, HOUR, 1, 'refuse'],
  cleanup: [10, HOUR, 1, 'refuse'],
} as const;

describe('the limit of a class of operations', () => {
  test.each(RATE_CLASSES)('%s', (rateClass) => {
    const [limit, windowMs, lease, whenUncounted] = TABLE[rateClass];
    expect(rateLimitOf(rateClass, 1)).toEqual({ limit, windowMs, lease, whenUncounted });
    expect(rateLimitOf(rateClass, 5).limit).toBe(limit * 5);
  });
});

describe('leasing several calls at once', () => {
  const until = (limit: number, lease: number) =>
    leasesUntil({ limit, lease, windowMs: MINUTE, whenUncounted: 'pass' });
  test.each([
    [300, 10, 150],
    [310, 10, 150],
    [25, 10, 10],
    [19, 10, 0],
    [20, 10, 10],
    [300, 1, 0],
    [8, 2, 4],
  ])('with a limit of %d and leases of %d ends at %d', (limit, lease, expected) => {
    expect(until(limit, lease)).toBe(expected);
  });
});
