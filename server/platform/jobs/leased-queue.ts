import type { Logger } from 'pino';
import type { Clock } from '../context.ts';
import type { Db } from '../db/client.ts';
import { pauseAfter } from './backoff.ts';
import {
  completeLeased,
  type Lease,
  leaseDue,
  postponeLeased,
  type QueueTable,
  renewLeased,
} from './queue-store.ts';

const BATCH = 50;
/** Longer than any provider's deadline: unfinished work was abandoned by then. */
const LEASE_MS = 120_000;
const TRIES_UNTIL_INCIDENT = 3;

interface QueueDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
}

/** A job that keeps failing. */
export interface Failure {
  readonly key: string;
  readonly attempts: number;
  /** The class of the last error; "Abandoned" when its worker died. */
  readonly lastError: string;
}

export interface LeasedQueueOptions<Job, Deps extends QueueDeps> {
  readonly queue: QueueTable;
  /** For the log, such as "payment event". */
  readonly name: string;
  /** Attempts before a job waits to be requeued; unlimited by default. */
  readonly tries?: number;
  load(db: Db, keys: readonly string[]): Promise<readonly Job[]>;
  keyOf(job: Job): string;
  /** Jobs of one group are processed together; each on its own by default. */
  groupOf?(job: Job): string;
  /**
   * Does the work of one group and calls `complete` in the transaction that stores its result. May
   * run twice for the same job.
   */
  work(deps: Deps, jobs: readonly Job[], complete: (tx: Db) => Promise<void>): Promise<void>;
  /** Called from the third failure on. */
  onIncident(deps: Deps, failure: Failure): Promise<void>;
}

/**
 * A queue in a table that any number of workers drain concurrently. Each leases its jobs, so a
 * crashed worker's jobs become due again; a failed job is retried with backoff and does not block
 * the others.
 * @returns drain: works until nothing is due.
 */
export function leasedQueue<Job, Deps extends QueueDeps>(
  options: LeasedQueueOptions<Job, Deps>,
): (deps: Deps) => Promise<void> {
  const { queue, tries = Number.POSITIVE_INFINITY } = options;

  async function fail(deps: Deps, lease: Lease, lastError: string): Promise<void> {
    const { key, attempts } = lease;
    const now = deps.clock();
    const retryAt = new Date(now.getTime() + pauseAfter(key, attempts));
    const nextTryAt = attempts >= tries ? null : retryAt;
    await postponeLeased(deps.db, queue, lease, { nextTryAt, lastError });
    if (attempts < TRIES_UNTIL_INCIDENT) return;
    await options.onIncident(deps, { key, attempts, lastError });
  }

  async function workOn(deps: Deps, jobs: readonly Job[], leases: readonly Lease[]): Promise<void> {
    try {
      await options.work(deps, jobs, (tx) => completeLeased(tx, queue, leases, deps.clock()));
    } catch (error) {
      const lastError = error instanceof Error ? error.name : 'unknown';
      for (const lease of leases) {
        const { key, attempts } = lease;
        deps.log.warn({ err: error, key, attempts }, `a ${options.name} failed`);
        await fail(deps, lease, lastError);
      }
    }
  }

  /** A crashed worker throws nothing to catch: abandoned jobs are counted here. */
  async function withoutPoisoned(deps: Deps, leases: readonly Lease[]): Promise<Lease[]> {
    const good: Lease[] = [];
    for (const lease of leases) {
      const isPoisoned = lease.wasAbandoned && lease.attempts > TRIES_UNTIL_INCIDENT;
      if (isPoisoned) await fail(deps, lease, 'Abandoned');
      else good.push(lease);
    }
    return good;
  }

  return async function drain(deps) {
    for (;;) {
      const leased = await leaseDue(deps.db, queue, { ...leaseFrom(deps), limit: BATCH });
      if (leased.length === 0) return;
      let held = await withoutPoisoned(deps, leased);
      const jobs = await options.load(
        deps.db,
        held.map(({ key }) => key),
      );
      for (const group of grouped(jobs, options.groupOf ?? options.keyOf)) {
        // Slow work must not let the leases of the others expire.
        held = await renewLeased(deps.db, queue, held, leaseFrom(deps).until);
        const own = new Map(group.map((job) => [options.keyOf(job), job]));
        const leases = held.filter(({ key }) => own.has(key));
        held = held.filter(({ key }) => !own.has(key));
        const stillOurs = leases.flatMap(({ key }) => own.get(key) ?? []);
        if (stillOurs.length > 0) await workOn(deps, stillOurs, leases);
      }
    }
  };
}

function leaseFrom({ clock }: Pick<QueueDeps, 'clock'>): { now: Date; until: Date } {
  const now = clock();
  return { now, until: new Date(now.getTime() + LEASE_MS) };
}

function grouped<Job>(jobs: readonly Job[], groupOf: (job: Job) => string): Job[][] {
  const groups = new Map<string, Job[]>();
  for (const job of jobs) {
    const group = groups.get(groupOf(job));
    if (group) group.push(job);
    else groups.set(groupOf(job), [job]);
  }
  return [...groups.values()];
}
