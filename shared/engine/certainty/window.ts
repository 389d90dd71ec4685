/**
 * The instants at which someone may have been born: all whole milliseconds from the start up to,
 * not including, the end; UTC since 1970. The bounds of a local day (`localDayBounds`) are one.
 */
export interface BirthWindow {
  readonly startUtcMs: number;
  readonly endUtcMs: number;
}

/** Room for the longest local day: 48 hours where the date line moved (Apia 1892). */
export const MAX_WINDOW_HOURS = 49;

const MS_PER_MINUTE = 60_000;
const MAX_WINDOW_MS = MAX_WINDOW_HOURS * 60 * MS_PER_MINUTE;

/**
 * The window of a birth time known to some minutes either way, both ends included: with 0 minutes
 * it holds the one instant given.
 * @param birthUtcMs UTC in whole milliseconds since 1970
 * @throws RangeError for a negative or endless tolerance
 */
export function windowAround(birthUtcMs: number, toleranceMinutes: number): BirthWindow {
  if (!(toleranceMinutes >= 0 && Number.isFinite(toleranceMinutes))) {
    throw new RangeError(`± ${toleranceMinutes} minutes is no tolerance`);
  }
  const reach = Math.round(toleranceMinutes * MS_PER_MINUTE);
  return { startUtcMs: birthUtcMs - reach, endUtcMs: birthUtcMs + reach + 1 };
}

/**
 * The window alone, without what else the given object holds.
 * @throws RangeError when it is empty, reversed, longer than `MAX_WINDOW_HOURS` or not bounded by
 * whole milliseconds
 */
export function checkedWindow({ startUtcMs, endUtcMs }: BirthWindow): BirthWindow {
  if (!Number.isSafeInteger(startUtcMs) || !Number.isSafeInteger(endUtcMs)) {
    throw new RangeError(`${startUtcMs} to ${endUtcMs} are not whole milliseconds`);
  }
  if (endUtcMs <= startUtcMs) throw new RangeError('A window has to end after its start');
  if (endUtcMs - startUtcMs > MAX_WINDOW_MS) {
    throw new RangeError(`A window lasts at most ${MAX_WINDOW_HOURS} hours`);
  }
  return { startUtcMs, endUtcMs };
}
