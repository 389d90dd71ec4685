import { AppError } from './errors.ts';

/*
 * `updatedAt` identifies the state of a row: a change is made from the state its author saw, and
 * never leaves the timestamp as it was. Lock the row first.
 */

interface Changeable {
  readonly updatedAt: Date;
}

/**
 * @param seen the ISO `updatedAt` that the author saw; undefined to change whatever is there
 * @throws AppError request.conflict when the row has changed since
 */
export function refuseOutdated({ updatedAt }: Changeable, seen: string | undefined): void {
  if (seen !== undefined && Date.parse(seen) !== updatedAt.getTime()) {
    throw new AppError('request.conflict');
  }
}

/** The timestamp of a change: later than the last one even if the clock has not moved. */
export function laterThan({ updatedAt }: Changeable, now: Date): Date {
  return new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));
}
