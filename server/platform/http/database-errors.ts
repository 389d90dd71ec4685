import type { ErrorCode } from '#shared/contract/errors.ts';
import { sqlStateOf } from '../db/sql-state.ts';

/** States by what the caller can make of them; the first that fits counts. */
const MEANINGS: readonly (readonly [states: RegExp, code: ErrorCode])[] = [
  // No connection left, shut down, lost, too slow, locked out, or still in a tangle after retries.
  [/^(53300|57P0\d|08\d{3}|57014|55P03|40001|40P01|25P03)$/, 'service.unavailable'],
  // A value that no column could take.
  [/^22[0-9A-Z]{3}$/, 'request.invalid'],
  // It is there already, or what it belongs to has gone: somebody else was faster.
  [/^(23505|23503)$/, 'request.conflict'],
];

/**
 * What a failure of the database means to the caller.
 * @returns null when the error is not the database's, or a mistake of our own.
 */
export function databaseErrorCode(error: unknown): ErrorCode | null {
  const state = sqlStateOf(error);
  if (state === null) return null;
  return MEANINGS.find(([states]) => states.test(state))?.[1] ?? null;
}
