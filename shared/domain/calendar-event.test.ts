import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFileOf } from './calendar-event.ts';

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
