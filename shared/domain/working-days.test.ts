import { expect, test } from 'vitest';
import { addDays, addWorkingDays, nextMonday } from './working-days.ts';

test.each([
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-21', 1, '2026-11-23'],
  ['2026-11-22', 5, '2026-11-27'],
  ['2026-11-23', 5, '2026-11-30'],
  ['2026-12-31', 1, '2027-01-01'],
])('from %s, working day %d is %s', (day, count, expected) => {
  expect(addWorkingDays(day, count)).toBe(expected);
});

test('counts calendar days over the ends of months and years', () => {
  expect(addDays('2027-01-30', 30)).toBe('2027-03-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});

test.each([
  ['2026-11-20', '2026-11-23'],
  ['2026-11-22', '2026-11-23'],
  ['2026-11-23', '2026-11-30'],
  ['2026-12-29', '2027-01-04'],
])('the first Monday after %s is %s', (day, monday) => {
  expect(nextMonday(day)).toBe(monday);
});
