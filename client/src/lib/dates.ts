const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The calendar day `YYYY-MM-DD` that an instant falls on in the reader's own zone. */
export function dayHere(instant: Date): string {
  const parts = [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}

const SHORT_DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "24 Feb 1955" for a calendar day `YYYY-MM-DD`; the text itself if it is none. */
export function shortDayWords(date: string): string {
  const instant = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) ? date : SHORT_DAY.format(instant);
}

/** "24 February 1955" for a calendar day `YYYY-MM-DD`; the text itself if it is none. */
export function dayWords(date: string): string {
  const instant = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) ? date : DAY.format(instant);
}

/** "3 May 2026" for an instant, in the reader's own zone. */
export function instantDayWords(iso: string): string {
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime())) return 'Unknown';
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(instant);
}

/** "UTC+5:30" for an offset in seconds east of Greenwich. */
export function offsetWords(seconds: number): string {
  return `UTC${offsetText(seconds)}`;
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
