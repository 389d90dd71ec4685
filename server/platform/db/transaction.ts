import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from './client.ts';
import { sqlStateOf } from './sql-state.ts';

const RETRIES = 3;
const PAUSE_MS = 20;

/** Two transactions were in each other's way, and this one was the one to give in. */
function isSerializationFailure(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === '40001' || state === '40P01';
}

/**
 * Runs a piece of work in a transaction, and again from its beginning when another transaction was
 * in its way. Not for use inside a transaction: there only the outermost can begin again.
 * @throws what the work throws; the database's own error after three retries
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (retries === RETRIES || !isSerializationFailure(error)) throw error;
      // Not in step with the other one, or they would meet again.
      await pause(PAUSE_MS * (retries + Math.random()));
    }
  }
}
