import { expect, test } from 'vitest';
import { dayHere, dayWords, instantDayWords, offsetText, offsetWords } from './dates.ts';

test('a calendar day is written out, whatever zone the reader is in', () => {
  expect(dayWords('1955-02-24')).toBe('February 24, 1955');
  expect(dayWords('2000-01-01')).toBe('January 1, 2000');
  expect(dayWords('soon')).toBe('soon');
});

test('an instant is given as the day of the reader’s own zone', () => {
  const lateHere = new Date(2026, 4, 3, 23, 59);
  const earlyHere = new Date(2026, 4, 3, 0, 0);
  expect(instantDayWords(lateHere.toISOString())).toBe('May 3, 2026');
  expect(instantDayWords(earlyHere.toISOString())).toBe('May 3, 2026');
  expect(instantDayWords('never')).toBe('Unknown');
  expect(instantDayWords(null)).toBe('Unknown');
});

test('the day that an instant falls on here has the form of a date field', () => {
  expect(dayHere(new Date(2026, 0, 9, 23, 59, 59))).toBe('2026-01-09');
  expect(dayHere(new Date(2026, 11, 31, 0, 0))).toBe('2026-12-31');
});

test.each([
  [0, 'UTC+0'],
  [3600, 'UTC+1'],
  [-28800, 'UTC−8'],
  [19800, 'UTC+5:30'],
  [-12600, 'UTC−3:30'],
  [3208, 'UTC+0:53:28'],
])('an offset of %i seconds reads %s', (seconds, words) => {
  expect(offsetWords(seconds)).toBe(words);
  expect(`UTC${offsetText(seconds)}`).toBe(words);
});
