import type { RateClass } from '#shared/domain/rate-classes.ts';
import type { Clock } from '../context.ts';
import { inBatches } from '../db/batches.ts';
import type { Db } from '../db/client.ts';
import { leasesUntil, type RateLimit, rateLimitOf } from './policy.ts';
import { deleteEnded, takeCalls } from './store.ts';

/** Whether a call is admitted, and the state of the limit for the response headers. */
export interface Verdict {
  readonly isAllowed: boolean;
  readonly limit: number;
  /** Calls left, as far as this instance knows. */
  readonly remaining: number;
  /** Until the window ends. */
  readonly resetMs: number;
}

export interface Limiter {
  /**
   * Counts a call.
   * @param who identifies the caller within the class.
   * @returns null when the call could not be counted and is admitted anyway.
   * @throws the database's error when it could not be counted and must be refused
   */
  take(rateClass: RateClass, who: string): Promise<Verdict | null>;
}

/** Calls counted in the database that have not been made yet. */
interface Lease {
  left: number;
  readonly taken: number;
  readonly endsAtMs: number;
}

const KEPT_MAX = 10_000;

interface Means {
  readonly db: Db;
  readonly clock: Clock;
  /** Multiplies every limit. */
  readonly factor: number;
}

/**
 * Counts calls in the database, for all instances together. Cheap classes lease several calls at
 * once through the first half of the limit, so that most calls cost no query, and single calls
 * after it; an instance takes leases for one caller one at a time. At most as many calls pass as
 * the limit says; fewer only if an instance never uses up its lease.
 */
export function createLimiter({ db, clock, factor }: Means): Limiter {
  const leases = new Map<string, Lease>();
  const takes = new Map<string, Promise<void>>();

  function tidy(nowMs: number): void {
    if (leases.size < KEPT_MAX) return;
    for (const [key, { endsAtMs }] of leases) if (endsAtMs <= nowMs) leases.delete(key);
    // Bounds memory under a flood of callers: their unused leases are dropped.
    if (leases.size >= KEPT_MAX) leases.clear();
  }

  async function renew(key: string, limit: RateLimit): Promise<void> {
    const now = clock();
    tidy(now.getTime());
    const until = leasesUntil(limit);
    const row = await takeCalls(db, {
      key,
      now,
      endsAt: new Date(now.getTime() + limit.windowMs),
      limit: limit.limit,
      lease: limit.lease,
      leasesUntil: until,
    });
    const single = row.taken > limit.limit ? 0 : 1;
    const left = row.taken <= until ? limit.lease : single;
    leases.set(key, { left, taken: row.taken, endsAtMs: row.endsAt.getTime() });
  }

  function renewOnce(key: string, limit: RateLimit): Promise<void> {
    const running = takes.get(key);
    if (running) return running;
    const take = renew(key, limit).finally(() => takes.delete(key));
    takes.set(key, take);
    return take;
  }

  async function count(key: string, limit: RateLimit): Promise<Verdict> {
    for (;;) {
      const nowMs = clock().getTime();
      const lease = leases.get(key);
      const isRunning = lease !== undefined && lease.endsAtMs > nowMs;
      if (isRunning && (lease.left > 0 || lease.taken > limit.limit)) {
        const isAllowed = lease.left > 0;
        if (isAllowed) lease.left -= 1;
        const remaining = Math.max(limit.limit - lease.taken, 0) + lease.left;
        return { isAllowed, limit: limit.limit, remaining, resetMs: lease.endsAtMs - nowMs };
      }
      await renewOnce(key, limit);
    }
  }

  return {
    async take(rateClass, who) {
      const limit = rateLimitOf(rateClass, factor);
      try {
        return await count(`${rateClass} ${who}`, limit);
      } catch (error) {
        if (limit.whenUncounted === 'pass') return null;
        throw error;
      }
    },
  };
}

/** Deletes windows that have ended. @returns how many. */
export async function pruneLimits(db: Db, now: Date): Promise<number> {
  return inBatches((limit) => deleteEnded(db, now, limit));
}
