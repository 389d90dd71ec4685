import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { logins, sessions } from '#server/platform/db/schema/identity.ts';
import { rateLimits } from '#server/platform/db/schema/limits.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createJobs, type Job } from './platform/jobs/jobs.ts';
import { ALONE } from './platform/jobs/testing/alone.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const somebody = () => app.signIn(`${randomUUID()}@people.example`);

async function loginsOf(userId: string): Promise<number> {
  const { db } = app.services.database;
  return (await db.select().from(logins).where(eq(logins.userId, userId))).length;
}

async function countOf(table: typeof sessions | typeof rateLimits): Promise<number> {
  return (await app.services.database.db.select().from(table)).length;
}

async function prune(): Promise<void> {
  app.advance(15 * MINUTE);
  await app.jobs.runDue();
}

describe('pruning job', () => {
  test('deletes sessions and logins once they expire, not earlier', async () => {
    const person = await somebody();
    await person.get('/api/auth/user').expect(200);
    app.advance(14 * DAY - HOUR);
    await prune();
    expect(await loginsOf(person.actor.id)).toBe(1);
    expect(await countOf(sessions)).toBe(1);
    app.advance(HOUR);
    await prune();
    expect(await loginsOf(person.actor.id)).toBe(0);
    expect(await countOf(sessions)).toBe(0);
  });

  test('keeps a login that is in use', async () => {
    const [gone, here] = [await somebody(), await somebody()];
    await gone.signOut();
    await prune();
    await here.get('/api/auth/user').expect(200);
    await gone.get('/api/auth/user').expect(401);
  });

  test('deletes only rate-limit windows that have ended', async () => {
    await app.services.limiter.take('read', 'once');
    await app.services.limiter.take('coach', 'still');
    await prune();
    const rows = await app.services.database.db.select().from(rateLimits);
    expect(rows.map(({ key }) => key)).toContain('coach still');
    expect(rows.map(({ key }) => key)).not.toContain('read once');
  });

  test('deletes in batches until nothing is left', async () => {
    const { db } = app.services.database;
    const endsAt = new Date(0);
    const many = Array.from({ length: 2_500 }, (_, index) => ({
      key: `${index}`,
      endsAt,
      taken: 1,
    }));
    await db.insert(rateLimits).values(many);
    await prune();
    expect(await db.$count(rateLimits, eq(rateLimits.endsAt, endsAt))).toBe(0);
  });

  test('runs safely on two instances at once', async () => {
    await using other = await startTestApp({ beside: app });
    const { db } = app.services.database;
    const endsAt = new Date(0);
    const many = Array.from({ length: 500 }, (_, index) => ({
      key: `t${index}`,
      endsAt,
      taken: 1,
    }));
    await db.insert(rateLimits).values(many);
    app.advance(15 * MINUTE);
    await Promise.all([app.jobs.runDue(), other.jobs.runDue()]);
    const rows = await db.select().from(rateLimits);
    expect(rows.filter(({ key }) => key.startsWith('t'))).toEqual([]);
    for (const { logged } of [app, other]) {
      expect(logged.filter((line) => line.includes('a job failed'))).toEqual([]);
    }
  });
});

describe('job runner', () => {
  function clockwork(run: () => Promise<unknown>, everyMs = MINUTE) {
    let nowMs = 0;
    const job: Job = { name: 'test', everyMs, run };
    const jobs = createJobs([job], () => new Date(nowMs), app.services.log, ALONE);
    return {
      jobs,
      advance(ms: number) {
        nowMs += ms;
      },
    };
  }

  test('runs a job when it is due and not again before its interval ends', async () => {
    const run = vi.fn(async () => undefined);
    const { jobs, advance } = clockwork(run);
    await jobs.runDue();
    await jobs.runDue();
    advance(MINUTE - 1);
    await jobs.runDue();
    expect(run).toHaveBeenCalledTimes(1);
    advance(1);
    await jobs.runDue();
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('logs a failing job and runs it again at its next interval', async () => {
    const run = vi.fn(() => Promise.reject(new Error('no')));
    const { jobs, advance } = clockwork(run);
    await jobs.runDue();
    expect(app.logged.some((line) => line.includes('a job failed'))).toBe(true);
    advance(MINUTE);
    await jobs.runDue();
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('never overlaps runs of a job and waits for running jobs on stop', async () => {
    let finish = () => {};
    let isDone = false;
    const run = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = () => {
            isDone = true;
            resolve();
          };
        }),
    );
    const { jobs, advance } = clockwork(run, 1);
    jobs.start();
    advance(MINUTE);
    void jobs.runDue();
    await expect.poll(() => run).toHaveBeenCalledTimes(1);
    const stopped = jobs.stop().then(() => isDone);
    finish();
    expect(await stopped).toBe(true);
  });
});
