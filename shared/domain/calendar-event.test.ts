import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import {
  type CalendarEntry,
  type CalendarEvent,
  calendarFileOf,
  calendarOf,
} from './calendar-event.ts';

const EVENT: CalendarEvent = {
  uid: '0b9d7c0e@ninefold.example',
  title: 'Planning, week 48; next steps',
  description: 'Ask first: Jürgen\nThen: 李雷, Zoë \\ Inês',
  start: new Date('2026-11-30T14:05:00Z'),
  minutes: 45,
  stamp: new Date('2026-11-20T09:00:00Z'),
};
const read = (file: string) => {
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
  if (!event) throw new Error('No event');
  return new ICAL.Event(event);
};

test('is read back by a calendar as it was written', () => {
  const event = read(calendarFileOf(EVENT, 'Ninefold'));
  expect(event.uid).toBe(EVENT.uid);
  expect(event.summary).toBe(EVENT.title);
  expect(event.description).toBe(EVENT.description);
  expect(event.startDate.toJSDate()).toEqual(EVENT.start);
  expect(event.endDate.toJSDate()).toEqual(new Date('2026-11-30T14:50:00Z'));
});

test('folds long lines at 75 octets without splitting a character', () => {
  const description = `${'Zoë und 李雷 👍 '.repeat(40)}\nEnd`;
  const file = calendarFileOf({ ...EVENT, description }, 'Ninefold');
  const lines = file.split('\r\n');
  for (const line of lines) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toContain('�');
  }
  expect(lines.length).toBeGreaterThan(20);
  expect(read(file).description).toBe(description);
});

test('cannot be made to hold other properties by what people type', () => {
  const title = 'Lunch\r\nATTENDEE:mailto:x@y.example\u0000\u0007';
  const file = calendarFileOf({ ...EVENT, title }, 'Ninefold');
  expect(file.split('\r\n').filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
  expect(read(file).summary).toBe('Lunch\nATTENDEE:mailto:x@y.example');
});

describe('a line', () => {
  const octets = (text: string) => new TextEncoder().encode(text).length;
  /** The lines of the title, which is all of one character. */
  const titleLines = (title: string) => {
    const lines = calendarFileOf({ ...EVENT, title }, 'Ninefold').split('\r\n');
    const from = lines.findIndex((line) => line.startsWith('SUMMARY:'));
    const to = lines.findIndex((line) => line.startsWith('DESCRIPTION:'));
    return lines.slice(from, to);
  };

  test.each(['a', '~', 'é', '\u07ff', '\u0800', '李', '\uffee', '👍'])(
    'of %j is as long as 75 octets allow',
    (character) => {
      const lines = titleLines(character.repeat(100));
      for (const line of lines) expect(octets(line)).toBeLessThanOrEqual(75);
      for (const line of lines.slice(0, -1)) {
        expect(octets(line) + octets(character)).toBeGreaterThan(75);
      }
    },
  );

  test('of exactly 75 octets is not folded', () => {
    const fitting = 'a'.repeat(75 - 'SUMMARY:'.length);
    expect(titleLines(fitting)).toEqual([`SUMMARY:${fitting}`]);
    expect(titleLines(`${fitting}b`)).toEqual([`SUMMARY:${fitting}`, ' b']);
  });
});

test('a calendar to subscribe to names itself, and its entries keep nobody busy', () => {
  const { uid, title, description, stamp } = EVENT;
  const entries: CalendarEntry[] = [
    { uid, title, description, stamp, when: { day: '2026-11-30' } },
    {
      uid: 'second@ninefold.example',
      title: 'Second',
      description: '',
      stamp,
      when: { start: EVENT.start, end: new Date('2026-11-30T15:00:00Z') },
    },
  ];
  const file = calendarOf('My transits; daily', entries, 'Ninefold');
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ninefold//EN',
    'NAME:My transits\\; daily',
    'X-WR-CALNAME:My transits\\; daily',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    'BEGIN:VEVENT',
    'UID:0b9d7c0e@ninefold.example',
    'DTSTAMP:20261120T090000Z',
    'DTSTART;VALUE=DATE:20261130',
    'SUMMARY:Planning\\, week 48\\; next steps',
    'DESCRIPTION:Ask first: Jürgen\\nThen: 李雷\\, Zoë \\\\ Inês',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:second@ninefold.example',
    'DTSTAMP:20261120T090000Z',
    'DTSTART:20261130T140500Z',
    'DTEND:20261130T150000Z',
    'SUMMARY:Second',
    'DESCRIPTION:',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});
