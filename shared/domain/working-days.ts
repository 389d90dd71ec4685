import { addDays } from './calendar-days.ts';
import { isPublicHoliday } from './public-holidays.ts';

function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(day);
}

/**
 * The day itself, or the first working day after it: Monday to Friday, and no public holiday.
 * @param day `YYYY-MM-DD`
 */
export function workingDayFrom(day: string): string {
  let at = day;
  while (!isWorkingDay(at)) at = addDays(at, 1);
  return at;
}

/**
 * The day after that many working days; the first one counted is after `day`.
 * @param day `YYYY-MM-DD`
 * @param count 0 for the day itself
 */
export function addWorkingDays(day: string, count: number): string {
  let [at, left] = [day, count];
  while (left > 0) {
    at = addDays(at, 1);
    if (isWorkingDay(at)) left -= 1;
  }
  return at;
}

/**
 * The first working day of the week after a day: Monday, or Tuesday where that is a holiday.
 * @param day `YYYY-MM-DD`
 */
export function startOfNextWeek(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return workingDayFrom(addDays(day, (8 - weekday) % 7 || 7));
}
