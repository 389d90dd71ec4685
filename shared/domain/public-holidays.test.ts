import { expect, test } from 'vitest';
import { isPublicHoliday } from './public-holidays.ts';

test.each([
  ['2026-01-01', 'New Year’s Day'],
  ['2026-01-19', 'Martin Luther King Jr. Day'],
  ['2026-02-16', 'Presidents’ Day'],
  ['2026-05-25', 'Memorial Day'],
  ['2027-05-31', 'Memorial Day at the very end of May'],
  ['2026-06-19', 'Juneteenth'],
  ['2026-07-03', 'the Friday before a Fourth of July on Saturday'],
  ['2027-07-05', 'the Monday after a Fourth of July on Sunday'],
  ['2026-09-07', 'Labor Day'],
  ['2026-10-12', 'Columbus Day'],
  ['2026-11-11', 'Veterans Day'],
  ['2026-11-26', 'Thanksgiving'],
  ['2026-11-27', 'the day after Thanksgiving'],
  ['2026-12-25', 'Christmas Day'],
  ['2021-12-31', 'the Friday before a New Year’s Day on Saturday'],
])('%s is closed: %s', (day) => {
  expect(isPublicHoliday(day)).toBe(true);
});

test.each([
  '2026-11-19',
  '2026-11-20',
  '2026-11-25',
  '2026-12-24',
  '2026-05-18',
  '2026-01-12',
  '2026-07-06',
])('%s is open', (day) => {
  expect(isPublicHoliday(day)).toBe(false);
});

test('a year has eleven federal holidays and the day after Thanksgiving', () => {
  const days = Array.from({ length: 365 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  );
  const isWeekday = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
  expect(days.filter((day) => isWeekday(day) && isPublicHoliday(day))).toHaveLength(12);
});
