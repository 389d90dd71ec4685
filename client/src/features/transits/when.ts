import { dayHere } from '#client/lib/dates.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import { fieldOf } from './moment.ts';

const MS_PER_DAY = 86_400_000;

/** "today at 4:25 PM", "tomorrow at 4:25 PM", else "November 30, 2026, 4:25 PM". */
export function whenWords(dates: DateWords, utcMs: number, nowMs: number): string {
  const day = dayHere(new Date(utcMs));
  if (day === dayHere(new Date(nowMs))) return `today at ${clockWords(dates, utcMs)}`;
  if (day === dayHere(new Date(nowMs + MS_PER_DAY)))
    return `tomorrow at ${clockWords(dates, utcMs)}`;
  return dates.instant(new Date(utcMs).toISOString());
}

/** "4:25 PM" in the reader's zone. */
export function clockWords(dates: DateWords, utcMs: number): string {
  return dates.time(fieldOf(utcMs).slice(-5));
}

/** "Mon, Nov 30", in the reader's zone, with the year where it isn't this one. */
export function dayWordsOf(dates: DateWords, utcMs: number, nowMs: number): string {
  const at = new Date(utcMs);
  const day = dayHere(at);
  return at.getFullYear() === new Date(nowMs).getFullYear() ? dates.weekDay(day) : dates.day(day);
}
