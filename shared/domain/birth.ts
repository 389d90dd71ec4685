import {
  type CalendarDate,
  isValidDate,
  type LocalDateTime,
} from '../engine/time/civil-calendar.ts';
import {
  gregorianOfJulian,
  isValidJulianDate,
  julianOfGregorian,
} from '../engine/time/julian-calendar.ts';

/** The first and last year of birth that charts are computed for. */
export const BIRTH_YEAR_MIN = 1850;
export const BIRTH_YEAR_MAX = 2100;

/** The time used when the birth time is unknown. */
export const UNKNOWN_TIME_PLACEHOLDER = '12:00';
/** Stored and shown instead of an unknown time. */
export const UNKNOWN_TIME = 'unknown';

export const NAME_MAX = 255;
export const PLACE_MAX = 255;
/** The widest "± minutes" a person can state; beyond it the time counts as unknown. */
export const TOLERANCE_MINUTES_MAX = 720;

/** The calendars that a birth date can be written in; "julian" is the old style. */
export const BIRTH_CALENDARS = ['gregorian', 'julian'] as const;
export type BirthCalendar = (typeof BIRTH_CALENDARS)[number];

export interface ClockTime {
  /** 0–23 */
  readonly hour: number;
  /** 0–59 */
  readonly minute: number;
}

/**
 * Parses `YYYY-MM-DD` in the calendar it is written in.
 * @returns the day in the Gregorian calendar; null when the text has another format or names a day
 * that the calendar does not have (February 30; February 29, 1900 exists in the Julian one only).
 */
export function parseBirthDate(
  text: string,
  calendar: BirthCalendar = 'gregorian',
): CalendarDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = { year, month, day };
  if (calendar === 'julian') return isValidJulianDate(date) ? gregorianOfJulian(date) : null;
  return isValidDate(date) ? date : null;
}

/** Formats a Gregorian day as `YYYY-MM-DD` in the given calendar. */
export function birthDateText(date: CalendarDate, calendar: BirthCalendar = 'gregorian'): string {
  const { year, month, day } = calendar === 'julian' ? julianOfGregorian(date) : date;
  const [paddedMonth, paddedDay] = [month, day].map((part) => String(part).padStart(2, '0'));
  return `${String(year).padStart(4, '0')}-${paddedMonth}-${paddedDay}`;
}

/**
 * Parses `HH:MM` (24 hours; seconds, if given, must be zero-padded and are dropped).
 * @returns null when the text is not a time of day.
 */
export function parseBirthTime(text: string): ClockTime | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(text);
  return match ? { hour: Number(match[1]), minute: Number(match[2]) } : null;
}

export interface WrittenBirth {
  /** `YYYY-MM-DD`, in its calendar. */
  readonly birthDate: string;
  readonly calendar?: BirthCalendar | undefined;
  /** `HH:MM`; null, empty or "unknown" when it is not known. */
  readonly birthTime: string | null;
}

/**
 * The local date and time of a birth; noon when the time is unknown.
 * @returns the day in the Gregorian calendar; null when date or time is invalid
 */
export function localBirth(birth: WrittenBirth): LocalDateTime | null {
  const { birthDate, calendar, birthTime } = birth;
  const isUnknown = birthTime === null || birthTime === '' || birthTime === UNKNOWN_TIME;
  const date = parseBirthDate(birthDate, calendar);
  const time = parseBirthTime(isUnknown ? UNKNOWN_TIME_PLACEHOLDER : birthTime);
  return date && time ? { ...date, ...time } : null;
}

/** True when charts are computed for the date's year. */
export function isSupportedBirthYear(date: CalendarDate): boolean {
  return date.year >= BIRTH_YEAR_MIN && date.year <= BIRTH_YEAR_MAX;
}
