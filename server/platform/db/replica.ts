import type pg from 'pg';
import type { Logger } from 'pino';
import type { Db } from './db.ts';
import { CONNECTION_FAILURE, sqlStateOf } from './sql-state.ts';

/** Reads what may be a few seconds old. */
export interface Reports {
  /** Runs reads on the replica, or on the primary while the replica lags or is gone. */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/** Older than this, what the replica says would surprise people. */
const LAG_MAX_SECONDS = 5;
const LOOK_EVERY_MS = 5_000;

/** Lost connections, a server that starts or stops, and rows removed while they were read. */
const UNUSABLE = new Set([CONNECTION_FAILURE, '57P01', '57P02', '57P03', '53300', '40001']);

/** How far a replica is behind; 0 on a server that isn't one, or has nothing left to replay. */
export async function lagSeconds(pool: Pick<pg.Pool, 'query'>): Promise<number> {
  const { rows } = await pool.query<{ lag: number | null }>(
    `select case when not pg_is_in_recovery() then 0
       when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
       else extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 end as lag`,
  );
  return rows[0]?.lag ?? 0;
}

/** Single reads of one database, everything else of the primary. */
export function readingFrom(replica: Db, primary: Db): Db {
  return {
    select: replica.select.bind(replica),
    execute: replica.execute.bind(replica),
    $count: replica.$count,
    insert: primary.insert.bind(primary),
    update: primary.update.bind(primary),
    delete: primary.delete.bind(primary),
    transaction: primary.transaction.bind(primary),
  };
}

/**
 * @param lagOf asks the replica for its lag in seconds, at most every five seconds
 * @param now milliseconds on a monotonic clock
 */
export function createReports(
  { primary, replica, lagOf }: { primary: Db; replica: Db; lagOf: () => Promise<number> },
  log: Pick<Logger, 'info' | 'warn'>,
  now: () => number = () => performance.now(),
): Reports {
  let isUsable = true;
  let lookedAt = Number.NEGATIVE_INFINITY;

  /** One line when the replica goes, and one when it is back. */
  function note(isUsableNow: boolean, reason: string): void {
    if (isUsable === isUsableNow) return;
    isUsable = isUsableNow;
    if (isUsable) log.info('reports read the replica again');
    else log.warn({ reason }, 'reports read the primary: the replica cannot be used');
  }

  async function look(): Promise<void> {
    if (now() - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = now();
    try {
      note((await lagOf()) <= LAG_MAX_SECONDS, 'lag');
    } catch {
      note(false, 'unreachable');
    }
  }

  return {
    async read(work) {
      await look();
      if (!isUsable) return work(primary);
      try {
        return await work(replica);
      } catch (error) {
        if (!UNUSABLE.has(sqlStateOf(error) ?? '')) throw error;
        note(false, 'lost');
        return work(primary);
      }
    },
  };
}
