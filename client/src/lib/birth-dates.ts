import { type BirthCalendar, birthDateText, parseBirthDate } from '#shared/domain/birth.ts';
import { dayWords } from './dates.ts';

/** Any leap year: it has every day that either calendar can have. */
const LEAP_YEAR = '2000';

/** A date in words as it is written, whichever calendar has such a day (29 February 1900). */
function writtenDayWords(date: string): string {
  const [, year, day] = /^(\d{4})(-\d{2}-\d{2})$/.exec(date) ?? [];
  if (year === undefined || day === undefined) return dayWords(date);
  return dayWords(LEAP_YEAR + day).replace(LEAP_YEAR, year);
}

/** The day in today's calendar, in words; null when the calendar it is written in has no such day. */
export function dayTodayWords(date: string, calendar: BirthCalendar): string | null {
  const day = parseBirthDate(date, calendar);
  return day && dayWords(birthDateText(day));
}

/** A birth date as it was stated; of an old-style one also what it is today. */
export function birthDayWords(date: string, calendar: BirthCalendar = 'gregorian'): string {
  const today = dayTodayWords(date, calendar);
  return calendar === 'julian' && today !== null
    ? `${writtenDayWords(date)} old style (${today} today)`
    : dayWords(date);
}
