import { localBirth } from './birth.ts';
import type { FoldChoice } from './clock-choices.ts';

const OFFSET_MAX_SECONDS = 16 * 3600;

/** One instant that a local time can mean at a place. */
export interface PlaceReading {
  /** 0: the first time the clocks showed it; 1: the second. */
  readonly fold: 0 | 1;
  /** ISO 8601 */
  readonly utc: string;
}

/**
 * The UTC offset of clocks at a place when they showed a local time.
 * @param birthDate YYYY-MM-DD
 * @param birthTime HH:MM; empty or null for noon, which stands in for an unknown time
 * @param utc the instant that the local time means there, ISO 8601
 * @returns seconds east of Greenwich; null when any of the three is invalid, or when they differ by
 * more than any clock ever did, as an old-style date does from today's
 */
export function offsetOfReading(
  birthDate: string,
  birthTime: string | null,
  utc: string,
): number | null {
  const local = localBirth({ birthDate, birthTime });
  const instant = Date.parse(utc);
  if (!local || Number.isNaN(instant)) return null;
  const { year, month, day, hour, minute } = local;
  const offset = (Date.UTC(year, month - 1, day, hour, minute) - instant) / 1000;
  return Math.abs(offset) <= OFFSET_MAX_SECONDS ? offset : null;
}

/**
 * The question raised by two readings; null where the local time has one meaning or none, or is
 * unknown, since then the choice cannot be answered.
 * @param birthTime HH:MM; empty or null when unknown
 */
export function foldChoicesOf(
  readings: readonly PlaceReading[],
  birthDate: string,
  birthTime: string | null,
): FoldChoice[] {
  if (readings.length < 2 || !birthTime) return [];
  return readings.flatMap(({ fold, utc }) => {
    const offsetSeconds = offsetOfReading(birthDate, birthTime, utc);
    return offsetSeconds === null
      ? []
      : [{ kind: 'fold' as const, fold, utc, offsetSeconds, abbreviation: '' }];
  });
}
