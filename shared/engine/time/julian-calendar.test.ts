import { describe, expect, test } from 'vitest';
import { civilFromDays, daysFromCivil } from './civil-calendar.ts';
import { gregorianOfJulian, isValidJulianDate, julianOfGregorian } from './julian-calendar.ts';

function day(text: string) {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  return { year, month, day: date };
}

describe('a day of the Julian calendar', () => {
  // Printed with both dates in histories and encyclopedias.
  test.each([
    ['the reform of 1582', '1582-10-05', '1582-10-15'],
    ['Lenin’s birth', '1870-04-10', '1870-04-22'],
    ['the transfer of Alaska', '1867-10-06', '1867-10-18'],
    ['the last day twelve days behind', '1900-02-28', '1900-03-12'],
    ['the leap day that only it has', '1900-02-29', '1900-03-13'],
    ['the first day thirteen days behind', '1900-03-01', '1900-03-14'],
    ['the October Revolution', '1917-10-25', '1917-11-07'],
    ['the end of a century without difference', '2000-02-29', '2000-03-13'],
    ['the leap day of 2100', '2100-02-29', '2100-03-14'],
  ])('%s: %s is %s', (_, julian, gregorian) => {
    expect(gregorianOfJulian(day(julian))).toEqual(day(gregorian));
    expect(julianOfGregorian(day(gregorian))).toEqual(day(julian));
  });

  test('follows the day before it, and is found again, from 1849 to 2101', () => {
    const first = daysFromCivil(day('1849-01-01'));
    const last = daysFromCivil(day('2101-12-31'));
    let before = julianOfGregorian(civilFromDays(first - 1));
    for (let days = first; days <= last; days += 1) {
      const gregorian = civilFromDays(days);
      const julian = julianOfGregorian(gregorian);
      const isNextDay = julian.day === before.day + 1 && julian.month === before.month;
      const isFirst = julian.day === 1 && julian.month === (before.month % 12) + 1;
      if (!(isNextDay || isFirst)) expect.unreachable(`${JSON.stringify(julian)} follows nothing`);
      const isFoundAgain = daysFromCivil(gregorianOfJulian(julian)) === days;
      if (!isFoundAgain) expect.unreachable(`${JSON.stringify(gregorian)} is not found again`);
      before = julian;
    }
  });

  test.each([
    ['1900-02-29', true],
    ['1900-02-30', false],
    ['1899-02-29', false],
    ['1900-13-01', false],
    ['1900-04-31', false],
    ['1900-04-00', false],
  ])('%s exists: %s', (text, exists) => {
    expect(isValidJulianDate(day(text))).toBe(exists);
  });

  test.each([
    { year: 1900.5, month: 2, day: 1 },
    { year: 1900, month: 2.5, day: 1 },
    { year: 1900, month: 2, day: 1.5 },
    { year: Number.NaN, month: 2, day: 1 },
    { year: 2 ** 53, month: 3, day: 1 },
  ])('%j is none', (date) => {
    expect(isValidJulianDate(date)).toBe(false);
  });
});
