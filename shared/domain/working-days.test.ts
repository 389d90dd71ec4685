import { expect, test } from 'vitest';
import { addDays } from './calendar-days.ts';
import { addWorkingDays, startOfNextWeek, workingDayFrom } from './working-days.ts';

test.each([
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-21', 1, '2026-11-23'],
  // Thanksgiving and the day after it are skipped.
  ['2026-11-22', 5, '2026-12-01'],
  ['2026-11-23', 4, '2026-12-01'],
  ['2026-12-31', 1, '2027-01-04'],
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
  ['2026-09-03', '2026-09-08'],
  ['9999-12-31', '+010000-01-03'],
])('the week after %s starts on %s', (day, start) => {
  expect(startOfNextWeek(day)).toBe(start);
});

test.each([
  ['2026-12-23', '2026-12-23'],
  ['2026-12-25', '2026-12-28'],
  ['2026-11-26', '2026-11-30'],
])('work goes on from %s on %s', (day, next) => {
  expect(workingDayFrom(day)).toBe(next);
});
