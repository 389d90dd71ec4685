import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { databaseKind } from '#server/testing/database.ts';
import { failingWhere } from '#server/testing/fail-statement.ts';
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
    'cancels a statement that takes too long (needs PostgreSQL)',
    async () => {
      const { rows } = await app.services.database.pool.query('show statement_timeout');
      expect(rows).toEqual([{ statement_timeout: '5s' }]);
    },
  );
});
