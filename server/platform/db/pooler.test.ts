import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MIGRATIONS_FOLDER } from '#server/migrations.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  databaseKind,
  type TestDatabase,
} from '#server/testing/database.ts';
import { pastPooler } from '#server/testing/past-pooler.ts';
import { hasPgBouncer, type Pooler, startPgBouncer } from '#server/testing/pgbouncer.ts';
import type { PostgresConfig } from '../config-database.ts';
import { type Database, openDatabase } from './client.ts';
import { migrateDatabase } from './migrate.ts';

const BIRTH = {
  name: 'Ada',
  birthDate: '1985-12-10',
  birthTime: '06:30',
  birthPlace: 'Somewhere',
  latitude: 51.5,
  longitude: -0.12,
};

function behind(pooler: Pooler, database: TestDatabase): PostgresConfig {
  const config = pastPooler(database.config);
  if (config.kind === 'embedded') throw new Error('There is no PostgreSQL');
  return { ...config, url: pooler.urlOf(config.url), namedStatements: false };
}

function open(config: PostgresConfig): Promise<Database> {
  return openDatabase(config, pino({ level: 'silent' }), (error) => {
    throw error;
  });
}

describe.skipIf(databaseKind === 'embedded' || !hasPgBouncer)(
  'behind PgBouncer in transaction mode (PostgreSQL only, where PgBouncer is installed)',
  () => {
    let database: TestDatabase;
    let pooler: Pooler;
    let pooled: Database;
    let app: TestApp;
    beforeAll(async () => {
      database = await createTestDatabase();
      const config = pastPooler(database.config);
      if (config.kind === 'embedded') throw new Error('There is no PostgreSQL');
      pooler = await startPgBouncer(config.url);
      pooled = await open(behind(pooler, database));
      app = await startTestApp({ database: pooled });
    });
    afterAll(async () => {
      await app?.[Symbol.asyncDispose]();
      await pooled?.close();
      pooler?.[Symbol.dispose]();
      await database?.[Symbol.asyncDispose]();
    });

    test('concurrent sign-ins and chart requests succeed', async () => {
      const people = await Promise.all(
        Array.from({ length: 5 }, () => app.signIn(`${randomUUID()}@people.example`)),
      );
      const statuses = await Promise.all(
        people.map(async (person) => {
          const { body } = await person.post('/api/individual/charts/preview', BIRTH).expect(200);
          const path = `/api/individual/charts/${body.chartId}`;
          const replies = Array.from({ length: 20 }, async () => (await person.get(path)).status);
          return Promise.all(replies);
        }),
      );
      expect(new Set(statuses.flat())).toEqual(new Set([200]));
    });

    test('instances that start at once on an empty database all come up', async () => {
      await using target = await createEmptyDatabase();
      const config = behind(pooler, target);
      const instances = await Promise.all([open(config), open(config), open(config)]);
      await Promise.all(
        instances.map((instance) => migrateDatabase(instance, config, MIGRATIONS_FOLDER)),
      );
      // Neither a lock nor a setting stays with the pooler's connections.
      for (const { pool } of instances) {
        const { rows } = await pool.query(`select current_setting('lock_timeout') as lock_timeout,
          (select count(*)::int from pg_locks where locktype = 'advisory' and database =
            (select oid from pg_database where datname = current_database())) as locks`);
        expect(rows).toEqual([{ lock_timeout: '0', locks: 0 }]);
      }
      await Promise.all(instances.map((instance) => instance.close()));
    });

    test('a restarted pooler costs at most an answer that says when to try again', async () => {
      const person = await app.signIn(`${randomUUID()}@people.example`);
      await pooler.restart();
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 12; attempt += 1) {
        const { status, headers } = await person.get('/api/auth/user');
        statuses.push(status);
        if (status === 503) expect(headers['retry-after']).toBeDefined();
      }
      expect([200, 503]).toEqual(expect.arrayContaining([...new Set(statuses)]));
      expect(statuses.at(-1)).toBe(200);
    });
  },
);
