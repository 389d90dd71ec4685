import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  civilFromDays,
  daysFromCivil,
  daysInMonth,
  isValidDate,
  isValidLocalDateTime,
  localFromWallSeconds,
  wallSeconds,
  weekdayFromDays,
} from './civil-calendar.ts';

/** The language's own calendar, which is proleptic Gregorian too. */
function utcDays(year: number, month: number, day: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getTime() / 86_400_000;
}

const anyDay = fc.integer({ min: -4_000_000, max: 4_000_000 });

describe('days and dates', () => {
  test.each([
    [1970, 1, 1, 0],
    [1969, 12, 31, -1],
    [2000, 2, 29, 11_016],
    [1900, 3, 1, -25_508],
    [2101, 1, 10, 47_856],
    [0, 3, 1, -719_468],
    [-400, 2, 29, -865_566],
  ])('%i-%i-%i is day %i', (year, month, day, days) => {
    expect(daysFromCivil({ year, month, day })).toBe(days);
    expect(civilFromDays(days)).toEqual({ year, month, day });
  });

  test('every day goes to a date and back, as the language counts them', () => {
    fc.assert(
      fc.property(anyDay, (days) => {
        const date = civilFromDays(days);
        expect(daysFromCivil(date)).toBe(days);
        expect(utcDays(date.year, date.month, date.day)).toBe(days);
        expect(weekdayFromDays(days)).toBe(new Date(days * 86_400_000).getUTCDay());
      }),
      { numRuns: 2_000 },
    );
  });

  test('each day of four centuries follows the one before', () => {
    const dates = Array.from({ length: 400 }, (_, index) => 1800 + index).flatMap((year) =>
      Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) =>
        Array.from({ length: daysInMonth(year, month) }, (_, index) => ({
          year,
          month,
          day: index + 1,
        })),
      ),
    );
    expect(dates.length).toBe(146_097);
    const first = daysFromCivil({ year: 1800, month: 1, day: 1 });
    expect(dates.map(daysFromCivil)).toEqual(dates.map((_, index) => first + index));
  });

  test('wall times go to seconds and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (seconds) => {
        const local = localFromWallSeconds(seconds);
        expect(isValidLocalDateTime(local)).toBe(true);
        expect(wallSeconds(local)).toBe(seconds);
      }),
    );
  });
});

describe('validity', () => {
  test.each([
    [2000, 2, 29, true],
    [1900, 2, 29, false],
    [2024, 2, 30, false],
    [2024, 4, 31, false],
    [2024, 12, 31, true],
    [2024, 0, 1, false],
    [2024, 13, 1, false],
    [2024, 1, 0, false],
    [2024, 1.5, 1, false],
    [2024, 1, 1.5, false],
    [Number.NaN, 1, 1, false],
  ])('%d-%d-%d: %s', (year, month, day, isValid) => {
    expect(isValidDate({ year, month, day })).toBe(isValid);
  });

  test.each([
    [23, 59, 59, true],
    [0, 0, 0, true],
    [24, 0, 0, false],
    [0, 60, 0, false],
    [0, 0, 60, false],
    [-1, 0, 0, false],
    [12, 0.5, 0, false],
  ])('%d:%d:%d: %s', (hour, minute, second, isValid) => {
    expect(isValidLocalDateTime({ year: 2024, month: 1, day: 1, hour, minute, second })).toBe(
      isValid,
    );
  });
});
