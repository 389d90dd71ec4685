import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import type { DatabaseConfig } from '../config.ts';
import { allowNamedStatements } from './named-statements.ts';

/** The database, or one open transaction on it: stores take either. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>;

export interface Database {
  readonly kind: DatabaseConfig['kind'];
  readonly db: NodePgDatabase;
  /** For the session store only; everything else goes through `db`. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

const WAIT_MS = 10_000;

/**
 * Opens the database: real PostgreSQL through a pool of ten, or the embedded one through exactly
 * one connection (its socket serves a single session; see docs/decisions).
 * @param template an archive that an empty embedded directory starts from
 * @throws DirectoryInUse when another process has the embedded directory open.
 */
export async function openDatabase(
  config: DatabaseConfig,
  log: Logger,
  onFailure: (error: Error) => void,
  template?: string,
): Promise<Database> {
  const embedded =
    config.kind === 'embedded'
      ? await import('./embedded/start.ts').then(({ startEmbeddedDatabase }) =>
          startEmbeddedDatabase(config.directory, onFailure, template),
        )
      : null;
  const pool = new pg.Pool(
    embedded
      ? {
          connectionString: embedded.url,
          max: 1,
          idleTimeoutMillis: 0,
          connectionTimeoutMillis: WAIT_MS,
        }
      : {
          connectionString: config.kind === 'postgres' ? config.url : '',
          max: 10,
          connectionTimeoutMillis: 2_000,
          statement_timeout: 5_000,
          lock_timeout: 2_000,
          idle_in_transaction_session_timeout: 10_000,
        },
  );
  // Without an error listener a restart of the database would end this process.
  pool.on('error', (error) =>
    log.warn({ err: { message: error.message } }, 'database connection lost'),
  );
  // Only idle clients report errors to the pool; in a transaction the failing statement does.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = withTransactions(pool);
  // The embedded database is one session for all connections: a second one would repeat the names.
  if (config.kind === 'postgres' && config.namedStatements) allowNamedStatements(db);
  return {
    kind: config.kind,
    db,
    pool,
    async close() {
      await pool.end();
      await embedded?.close();
    },
  };
}

/** Drizzle never releases a client whose `begin` fails; ten of those and the pool is used up. */
function withTransactions(pool: pg.Pool): NodePgDatabase {
  const db = drizzle(pool);
  db.transaction = async (work, settings) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, settings);
    } finally {
      client.release();
    }
  };
  return db;
}
