import { type CalendarDate, civilFromDays, daysFromCivil, daysInMonth } from './civil-calendar.ts';

/** Days from 1 March of year 0 to 1970-01-01 (Gregorian), counted in the Julian calendar. */
const UNIX_EPOCH_FROM_MARCH_0 = 719_470;

/** Every fourth year has a leap day, also 1900 and 2100. */
function daysInJulianMonth(year: number, month: number): number {
  return month === 2 && year % 4 === 0 ? 29 : daysInMonth(year, month);
}

/** True when the fields are whole numbers that name a day of the Julian calendar. */
export function isValidJulianDate({ year, month, day }: CalendarDate): boolean {
  return (
    Number.isSafeInteger(year) &&
    Number.isInteger(month) &&
    Number.isInteger(day) &&
    day >= 1 &&
    day <= daysInJulianMonth(year, month)
  );
}

/** The Gregorian day that a valid Julian one is: 12 days on until 28 February 1900, then 13. */
export function gregorianOfJulian(date: CalendarDate): CalendarDate {
  const century = Math.floor((date.month <= 2 ? date.year - 1 : date.year) / 100);
  const daysAhead = century - Math.floor(century / 4) - 2;
  return civilFromDays(daysFromCivil(date) + daysAhead);
}

/** The Julian day that a valid Gregorian one is. */
export function julianOfGregorian(date: CalendarDate): CalendarDate {
  const sinceMarch0 = daysFromCivil(date) + UNIX_EPOCH_FROM_MARCH_0;
  const marchYear = Math.floor((4 * sinceMarch0 + 3) / 1461);
  const dayOfYear = sinceMarch0 - Math.floor((1461 * marchYear) / 4);
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  return {
    year: fromMarch >= 10 ? marchYear + 1 : marchYear,
    month: ((fromMarch + 2) % 12) + 1,
    day: dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
  };
}
