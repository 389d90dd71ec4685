/** The first and last year of birth that charts are computed for. */
export const BIRTH_YEAR_MIN = 1850;
export const BIRTH_YEAR_MAX = 2100;

/** The time that stands in when the birth time is unknown. */
export const UNKNOWN_TIME_PLACEHOLDER = '12:00';
/** What is stored and shown in place of a time nobody knows. */
export const UNKNOWN_TIME = 'unknown';

export const NAME_MAX = 255;
export const PLACE_MAX = 255;
/** The widest "± minutes" a person can state; beyond it the time counts as unknown. */
export const TOLERANCE_MINUTES_MAX = 720;

export interface CalendarDate {
  readonly year: number;
  /** 1–12 */
  readonly month: number;
  /** 1–31 */
  readonly day: number;
}

export interface ClockTime {
  /** 0–23 */
  readonly hour: number;
  /** 0–59 */
  readonly minute: number;
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/**
 * Reads `YYYY-MM-DD` as a day of the Gregorian calendar.
 * @returns null when the text has another form or names a day that does not exist (30 February).
 */
export function parseBirthDate(text: string): CalendarDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const days = MONTH_DAYS[month - 1];
  if (days === undefined || day < 1) return null;
  return day <= (month === 2 && isLeapYear(year) ? 29 : days) ? { year, month, day } : null;
}

/**
 * Reads `HH:MM` (24 hours; seconds, if given, must be zero-padded and are dropped).
 * @returns null when the text is no time of day.
 */
export function parseBirthTime(text: string): ClockTime | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(text);
  return match ? { hour: Number(match[1]), minute: Number(match[2]) } : null;
}

/** True when charts are computed for the date's year. */
export function isSupportedBirthYear(date: CalendarDate): boolean {
  return date.year >= BIRTH_YEAR_MIN && date.year <= BIRTH_YEAR_MAX;
}
