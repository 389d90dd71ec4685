import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import type { DatabaseConfig, PostgresConfig } from '../config-database.ts';
import type { Db } from './db.ts';
import { allowNamedStatements } from './named-statements.ts';
import { createReports, lagSeconds, type Reports, readingFrom } from './replica.ts';
import { CONNECTION_FAILURE, sqlStateOf } from './sql-state.ts';

export type { Db } from './db.ts';

export interface Database {
  readonly kind: DatabaseConfig['kind'];
  readonly db: Db;
  /** For the session store only; everything else goes through `db`. */
  readonly pool: pg.Pool;
  /** Absent without a replica. */
  readonly reports?: Reports | undefined;
  close(): Promise<void>;
}

/**
 * The longest wait for a connection. Admission bounds how many wait for one, so that this ends only
 * what would never get one.
 */
const WAIT_MS = 10_000;
const CONNECT_MS = 2_000;

/** Gives up on a server that doesn't accept connections sooner than the pool gives up waiting. */
class QuickClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    const given = typeof config === 'string' ? { connectionString: config } : config;
    super({ ...given, connectionTimeoutMillis: CONNECT_MS });
  }
}

/**
 * The longest wait for an answer. The server cancels a statement sooner; this is for a server that
 * doesn't answer at all.
 */
const ANSWER_MS = 10_000;
const REPORT_MS = 30_000;

/**
 * Limits of every transaction. They belong to the transaction because poolers refuse them as startup
 * parameters and lend a connection's own settings to the next caller.
 */
const TRANSACTION_LIMITS = [
  'set local statement_timeout = 5000',
  'set local lock_timeout = 2000',
  'set local idle_in_transaction_session_timeout = 10000',
];

/**
 * Opens the database: real PostgreSQL through a pool, or the embedded one through exactly
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
          max: config.kind === 'postgres' ? config.poolMax : 1,
          Client: QuickClient,
          connectionTimeoutMillis: WAIT_MS,
          query_timeout: ANSWER_MS,
        },
  );
  surviveLosses(pool, log);
  const db = withTransactions(pool, embedded ? [] : TRANSACTION_LIMITS);
  // The embedded database is one session for all connections: a second one would repeat the names.
  if (config.kind === 'postgres' && config.namedStatements) allowNamedStatements(db);
  const replica = config.kind === 'postgres' ? openReplica(config, db, log) : null;
  return {
    kind: config.kind,
    db,
    pool,
    reports:
      replica?.db &&
      createReports(
        { primary: db, replica: replica.db, lagOf: () => lagSeconds(replica.pool) },
        log,
      ),
    async close() {
      await pool.end();
      await replica?.pool.end();
      await embedded?.close();
    },
  };
}

/** Reads go to the replica; what a report writes, such as an audit entry, to the primary. */
function openReplica(
  config: PostgresConfig,
  primary: Db,
  log: Logger,
): { db: Db; pool: pg.Pool } | null {
  if (config.replicaUrl === undefined) return null;
  const pool = new pg.Pool({
    connectionString: config.replicaUrl,
    max: config.poolMax,
    Client: QuickClient,
    connectionTimeoutMillis: WAIT_MS,
    query_timeout: REPORT_MS,
  });
  surviveLosses(pool, log);
  return { db: readingFrom(drizzle(pool), primary), pool };
}

/** Without an error listener a restart of the database would end this process. */
function surviveLosses(pool: pg.Pool, log: Logger): void {
  pool.on('error', (error) =>
    log.warn({ err: { message: error.message } }, 'database connection lost'),
  );
  // Only idle clients report errors to the pool; in a transaction the failing statement does.
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/**
 * Drizzle never releases a client whose `begin` fails, and its transactions take no limits in the
 * round trip that begins them.
 */
function withTransactions(pool: pg.Pool, limits: readonly string[]): Db {
  const begin = ['begin', ...limits].join('; ');
  return Object.assign(drizzle(pool), {
    async transaction<T>(work: (tx: Db) => Promise<T>): Promise<T> {
      const client = await pool.connect();
      let isUsable = true;
      try {
        await client.query(begin);
        const result = await work(withSavepoints(client, 1));
        await client.query('commit');
        return result;
      } catch (error) {
        isUsable = await rollsBack(client, error);
        throw error;
      } finally {
        client.release(!isUsable);
      }
    },
  });
}

/** What runs inside a transaction, or inside a savepoint of it. */
function withSavepoints(client: pg.PoolClient, depth: number): Db {
  const name = `inner_${depth}`;
  return Object.assign(drizzle(client), {
    async transaction<T>(work: (tx: Db) => Promise<T>): Promise<T> {
      await client.query(`savepoint ${name}`);
      try {
        const result = await work(withSavepoints(client, depth + 1));
        await client.query(`release savepoint ${name}`);
        return result;
      } catch (error) {
        await client.query(`rollback to savepoint ${name}`);
        throw error;
      }
    },
  });
}

/** False when the connection is lost or may still be busy: the next caller must not get it. */
async function rollsBack(client: pg.PoolClient, error: unknown): Promise<boolean> {
  if (sqlStateOf(error) === CONNECTION_FAILURE) return false;
  return client.query('rollback').then(
    () => true,
    () => false,
  );
}
