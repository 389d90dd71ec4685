import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teamAccounts } from '#server/platform/db/schema/accounts.ts';
import { logins, users } from '#server/platform/db/schema/identity.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { AppError } from '../errors.ts';
import { databaseErrorCode } from './database-errors.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail');
}

describe('a value that the database rejects', () => {
  test.each([
    ['NUL in a text', sql`select ${'a\u0000b'}::text`],
    ['NUL in JSON', sql`select ${'{"a":"\\u0000"}'}::jsonb ->> 'a'`],
    ['half a surrogate pair in JSON', sql`select ${'{"a":"\\ud800"}'}::jsonb`],
    ['NaN', sql`select ${'NaN'}::int`],
    ['a number beyond its column', sql`select ${'2147483648'}::int`],
    ['a bad uuid', sql`select ${'not-a-uuid'}::uuid`],
    ['30 February', sql`select ${'2001-02-30'}::date`],
    ['the year 0', sql`select ${'0000-01-01'}::date`],
    ['a negative limit', sql`select 1 limit ${-1}::int`],
    ['an excessive offset', sql`select 1 offset ${'100000000000000000000'}::bigint`],
    ['a broken pattern', sql`select 'a' ~ ${'('}`],
    ['a pattern that ends in its escape', sql`select 'ab' like ${'a\\'}`],
  ])('such as %s is the caller’s mistake', async (_title, query) => {
    const error = await failureOf(app.services.database.db.execute(query));
    expect(databaseErrorCode(error)).toBe('request.invalid');
  });

  test('such as a text too long for its column is the caller’s mistake', async () => {
    const { db } = app.services.database;
    const error = await failureOf(
      db.insert(users).values({ issuer: 'x'.repeat(300), subject: 'x' }),
    );
    expect(databaseErrorCode(error)).toBe('request.invalid');
  });
});

describe('a row that the database rejects', () => {
  const insertTwice = async () => {
    const { db } = app.services.database;
    const row = { issuer: 'twice', subject: 'twice' };
    await db.insert(users).values(row);
    await db.insert(users).values(row);
  };

  test('because it exists already is a conflict', async () => {
    expect(databaseErrorCode(await failureOf(insertTwice()))).toBe('request.conflict');
  });

  test('because its parent was deleted is a conflict', async () => {
    const { db } = app.services.database;
    const orphan = { userId: randomUUID(), expiresAt: new Date() };
    const error = await failureOf(db.insert(logins).values(orphan));
    expect(databaseErrorCode(error)).toBe('request.conflict');
  });

  test('because it violates a check constraint is an internal error', async () => {
    const { db } = app.services.database;
    const error = await failureOf(db.insert(teamAccounts).values({ name: 'x', teamLimit: 0 }));
    expect(databaseErrorCode(error)).toBeNull();
  });
});

describe('a database that cannot answer', () => {
  test('because it closes our connection means that the service is unavailable', async () => {
    const { db } = app.services.database;
    const ending = sql`do $$ begin raise exception 'the end' using errcode = '57P01'; end $$`;
    expect(databaseErrorCode(await failureOf(db.execute(ending)))).toBe('service.unavailable');
  });

  test('in time means that the service is unavailable', async () => {
    const { db } = app.services.database;
    const late = sql`do $$ begin raise exception 'late' using errcode = '57014'; end $$`;
    expect(databaseErrorCode(await failureOf(db.execute(late)))).toBe('service.unavailable');
  });

  test('because nobody listens means that the service is unavailable', async () => {
    const pool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
    const error = await failureOf(drizzle(pool).execute(sql`select 1`));
    expect(databaseErrorCode(error)).toBe('service.unavailable');
  });

  test('because its pool has been closed means that the service is unavailable', async () => {
    const pool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
    await pool.end();
    const error = await failureOf(drizzle(pool).execute(sql`select 1`));
    expect(databaseErrorCode(error)).toBe('service.unavailable');
  });

  test.each([
    '53100',
    '53200',
    '53300',
    '58030',
    '57P01',
    '57P02',
    '57P03',
    '08006',
    '57014',
    '55P03',
    '40001',
    '40P01',
    '25P03',
  ])('with the code %s means that the service is unavailable', (code) => {
    const error = Object.assign(new Error('from PostgreSQL'), { code });
    expect(databaseErrorCode(error)).toBe('service.unavailable');
    expect(databaseErrorCode(new Error('wrapped', { cause: error }))).toBe('service.unavailable');
  });
});

describe('an error that is not the database’s', () => {
  test.each([
    ['a bug', new TypeError('x is not a function')],
    ['a named failure', new AppError('chart.not_found')],
    ['a faulty statement of ours', Object.assign(new Error('x'), { code: '42P01' })],
    ['a file that is missing', Object.assign(new Error('x'), { code: 'ENOENT' })],
    ['a non-error', 'text'],
  ])('such as %s is returned unchanged', (_title, error) => {
    expect(databaseErrorCode(error)).toBeNull();
  });

  test('is not searched endlessly for causes', () => {
    const error = new Error('round');
    error.cause = error;
    expect(databaseErrorCode(error)).toBeNull();
  });
});
