import { offsetAt, resolveLocalTime } from '../time/civil.ts';
import {
  civilFromDays,
  daysFromCivil,
  isValidDate,
  type LocalDateTime,
  localFromWallSeconds,
  wallSeconds,
} from '../time/civil-calendar.ts';
import { gregorianOfJulian, julianOfGregorian } from '../time/julian-calendar.ts';
import type { Cause } from './cause.ts';

/** A place that shares its name with the birthplace. */
export interface Namesake {
  /** With region and country. */
  readonly name: string;
  /** IANA name. */
  readonly zone: string;
  /** East positive. */
  readonly longitudeDeg: number;
}

/** A birth as our chart has it. */
export interface DiagnosedBirth {
  /** On the birthplace's clock, Gregorian; noon for an unknown time. */
  readonly local: LocalDateTime;
  /** The calendar that the date was written in. */
  readonly calendar: 'gregorian' | 'julian';
  /** UTC in milliseconds since 1970. */
  readonly utcMs: number;
  /** East of Greenwich positive. */
  readonly offsetSeconds: number;
  /** True where no standard time set the clock. */
  readonly isLocalMeanTime: boolean;
  /** IANA name; null where only an offset was stated. */
  readonly zone: string | null;
  /** East positive. */
  readonly longitudeDeg: number | null;
  readonly namesakes: readonly Namesake[];
}

/** Another instant, and what would lead to it. */
export interface OtherInstant {
  readonly cause: Cause;
  readonly utcMs: number;
  /** How likely beside others of its kind. */
  readonly weight: number;
}

const HOUR_S = 3600;
const HALF_HOUR_S = 1800;
const WESTERNMOST_S = -12 * HOUR_S;
const EASTERNMOST_S = 14 * HOUR_S;
const SECONDS_PER_DEGREE = 240;
/** Offsets in use beside whole and half hours. */
const QUARTER_OFFSETS_S = [5.75, 8.75, 12.75].map((hours) => hours * HOUR_S);
const TYPED_MINUTES_MAX = 90;
const ROUNDINGS_MIN = [60, 30, 15, 10, 5] as const;
const MINUTES_PER_DAY = 1440;
const MONTHS_AROUND = [-9, -6, -3, 3, 6, 9] as const;
const MS_PER_MONTH = 30.4 * 86_400_000;
/** Zones have standard time by then. */
const STANDARD_TIME_MS = Date.UTC(1970, 0, 1);

/** The instant of a local time under an offset. */
function underOffset(local: LocalDateTime, offsetSeconds: number): number {
  return (wallSeconds(local) - offsetSeconds) * 1000;
}

/** The instants of a local time on the birthplace's clock. */
function onOwnClock(birth: DiagnosedBirth, local: LocalDateTime): readonly number[] {
  if (birth.zone === null) return [underOffset(local, birth.offsetSeconds)];
  const clock = offsetAt(birth.utcMs, birth.zone, birth.longitudeDeg ?? undefined);
  // A stated offset overrides the zone's history, for a misread time too.
  if (clock?.offsetSeconds !== birth.offsetSeconds)
    return [underOffset(local, birth.offsetSeconds)];
  const { instants } = resolveLocalTime(local, birth.zone, birth.longitudeDeg ?? undefined);
  return instants.map(({ utcMs }) => utcMs);
}

/** Offsets of the zone in the seasons around, and an hour either way. */
function seasonalOffsets({ zone, utcMs, offsetSeconds, isLocalMeanTime }: DiagnosedBirth) {
  if (isLocalMeanTime) return [];
  const offsets = new Set([offsetSeconds - HOUR_S, offsetSeconds + HOUR_S]);
  for (const months of zone === null ? [] : MONTHS_AROUND) {
    const clock = offsetAt(utcMs + months * MS_PER_MONTH, zone ?? '');
    if (clock && Math.abs(clock.offsetSeconds - offsetSeconds) <= 2 * HOUR_S) {
      offsets.add(clock.offsetSeconds);
    }
  }
  offsets.delete(offsetSeconds);
  return [...offsets];
}

function otherOffsets(birth: DiagnosedBirth): OtherInstant[] {
  const { local, offsetSeconds } = birth;
  const offsets = new Set(QUARTER_OFFSETS_S);
  for (let offset = WESTERNMOST_S; offset <= EASTERNMOST_S; offset += HALF_HOUR_S) {
    offsets.add(offset);
  }
  offsets.delete(offsetSeconds);
  const zones = [...offsets].map((offset) => ({
    cause: { kind: 'time_zone', offsetSeconds: offset } as const,
    utcMs: underOffset(local, offset),
    weight: offset === 0 ? 20 : offset % HOUR_S === 0 ? 2 : 1,
  }));
  const seasons = seasonalOffsets(birth).map((offset) => ({
    cause: { kind: 'daylight_saving', offsetSeconds: offset } as const,
    utcMs: underOffset(local, offset),
    weight: 1,
  }));
  return [...seasons, ...zones];
}

function meanTime(birth: DiagnosedBirth): OtherInstant[] {
  const { local, longitudeDeg, zone, isLocalMeanTime } = birth;
  const standard = zone !== null && isLocalMeanTime ? offsetAt(STANDARD_TIME_MS, zone) : null;
  const offset = isLocalMeanTime
    ? standard?.offsetSeconds
    : longitudeDeg === null
      ? undefined
      : Math.round(longitudeDeg * SECONDS_PER_DEGREE);
  if (offset === undefined) return [];
  const cause = { kind: 'local_mean_time', isUsed: !isLocalMeanTime } as const;
  return [{ cause, utcMs: underOffset(local, offset), weight: 1 }];
}

function roundedMinutes(minuteOfDay: number, toMinutes: number): number[] {
  const down = Math.floor(minuteOfDay / toMinutes) * toMinutes;
  return [...new Set([Math.round(minuteOfDay / toMinutes) * toMinutes, down])];
}

/** Other clock times on the same day, as minutes of the day; what is rounded up may reach the next. */
function otherTimes({
  hour,
  minute,
}: LocalDateTime): { cause: Cause; minuteOfDay: number; weight: number }[] {
  const own = hour * 60 + minute;
  const typed = Array.from({ length: 2 * TYPED_MINUTES_MAX + 1 }, (_, k) => k - TYPED_MINUTES_MAX);
  return [
    ...typed.map((minutes) => ({
      cause: { kind: 'time_typed', minutes } as const,
      minuteOfDay: own + minutes,
      weight: Math.abs(minutes) <= 30 ? 2 : 1,
    })),
    {
      cause: { kind: 'clock_half' } as const,
      minuteOfDay: (own + MINUTES_PER_DAY / 2) % MINUTES_PER_DAY,
      weight: 1,
    },
    ...ROUNDINGS_MIN.flatMap((toMinutes) =>
      roundedMinutes(own, toMinutes).map((minuteOfDay) => ({
        cause: { kind: 'time_rounded', toMinutes } as const,
        minuteOfDay,
        weight: toMinutes,
      })),
    ),
    ...[12 * 60, 0, MINUTES_PER_DAY - 1].map((minuteOfDay) => ({
      cause: {
        kind: 'time_assumed',
        hour: Math.floor(minuteOfDay / 60),
        minute: minuteOfDay % 60,
      } as const,
      minuteOfDay,
      weight: 1,
    })),
  ].filter(({ minuteOfDay }) => minuteOfDay !== own);
}

/** Other days at the same time of day. */
function otherDays({ local, calendar }: DiagnosedBirth): { cause: Cause; local: LocalDateTime }[] {
  const written = calendar === 'julian' ? { ...local, ...julianOfGregorian(local) } : local;
  const others: { cause: Cause; local: LocalDateTime }[] = [];
  const swapped = { ...written, month: written.day, day: written.month };
  if (swapped.month <= 12 && swapped.month !== swapped.day && isValidDate(swapped)) {
    const date = calendar === 'julian' ? gregorianOfJulian(swapped) : swapped;
    others.push({ cause: { kind: 'date_swapped' }, local: { ...local, ...date } });
  }
  const otherCalendar = calendar === 'julian' ? 'gregorian' : 'julian';
  const reread = calendar === 'julian' ? written : gregorianOfJulian(written);
  others.push({
    cause: { kind: 'date_calendar', calendar: otherCalendar },
    local: { ...local, ...civilFromDays(daysFromCivil(reread)) },
  });
  return others;
}

function namesakes({ local, namesakes: places }: DiagnosedBirth): OtherInstant[] {
  return places.flatMap(({ name, zone, longitudeDeg }) =>
    resolveLocalTime(local, zone, longitudeDeg).instants.map(({ utcMs }) => ({
      cause: { kind: 'namesake', name } as const,
      utcMs,
      weight: 1,
    })),
  );
}

/** Every instant that a known mistake about clock, date or place leads to. */
export function otherInstants(birth: DiagnosedBirth): readonly OtherInstant[] {
  const day = { ...birth.local, hour: 0, minute: 0, second: 0 };
  const times = otherTimes(birth.local).flatMap(({ cause, minuteOfDay, weight }) =>
    onOwnClock(birth, localFromWallSeconds(wallSeconds(day) + minuteOfDay * 60)).map((utcMs) => ({
      cause,
      utcMs,
      weight,
    })),
  );
  const days = otherDays(birth).flatMap(({ cause, local }) =>
    onOwnClock(birth, local).map((utcMs) => ({ cause, utcMs, weight: 1 })),
  );
  const all = [...otherOffsets(birth), ...meanTime(birth), ...times, ...days, ...namesakes(birth)];
  return all.filter(({ utcMs }) => utcMs !== birth.utcMs);
}
