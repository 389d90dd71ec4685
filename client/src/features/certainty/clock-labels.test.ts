import { describe, expect, test } from 'vitest';
import {
  certaintyOfDay,
  LONG_DAY,
  OPEN_DAY,
  ROUGH_TIME,
  type SampleDay,
  SHORT_DAY,
} from '#client/testing/certainty-samples.ts';
import { AMERICAN_DATES, dateWords } from '#shared/domain/date-format.ts';
import {
  clockNote,
  clockTexts,
  exactClockText,
  lengthWords,
  readingText,
  shareWords,
} from './clock-labels.ts';
import { dayScale } from './day-scale.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const scaleOf = (day: SampleDay, dates = AMERICAN_DATES) => dayScale(certaintyOfDay(day), dates);
const short = (day: SampleDay, ...clocks: string[]) =>
  clockTexts(
    scaleOf(day),
    clocks.map((clock) => Date.parse(clock)),
  );

describe('a share of the window', () => {
  test.each([
    [14.2 * HOUR_MS, '14 of 24 hours'],
    [44 * MINUTE_MS, '1 of 24 hours'],
    [20 * MINUTE_MS, '20 minutes of 24 hours'],
    [28_000, '28 seconds of 24 hours'],
    [23.8 * HOUR_MS, 'all but 12 minutes of 24 hours'],
    [24 * HOUR_MS, '24 of 24 hours'],
  ])('of a day: %i ms', (ms, words) => {
    expect(shareWords(scaleOf(OPEN_DAY), ms)).toBe(words);
  });

  test('uses the real number of hours of the day', () => {
    expect(shareWords(scaleOf(SHORT_DAY), 13 * HOUR_MS)).toBe('13 of 23 hours');
    expect(shareWords(scaleOf(LONG_DAY), 13 * HOUR_MS)).toBe('13 of 25 hours');
  });

  test('is in minutes for an approximate time', () => {
    expect(shareWords(scaleOf(ROUGH_TIME), 56.3 * MINUTE_MS)).toBe('56 of 120 minutes');
    expect(shareWords(scaleOf(ROUGH_TIME), 9_000)).toBe('9 seconds of 120 minutes');
  });
});

test('formats a length in hours and minutes, a very short one in seconds', () => {
  expect(lengthWords(9 * HOUR_MS)).toBe('9 hours');
  expect(lengthWords(HOUR_MS + MINUTE_MS)).toBe('1 hour 1 minute');
  expect(lengthWords(59_600)).toBe('1 minute');
  expect(lengthWords(1_000)).toBe('1 second');
});

describe('a clock time', () => {
  test('is truncated to the minute, like on a clock without seconds', () => {
    expect(short(OPEN_DAY, '1988-06-14T09:00:28+02:00', '1988-06-14T14:07:50+02:00')).toEqual([
      '9:00 AM',
      '2:07 PM',
    ]);
  });

  test('keeps its seconds where two would look the same', () => {
    expect(
      short(
        OPEN_DAY,
        '1988-06-14T00:00:20+02:00',
        '1988-06-14T14:07:10+02:00',
        '1988-06-14T14:07:50+02:00',
      ),
    ).toEqual(['12:00:20 AM', '2:07:10 PM', '2:07:50 PM']);
  });

  test('is midnight at the end of the day, or 24:00', () => {
    const scale = scaleOf(OPEN_DAY);
    expect(exactClockText(scale, scale.startMs)).toBe('12:00:00 AM');
    expect(exactClockText(scale, scale.endMs)).toBe('midnight');
    expect(clockTexts(scale, [scale.endMs])).toEqual(['midnight']);
    const german = scaleOf(OPEN_DAY, dateWords({ locale: 'de', clock: null }));
    expect(exactClockText(german, german.endMs)).toBe('24:00:00');
    expect(clockTexts(german, [german.endMs])).toEqual(['24:00']);
    expect(clockNote(german)).toMatch(/ on 14\. Juni 1988\.$/);
  });

  test('names the day when it differs from the day of birth', () => {
    const scale = scaleOf(ROUGH_TIME);
    expect(short(ROUGH_TIME, '1988-06-15T00:10:05-05:00')).toEqual(['12:10 AM on June 15']);
    expect(exactClockText(scale, scale.startMs)).toBe('10:40:00 PM');
    expect(exactClockText(scale, scale.endMs)).toBe('12:40:00 AM on June 15');
    expect(readingText(scale, scale.endMs)).toBe('12:40 AM on June 15');
  });

  test('says which of two equal times it is when clocks go back', () => {
    expect(
      short(
        LONG_DAY,
        '2000-10-29T01:00:00+02:00',
        '2000-10-29T02:30:00+02:00',
        '2000-10-29T02:30:40+01:00',
        '2000-10-29T08:00:00+01:00',
      ),
    ).toEqual([
      '1:00 AM',
      '2:30 AM (before the clocks went back)',
      '2:30 AM (after the clocks went back)',
      '8:00 AM',
    ]);
  });

  test('has two readings where it is unknown whether the clocks had changed yet', () => {
    const scale = scaleOf(SHORT_DAY);
    expect(readingText(scale, Date.parse('2000-03-26T01:30:00+01:00'))).toBe('1:30 AM or 2:30 AM');
    expect(readingText(scale, Date.parse('2000-03-26T09:30:00+02:00'))).toBe('9:30 AM');
  });
});

describe('the note on the clock', () => {
  const note = (day: SampleDay) => clockNote(scaleOf(day));

  test('names the day', () => {
    expect(note(OPEN_DAY)).toBe('Times are local to the birthplace on June 14, 1988.');
  });

  test('says how long a day with a clock change was', () => {
    expect(note(SHORT_DAY)).toMatch(
      /The clocks were put forward by 1 hour on this day, so it had 23 hours\.$/,
    );
    expect(note(LONG_DAY)).toMatch(
      /The clocks were put back by 1 hour on this day, so it had 25 hours\.$/,
    );
  });

  test('handles days that did not begin at midnight', () => {
    const day = {
      start: '2010-10-17T01:00:00-02:00',
      end: '2010-10-18T00:00:00-02:00',
      drawn: '2010-10-17T12:00:00-02:00',
    };
    expect(note(day)).toMatch(/it began at 1:00:00 AM and had 23 hours\.$/);
  });

  test('names the window for an approximate time', () => {
    const day: SampleDay = {
      basis: 'tolerance',
      start: '2000-10-29T02:30:00+02:00',
      end: '2000-10-29T03:30:00+01:00',
      drawn: '2000-10-29T02:30:00+01:00',
    };
    expect(note(day)).toMatch(/The clocks were put back by 1 hour within this time\.$/);
    expect(note(ROUGH_TIME)).toMatch(/June 14, 1988\.$/);
  });
});
