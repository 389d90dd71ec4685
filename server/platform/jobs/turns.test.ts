import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Job } from './jobs.ts';
import { leasedTurns } from './turns.ts';

const MINUTE = 60_000;
const NOW = new Date('2027-03-01T12:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const newJob = (): Job => ({ name: randomUUID(), everyMs: MINUTE, run: async () => undefined });
const instance = (seconds?: number) =>
  leasedTurns(app.services.database.db, app.services.log, seconds);

describe('the turn of a job', () => {
  test('goes to one of many instances that ask at once', async () => {
    const job = newJob();
    const asked = await Promise.all(Array.from({ length: 10 }, () => instance().begin(job, NOW)));
    expect(asked.filter((isTurn) => isTurn)).toHaveLength(1);
  });

  test.each([
    ['just before its interval has passed', MINUTE - 1, false],
    ['once its interval has passed', MINUTE, true],
    ['with a clock that is a little behind', -MINUTE, false],
    ['after clocks were set back', -10 * MINUTE, true],
  ])('comes again %s, on another instance', async (_title, passedMs, isTurn) => {
    const job = newJob();
    const first = instance();
    expect(await first.begin(job, NOW)).toBe(true);
    await first.end(job);
    const second = instance();
    expect(await second.begin(job, later(passedMs))).toBe(isTurn);
    await second.end(job);
  });

  test('does not come while another instance runs the job, however long', async () => {
    const job = newJob();
    const first = instance();
    await first.begin(job, NOW);
    expect(await instance().begin(job, later(60 * MINUTE))).toBe(false);
    await first.end(job);
  });

  test('passes to another instance when its holder died and the lease has expired', async () => {
    const job = newJob();
    // What a killed instance leaves behind: a lease that nobody renews.
    await app.services.database.db.execute(sql`
      insert into job_leases (name, holder, expires_at, begun_at) values
        (${`job ${job.name}`}, gen_random_uuid(), now() + interval '300 milliseconds', ${NOW})`);
    const second = instance();
    expect(await second.begin(job, NOW)).toBe(false);
    await expect.poll(() => second.begin(job, NOW)).toBe(true);
    await second.end(job);
  });

  test('is kept by renewing the lease, as long as the job runs', async () => {
    const job = newJob();
    const first = instance(1);
    await first.begin(job, NOW);
    const { db } = app.services.database;
    const expiry = async () => {
      const { rows } = await db.execute<{ at: string }>(
        sql`select expires_at::text as at from job_leases where name = ${`job ${job.name}`}`,
      );
      return rows[0]?.at;
    };
    const begun = await expiry();
    await expect.poll(() => expiry()).not.toBe(begun);
    expect(await instance().begin(job, later(60 * MINUTE))).toBe(false);
    await first.end(job);
  });

  test('says when the lease was lost to another instance', async () => {
    const job = newJob();
    const first = instance(0.1);
    await first.begin(job, NOW);
    await app.services.database.db.execute(sql`
      update job_leases set holder = gen_random_uuid(), expires_at = now() + interval '1 hour'
      where name = ${`job ${job.name}`}`);
    const lost = 'the lease of a job could not be renewed';
    await expect.poll(() => app.logged.some((line) => line.includes(lost))).toBe(true);
    // Ending it leaves the other instance's lease alone.
    await first.end(job);
    expect(await instance().begin(job, later(60 * MINUTE))).toBe(false);
  });
});
