import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MIGRATIONS_FOLDER } from '#server/migrations.ts';
import { createEmptyDatabase, type TestDatabase } from '#server/testing/database.ts';
import { type Database, openDatabase } from './client.ts';
import { migrateDatabase } from './migrate.ts';
import {
  readSchemaRecord,
  readServerVersion,
  refuseOldServer,
  schemaState,
  UnusableDatabase,
} from './schema-state.ts';

const KNOWN = [100, 200, 300];
const PRERELEASE = 1_795_251_152_265;
/** The longest of the squashed histories: 24 migrations. */
const LATEST_PRERELEASE = 1_795_329_552_109;

describe('schemaState', () => {
  test.each([
    ['an empty database', [], 0, 'current'],
    ['our first migration', [100], 35, 'current'],
    ['all of our migrations', [100, 200, 300], 35, 'current'],
    ['one migration more than ours', [100, 200, 300, 400], 35, 'newer'],
    ['another second migration', [100, 201], 35, 'newer'],
    ['a gap in our migrations', [100, 300], 35, 'newer'],
    ['our migrations without a table', [100, 200], 0, 'incomplete'],
    ['all migrations made before the release', [PRERELEASE, 1_795_320_248_142], 35, 'prerelease'],
    ['the first of them alone', [PRERELEASE], 15, 'prerelease'],
    ['the first of them, without a table', [PRERELEASE], 0, 'prerelease'],
    ['the very first draft', [1_795_248_051_900], 14, 'prerelease'],
    ['the history squashed last', [LATEST_PRERELEASE, 1_795_332_850_874], 68, 'prerelease'],
    ['the first migration of that one', [LATEST_PRERELEASE], 37, 'prerelease'],
    ['tables without a record of migrations', [], 1, 'foreign'],
    ['migrations of another app', [150, 200, 300], 12, 'foreign'],
  ] as const)('of %s', (_, applied, tableCount, state) => {
    expect(schemaState({ applied, tableCount }, KNOWN)).toBe(state);
  });
});

describe('UnusableDatabase', () => {
  const states = ['prerelease', 'newer', 'incomplete', 'foreign', 'old server'] as const;

  test.each(states)('names the data directory and the way out (%s)', (state) => {
    const { message } = new UnusableDatabase(state, { kind: 'embedded', directory: '/srv/.data' });
    expect(message).toMatch(/^The data directory \/srv\/\.data [^\n]*set DATA_DIR to [^\n]*\.$/);
  });

  test.each(states)('names the database without its password (%s)', (state) => {
    const url = 'postgres://app:secret@db.example:5433/charts?sslmode=require';
    const { message } = new UnusableDatabase(state, {
      kind: 'postgres',
      url,
      poolMax: 10,
      namedStatements: true,
    });
    expect(message).toMatch(
      /^The database charts on db\.example:5433 [^\n]*DATABASE_URL [^\n]*\.$/,
    );
    expect(message).not.toMatch(/secret/);
  });
});

describe('the server’s version', () => {
  const config = {
    kind: 'postgres',
    url: 'postgres://app:secret@db.example/charts',
    poolMax: 10,
    namedStatements: true,
  } as const;

  test.each([90_624, 140_013, 149_999])('%i is refused, with what is needed', (version) => {
    expect(() => refuseOldServer(version, config)).toThrow(
      /^The database charts on .* older than 15/,
    );
  });

  test.each([150_000, 150_018, 180_001])('%i is accepted', (version) => {
    expect(() => refuseOldServer(version, config)).not.toThrow();
  });

  test('is read as a number', async () => {
    await using database = await createEmptyDatabase();
    const opened = await openDatabase(database.config, pino({ level: 'silent' }), () => undefined);
    expect(await readServerVersion(opened.pool)).toBeGreaterThanOrEqual(150_000);
    await opened.close();
  });
});

/** Everything that a refused start could have changed. */
async function contentsOf({ pool }: Database): Promise<unknown> {
  const { rows } = await pool.query(
    `select n.nspname as schema, c.relname as name, c.relfilenode as file
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname !~ '^(pg_|information_schema)' order by 1, 2`,
  );
  return { rows, ...(await readSchemaRecord(pool)) };
}

const JOURNAL = `create schema drizzle;
  create table drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint);`;
const applied = (at: number) =>
  `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', ${at});`;

describe('migrating a database', () => {
  let target: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    target = await createEmptyDatabase();
    database = await openDatabase(target.config, pino({ level: 'silent' }), (error) => {
      throw error;
    });
  });
  afterAll(async () => {
    await database.close();
    await target[Symbol.asyncDispose]();
  });
  beforeEach(async () => {
    await database.pool.query('drop schema if exists drizzle, audit, public cascade');
    await database.pool.query('create schema public');
  });

  const migrate = () => migrateDatabase(database, target.config, MIGRATIONS_FOLDER);

  test.each([
    [
      'all migrations made before the release',
      `create table users (id int); ${JOURNAL} ${applied(PRERELEASE)} ${applied(1_795_320_248_142)}`,
      /before the first release/,
    ],
    [
      'some of them',
      `create table users (id int); ${JOURNAL} ${applied(PRERELEASE)}`,
      /before the first release/,
    ],
    [
      'the history squashed last',
      `create table users (id int); ${JOURNAL} ${applied(LATEST_PRERELEASE)} ${applied(1_795_332_850_874)}`,
      /before the first release/,
    ],
    [
      'another app',
      'create table orders (id int primary key); insert into orders values (1)',
      /tables that this app didn't create/,
    ],
    [
      'another app that uses Drizzle',
      `create table orders (id int); ${JOURNAL} ${applied(1_700_000_000_000)}`,
      /tables that this app didn't create/,
    ],
  ])('made by %s is refused and leaves it unchanged', async (_, statements, message) => {
    await database.pool.query(statements);
    await expectRefusal(message);
  });

  test.each([
    ['made by a newer version', applied(9_999_999_999_999), /newer or different version/],
    [
      'that lost its tables',
      'drop schema public cascade; create schema public',
      /has lost its tables/,
    ],
  ])('%s is refused and leaves it unchanged', async (_, statements, message) => {
    await migrate();
    await database.pool.query(statements);
    await expectRefusal(message);
  });

  async function expectRefusal(message: RegExp): Promise<void> {
    const before = await contentsOf(database);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const migrating = migrate();
      await expect(migrating).rejects.toThrow(message);
      await expect(migrating).rejects.toThrow(UnusableDatabase);
    }
    expect(await contentsOf(database)).toEqual(before);
  }

  test.each([
    ['an interrupted first start', JOURNAL],
    ['tables in another schema', 'create schema audit; create table audit.log (id int)'],
    [
      "an extension's table",
      `create extension if not exists pg_trgm; create table settings (id int);
       alter extension pg_trgm add table settings`,
    ],
  ])('with %s succeeds', async (_, statements) => {
    await database.pool.query(statements);
    await migrate();
    expect((await readSchemaRecord(database.pool)).tableCount).toBeGreaterThan(30);
  });
});
