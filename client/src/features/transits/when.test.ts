import { expect, test } from 'vitest';
import { dateWords } from '#shared/domain/date-format.ts';
import { clockWords, dayWordsOf, whenWords } from './when.ts';

const dates = dateWords({ locale: 'en-US', clock: '12h' });
const NOW = new Date(2026, 10, 22, 9, 0).getTime();

test.each([
  [new Date(2026, 10, 22, 16, 25), 'today at 4:25 PM'],
  [new Date(2026, 10, 23, 0, 5), 'tomorrow at 12:05 AM'],
  [new Date(2026, 10, 22, 0, 5), 'today at 12:05 AM'],
])('%s is "%s"', (at, words) => {
  expect(whenWords(dates, at.getTime(), NOW)).toBe(words);
});

test.each([new Date(2026, 10, 24, 9, 0), new Date(2026, 10, 21, 9, 0)])(
  '%s is named by its date',
  (at) => {
    expect(whenWords(dates, at.getTime(), NOW)).toBe(dates.instant(at.toISOString()));
  },
);

test('reads the clock in the reader’s zone and format', () => {
  const at = new Date(2026, 10, 22, 16, 25).getTime();
  expect(clockWords(dates, at)).toBe('4:25 PM');
  expect(clockWords(dateWords({ locale: 'en-US', clock: '24h' }), at)).toBe('16:25');
});

test('names the year of a day only where it is another one', () => {
  const [near, far] = [new Date(2026, 10, 30, 12), new Date(2027, 0, 5, 12)];
  expect(dayWordsOf(dates, near.getTime(), NOW)).toBe(dates.weekDay('2026-11-30'));
  expect(dayWordsOf(dates, far.getTime(), NOW)).toBe(dates.day('2027-01-05'));
});
