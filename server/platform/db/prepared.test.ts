import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findLogin } from '#server/features/auth/store.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createTestDatabase, databaseKind, type TestDatabase } from '#server/testing/database.ts';
import { hasPgBouncer, startPgBouncer } from '#server/testing/pgbouncer.ts';
import type { DatabaseConfig } from '../config.ts';
import { type Database, openDatabase } from './client.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const isEmbedded = databaseKind === 'embedded';

function open(config: DatabaseConfig): Promise<Database> {
  return openDatabase(config, pino({ level: 'silent' }), (error) => {
    throw error;
  });
}

function configWith(namedStatements: boolean, url?: string): DatabaseConfig {
  const { config } = database;
  return config.kind === 'embedded'
    ? config
    : { ...config, namedStatements, url: url ?? config.url };
}

describe('a prepared query', () => {
  test.each([
    [true, isEmbedded ? [] : ['login_by_id']],
    [false, []],
  ])('with named statements %s leaves the names %j on its connection', async (isNamed, names) => {
    const { db, pool, close } = await open(configWith(isNamed));
    try {
      for (let call = 0; call < 3; call += 1) {
        expect(await findLogin(db, randomUUID(), new Date())).toBeNull();
      }
      const { rows } = await pool.query('select name from pg_prepared_statements');
      expect(rows.map(({ name }) => name)).toEqual(names);
    } finally {
      await close();
    }
  });

  test('leaves no named statement in a transaction', async () => {
    const { db, pool, close } = await open(configWith(true));
    try {
      await db.transaction((tx) => findLogin(tx, randomUUID(), new Date()));
      const { rows } = await pool.query('select name from pg_prepared_statements');
      expect(rows).toEqual([]);
    } finally {
      await close();
    }
  });
});

describe.skipIf(isEmbedded || !hasPgBouncer)(
  'behind PgBouncer in transaction mode (PostgreSQL only, where PgBouncer is installed)',
  () => {
    let bouncer: Awaited<ReturnType<typeof startPgBouncer>>;
    let pooled: Database;
    let app: TestApp;
    beforeAll(async () => {
      if (database.config.kind === 'embedded') throw new Error('There is no PostgreSQL');
      bouncer = await startPgBouncer(database.config.url);
      pooled = await open(configWith(false, bouncer.url));
      app = await startTestApp({ database: pooled });
    });
    afterAll(async () => {
      await app?.[Symbol.asyncDispose]();
      await pooled?.close();
      bouncer?.[Symbol.dispose]();
    });

    test('concurrent sign-ins and chart requests succeed', async () => {
      const people = await Promise.all(
        Array.from({ length: 5 }, () => app.signIn(`${randomUUID()}@people.example`)),
      );
      const birth = {
        name: 'Ada',
        birthDate: '1985-12-10',
        birthTime: '06:30',
        birthPlace: 'Somewhere',
        latitude: 51.5,
        longitude: -0.12,
      };
      const statuses = await Promise.all(
        people.map(async (person) => {
          const { body } = await person.post('/api/individual/charts/preview', birth).expect(200);
          const path = `/api/individual/charts/${body.chartId}`;
          const replies = Array.from({ length: 20 }, async () => (await person.get(path)).status);
          return Promise.all(replies);
        }),
      );
      expect(new Set(statuses.flat())).toEqual(new Set([200]));
    });
  },
);
