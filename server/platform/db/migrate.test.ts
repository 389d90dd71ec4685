import { readdirSync, readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
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

/** A copy of the migrations up to the one of this name, without it. */
async function migrationsBefore(name: string, directory: string): Promise<string> {
  const folder = join(directory, 'older-migrations');
  await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith(name));
  expect(end).toBeGreaterThan(0);
  const entries = journal.entries.slice(0, end);
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  return folder;
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

  test('keeps the births of charts whose generation records repeated them', async () => {
    await using target = await createEmptyDatabase();
    const database = await open(target);
    const older = await migrationsBefore('charts_stored_once', target.dataDir);
    await migrateDatabase(database, target.config, older);
    const { pool } = database;
    await pool.query(
      "insert into users (id, issuer, subject) values ('5e2d2ad2-8de4-4d0f-a2a5-5f6c8e33a0ad', 'i', 's')",
    );
    await pool.query(`
      with chart as (
        insert into individual_charts (user_id, name, birth_date, birth_time, birth_place,
          utc_offset_seconds, offset_rule, birth_utc, design_utc, engine_version, tz_version,
          ephemeris, chart_data, quick_insights)
        select id, 'ÄDA', '1985-12-10', '06:30', 'London', 0, 'zone', now(), now(), '1', '1', 'e',
          '{"type": "Generator"}', '{"workingStyle": "Steady."}'
        from users returning *
      )
      insert into chart_generations (user_id, individual_chart_id, name, birth_date, birth_time,
        birth_place, chart_data)
      select user_id, id, name, birth_date, birth_time, birth_place, chart_data from chart
      union all
      select null, null, 'Of a team', '1990-01-01', 'unknown', 'Oslo', '{"type": "Projector"}'`);
    const read = (table: string) => `select concat_ws(' ', name, birth_date, birth_time,
      birth_place, chart_data->>'type') as name from ${table} order by 1`;
    const before = await namesOf(database, read('chart_generations'));
    await migrateDatabase(database, target.config, MIGRATIONS_FOLDER);
    expect(await namesOf(database, read('generated_charts'))).toEqual(before);
    expect(
      await namesOf(
        database,
        'select count(*)::int as name from chart_generations where name is null',
      ),
    ).toEqual([1]);
    expect(
      await namesOf(
        database,
        "select quick_insights->>'workingStyle' as name from individual_charts",
      ),
    ).toEqual(['Steady.']);
    expect(await namesOf(database, 'select folded_name as name from individual_charts')).toEqual([
      'äda',
    ]);
    await database.close();
  });

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
