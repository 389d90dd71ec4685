import { expect, test } from 'vitest';
import { birthDayWords, dayTodayWords } from './birth-dates.ts';
import { dayWords } from './dates.ts';

test('a date of today’s calendar is said as it is', () => {
  expect(birthDayWords('1900-03-03')).toBe(dayWords('1900-03-03'));
  expect(birthDayWords('no date')).toBe('no date');
});

test('an old-style date is said as it was written and as it is today', () => {
  expect(birthDayWords('1900-03-03', 'julian')).toBe(
    `${dayWords('1900-03-03')} old style (${dayWords('1900-03-16')} today)`,
  );
});

test('the leap day that only the old style has keeps its name', () => {
  expect(birthDayWords('1900-02-29', 'julian')).toMatch(/February.*1900 old style/);
  expect(birthDayWords('1900-02-29', 'julian')).toContain('29');
  expect(dayTodayWords('1900-02-29', 'julian')).toBe(dayWords('1900-03-13'));
  expect(dayTodayWords('1900-02-29', 'gregorian')).toBeNull();
});
