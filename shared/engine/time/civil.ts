import {
  type CalendarDate,
  isValidLocalDateTime,
  type LocalDateTime,
  localFromWallSeconds,
  SECONDS_PER_DAY,
  wallSeconds,
} from './civil-calendar.ts';
import { periodsBetween, typeAt, type ZonePeriod } from './zone-history.ts';
import { zoneHistory } from './zone-pack.ts';
import type { ZoneType } from './zone-tail.ts';

/** An instant and what the local clock was set to then. */
export interface CivilInstant {
  /** Milliseconds of UTC from 1970-01-01, without leap seconds. */
  readonly utcMs: number;
  /** Local time minus UTC; east of Greenwich positive. */
  readonly offsetSeconds: number;
  /** "CET", "+0530", "LMT". */
  readonly abbreviation: string;
  /** The tz database's flag; Irish winter time since 1971 has it, and Irish summer time has not. */
  readonly isDst: boolean;
  /** `local_mean_time`: no standard time was in force; the Sun at the place or the zone's city set the clock. */
  readonly rule: 'zone' | 'local_mean_time';
}

/** What a local time means in a zone. */
export type CivilTimeResult =
  | { readonly kind: 'unique'; readonly instants: readonly [CivilInstant] }
  /** Clocks showed the time twice: the earlier instant, then the later. */
  | { readonly kind: 'ambiguous'; readonly instants: readonly [CivilInstant, CivilInstant] }
  /** Clocks jumped over the time. */
  | {
      readonly kind: 'nonexistent';
      readonly instants: readonly [];
      /** The last minute that clocks showed before the jump. */
      readonly before: Required<LocalDateTime>;
      /** The wall time moved on by as much as the clocks jumped: 02:30 → 03:30. */
      readonly after: Required<LocalDateTime>;
    }
  | { readonly kind: 'unknown_zone'; readonly instants: readonly [] };

/** The instants that belong to one local calendar day. */
export type LocalDayBounds =
  /** `endUtcMs` is the first instant after the day: 24 hours on, 23 or 25 when clocks change. */
  | { readonly kind: 'day'; readonly startUtcMs: number; readonly endUtcMs: number }
  /** The zone's calendar left the day out, as Samoa did on 30 December 2011. */
  | { readonly kind: 'nonexistent' }
  | { readonly kind: 'unknown_zone' };

/** A zone's clocks run at most 16 hours off UTC, a place's own at most 12 hours off its zone's. */
const REACH_SECONDS = 1.2 * SECONDS_PER_DAY;

const SECONDS_PER_DEGREE = 240;

const UNKNOWN_ZONE = { kind: 'unknown_zone', instants: [] } as const;

/**
 * Local mean time at a longitude, on the zone's side of the date line: Alaska counted Asia's days
 * until 1867, so its offset then is a day more than the longitude says.
 */
function meanTimeOffset(longitudeDeg: number, zoneOffset: number): number {
  const own = Math.round(longitudeDeg * SECONDS_PER_DEGREE);
  return own + Math.round((zoneOffset - own) / SECONDS_PER_DAY) * SECONDS_PER_DAY + 0;
}

/** The clock that a kind of time stands for at a place: zones have no standard time under LMT and -00. */
function clockOf(type: ZoneType, longitudeDeg: number | undefined): Omit<CivilInstant, 'utcMs'> {
  const { offsetSeconds, abbreviation, isDst } = type;
  const isLocalMean = abbreviation === 'LMT';
  if (longitudeDeg === undefined || !(isLocalMean || abbreviation === '-00')) {
    return { offsetSeconds, abbreviation, isDst, rule: isLocalMean ? 'local_mean_time' : 'zone' };
  }
  return {
    offsetSeconds: meanTimeOffset(longitudeDeg, offsetSeconds),
    abbreviation: 'LMT',
    isDst: false,
    rule: 'local_mean_time',
  };
}

function findGap(
  periods: readonly ZonePeriod[],
  wall: number,
  longitudeDeg: number | undefined,
): CivilTimeResult {
  for (const [index, next] of periods.entries()) {
    const previous = periods[index - 1];
    if (!previous) continue;
    const offsetBefore = clockOf(previous.type, longitudeDeg).offsetSeconds;
    const jump = clockOf(next.type, longitudeDeg).offsetSeconds - offsetBefore;
    const gapStart = next.startSeconds + offsetBefore;
    if (wall < gapStart || wall >= gapStart + jump) continue;
    const lastMinute = Math.floor((gapStart - 1) / 60) * 60;
    return {
      kind: 'nonexistent',
      instants: [],
      before: localFromWallSeconds(lastMinute),
      after: localFromWallSeconds(wall + jump),
    };
  }
  throw new Error('A local time is either shown or jumped over');
}

/**
 * Finds the instants at which clocks in a zone showed a local time: each kind of time in force
 * within 1.2 days of it is tried, and those that lead back to it count.
 *
 * Before a zone's standard time clocks kept local mean time. With the birthplace's own longitude
 * (degrees, east positive, finite) that is 240 seconds per degree, rounded to a second; without it,
 * the zone city's. The zone's first standard time begins at one instant for all its places, so a
 * place's own clocks jump there by its own difference: Cologne skipped 32 minutes in 1893 where
 * Berlin skipped 6.
 *
 * @throws RangeError when the fields are no valid date and time (see `isValidLocalDateTime`).
 */
export function resolveLocalTime(
  local: LocalDateTime,
  zone: string,
  longitudeDeg?: number,
): CivilTimeResult {
  if (!isValidLocalDateTime(local)) throw new RangeError('Not a date and time of the calendar');
  const history = zoneHistory(zone);
  if (!history) return UNKNOWN_ZONE;
  const wall = wallSeconds(local);
  const periods = periodsBetween(history, wall - REACH_SECONDS, wall + REACH_SECONDS);
  const instants: CivilInstant[] = [];
  for (const { startSeconds, endSeconds, type } of periods) {
    const clock = clockOf(type, longitudeDeg);
    const utcSeconds = wall - clock.offsetSeconds;
    if (utcSeconds >= startSeconds && utcSeconds < endSeconds) {
      instants.push({ utcMs: utcSeconds * 1000, ...clock });
    }
  }
  const [earlier, later] = [instants[0], instants.at(-1)];
  if (!earlier || !later) return findGap(periods, wall, longitudeDeg);
  if (instants.length === 1) return { kind: 'unique', instants: [earlier] };
  // No zone has ever shown a time more than twice.
  return { kind: 'ambiguous', instants: [earlier, later] };
}

/**
 * What a zone's clocks were set to at an instant (milliseconds of UTC). Longitude as in
 * `resolveLocalTime`.
 * @returns null when the zone is unknown.
 */
export function offsetAt(utcMs: number, zone: string, longitudeDeg?: number): CivilInstant | null {
  const history = zoneHistory(zone);
  if (!history) return null;
  return { utcMs, ...clockOf(typeAt(history, Math.floor(utcMs / 1000)), longitudeDeg) };
}

/**
 * The first instant of a local calendar day and the first after it. Where clocks were put back over
 * midnight, the repeated part counts to both days. Longitude as in `resolveLocalTime`.
 * @throws RangeError when the date is not in the calendar.
 */
export function localDayBounds(
  date: CalendarDate,
  zone: string,
  longitudeDeg?: number,
): LocalDayBounds {
  const midnight = { ...date, hour: 0, minute: 0, second: 0 };
  if (!isValidLocalDateTime(midnight)) throw new RangeError('Not a day of the calendar');
  const history = zoneHistory(zone);
  if (!history) return { kind: 'unknown_zone' };
  const wallStart = wallSeconds(midnight);
  const wallEnd = wallStart + SECONDS_PER_DAY;
  let [start, end] = [Infinity, -Infinity];
  for (const period of periodsBetween(
    history,
    wallStart - REACH_SECONDS,
    wallEnd + REACH_SECONDS,
  )) {
    const { offsetSeconds } = clockOf(period.type, longitudeDeg);
    const from = Math.max(wallStart - offsetSeconds, period.startSeconds);
    const to = Math.min(wallEnd - offsetSeconds, period.endSeconds);
    if (from >= to) continue;
    start = Math.min(start, from);
    end = Math.max(end, to);
  }
  if (start > end) return { kind: 'nonexistent' };
  return { kind: 'day', startUtcMs: start * 1000, endUtcMs: end * 1000 };
}
