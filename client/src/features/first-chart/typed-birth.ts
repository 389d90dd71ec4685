import {
  BIRTH_YEAR_MAX,
  BIRTH_YEAR_MIN,
  birthDateText,
  UNKNOWN_TIME_PLACEHOLDER,
} from '#shared/domain/birth.ts';
import { MONTH_NAMES } from '#shared/domain/month-names.ts';
import { type CalendarDate, daysInMonth } from '#shared/engine/time/civil-calendar.ts';

/** A birth as a visitor types it: text of inputs. */
export interface TypedBirth {
  /** 1–12 */
  readonly month: string;
  readonly day: string;
  readonly year: string;
  /** `HH:MM`, or empty. */
  readonly time: string;
  /** A city, or empty. */
  readonly place: string;
}

export const NOTHING_TYPED: TypedBirth = { month: '', day: '', year: '', time: '', place: '' };

/** What to draw. */
export interface FirstBirth {
  readonly date: CalendarDate;
  /** `HH:MM`; null when only the date is known. */
  readonly time: string | null;
  /** As typed; empty for the reader's own clock. */
  readonly place: string;
}

export type DateField = 'month' | 'day' | 'year';

export type ReadBirth =
  | { readonly kind: 'birth'; readonly birth: FirstBirth }
  /** What is wrong and how to fix it, and where to type next. */
  | { readonly kind: 'problem'; readonly message: string; readonly field: DateField };

const problem = (field: DateField, message: string): ReadBirth => ({
  kind: 'problem',
  field,
  message,
});

function wholeNumber(text: string): number | null {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : null;
}

function yearProblem(text: string): ReadBirth | null {
  const year = wholeNumber(text);
  if (year === null) return problem('year', 'Type the year of birth in four digits.');
  if (year < 100) return problem('year', 'Type all four digits of the year, for example 1986.');
  if (year < BIRTH_YEAR_MIN) {
    return problem('year', `Charts go back to ${BIRTH_YEAR_MIN}. Check the year.`);
  }
  return null;
}

/**
 * Reads a typed birth.
 * @param today the reader's date: a birth can't be later
 */
export function readTypedBirth(typed: TypedBirth, today: CalendarDate): ReadBirth {
  const month = wholeNumber(typed.month);
  const monthName = month === null ? undefined : MONTH_NAMES[month - 1];
  if (month === null || !monthName) return problem('month', 'Choose the month of birth.');
  const day = wholeNumber(typed.day);
  if (day === null || day === 0) return problem('day', 'Type the day of birth as a number.');
  const wrongYear = yearProblem(typed.year);
  // April 31 is wrong in every year.
  const longest = daysInMonth(2000, month);
  if (day > longest) return problem('day', `${monthName} has only ${longest} days.`);
  if (wrongYear) return wrongYear;
  const date = { year: Number(typed.year), month, day };
  const days = daysInMonth(date.year, month);
  if (day > days) return problem('day', `${monthName} ${date.year} had only ${days} days.`);
  if (date.year > BIRTH_YEAR_MAX || birthDateText(date) > birthDateText(today)) {
    return problem('year', 'That date is in the future. Check the year.');
  }
  return {
    kind: 'birth',
    birth: { date, time: typed.time === '' ? null : typed.time, place: typed.place.trim() },
  };
}

/** The reader's date by their own clock. */
export function todayOf(now: Date): CalendarDate {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** The clock time a birth is drawn for. */
export function drawnTime({ time }: FirstBirth): string {
  return time ?? UNKNOWN_TIME_PLACEHOLDER;
}
