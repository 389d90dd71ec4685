import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findLogin } from '#server/features/auth/store.ts';
import { createTestDatabase, databaseKind, type TestDatabase } from '#server/testing/database.ts';
import { pastPooler } from '#server/testing/past-pooler.ts';
import type { DatabaseConfig } from '../config-database.ts';
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

function configWith(namedStatements: boolean): DatabaseConfig {
  const config = pastPooler(database.config);
  return config.kind === 'embedded' ? config : { ...config, namedStatements };
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
