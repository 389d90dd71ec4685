import { eq, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/platform/db/client.ts';
import { createEmptyDatabase, type TestDatabase } from '#server/testing/database.ts';
import { queueColumns } from '../db/schema/queue-columns.ts';
import { pauseAfter } from './backoff.ts';
import { type Failure, leasedQueue } from './leased-queue.ts';
import { leaseDue, makeDue, renewLeased } from './queue-store.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const START = Date.UTC(2027, 2, 1);

const letters = pgTable('letters', { id: text('id').primaryKey(), ...queueColumns() });
const QUEUE = { table: letters, key: letters.id };
const log = pino({ level: 'silent' });

let home: TestDatabase;
let database: Database;
beforeAll(async () => {
  home = await createEmptyDatabase();
  database = await openDatabase(home.config, log, () => undefined);
  await database.db.execute(sql`
    create table letters (
      id text primary key, attempts integer not null default 0, next_try_at timestamptz,
      tried_at timestamptz, lease uuid, done_at timestamptz, last_error text
    )
  `);
});
afterAll(async () => {
  await database.close();
  await home[Symbol.asyncDispose]();
});

let nowMs = START;
let sent: string[] = [];
let incidents: Failure[] = [];
const now = () => new Date(nowMs);
const deps = () => ({ db: database.db, clock: now, log });
beforeEach(async () => {
  nowMs = START;
  sent = [];
  incidents = [];
  await database.db.delete(letters);
});

type Work = (id: string) => void | Promise<void>;

/** A worker that sends letters; `work` may throw before one is sent. */
const worker = (work: Work = () => undefined, tries?: number) =>
  leasedQueue<{ id: string }, ReturnType<typeof deps>>({
    queue: QUEUE,
    name: 'letter',
    ...(tries === undefined ? {} : { tries }),
    load: async (db, keys) =>
      (await db.select().from(letters).orderBy(letters.id)).filter(({ id }) => keys.includes(id)),
    keyOf: ({ id }) => id,
    async work({ db }, rows, complete) {
      for (const { id } of rows) {
        await work(id);
        sent.push(id);
      }
      await complete(db);
    },
    onIncident: async (_deps, failure) => void incidents.push(failure),
  });

const enqueue = (...ids: string[]) =>
  database.db.insert(letters).values(ids.map((id) => ({ id, nextTryAt: now() })));
const lease = (limit = 50) =>
  leaseDue(database.db, QUEUE, { now: now(), until: new Date(nowMs + 2 * MINUTE), limit });
const read = async (id: string) =>
  (await database.db.select().from(letters).where(eq(letters.id, id)))[0];
const failing = () => {
  throw new TypeError('a name that must not be stored');
};

test('does each job once and leaves nothing due', async () => {
  await enqueue('a', 'b', 'c');
  await worker()(deps());
  await worker()(deps());
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(await read('a')).toMatchObject({ doneAt: now(), nextTryAt: null, lease: null });
});

test('two workers share the jobs and do none twice', async () => {
  const ids = Array.from({ length: 120 }, (_, index) => `letter-${index}`);
  await enqueue(...ids);
  await Promise.all([worker()(deps()), worker()(deps()), worker()(deps())]);
  expect(sent.toSorted()).toEqual(ids.toSorted());
});

test('a poisoned job is retried with backoff and does not hold up the good ones', async () => {
  await enqueue('a', 'poison', 'z');
  const drain = worker((id) => (id === 'poison' ? failing() : undefined));
  await drain(deps());
  expect(sent).toEqual(['a', 'z']);
  expect(await read('poison')).toMatchObject({
    attempts: 1,
    doneAt: null,
    lease: null,
    lastError: 'TypeError',
    nextTryAt: new Date(nowMs + pauseAfter('poison', 1)),
  });
  await drain(deps());
  expect(await read('poison')).toMatchObject({ attempts: 1 });
  nowMs += pauseAfter('poison', 1);
  await drain(deps());
  expect(await read('poison')).toMatchObject({ attempts: 2 });
});

test('reports an incident from the third failure on, with the class of the error only', async () => {
  await enqueue('a');
  for (let tries = 1; tries <= 4; tries += 1) {
    await worker(failing)(deps());
    nowMs += HOUR;
  }
  expect(incidents).toEqual([
    { key: 'a', attempts: 3, lastError: 'TypeError' },
    { key: 'a', attempts: 4, lastError: 'TypeError' },
  ]);
});

test('gives a job up after its last attempt, until it is requeued', async () => {
  await enqueue('a');
  for (let tries = 1; tries <= 6; tries += 1) {
    await worker(failing, 4)(deps());
    nowMs += 12 * HOUR;
  }
  expect(await read('a')).toMatchObject({ attempts: 4, nextTryAt: null, doneAt: null });
  await makeDue(database.db, QUEUE, 'a', now());
  await worker(() => undefined, 4)(deps());
  expect(sent).toEqual(['a']);
  await makeDue(database.db, QUEUE, 'a', now());
  await worker()(deps());
  expect(sent).toEqual(['a']);
});

test('retries a job before its last attempt', async () => {
  await enqueue('a');
  await worker(failing, 2)(deps());
  expect((await read('a'))?.nextTryAt).not.toBeNull();
  nowMs += HOUR;
  await worker(failing, 2)(deps());
  expect(await read('a')).toMatchObject({ attempts: 2, nextTryAt: null });
});

describe('a worker that dies holding a lease', () => {
  test('leaves its jobs due again once the lease has expired', async () => {
    await enqueue('a');
    expect(await lease()).toMatchObject([{ key: 'a', attempts: 1, wasAbandoned: false }]);
    nowMs += 2 * MINUTE - 1;
    await worker()(deps());
    expect(sent).toEqual([]);
    nowMs += 1;
    await worker()(deps());
    expect(sent).toEqual(['a']);
    expect(await read('a')).toMatchObject({ attempts: 2, doneAt: now() });
  });

  test('repeatedly on the same job is an incident, and the job waits', async () => {
    await enqueue('a');
    for (let deaths = 1; deaths <= 3; deaths += 1) {
      expect(await lease()).toHaveLength(1);
      nowMs += 2 * MINUTE;
    }
    await worker()(deps());
    expect(sent).toEqual([]);
    expect(incidents).toEqual([{ key: 'a', attempts: 4, lastError: 'Abandoned' }]);
    nowMs += pauseAfter('a', 4);
    await worker()(deps());
    expect(sent).toEqual(['a']);
  });

  test('and resumes too late changes nothing', async () => {
    await enqueue('a');
    let resume = () => {};
    const hangs = new Promise<void>((resolve) => {
      resume = resolve;
    });
    let late: Promise<void> = Promise.resolve();
    const started = new Promise<void>((resolve) => {
      late = worker(async () => {
        resolve();
        await hangs;
        failing();
      })(deps());
    });
    // The lease is renewed until the work starts; it may expire only after that.
    await started;
    nowMs += 2 * MINUTE;
    await worker()(deps());
    resume();
    await late;
    expect(sent).toEqual(['a']);
    expect(await read('a')).toMatchObject({ doneAt: now(), lastError: null });
  });
});

test('a slow job does not let the leases of the others expire', async () => {
  await enqueue('a', 'b', 'c');
  const seen: string[] = [];
  await worker(async (id) => {
    nowMs += 90 * SECOND;
    for (const { key } of await lease()) seen.push(`${key} while ${id}`);
  })(deps());
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(seen).toEqual([]);
});

test('a lease that was lost cannot be renewed', async () => {
  await enqueue('a', 'b');
  const mine = await lease();
  nowMs += 2 * MINUTE;
  await lease(1);
  const held = await renewLeased(database.db, QUEUE, mine, new Date(nowMs + MINUTE));
  expect(held.map(({ key }) => key)).toEqual(['b']);
});

describe('when the clock is set back', () => {
  test('new jobs are still done', async () => {
    await enqueue('a');
    nowMs -= 5 * HOUR;
    await worker()(deps());
    expect(sent).toEqual(['a']);
  });

  test('failed jobs are not postponed by as much', async () => {
    await enqueue('a');
    await worker(failing)(deps());
    nowMs -= 5 * HOUR;
    await worker()(deps());
    expect(sent).toEqual(['a']);
  });

  test('by a little, as between two machines, leases are still respected', async () => {
    await enqueue('a');
    await lease();
    nowMs -= 4 * MINUTE;
    await worker()(deps());
    expect(sent).toEqual([]);
  });
});

describe('the delay after a failure', () => {
  test.each([
    [1, 30 * SECOND],
    [2, MINUTE],
    [3, 2 * MINUTE],
    [10, 30 * 512 * SECOND],
    [11, 6 * HOUR],
    [1_000, 6 * HOUR],
  ])('number %d is %d ms minus up to a quarter', (attempts, fullMs) => {
    const pauses = Array.from({ length: 200 }, (_, index) => pauseAfter(`job-${index}`, attempts));
    expect(Math.max(...pauses)).toBeLessThanOrEqual(fullMs);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(fullMs * 0.75);
    expect(new Set(pauses).size).toBeGreaterThan(150);
    expect(pauseAfter('job-1', attempts)).toBe(pauses[1]);
  });
});
