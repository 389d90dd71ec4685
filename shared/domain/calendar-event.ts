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

/**
 * An iCalendar file (RFC 5545) with one event, its times in UTC.
 * @throws RangeError for an invalid date
 */
export function calendarFileOf(event: CalendarEvent, productName: string): string {
  const { uid, title, description, start, minutes, stamp } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(productName)}//EN`,
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${instantOf(stamp)}`,
    `DTSTART:${instantOf(start)}`,
    `DTEND:${instantOf(new Date(start.getTime() + minutes * MINUTE_MS))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
