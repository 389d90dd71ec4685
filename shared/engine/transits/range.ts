import { assertCovered } from '../ephemeris/port.ts';

const MS_PER_YEAR = 365.25 * 86_400_000;

/** The longest range of changes: some 150,000 of them with all lines. */
export const MAX_CHANGE_YEARS = 20;
/** The longest range of returns: a lifetime. */
export const MAX_RETURN_YEARS = 120;

export type RangeFault = 'not_an_instant' | 'reversed' | 'too_long';

/** A range of time that nothing is searched in. */
export class TransitRangeError extends RangeError {
  constructor(
    readonly fault: RangeFault,
    message: string,
  ) {
    super(message);
    this.name = 'TransitRangeError';
  }
}

/**
 * Refuses a range before any of it is searched. An empty one (from = to) is fine.
 * @param maxYears the longest allowed, in years of 365.25 days
 * @throws TransitRangeError unless both are whole milliseconds, in order, and not too far apart
 * @throws EphemerisRangeError when an end lies outside the ephemeris
 */
export function checkRange(fromUtcMs: number, toUtcMs: number, maxYears: number): void {
  if (!Number.isSafeInteger(fromUtcMs) || !Number.isSafeInteger(toUtcMs)) {
    throw new TransitRangeError(
      'not_an_instant',
      `${fromUtcMs} to ${toUtcMs} are not whole milliseconds`,
    );
  }
  if (toUtcMs < fromUtcMs) throw new TransitRangeError('reversed', 'A range ends after its start');
  if (toUtcMs - fromUtcMs > maxYears * MS_PER_YEAR) {
    throw new TransitRangeError('too_long', `A range lasts at most ${maxYears} years`);
  }
  assertCovered(fromUtcMs);
  assertCovered(toUtcMs);
}
