import { expect, test } from 'vitest';
import { dayHere, dayWords, instantDayWords, offsetText, offsetWords } from './dates.ts';

test('formats a calendar day independently of the reader’s zone', () => {
  expect(dayWords('1955-02-24')).toBe('February 24, 1955');
  expect(dayWords('2000-01-01')).toBe('January 1, 2000');
  expect(dayWords('soon')).toBe('soon');
});

test('formats an instant as the day in the reader’s zone', () => {
  const lateHere = new Date(2026, 4, 3, 23, 59);
  const earlyHere = new Date(2026, 4, 3, 0, 0);
  expect(instantDayWords(lateHere.toISOString())).toBe('May 3, 2026');
  expect(instantDayWords(earlyHere.toISOString())).toBe('May 3, 2026');
  expect(instantDayWords('never')).toBe('Unknown');
  expect(instantDayWords(null)).toBe('Unknown');
});

test('gives the reader’s day of an instant in the format of a date field', () => {
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
])('formats an offset of %i seconds as %s', (seconds, words) => {
  expect(offsetWords(seconds)).toBe(words);
  expect(`UTC${offsetText(seconds)}`).toBe(words);
});
