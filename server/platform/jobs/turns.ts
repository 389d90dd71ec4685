import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Db } from '../db/client.ts';
import type { Job, Turns } from './jobs.ts';
import { endLease, renewLease, takeTurn } from './lease-store.ts';

/** Long enough for a slow database to answer a renewal, short enough to replace a dead instance. */
const LEASE_SECONDS = 90;

/**
 * Turns by leases in the database. A lease is renewed while its job runs; when its instance dies,
 * another one runs the job once the lease has expired.
 * @param seconds how long a lease lasts without being renewed
 */
export function leasedTurns(
  db: Db,
  log: Pick<Logger, 'warn'>,
  seconds: number = LEASE_SECONDS,
): Turns {
  const holder = randomUUID();
  const renewals = new Map<string, NodeJS.Timeout>();
  const requestFor = ({ name }: Job) => ({ name: `job ${name}`, holder, seconds });

  async function renew(job: Job): Promise<void> {
    const isHeld = await renewLease(db, requestFor(job)).catch(() => false);
    if (!isHeld) log.warn({ job: job.name }, 'the lease of a job could not be renewed');
  }

  return {
    async begin(job, now) {
      if (!(await takeTurn(db, requestFor(job), { now, everyMs: job.everyMs }))) return false;
      const timer = setInterval(() => void renew(job), (seconds * 1_000) / 3);
      renewals.set(job.name, timer.unref());
      return true;
    },
    async end(job) {
      clearInterval(renewals.get(job.name));
      renewals.delete(job.name);
      await endLease(db, requestFor(job));
    },
  };
}
