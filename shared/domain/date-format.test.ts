import { describe, expect, test } from 'vitest';
import type { Clock } from './clock.ts';
import { dateWords } from './date-format.ts';

const BIRTH = ['1987-06-14', '14:25'] as const;

const STYLES: readonly (readonly [
  locale: string,
  clock: Clock | null,
  dayTime: string,
  afterMidnight: string,
  noonWithSeconds: string,
])[] = [
  ['en-US', null, 'June 14, 1987, 2:25 PM', '12:05 AM', '12:00:09 PM'],
  ['en-US', '24h', 'June 14, 1987, 14:25', '00:05', '12:00:09'],
  ['en-GB', null, '14 June 1987, 14:25', '00:05', '12:00:09'],
  ['en-GB', '12h', '14 June 1987, 2:25 pm', '12:05 am', '12:00:09 pm'],
  ['de', null, '14. Juni 1987, 14:25', '00:05', '12:00:09'],
  ['de', '12h', '14. Juni 1987, 2:25 PM', '12:05 AM', '12:00:09 PM'],
  ['ja', null, '1987年6月14日 14:25', '00:05', '12:00:09'],
  ['ja', '12h', '1987年6月14日 午後2:25', '午前12:05', '午後12:00:09'],
];

test.each(STYLES)(
  'formats a birth in %s with the clock %s',
  (locale, clock, dayTime, midnight, noon) => {
    const words = dateWords({ locale, clock });
    expect(words.dayTime(...BIRTH)).toBe(dayTime);
    expect(words.time('00:05')).toBe(midnight);
    expect(words.time('12:00:09')).toBe(noon);
  },
);

test.each([
  ['en-US', 'June 14, 1987', 'Jun 14, 1987', 'June 14'],
  ['en-GB', '14 June 1987', '14 Jun 1987', '14 June'],
  ['de', '14. Juni 1987', '14. Juni 1987', '14. Juni'],
  ['ja', '1987年6月14日', '1987年6月14日', '6月14日'],
])('formats a day without a time in %s', (locale, day, shortDay, monthDay) => {
  const words = dateWords({ locale, clock: null });
  expect(words.day(BIRTH[0])).toBe(day);
  expect(words.shortDay(BIRTH[0])).toBe(shortDay);
  expect(words.monthDay(BIRTH[0])).toBe(monthDay);
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])(
  'neither a day nor a clock time shifts for a reader in %s',
  (timeZone) => {
    const words = dateWords({ locale: 'en-US', clock: null, timeZone });
    expect(words.dayTime('1850-01-01', '00:00')).toBe('January 1, 1850, 12:00 AM');
    expect(words.dayTime('2000-12-31', '23:59')).toBe('December 31, 2000, 11:59 PM');
  },
);

test('formats an instant in the reader’s zone, or in UTC on request', () => {
  const iso = '1987-06-14T04:25:00.000Z';
  const sydney = dateWords({ locale: 'en-US', clock: null, timeZone: 'Australia/Sydney' });
  expect(sydney.instant(iso)).toBe('June 14, 1987, 2:25 PM');
  expect(sydney.instantDay(iso)).toBe('June 14, 1987');
  expect(sydney.utc(iso)).toBe('June 14, 1987, 4:25 AM UTC');
  const losAngeles = dateWords({ locale: 'de', clock: null, timeZone: 'America/Los_Angeles' });
  expect(losAngeles.instant(iso)).toBe('13. Juni 1987, 21:25');
  expect(losAngeles.utc(iso)).toBe('14. Juni 1987, 04:25 UTC');
});

test('returns an invalid date unchanged, and does not format a missing instant as 1970', () => {
  const words = dateWords({ locale: 'en-US', clock: null });
  expect(words.day('soon')).toBe('soon');
  expect(words.time('unknown')).toBe('unknown');
  expect(words.time('25:00')).toBe('25:00');
  for (const missing of [null, undefined, '', 'never']) {
    expect(words.instant(missing)).toBe('Unknown');
    expect(words.instantDay(missing)).toBe('Unknown');
    expect(words.ago(missing, new Date())).toBe('Unknown');
  }
});

test.each(['th', 'fa', 'ar-SA', 'ar-EG'])(
  'years count in the calendar of the chart, and digits are its own, in %s',
  (locale) => {
    expect(dateWords({ locale, clock: null }).dayTime(...BIRTH)).toMatch(/14.*1987/);
  },
);

test.each(['', 'no such locale', 'xx-YY'])(
  'falls back to American English for the unknown locale %j',
  (locale) => {
    expect(dateWords({ locale, clock: null }).dayTime(...BIRTH)).toBe('June 14, 1987, 2:25 PM');
  },
);

describe('a recent instant', () => {
  const NOW = new Date('2026-11-22T12:00:00Z');
  const ago = (iso: string, locale = 'en-US', now = NOW) =>
    dateWords({ locale, clock: null, timeZone: 'UTC' }).ago(iso, now);

  test.each([
    ['2026-11-22T12:00:30Z', 'just now'],
    ['2026-11-22T12:01:00Z', 'just now'],
    ['2026-11-22T12:01:01Z', 'November 22, 2026'],
    ['2026-11-22T11:59:10Z', 'just now'],
    ['2026-11-22T11:58:01Z', 'just now'],
    ['2026-11-22T11:58:00Z', '2 minutes ago'],
    ['2026-11-22T11:00:01Z', '59 minutes ago'],
    ['2026-11-22T11:00:00Z', '1 hour ago'],
    ['2026-11-22T00:01:00Z', '11 hours ago'],
    ['2026-11-21T23:59:00Z', 'yesterday'],
    ['2026-11-21T00:00:00Z', 'yesterday'],
    ['2026-11-20T23:00:00Z', '2 days ago'],
    ['2026-11-16T00:00:00Z', '6 days ago'],
    ['2026-11-15T23:59:00Z', 'November 15, 2026'],
    ['2026-11-22T12:02:00Z', 'November 22, 2026'],
  ])('%s at noon is %s', (iso, words) => {
    expect(ago(iso)).toBe(words);
  });

  test('of last night is in hours', () => {
    const now = new Date('2026-11-22T00:30:00Z');
    expect(ago('2026-11-21T23:10:00Z', 'en-US', now)).toBe('1 hour ago');
    expect(ago('2026-11-21T18:30:01Z', 'en-US', now)).toBe('5 hours ago');
    expect(ago('2026-11-21T18:30:00Z', 'en-US', now)).toBe('yesterday');
  });

  test('is counted in the days of the reader', () => {
    const iso = '2026-11-22T00:30:00Z';
    const agoIn = (timeZone: string) =>
      dateWords({ locale: 'en-US', clock: null, timeZone }).ago(iso, NOW);
    expect(agoIn('Australia/Sydney')).toBe('11 hours ago');
    expect(agoIn('America/New_York')).toBe('yesterday');
    expect(agoIn('Pacific/Kiritimati')).toBe('yesterday');
  });

  test('counts the days of months of different lengths', () => {
    const now = new Date('2026-03-01T12:00:00Z');
    expect(ago('2026-02-28T09:00:00Z', 'en-US', now)).toBe('yesterday');
    expect(ago('2026-02-24T09:00:00Z', 'en-US', now)).toBe('5 days ago');
  });

  test('of this minute has its own word in each language', () => {
    expect(ago('2026-11-22T11:59:10Z', 'en-GB')).toBe('just now');
    expect(ago('2026-11-22T11:59:10Z', 'de')).toBe('jetzt');
  });

  test('follows the locale', () => {
    expect(ago('2026-11-21T09:00:00Z', 'de')).toBe('gestern');
    expect(ago('2026-11-22T11:58:00Z', 'ja')).toBe('2 分前');
    expect(ago('2026-11-15T00:00:00Z', 'en-GB')).toBe('15 November 2026');
  });
});

test('puts words before a time as a date would stand there', () => {
  expect(dateWords({ locale: 'en-US', clock: null }).timed('Monday', '14:25')).toBe(
    'Monday, 2:25 PM',
  );
});
