import { describe, expect, test } from 'vitest';
import {
  birthDateText,
  isSupportedBirthYear,
  localBirth,
  parseBirthDate,
  parseBirthTime,
} from './birth.ts';

describe('a birth date', () => {
  test.each([
    ['1985-05-03', undefined, { year: 1985, month: 5, day: 3 }],
    ['1984-02-29', 'gregorian', { year: 1984, month: 2, day: 29 }],
    ['0099-12-31', 'gregorian', { year: 99, month: 12, day: 31 }],
    ['1900-02-29', 'julian', { year: 1900, month: 3, day: 13 }],
    ['1985-05-03', 'julian', { year: 1985, month: 5, day: 16 }],
  ] as const)('%s (%s) is parsed as a Gregorian day', (text, calendar, date) => {
    expect(parseBirthDate(text, calendar)).toEqual(date);
    expect(birthDateText(date, calendar)).toBe(text);
  });

  test.each([
    ['1985-02-30', undefined],
    ['1900-02-29', 'gregorian'],
    ['1985-02-29', 'julian'],
    ['1985-13-01', 'julian'],
    ['1985-5-3', undefined],
    ['1985-05-03 ', undefined],
    [' 1985-05-03', undefined],
    ['11985-05-03', undefined],
    ['1985-05-031', undefined],
    ['1985/05/03', undefined],
    ['', undefined],
  ] as const)('%j (%s) is refused', (text, calendar) => {
    expect(parseBirthDate(text, calendar)).toBeNull();
  });

  test.each([
    [1849, false],
    [1850, true],
    [2100, true],
    [2101, false],
  ])('of the year %i has a chart: %s', (year, isSupported) => {
    expect(isSupportedBirthYear({ year, month: 6, day: 1 })).toBe(isSupported);
  });
});

describe('a birth time', () => {
  test.each([
    ['00:00', 0, 0],
    ['09:05', 9, 5],
    ['19:59', 19, 59],
    ['23:59', 23, 59],
    ['14:25:07', 14, 25],
  ])('%s is parsed', (text, hour, minute) => {
    expect(parseBirthTime(text)).toEqual({ hour, minute });
  });

  test.each(['24:00', '14:60', '9:05', '14:25:60', '14:25:7', '14:25 ', ' 14:25', '114:25', ''])(
    '%j is refused',
    (text) => {
      expect(parseBirthTime(text)).toBeNull();
    },
  );
});

describe('the local date and time of a birth', () => {
  test.each([
    ['1988-06-14', undefined, '09:30', [1988, 6, 14, 9, 30]],
    ['1988-06-14', undefined, null, [1988, 6, 14, 12, 0]],
    ['1988-06-14', undefined, '', [1988, 6, 14, 12, 0]],
    ['1988-06-14', undefined, 'unknown', [1988, 6, 14, 12, 0]],
    ['1900-02-29', 'julian', '00:00', [1900, 3, 13, 0, 0]],
    ['1900-02-29', 'gregorian', '00:00', null],
    ['1988-06-14', undefined, '24:00', null],
    ['1988-6-14', undefined, '09:30', null],
  ] as const)('%s (%s) at %j', (birthDate, calendar, birthTime, expected) => {
    const local = localBirth({ birthDate, calendar, birthTime });
    const { year, month, day, hour, minute } = local ?? {};
    expect(local && [year, month, day, hour, minute]).toEqual(expected);
  });
});
