import { AppError } from '../errors.ts';

/**
 * When an edit counts as made: strictly later than the last one, even within one millisecond or when
 * the clock went back, so that whoever read the row can tell that it changed.
 */
export function laterThan(now: Date, lastEdit: Date): Date {
  return new Date(Math.max(now.getTime(), lastEdit.getTime() + 1));
}

/**
 * Refuses an edit of something that was changed since it was read.
 * @param expected the `updatedAt` that was read, ISO 8601; without one any state may be edited.
 * @throws AppError request.conflict
 */
export function refuseStale(expected: string | undefined, updatedAt: Date): void {
  if (expected !== undefined && Date.parse(expected) !== updatedAt.getTime()) {
    throw new AppError('request.conflict');
  }
}
