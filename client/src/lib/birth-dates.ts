import { type BirthCalendar, birthDateText, parseBirthDate } from '#shared/domain/birth.ts';
import { dayWords } from './dates.ts';

/** Any leap year: it has every month and day that either calendar can have. */
const LEAP_YEAR = '2000';

/** Formats a date as written, whichever calendar it belongs to (February 29, 1900). */
function writtenDayWords(date: string): string {
  const [, year, day] = /^(\d{4})(-\d{2}-\d{2})$/.exec(date) ?? [];
  if (year === undefined || day === undefined) return dayWords(date);
  return dayWords(LEAP_YEAR + day).replace(LEAP_YEAR, year);
}

/** The day in today's calendar, formatted; null when its own calendar does not have it. */
export function dayTodayWords(date: string, calendar: BirthCalendar): string | null {
  const day = parseBirthDate(date, calendar);
  return day && dayWords(birthDateText(day));
}

/** Formats a birth date as stated; an old-style one also in today's calendar. */
export function birthDayWords(date: string, calendar: BirthCalendar = 'gregorian'): string {
  const today = dayTodayWords(date, calendar);
  return calendar === 'julian' && today !== null
    ? `${writtenDayWords(date)} old style (${today} today)`
    : dayWords(date);
}
