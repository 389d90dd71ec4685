import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from './client.ts';
import { sqlStateOf } from './sql-state.ts';

const RETRIES = 3;
const PAUSE_MS = 20;

/** Serialization failure or deadlock; this transaction was chosen as the victim. */
function isSerializationFailure(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === '40001' || state === '40P01';
}

/**
 * Runs work in a transaction, and retries it from the start after a serialization failure or
 * deadlock. Do not nest: only the outermost transaction can be retried.
 * @throws what the work throws; the database's own error after three retries
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (retries === RETRIES || !isSerializationFailure(error)) throw error;
      // Jitter, so that the same two transactions do not collide again.
      await pause(PAUSE_MS * (retries + Math.random()));
    }
  }
}

/** The same database, each of whose transactions starts with `first`. */
export function startingWith(db: Db, first: (tx: Db) => Promise<void>): Db {
  const own: Db = Object.create(db);
  own.transaction = (work) =>
    db.transaction(async (tx) => {
      await first(tx);
      return work(tx);
    });
  return own;
}
