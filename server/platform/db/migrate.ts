import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { DatabaseConfig } from '../config.ts';
import type { Database } from './client.ts';
import { readSchemaRecord, schemaState, UnusableDatabase } from './schema-state.ts';

/** An arbitrary advisory lock id, unlikely to clash with other users of the server. */
const LOCK_KEY = 4_664_201;

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

/**
 * Brings the schema up to date. On PostgreSQL an advisory lock lets one instance migrate while
 * others that start at the same time wait; the embedded database has a single process anyway.
 * @param config where `database` is
 * @param folder holds the migrations
 * @throws UnusableDatabase, with nothing changed, when another version or another app made it
 */
export async function migrateDatabase(
  database: Database,
  config: DatabaseConfig,
  folder: string,
): Promise<void> {
  if (config.kind === 'embedded') {
    await migrateBy(database.pool, config, folder);
    return;
  }
  const client = new pg.Client({ connectionString: config.url, connectionTimeoutMillis: 10_000 });
  // The running statement fails as well, which the caller can handle.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await migrateBy(client, config, folder);
  } finally {
    await client.end();
  }
}
