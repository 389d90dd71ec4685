/** One event for a calendar file. */
export interface CalendarEvent {
  /** Unique in the world, and the same for every version of the event. */
  readonly uid: string;
  readonly title: string;
  /** Plain text; lines end with "\n". */
  readonly description: string;
  readonly start: Date;
  readonly minutes: number;
  /** When the file was made. */
  readonly stamp: Date;
}

/** RFC 5545, 3.1: lines of at most 75 octets, continued after a break and a space. */
const LINE_OCTETS = 75;
const MINUTE_MS = 60_000;

/** Octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

function folded(line: string): string {
  let [text, octets] = ['', 0];
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += more;
  }
  return text;
}

/** RFC 5545, 3.3.11; control characters other than line breaks are not allowed in text. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** "20261130T140500Z" */
function instantOf(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** "20261130" */
const dayOf = (day: string) => day.replaceAll('-', '');

/** An entry of a calendar that people subscribe to: something to know of, that keeps nobody busy. */
export type CalendarEntry = Omit<CalendarEvent, 'start' | 'minutes'> & {
  /** An instant with its end, or a whole day, `YYYY-MM-DD`. */
  readonly when: { readonly start: Date; readonly end: Date } | { readonly day: string };
};

function timesOf({ when }: CalendarEntry): string[] {
  // A day without an end lasts that day.
  if ('day' in when) return [`DTSTART;VALUE=DATE:${dayOf(when.day)}`];
  return [`DTSTART:${instantOf(when.start)}`, `DTEND:${instantOf(when.end)}`];
}

function entryLines(entry: CalendarEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}`,
    `DTSTAMP:${instantOf(entry.stamp)}`,
    ...timesOf(entry),
    `SUMMARY:${escaped(entry.title)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
  ];
}

function fileOf(productName: string, lines: readonly string[]): string {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${escaped(productName)}//EN`];
  return [...head, ...lines, 'END:VCALENDAR'].map((line) => `${folded(line)}\r\n`).join('');
}

/**
 * An iCalendar file (RFC 5545) with one event, its times in UTC.
 * @throws RangeError for an invalid date
 */
export function calendarFileOf(event: CalendarEvent, productName: string): string {
  const { start, minutes } = event;
  const end = new Date(start.getTime() + minutes * MINUTE_MS);
  return fileOf(productName, [...entryLines({ ...event, when: { start, end } }), 'END:VEVENT']);
}

/** How often a calendar may ask for changes. */
const REFRESH = 'PT6H';

/**
 * An iCalendar file to subscribe to: its entries block no time and remind of nothing.
 * @param name as calendars list it
 * @throws RangeError for an invalid date
 */
export function calendarOf(
  name: string,
  entries: readonly CalendarEntry[],
  productName: string,
): string {
  return fileOf(productName, [
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...entries.flatMap((entry) => [...entryLines(entry), 'TRANSP:TRANSPARENT', 'END:VEVENT']),
  ]);
}
