import { addDays } from './calendar-days.ts';

/** A holiday on a date of its own. It is also taken on the weekday beside its weekend. */
const FIXED = ['01-01', '06-19', '07-04', '11-11', '12-25'] as const;

/** A holiday on a weekday of a month: `nth` from 1, or the last one. */
const MOVING = [
  { month: 1, weekday: 1, nth: 3 },
  { month: 2, weekday: 1, nth: 3 },
  { month: 5, weekday: 1, nth: 'last' },
  { month: 9, weekday: 1, nth: 1 },
  { month: 10, weekday: 1, nth: 2 },
  { month: 11, weekday: 4, nth: 4 },
] as const;

function isFixed(day: string): boolean {
  return FIXED.some((date) => day.endsWith(`-${date}`));
}

function isMoving(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  const nth = Math.ceil(date.getUTCDate() / 7);
  const isLast = addDays(day, 7).slice(0, 7) !== day.slice(0, 7);
  return MOVING.some(
    (one) =>
      one.month === date.getUTCMonth() + 1 &&
      one.weekday === date.getUTCDay() &&
      (one.nth === 'last' ? isLast : one.nth === nth),
  );
}

/**
 * Whether offices in the United States are usually closed: the eleven federal holidays, the weekday
 * beside one that falls on a weekend, and the day after Thanksgiving. The product knows no other
 * country's holidays.
 * @param day `YYYY-MM-DD`
 */
export function isPublicHoliday(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (isFixed(day) || isMoving(day)) return true;
  if (weekday === 5) {
    const isAfterThanksgiving = day.slice(5, 7) === '11' && isMoving(addDays(day, -1));
    return isAfterThanksgiving || isFixed(addDays(day, 1));
  }
  return weekday === 1 && isFixed(addDays(day, -1));
}
