/** A day of the proleptic Gregorian calendar; year 0 is 1 BC. */
export interface CalendarDate {
  readonly year: number;
  /** 1–12 */
  readonly month: number;
  /** 1–31 */
  readonly day: number;
}

/** A calendar day and the time a local clock shows on it. */
export interface LocalDateTime extends CalendarDate {
  /** 0–23 */
  readonly hour: number;
  /** 0–59 */
  readonly minute: number;
  /** 0–59; absent means 0. */
  readonly second?: number;
}

export const SECONDS_PER_DAY = 86_400;

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Days from 1 March of year 0 to 1970-01-01. */
const UNIX_EPOCH_FROM_MARCH_0 = 719_468;

/** Days from 1 March of year 0 to 1 March of `year`: a year that begins in March ends with its leap day. */
function daysToMarch(year: number): number {
  return 365 * year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
}

/** Days from 1 March to the first of a month; `fromMarch` is 0 for March … 11 for February. */
function daysToMonth(fromMarch: number): number {
  return Math.floor((153 * fromMarch + 2) / 5);
}

/** True for leap years of the proleptic Gregorian calendar. */
export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Number of days of a month (1–12); 0 for any other month. */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (MONTH_DAYS[month - 1] ?? 0);
}

/** Whole days from 1970-01-01 to a calendar day; negative before. The date must be valid. */
export function daysFromCivil({ year, month, day }: CalendarDate): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const fromMarch = (month + 9) % 12;
  return daysToMarch(marchYear) + daysToMonth(fromMarch) + day - 1 - UNIX_EPOCH_FROM_MARCH_0;
}

/** The calendar day that lies `days` whole days after 1970-01-01. */
export function civilFromDays(days: number): CalendarDate {
  const sinceMarch0 = days + UNIX_EPOCH_FROM_MARCH_0;
  // The mean length of the year puts the guess at most one year off.
  let marchYear = Math.floor((400 * sinceMarch0) / 146_097);
  if (daysToMarch(marchYear) > sinceMarch0) marchYear -= 1;
  if (daysToMarch(marchYear + 1) <= sinceMarch0) marchYear += 1;
  const dayOfYear = sinceMarch0 - daysToMarch(marchYear);
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  return {
    year: fromMarch >= 10 ? marchYear + 1 : marchYear,
    month: ((fromMarch + 2) % 12) + 1,
    day: dayOfYear - daysToMonth(fromMarch) + 1,
  };
}

/** Day of the week of a day counted from 1970-01-01: 0 is Sunday, 6 Saturday. */
export function weekdayFromDays(days: number): number {
  return (((days + 4) % 7) + 7) % 7;
}

/** True when the fields are whole numbers that name a day of the calendar. */
export function isValidDate({ year, month, day }: CalendarDate): boolean {
  return (
    Number.isSafeInteger(year) &&
    Number.isInteger(month) &&
    Number.isInteger(day) &&
    day >= 1 &&
    day <= daysInMonth(year, month)
  );
}

function isWholeBelow(value: number, limit: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < limit;
}

/** True when date and time of day are valid; whether a zone's clocks ever showed them is another matter. */
export function isValidLocalDateTime(local: LocalDateTime): boolean {
  return (
    isValidDate(local) &&
    isWholeBelow(local.hour, 24) &&
    isWholeBelow(local.minute, 60) &&
    isWholeBelow(local.second ?? 0, 60)
  );
}

/** Seconds from 1970-01-01T00:00:00 to a wall time, both read on the same clock without any jumps. */
export function wallSeconds(local: LocalDateTime): number {
  const timeOfDay = local.hour * 3600 + local.minute * 60 + (local.second ?? 0);
  return daysFromCivil(local) * SECONDS_PER_DAY + timeOfDay;
}

/** The inverse of `wallSeconds`; `second` is always set. */
export function localFromWallSeconds(seconds: number): Required<LocalDateTime> {
  const days = Math.floor(seconds / SECONDS_PER_DAY);
  const timeOfDay = seconds - days * SECONDS_PER_DAY;
  return {
    ...civilFromDays(days),
    hour: Math.floor(timeOfDay / 3600),
    minute: Math.floor(timeOfDay / 60) % 60,
    second: timeOfDay % 60,
  };
}
