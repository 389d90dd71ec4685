import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import type { Logger } from 'pino';
import type { DatabaseConfig } from '../config-database.ts';
import type { Database } from './client.ts';
import {
  readSchemaRecord,
  readServerVersion,
  refuseOldServer,
  schemaState,
  UnusableDatabase,
} from './schema-state.ts';
import { sqlStateOf } from './sql-state.ts';

/** An arbitrary advisory lock id, unlikely to clash with other users of the server. */
const LOCK_KEY = 4_664_201;

/** The longest wait for another instance. */
const WAIT_MS = 60_000;

const LOCK_NOT_AVAILABLE = '55P03';

/** A migration may build an index for longer than a request may take. */
const MIGRATION_LIMITS = [
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
];

interface Waiting {
  readonly log?: Pick<Logger, 'info'>;
  readonly waitMs?: number;
}

type Connection = pg.ClientBase;

/** The record of what was applied, as Drizzle's own migrator keeps it. */
async function createJournal(client: Connection): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
}

/** Applies what is missing, inside the transaction that is open on the connection. */
async function applyMissing(
  client: Connection,
  known: readonly MigrationMeta[],
  config: DatabaseConfig,
): Promise<void> {
  const applied = await usableRecord(client, known, config);
  await createJournal(client);
  for (const { sql, hash, folderMillis } of known.slice(applied)) {
    for (const statement of sql) await client.query(statement);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
  }
}

/**
 * How many migrations the database has.
 * @throws UnusableDatabase
 */
async function usableRecord(
  client: Connection | pg.Pool,
  known: readonly MigrationMeta[],
  config: DatabaseConfig,
): Promise<number> {
  const record = await readSchemaRecord(client);
  const times = known.map(({ folderMillis }) => folderMillis);
  const state = schemaState(record, times);
  if (state !== 'current') throw new UnusableDatabase(state, config);
  return record.applied.length;
}

/** Waits for the lock that one instance at a time holds until its transaction ends. */
async function lockMigrations(
  client: Connection,
  { log, waitMs = WAIT_MS }: Waiting,
): Promise<void> {
  const { rows } = await client.query<{ isLocked: boolean }>(
    'select pg_try_advisory_xact_lock($1) as "isLocked"',
    [LOCK_KEY],
  );
  if (rows[0]?.isLocked) return;
  log?.info('waiting for another instance that migrates the database');
  await client.query(`set local lock_timeout = ${waitMs}`);
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
    await client.query('set local lock_timeout = 0');
  } catch (error) {
    if (sqlStateOf(error) !== LOCK_NOT_AVAILABLE) throw error;
    throw new Error(`Another instance has migrated the database for ${waitMs / 1_000} s`);
  }
}

/** Everything in one transaction: the lock ends with it, behind a pooler as well. */
async function migrateLocked(
  client: Connection,
  known: readonly MigrationMeta[],
  config: DatabaseConfig,
  waiting: Waiting,
): Promise<void> {
  await client.query(['begin', ...MIGRATION_LIMITS].join('; '));
  try {
    await lockMigrations(client, waiting);
    await applyMissing(client, known, config);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/**
 * Brings the schema up to date. On PostgreSQL an advisory lock lets one instance migrate while
 * others that start at the same time wait, unless there is nothing to do; the embedded database has
 * a single process anyway.
 * @param config where `database` is
 * @param folder holds the migrations
 * @param waiting how long for another instance, and where to say so
 * @throws UnusableDatabase, with nothing changed, when another version or another app made it, or
 *   when the server is too old
 */
export async function migrateDatabase(
  database: Database,
  config: DatabaseConfig,
  folder: string,
  waiting: Waiting = {},
): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: folder });
  refuseOldServer(await readServerVersion(database.pool), config);
  if ((await usableRecord(database.pool, known, config)) === known.length) return;
  if (config.kind === 'embedded') {
    const client = await database.pool.connect();
    try {
      await migrateLocked(client, known, config, waiting);
    } finally {
      client.release();
    }
    return;
  }
  const client = new pg.Client({
    connectionString: config.directUrl ?? config.url,
    connectionTimeoutMillis: 10_000,
  });
  // The running statement fails as well, which the caller can handle.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await migrateLocked(client, known, config, waiting);
  } finally {
    await client.end();
  }
}
