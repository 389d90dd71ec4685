import { type Clock, DEFAULT_LOCALE, dateWords } from '#shared/domain/date-words.ts';

/** The words for dates and times in the reader's own locale, as the browser names it. */
export function readerDates(clock: Clock | null) {
  return dateWords({ locale: navigator.languages[0] ?? DEFAULT_LOCALE, clock });
}

/*
 * Days depend on the locale alone, which stays while a page is open. Times depend on the clock that
 * the person has chosen, too: see `use-dates.ts`.
 */
export const {
  day: dayWords,
  shortDay: shortDayWords,
  instantDay: instantDayWords,
} = readerDates(null);

/** The calendar day `YYYY-MM-DD` that an instant falls on in the reader's own zone. */
export function dayHere(instant: Date): string {
  const parts = [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}

/** "UTC+5:30" for an offset in seconds east of Greenwich. */
export function offsetWords(seconds: number): string {
  return `UTC${offsetText(seconds)}`;
}

/** "Australia/Sydney, UTC+10": an IANA name as people read it, and the offset. */
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
