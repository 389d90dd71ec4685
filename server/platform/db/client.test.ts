import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { databaseKind } from '#server/testing/database.ts';
import { failingWhere } from '#server/testing/fail-statement.ts';
import { everyQueryOf } from '#server/testing/query-count.ts';
import { type Db, openDatabase } from './client.ts';
import { users } from './schema/identity.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const isEmbedded = databaseKind === 'embedded';

/** Ends every connection of the app's pool from the server's side, as a restart would. */
async function cutConnections(): Promise<void> {
  const { pool } = app.services.database;
  await pool
    .query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    .catch(() => undefined);
  await pool.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
}

describe('the pool', () => {
  test('opens at most ten connections to PostgreSQL, and one to the embedded database', () => {
    expect(app.services.database.pool.options.max).toBe(isEmbedded ? 1 : 10);
    expect(app.services.database.kind).toBe(databaseKind);
  });

  test('works after a failed statement', async () => {
    const { db } = app.services.database;
    await expect(db.execute(sql`select * from no_such_table`)).rejects.toThrow();
    await expect(db.execute(sql`select 1 as one`)).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });

  test('gives up on a server that accepts and never answers before callers lose patience', async () => {
    const silent = createServer().listen(0);
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const url = `postgres://nobody@127.0.0.1:${port}/none`;
    const lost = await openDatabase(
      { kind: 'postgres', url, poolMax: 1, namedStatements: false },
      app.services.log,
      () => undefined,
    );
    const asking = expect(lost.db.execute(sql`select 1`)).rejects.toThrow();
    await once(silent, 'connection');
    await vi.advanceTimersByTimeAsync(2_000);
    await asking;
    vi.useRealTimers();
    await lost.close();
    silent.close();
  });

  test('releases the connection of a failed transaction, rolled back', async () => {
    const { db } = app.services.database;
    const failing = db.transaction(async (tx) => {
      await tx.insert(users).values({ issuer: 'https://id.example', subject: 'undone' });
      throw new Error('changed our mind');
    });
    await expect(failing).rejects.toThrow('changed our mind');
    const rows = await db.select().from(users).where(sql`${users.subject} = 'undone'`);
    expect(rows).toEqual([]);
  });

  test('releases a connection whose `begin` failed', async () => {
    const { db, pool } = app.services.database;
    const begin = () => db.transaction(async () => 'done');
    for (let round = 0; round <= pool.options.max; round += 1) {
      await failingWhere(
        pool,
        (text) => text.startsWith('begin'),
        () => expect(begin()).rejects.toThrow(),
      );
    }
    await expect(begin()).resolves.toBe('done');
  });

  test('serves many concurrent callers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        app.services.database.db.execute<{ n: number }>(sql`select ${index}::int as n`),
      ),
    );
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(answers.map((_, index) => index));
  });

  test.skipIf(isEmbedded)(
    'survives PostgreSQL closing its connections, twenty times (needs PostgreSQL)',
    async () => {
      const person = await app.signIn('survivor@people.example');
      for (let round = 0; round < 20; round += 1) {
        await Promise.all([person.get('/api/auth/user'), person.get('/api/auth/user')]);
        await cutConnections();
        const statuses = [];
        for (let attempt = 0; attempt < 3; attempt += 1) {
          const { status, headers } = await person.get('/api/auth/user');
          statuses.push(status);
          if (status === 503) expect(headers['retry-after']).toBe('5');
        }
        expect([200, 503]).toEqual(expect.arrayContaining([...new Set(statuses)]));
        expect(statuses.at(-1)).toBe(200);
      }
    },
  );

  test.skipIf(isEmbedded)(
    'limits statements, locks and idleness of a transaction, and leaves no setting behind (needs PostgreSQL)',
    async () => {
      const { db, pool } = app.services.database;
      const settings = sql`select concat_ws(' ', current_setting('statement_timeout'),
        current_setting('lock_timeout'), current_setting('idle_in_transaction_session_timeout'))
        as limits`;
      const before = await pool.query('show lock_timeout');
      const { rows } = await db.transaction((tx) => tx.execute(settings));
      expect(rows).toEqual([{ limits: '5s 2s 10s' }]);
      expect((await pool.query('show lock_timeout')).rows).toEqual(before.rows);
    },
  );

  test.skipIf(isEmbedded)(
    'begins a transaction in one round trip, limits included (needs PostgreSQL)',
    async () => {
      const { db, pool } = app.services.database;
      const sent = await everyQueryOf(pool, () => db.transaction(async () => 'done'));
      expect(sent).toEqual([expect.stringMatching(/^begin; set local /), 'commit']);
    },
  );

  test.skipIf(isEmbedded)(
    'gives nobody a connection whose statement is still unanswered (needs PostgreSQL)',
    async () => {
      const { db, pool } = app.services.database;
      await pool.query('select 1');
      const open = pool.totalCount;
      const lost = new Error('Query read timeout');
      const work = db.transaction(async () => {
        throw lost;
      });
      await expect(work).rejects.toThrow('Query read timeout');
      expect(pool.totalCount).toBe(open - 1);
    },
  );

  test('undoes only the inner one of two transactions', async () => {
    const { db } = app.services.database;
    const add = (tx: Db, subject: string) => tx.insert(users).values({ issuer: 'nested', subject });
    await db.transaction(async (tx) => {
      await add(tx, 'outer');
      const failing = tx.transaction(async (inner) => {
        await add(inner, 'inner');
        await inner.transaction((innermost) => add(innermost, 'innermost'));
        throw new Error('changed our mind');
      });
      await expect(failing).rejects.toThrow('changed our mind');
      await tx.transaction((inner) => add(inner, 'second'));
    });
    const rows = await db.select().from(users).where(sql`${users.issuer} = 'nested'`);
    expect(rows.map(({ subject }) => subject).sort()).toEqual(['outer', 'second']);
  });

  test.skipIf(isEmbedded)(
    'asks for nothing at connection time that a pooler refuses (needs PostgreSQL)',
    () => {
      const { options } = app.services.database.pool;
      expect(Object.keys(options)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(statement|lock|idle_in)_|^options$/)]),
      );
    },
  );
});
