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
  axisText,
  clockAt,
  clockNote,
  clockText,
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

const TO_MIDNIGHT: SampleDay = {
  basis: 'tolerance',
  start: '1988-06-14T22:00:00+02:00',
  end: '1988-06-15T00:00:00+02:00',
  drawn: '1988-06-14T23:00:00+02:00',
};

describe('a share of the window', () => {
  test.each([
    [14.2 * HOUR_MS, '14 of 24 hours'],
    [44 * MINUTE_MS, '1 of 24 hours'],
    [20 * MINUTE_MS, '20 minutes of 24 hours'],
    [28_000, '28 seconds of 24 hours'],
    [23.8 * HOUR_MS, 'all but 12 minutes of 24 hours'],
    [24 * HOUR_MS, '24 of 24 hours'],
    [30 * MINUTE_MS, '1 of 24 hours'],
    [30 * MINUTE_MS - 1_000, '30 minutes of 24 hours'],
    [0, '0 seconds of 24 hours'],
    [22.4 * HOUR_MS, '22 of 24 hours'],
    [23.5 * HOUR_MS, '24 of 24 hours'],
    [23.5 * HOUR_MS + MINUTE_MS, 'all but 29 minutes of 24 hours'],
    [24 * HOUR_MS - 5_000, 'all but 5 seconds of 24 hours'],
  ])('of a day: %i ms', (ms, words) => {
    expect(shareWords(scaleOf(OPEN_DAY), ms)).toBe(words);
  });

  test('uses the real number of hours of the day', () => {
    expect(shareWords(scaleOf(SHORT_DAY), 13 * HOUR_MS)).toBe('13 of 23 hours');
    expect(shareWords(scaleOf(LONG_DAY), 13 * HOUR_MS)).toBe('13 of 25 hours');
  });

  test('keeps the half hour of a day whose clocks moved by half an hour', () => {
    const day = {
      start: '2000-03-26T00:00:00+11:00',
      end: '2000-03-27T00:00:00+10:30',
      drawn: '2000-03-26T12:00:00+10:30',
    };
    expect(shareWords(scaleOf(day), 13 * HOUR_MS)).toBe('13 of 24.5 hours');
  });

  test.each([
    [90, '90 of 180 minutes', '2 of 3 hours'],
    [10, '10 of 180 minutes', '10 minutes of 3 hours'],
  ])('of %i minutes is in hours from three hours on', (minutes, ofLess, ofThree) => {
    const start = Date.parse('1988-06-14T12:00:00Z');
    const scale = (lengthMs: number) => ({
      ...scaleOf(ROUGH_TIME),
      startMs: start,
      endMs: start + lengthMs,
      lengthMs,
    });
    expect(shareWords(scale(3 * HOUR_MS - 1), minutes * MINUTE_MS)).toBe(ofLess);
    expect(shareWords(scale(3 * HOUR_MS), minutes * MINUTE_MS)).toBe(ofThree);
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
  expect(lengthWords(59_400)).toBe('59 seconds');
  expect(lengthWords(MINUTE_MS)).toBe('1 minute');
  expect(lengthWords(59.4 * MINUTE_MS)).toBe('59 minutes');
  expect(lengthWords(59.6 * MINUTE_MS)).toBe('1 hour');
  expect(lengthWords(3 * HOUR_MS + 8 * MINUTE_MS)).toBe('3 hours 8 minutes');
  expect(lengthWords(0)).toBe('0 seconds');
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

  test('keeps no seconds where the same instant is asked for twice', () => {
    expect(short(OPEN_DAY, '1988-06-14T14:07:10+02:00', '1988-06-14T14:07:10+02:00')).toEqual([
      '2:07 PM',
      '2:07 PM',
    ]);
  });

  test('at an end of the axis is midnight for a day alone', () => {
    const day = scaleOf(OPEN_DAY);
    expect([day.startMs, day.endMs].map((utcMs) => axisText(day, utcMs))).toEqual([
      'midnight',
      'midnight',
    ]);
    expect(axisText(day, Date.parse('1988-06-14T14:07:50+02:00'))).toBe('2:07 PM');
    const german = scaleOf(OPEN_DAY, dateWords({ locale: 'de', clock: null }));
    expect([german.startMs, german.endMs].map((utcMs) => axisText(german, utcMs))).toEqual([
      '00:00',
      '24:00',
    ]);
    const window = scaleOf(TO_MIDNIGHT);
    expect(axisText(window, window.startMs)).toBe('10:00 PM');
    expect(axisText(window, window.endMs)).toBe('12:00 AM');
  });

  test('names the day of a midnight that ends a window, not a day', () => {
    const window = scaleOf(TO_MIDNIGHT);
    expect(clockText(window, window.endMs)).toBe('12:00 AM on June 15');
    expect(exactClockText(window, window.endMs)).toBe('12:00:00 AM on June 15');
    const day = scaleOf(OPEN_DAY);
    expect(clockText(day, day.endMs)).toBe('midnight');
    expect(clockText(day, day.endMs - 1_000)).toBe('11:59 PM');
  });

  test('is typed as date and time to the minute', () => {
    const window = scaleOf(ROUGH_TIME);
    expect(clockAt(window, window.startMs)).toEqual({ date: '1988-06-14', time: '22:40' });
    expect(clockAt(window, Date.parse('1988-06-15T00:10:59-05:00'))).toEqual({
      date: '1988-06-15',
      time: '00:10',
    });
    const long = scaleOf(LONG_DAY);
    expect(clockAt(long, Date.parse('2000-10-29T08:00:00+01:00'))).toEqual({
      date: '2000-10-29',
      time: '08:00',
    });
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

  // The last instant known to be before the change, and the first known to be after it.
  const BEFORE = Date.parse('2000-10-29T02:30:00+02:00');
  const AFTER = Date.parse('2000-10-29T02:30:40+01:00');

  test.each([
    ['an hour before the last reading', BEFORE - HOUR_MS, '1:30:00 AM'],
    ['a second later', BEFORE - HOUR_MS + 1_000, '1:30:01 AM (before the clocks went back)'],
    ['at that reading', BEFORE, '2:30:00 AM (before the clocks went back)'],
    ['at the first one after', AFTER, '2:30:40 AM (after the clocks went back)'],
    [
      'a second less than an hour later',
      AFTER + HOUR_MS - 1_000,
      '3:30:39 AM (after the clocks went back)',
    ],
    ['an hour later', AFTER + HOUR_MS, '3:30:40 AM'],
  ])('may be one of two equal ones: %s', (_, utcMs, text) => {
    expect(exactClockText(scaleOf(LONG_DAY), utcMs)).toBe(text);
  });

  test('is never one of two where clocks went forward', () => {
    expect(short(SHORT_DAY, '2000-03-26T00:44:19+01:00', '2000-03-26T04:46:07+02:00')).toEqual([
      '12:44 AM',
      '4:46 AM',
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

  test('has nothing to say of the start of a window', () => {
    expect(note(TO_MIDNIGHT)).toBe('Times are local to the birthplace on June 14, 1988.');
  });

  test('says which way clocks went within a window', () => {
    const day: SampleDay = {
      basis: 'tolerance',
      start: '2000-03-26T01:30:00+01:00',
      end: '2000-03-26T03:30:00+02:00',
      drawn: '2000-03-26T01:45:00+01:00',
    };
    expect(note(day)).toMatch(/ The clocks were put forward by 1 hour within this time\.$/);
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
