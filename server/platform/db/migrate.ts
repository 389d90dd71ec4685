import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './client.ts';

/** Any number that no other user of the same server takes for its own lock. */
const LOCK_KEY = 4_664_201;

/**
 * Brings the schema up to date. On PostgreSQL an advisory lock lets one instance migrate while
 * others that start at the same time wait; the embedded database has a single process anyway.
 */
export async function migrateDatabase(
  database: Database,
  url: string | null,
  folder: string,
): Promise<void> {
  if (url === null) {
    await migrate(database.db, { migrationsFolder: folder });
    return;
  }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // The statement that is running fails too, which the caller can handle.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}
