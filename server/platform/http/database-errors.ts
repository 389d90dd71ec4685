import type { ErrorCode } from '#shared/contract/error-codes.ts';
import { sqlStateOf } from '../db/sql-state.ts';

/** SQLSTATE patterns by what the caller can do about them; the first match wins. */
const MEANINGS: readonly (readonly [states: RegExp, code: ErrorCode])[] = [
  // Nothing left of connections, disk or memory; a failing disk; shut down, lost, too slow, locked out, or
  // still conflicting after retries.
  [/^(53\d{3}|58\d{3}|57P0\d|08\d{3}|57014|55P03|40001|40P01|25P03)$/, 'service.unavailable'],
  // A value that no column accepts.
  [/^22[0-9A-Z]{3}$/, 'request.invalid'],
  // The row exists already, or its parent was deleted: somebody else was faster.
  [/^(23505|23503)$/, 'request.conflict'],
];

/**
 * Maps a database failure to an error for the caller.
 * @returns null when the error is not the database's, or is our own bug.
 */
export function databaseErrorCode(error: unknown): ErrorCode | null {
  const state = sqlStateOf(error);
  if (state === null) return null;
  return MEANINGS.find(([states]) => states.test(state))?.[1] ?? null;
}
