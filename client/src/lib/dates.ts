import type { Clock } from '#shared/domain/clock.ts';
import { DEFAULT_LOCALE, dateWords } from '#shared/domain/date-format.ts';

/** Formats dates and times in the browser's locale. */
export function readerDates(clock: Clock | null) {
  return dateWords({ locale: navigator.languages[0] ?? DEFAULT_LOCALE, clock });
}

/*
 * Days depend on the locale only, which is constant while a page is open. Times also depend on the
 * person's clock format: see `use-dates.ts`.
 */
export const {
  day: dayWords,
  shortDay: shortDayWords,
  instantDay: instantDayWords,
} = readerDates(null);

/** The calendar day `YYYY-MM-DD` of an instant in the reader's zone. */
export function dayHere(instant: Date): string {
  const parts = [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}

/** "UTC+5:30" for an offset in seconds east of Greenwich. */
export function offsetWords(seconds: number): string {
  return `UTC${offsetText(seconds)}`;
}

/** "Australia/Sydney, UTC+10": an IANA name without underscores, and the offset. */
export function zoneWords(timeZone: string | null, offsetSeconds: number): string {
  const offset = offsetWords(offsetSeconds);
  return timeZone === null ? offset : `${timeZone.replaceAll('_', ' ')}, ${offset}`;
}

/** "+5:30" for an offset in seconds east of Greenwich. */
export function offsetText(seconds: number): string {
  const size = Math.abs(seconds);
  const [hours, minutes, rest] = [
    Math.floor(size / 3600),
    Math.floor((size % 3600) / 60),
    size % 60,
  ];
  const clock = [hours, ...(minutes || rest ? [minutes] : []), ...(rest ? [rest] : [])]
    .map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':');
  return `${seconds < 0 ? '−' : '+'}${clock}`;
}
