import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { MIGRATIONS_FOLDER } from '#server/migrations.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  databaseKind,
  type TestDatabase,
} from '#server/testing/database.ts';
import { type Database, openDatabase } from './client.ts';
import { migrateDatabase } from './migrate.ts';

const isEmbedded = databaseKind === 'embedded';

function open(target: TestDatabase): Promise<Database> {
  return openDatabase(target.config, pino({ level: 'silent' }), (error) => {
    throw error;
  });
}

async function namesOf(database: Database, statement: string): Promise<unknown[]> {
  const { rows } = await database.pool.query<{ name: unknown }>(statement);
  return rows.map(({ name }) => name);
}

const TABLES = `select table_name as name from information_schema.tables
  where table_schema = 'public' order by 1`;
const APPLIED = 'select hash as name from drizzle.__drizzle_migrations order by created_at';

/** The specification’s thirteen entities, and what the server itself needs. */
const ENTITIES = [
  'account_memberships',
  'chart_generations',
  'individual_charts',
  'master_prompts',
  'penta_analyses',
  'sessions',
  'team_accounts',
  'team_members',
  'team_memberships',
  'teams',
  'usage_tracking',
  'users',
  'working_dynamics',
];
const OWN_TABLES = ['installation', 'logins'];

describe('migrating', () => {
  test('brings an empty database to the schema and changes nothing the second time', async () => {
    await using target = await createEmptyDatabase();
    const database = await open(target);
    expect(await namesOf(database, TABLES)).toEqual([]);
    await migrateDatabase(database, target.config, MIGRATIONS_FOLDER);
    const tables = await namesOf(database, TABLES);
    expect(tables).toEqual(expect.arrayContaining([...ENTITIES, ...OWN_TABLES]));
    const applied = await namesOf(database, APPLIED);
    expect(applied.length).toBeGreaterThan(0);
    await database.pool.query("insert into installation values ('key', 'kept')");
    await migrateDatabase(database, target.config, MIGRATIONS_FOLDER);
    expect(await namesOf(database, TABLES)).toEqual(tables);
    expect(await namesOf(database, 'select value as name from installation')).toEqual(['kept']);
    expect(await namesOf(database, APPLIED)).toEqual(applied);
    await database.close();
  });

  test.skipIf(isEmbedded)(
    'succeeds in three instances starting at once and applies each migration once (needs PostgreSQL: the embedded database has one process)',
    async () => {
      for (let round = 0; round < 5; round += 1) {
        await using target = await createEmptyDatabase();
        const instances = await Promise.all([open(target), open(target), open(target)]);
        const outcomes = await Promise.allSettled(
          instances.map((instance) => migrateDatabase(instance, target.config, MIGRATIONS_FOLDER)),
        );
        expect(outcomes.map(({ status }) => status)).toEqual(Array(3).fill('fulfilled'));
        const [first] = instances;
        const applied = first ? await namesOf(first, APPLIED) : [];
        expect(new Set(applied).size).toBe(applied.length);
        await Promise.all(instances.map((instance) => instance.close()));
      }
    },
  );

  test.skipIf(isEmbedded)(
    'releases its lock when it fails, so that the next instance can try (needs PostgreSQL)',
    async () => {
      await using target = await createEmptyDatabase();
      const database = await open(target);
      const missing = join(target.dataDir, 'no-migrations-here');
      await expect(migrateDatabase(database, target.config, missing)).rejects.toThrow();
      await migrateDatabase(database, target.config, MIGRATIONS_FOLDER);
      expect(await namesOf(database, TABLES)).toEqual(expect.arrayContaining(ENTITIES));
      await database.close();
    },
  );

  test.skipIf(isEmbedded)(
    'says that it waits for another instance, and gives up in time (needs PostgreSQL)',
    async () => {
      await using target = await createEmptyDatabase();
      const database = await open(target);
      const lines: string[] = [];
      const log = { info: (line: string) => void lines.push(line) };
      const migrate = () =>
        migrateDatabase(database, target.config, MIGRATIONS_FOLDER, { log, waitMs: 200 });
      const other = await database.pool.connect();
      await other.query('begin');
      await other.query('select pg_advisory_xact_lock(4664201)');
      await expect(migrate()).rejects.toThrow(
        'Another instance has migrated the database for 0.2 s',
      );
      expect(lines).toEqual(['waiting for another instance that migrates the database']);
      expect(await namesOf(database, TABLES)).toEqual([]);
      await other.query('rollback');
      other.release();
      await migrate();
      expect(lines).toHaveLength(1);
      const locks = "select count(*)::int as name from pg_locks where locktype = 'advisory'";
      expect(
        await namesOf(
          database,
          `${locks} and objid = 4664201 and database =
        (select oid from pg_database where datname = current_database())`,
        ),
      ).toEqual([0]);
      await database.close();
    },
  );

  test.skipIf(isEmbedded)(
    'waits for nobody when nothing is missing (needs PostgreSQL)',
    async () => {
      await using target = await createTestDatabase();
      const database = await open(target);
      const other = await database.pool.connect();
      await other.query('begin');
      await other.query('select pg_advisory_xact_lock(4664201)');
      await migrateDatabase(database, target.config, MIGRATIONS_FOLDER, { waitMs: 1 });
      await other.query('rollback');
      other.release();
      await database.close();
    },
  );

  test.skipIf(isEmbedded)(
    'lets no limit of the role end a migration (needs PostgreSQL)',
    async () => {
      await using target = await createEmptyDatabase();
      const database = await open(target);
      const { rows } = await database.pool.query('select current_database() as name');
      await database.pool.query(`alter database ${rows[0].name} set statement_timeout = 1`);
      await migrateDatabase(database, target.config, MIGRATIONS_FOLDER);
      await database.pool.query('set statement_timeout = 0');
      await database.close();
    },
  );

  test('keeps rate limits out of the write-ahead log', async () => {
    await using target = await createTestDatabase();
    const database = await open(target);
    const persistence = "select relpersistence as name from pg_class where relname = 'rate_limits'";
    expect(await namesOf(database, persistence)).toEqual(['u']);
    await database.close();
  });

  test('uses no SQL newer than PostgreSQL 15', async () => {
    const folder = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql'));
    expect(folder.length).toBeGreaterThan(0);
    const text = folder
      .map((name) => readFileSync(join(MIGRATIONS_FOLDER, name), 'utf8'))
      .join('\n');
    // Features of versions 16 to 18 that generators may use.
    expect(text).not.toMatch(/\buuidv[47]\(|\bvirtual\b|without overlaps|not enforced|json_table/i);
  });
});
