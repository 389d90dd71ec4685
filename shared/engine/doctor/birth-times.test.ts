import { expect, test } from 'vitest';
import type { LocalDateTime } from '../time/civil-calendar.ts';
import { type DiagnosedBirth, otherInstants } from './birth-times.ts';
import type { CauseKind } from './cause.ts';

function birthAt(
  local: LocalDateTime,
  offsetHours: number,
  changes: Partial<DiagnosedBirth> = {},
): DiagnosedBirth {
  const { year, month, day, hour, minute } = local;
  return {
    local,
    calendar: 'gregorian',
    utcMs: Date.UTC(year, month - 1, day, hour - offsetHours, minute),
    offsetSeconds: offsetHours * 3600,
    isLocalMeanTime: false,
    zone: 'Europe/Berlin',
    longitudeDeg: 13.4,
    namesakes: [],
    ...changes,
  };
}

const SUMMER = { year: 1988, month: 6, day: 5, hour: 9, minute: 20 };

/** The instants of a kind, in UTC. */
function instantsOf(birth: DiagnosedBirth, kind: CauseKind): string[] {
  return otherInstants(birth)
    .filter(({ cause }) => cause.kind === kind)
    .map(({ utcMs }) => new Date(utcMs).toISOString().slice(0, 16));
}

test('the Sun’s time at the place runs ahead of Greenwich by four minutes a degree', () => {
  expect(instantsOf(birthAt(SUMMER, 2), 'local_mean_time')).toEqual(['1988-06-05T08:26']);
});

test('daylight saving is left out or added by the zone’s seasons and by an hour', () => {
  expect(instantsOf(birthAt(SUMMER, 2), 'daylight_saving').sort()).toEqual([
    '1988-06-05T06:20',
    '1988-06-05T08:20',
  ]);
});

test('another date is read on the birthplace’s clock of that date', () => {
  const birth = birthAt({ ...SUMMER, month: 11 }, 1);
  // May 11 has daylight saving time, November 5 doesn’t.
  expect(instantsOf(birth, 'date_swapped')).toEqual(['1988-05-11T07:20']);
  expect(instantsOf(birthAt({ ...SUMMER, day: 6 }, 2), 'date_swapped')).toEqual([]);
  expect(instantsOf(birthAt({ ...SUMMER, day: 25 }, 2), 'date_swapped')).toEqual([]);
});

test('a stated offset stays when date or time are misread', () => {
  const birth = birthAt({ ...SUMMER, month: 11 }, 5);
  expect(instantsOf(birth, 'date_swapped')).toEqual(['1988-05-11T04:20']);
  expect(instantsOf({ ...birth, zone: null }, 'date_swapped')).toEqual(['1988-05-11T04:20']);
});

test('a date is read in the other calendar, either way', () => {
  expect(instantsOf(birthAt(SUMMER, 2), 'date_calendar')).toEqual(['1988-06-18T07:20']);
  const julian = birthAt(SUMMER, 2, { calendar: 'julian' });
  expect(instantsOf(julian, 'date_calendar')).toEqual(['1988-05-23T07:20']);
});

test('AM for PM, rounding and a stand-in for an unknown time stay on the day', () => {
  const birth = birthAt(SUMMER, 2);
  expect(instantsOf(birth, 'clock_half')).toEqual(['1988-06-05T19:20']);
  expect(instantsOf(birth, 'time_rounded')).toContain('1988-06-05T07:00');
  expect(instantsOf(birth, 'time_assumed')).toEqual([
    '1988-06-05T10:00',
    '1988-06-04T22:00',
    '1988-06-05T21:59',
  ]);
});

test('a namesake counts with its own clock, and nothing gives the birth itself', () => {
  const namesakes = [
    { name: 'Berlin, New Hampshire', zone: 'America/New_York', longitudeDeg: -71 },
  ];
  const birth = birthAt(SUMMER, 2, { namesakes });
  expect(instantsOf(birth, 'namesake')).toEqual(['1988-06-05T13:20']);
  expect(otherInstants(birth).map(({ utcMs }) => utcMs)).not.toContain(birth.utcMs);
});

test('without a zone, daylight saving is an hour either way', () => {
  expect(instantsOf(birthAt(SUMMER, 2, { zone: null }), 'daylight_saving').sort()).toEqual([
    '1988-06-05T06:20',
    '1988-06-05T08:20',
  ]);
});

test('a birth at the Sun’s time of an unknown longitude keeps its offset on another date', () => {
  const birth = birthAt({ year: 1850, month: 11, day: 5, hour: 9, minute: 20 }, 1, {
    longitudeDeg: null,
  });
  expect(instantsOf(birth, 'date_swapped')).toEqual(['1850-05-11T08:20']);
});

test('seasons of half an hour are those of the zone', () => {
  const summer = { year: 1990, month: 1, day: 20, hour: 9, minute: 20 };
  const birth = birthAt(summer, 11, { zone: 'Australia/Lord_Howe', longitudeDeg: 159 });
  expect(instantsOf(birth, 'daylight_saving').sort()).toEqual([
    '1990-01-19T21:20',
    '1990-01-19T22:50',
    '1990-01-19T23:20',
  ]);
});

test('a birth at the Sun’s time has no daylight saving, and keeps that time on another date', () => {
  const early = { year: 1850, month: 11, day: 5, hour: 9, minute: 20 };
  const birth = birthAt(early, 0.9, { longitudeDeg: 13.5, isLocalMeanTime: true });
  expect(instantsOf(birth, 'daylight_saving')).toEqual([]);
  expect(instantsOf(birth, 'date_swapped')).toEqual(['1850-05-11T08:26']);
});

test('every offset in use may have been taken, from UTC−12 to UTC+14', () => {
  const times = instantsOf(birthAt(SUMMER, 2), 'time_zone').sort();
  expect([times[0], times.at(-1)]).toEqual(['1988-06-04T19:20', '1988-06-05T21:20']);
  expect(times).toContain('1988-06-05T03:35');
});
