import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Logger } from 'pino';
import type { DatabaseConfig } from '../config.ts';
import type { Database } from './client.ts';
import { readSchemaRecord, schemaState, UnusableDatabase } from './schema-state.ts';
import { sqlStateOf } from './sql-state.ts';

/** An arbitrary advisory lock id, unlikely to clash with other users of the server. */
const LOCK_KEY = 4_664_201;

/** The longest wait for another instance. */
const WAIT_MS = 120_000;

const LOCK_NOT_AVAILABLE = '55P03';

interface Waiting {
  readonly log?: Pick<Logger, 'info'>;
  readonly waitMs?: number;
}

async function migrateBy(
  client: pg.Client | pg.Pool,
  config: DatabaseConfig,
  folder: string,
): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: folder }).map(
    ({ folderMillis }) => folderMillis,
  );
  const state = schemaState(await readSchemaRecord(client), known);
  if (state !== 'current') throw new UnusableDatabase(state, config);
  await migrate(drizzle(client), { migrationsFolder: folder });
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // The running statement fails as well, which the caller can handle.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Waits for the lock that one instance at a time holds until the client's transaction ends. */
async function lockMigrations(
  client: pg.Client,
  { log, waitMs = WAIT_MS }: Waiting,
): Promise<void> {
  // A lock of the session would outlive it behind a pooler that lends connections by transaction.
  await client.query('begin');
  await client.query('set local idle_in_transaction_session_timeout = 0');
  const { rows } = await client.query<{ isLocked: boolean }>(
    'select pg_try_advisory_xact_lock($1) as "isLocked"',
    [LOCK_KEY],
  );
  if (rows[0]?.isLocked) return;
  log?.info('waiting for another instance that migrates the database');
  await client.query(`set local lock_timeout = ${waitMs}`);
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
  } catch (error) {
    if (sqlStateOf(error) !== LOCK_NOT_AVAILABLE) throw error;
    throw new Error(`Another instance has migrated the database for ${waitMs / 1_000} s`);
  }
}

/**
 * Brings the schema up to date. On PostgreSQL an advisory lock lets one instance migrate while
 * others that start at the same time wait; the embedded database has a single process anyway.
 * @param config where `database` is
 * @param folder holds the migrations
 * @param waiting how long for another instance, and where to say so
 * @throws UnusableDatabase, with nothing changed, when another version or another app made it
 */
export async function migrateDatabase(
  database: Database,
  config: DatabaseConfig,
  folder: string,
  waiting: Waiting = {},
): Promise<void> {
  if (config.kind === 'embedded') {
    await migrateBy(database.pool, config, folder);
    return;
  }
  const locking = await connect(config.url);
  try {
    await lockMigrations(locking, waiting);
    const client = await connect(config.url);
    try {
      await migrateBy(client, config, folder);
    } finally {
      await client.end();
    }
  } finally {
    await locking.query('rollback').catch(() => undefined);
    await locking.end();
  }
}
