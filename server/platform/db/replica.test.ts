import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { type Database, type Db, openDatabase } from './client.ts';
import { createReports, lagSeconds, readingFrom } from './replica.ts';
import { teamAccounts } from './schema/accounts.ts';
import { auditLog } from './schema/audit.ts';

const ACCOUNTS = '/api/admin/team-accounts';

let app: TestApp;
let other: TestDatabase;
let replica: Database;
let usedBy: (db: Db) => Promise<string>;
const log = pino({ level: 'silent' });
beforeAll(async () => {
  // Two databases with different contents tell which of them was read.
  other = await createTestDatabase();
  const first = await startTestApp();
  replica = await openDatabase(other.config, first.services.log, () => undefined);
  await first[Symbol.asyncDispose]();
  await replica.db.insert(teamAccounts).values({ name: 'On the replica' });
  const database = await createTestDatabase();
  const primary = await openDatabase(database.config, first.services.log, () => undefined);
  await primary.db.insert(teamAccounts).values({ name: 'On the primary' });
  const reports = createReports(
    {
      primary: primary.db,
      replica: readingFrom(replica.db, primary.db),
      lagOf: () => lagSeconds(replica.pool),
    },
    log,
  );
  app = await startTestApp({ database: { ...primary, reports } });
  usedBy = async (db) => (await db.select().from(teamAccounts))[0]?.name ?? '';
});
afterAll(async () => {
  const { database } = app.services;
  await app[Symbol.asyncDispose]();
  await database.close();
  await replica.close();
  await other[Symbol.asyncDispose]();
});

const namesIn = (body: { name: string }[]) => body.map(({ name }) => name);

describe('an admin list with a replica', () => {
  test('is read from it, unless the same browser has just written', async () => {
    const master = await app.signIn('master@demo.example');
    expect(namesIn((await master.get(ACCOUNTS).expect(200)).body)).toEqual(['On the replica']);
    const written = await master.post(ACCOUNTS, { name: 'New', teamLimit: 1, memberLimit: 5 });
    const [noted = ''] = [written.headers['set-cookie']].flat();
    expect(noted).toMatch(/^recent-write=1; Max-Age=10; Path=\/api;.* HttpOnly; SameSite=Lax/);
    const after = app.carrying(`${master.cookie}; recent-write=1`);
    expect(namesIn((await after.get(ACCOUNTS).expect(200)).body)).toContain('On the primary');
  });

  test('is exported from it, and the export is audited on the primary', async () => {
    const master = await app.signIn('master@demo.example');
    const { text } = await master.get(`${ACCOUNTS}/export`).expect(200);
    expect(text).toContain('On the replica');
    const entries = (database: Pick<Database, 'db'>) => database.db.$count(auditLog);
    expect(await entries(app.services.database)).toBeGreaterThan(0);
    expect(await entries(replica)).toBe(0);
  });
});

describe('reports', () => {
  const created = (lagOf: () => Promise<number>, replicaDb: Db = replica.db) => {
    let nowMs = 0;
    const lines: string[] = [];
    const note = (...args: unknown[]) => void lines.push(String(args.at(-1)));
    const { read } = createReports(
      { primary: app.services.database.db, replica: replicaDb, lagOf },
      { info: note, warn: note },
      () => nowMs,
    );
    return { read: () => read(usedBy), lines, wait: (ms: number) => (nowMs += ms) };
  };

  test('read the primary while the replica lags, with one line each way', async () => {
    let lag = 6;
    const { read, lines, wait } = created(async () => lag);
    expect(await read()).toBe('On the primary');
    expect(await read()).toBe('On the primary');
    expect(lines).toEqual(['reports read the primary: the replica cannot be used']);
    lag = 5;
    expect(await read()).toBe('On the primary');
    wait(5_000);
    expect(await read()).toBe('On the replica');
    expect(lines.slice(1)).toEqual(['reports read the replica again']);
  });

  test('read the primary when the replica cannot be reached', async () => {
    const { read, lines } = created(() => Promise.reject(new Error('connect ECONNREFUSED')));
    expect(await read()).toBe('On the primary');
    expect(lines).toHaveLength(1);
  });

  test('are read again from the primary when the replica is lost meanwhile', async () => {
    const lost = Object.assign(Object.create(replica.db), {
      select: () => {
        throw Object.assign(new Error('Connection terminated unexpectedly'));
      },
    });
    const { read, lines } = created(async () => 0, lost);
    expect(await read()).toBe('On the primary');
    expect(lines).toHaveLength(1);
  });

  test('keep their own errors', async () => {
    const { db } = app.services.database;
    const { read } = createReports({ primary: db, replica: replica.db, lagOf: async () => 0 }, log);
    await expect(read((own) => own.execute(sql`select 1 / 0`))).rejects.toThrow();
  });

  test('find no lag on a server that is no replica', async () => {
    expect(await lagSeconds(replica.pool)).toBe(0);
  });
});
