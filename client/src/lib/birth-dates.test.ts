import { expect, test } from 'vitest';
import { birthDayWords, dayTodayWords } from './birth-dates.ts';
import { dayWords } from './dates.ts';

test('formats a Gregorian date as it is', () => {
  expect(birthDayWords('1900-03-03')).toBe(dayWords('1900-03-03'));
  expect(birthDayWords('no date')).toBe('no date');
});

test('formats an old-style date as written and in today’s calendar', () => {
  expect(birthDayWords('1900-03-03', 'julian')).toBe(
    `${dayWords('1900-03-03')} old style (${dayWords('1900-03-16')} today)`,
  );
});

test('formats the leap day that exists only in the old style', () => {
  expect(birthDayWords('1900-02-29', 'julian')).toMatch(/February.*1900 old style/);
  expect(birthDayWords('1900-02-29', 'julian')).toContain('29');
  expect(dayTodayWords('1900-02-29', 'julian')).toBe(dayWords('1900-03-13'));
  expect(dayTodayWords('1900-02-29', 'gregorian')).toBeNull();
});
