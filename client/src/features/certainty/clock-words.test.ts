import { describe, expect, test } from 'vitest';
import {
  certaintyOfDay,
  LONG_DAY,
  OPEN_DAY,
  ROUGH_TIME,
  type SampleDay,
  SHORT_DAY,
} from '#client/testing/certainty-samples.ts';
import {
  clockNote,
  clockTexts,
  exactClockText,
  lengthWords,
  readingText,
  shareWords,
} from './clock-words.ts';
import { dayScale } from './day-scale.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const scaleOf = (day: SampleDay) => dayScale(certaintyOfDay(day));
const short = (day: SampleDay, ...clocks: string[]) =>
  clockTexts(
    scaleOf(day),
    clocks.map((clock) => Date.parse(clock)),
  );

describe('a share in words', () => {
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

  test('counts the hours that the day really had', () => {
    expect(shareWords(scaleOf(SHORT_DAY), 13 * HOUR_MS)).toBe('13 of 23 hours');
    expect(shareWords(scaleOf(LONG_DAY), 13 * HOUR_MS)).toBe('13 of 25 hours');
  });

  test('is told in minutes of a time that is roughly known', () => {
    expect(shareWords(scaleOf(ROUGH_TIME), 56.3 * MINUTE_MS)).toBe('56 of 120 minutes');
    expect(shareWords(scaleOf(ROUGH_TIME), 9_000)).toBe('9 seconds of 120 minutes');
  });
});

test('a length is told in hours and minutes, a very short one in seconds', () => {
  expect(lengthWords(9 * HOUR_MS)).toBe('9 hours');
  expect(lengthWords(HOUR_MS + MINUTE_MS)).toBe('1 hour 1 minute');
  expect(lengthWords(59_600)).toBe('1 minute');
  expect(lengthWords(1_000)).toBe('1 second');
});

describe('a clock time', () => {
  test('is cut to the minute, as a clock without seconds shows it', () => {
    expect(short(OPEN_DAY, '1988-06-14T09:00:28+02:00', '1988-06-14T14:07:50+02:00')).toEqual([
      '09:00',
      '14:07',
    ]);
  });

  test('keeps its seconds where two would read alike', () => {
    expect(
      short(
        OPEN_DAY,
        '1988-06-14T00:00:20+02:00',
        '1988-06-14T14:07:10+02:00',
        '1988-06-14T14:07:50+02:00',
      ),
    ).toEqual(['00:00:20', '14:07:10', '14:07:50']);
  });

  test('is 24:00 at the end of the day', () => {
    const scale = scaleOf(OPEN_DAY);
    expect(exactClockText(scale, scale.startMs)).toBe('00:00:00');
    expect(exactClockText(scale, scale.endMs)).toBe('24:00:00');
    expect(clockTexts(scale, [scale.endMs])).toEqual(['24:00']);
  });

  test('names the day when it is not that of the birth', () => {
    const scale = scaleOf(ROUGH_TIME);
    expect(short(ROUGH_TIME, '1988-06-15T00:10:05-05:00')).toEqual(['00:10 on 15 June']);
    expect(exactClockText(scale, scale.startMs)).toBe('22:40:00');
    expect(exactClockText(scale, scale.endMs)).toBe('00:40:00 on 15 June');
    expect(readingText(scale, scale.endMs)).toBe('00:40 on 15 June');
  });

  test('says which of two equal times it is on the day when clocks go back', () => {
    expect(
      short(
        LONG_DAY,
        '2000-10-29T01:00:00+02:00',
        '2000-10-29T02:30:00+02:00',
        '2000-10-29T02:30:40+01:00',
        '2000-10-29T08:00:00+01:00',
      ),
    ).toEqual([
      '01:00',
      '02:30 (before the clocks went back)',
      '02:30 (after the clocks went back)',
      '08:00',
    ]);
  });

  test('has two readings where it is unknown whether the clocks had been changed', () => {
    const scale = scaleOf(SHORT_DAY);
    expect(readingText(scale, Date.parse('2000-03-26T01:30:00+01:00'))).toBe('01:30 or 02:30');
    expect(readingText(scale, Date.parse('2000-03-26T09:30:00+02:00'))).toBe('09:30');
  });
});

describe('the note on the clock', () => {
  const note = (day: SampleDay) => clockNote(scaleOf(day));

  test('names the day', () => {
    expect(note(OPEN_DAY)).toBe('Times are those of a clock at the birthplace on 14 June 1988.');
  });

  test('says how long a day with a change of the clocks was', () => {
    expect(note(SHORT_DAY)).toMatch(
      /The clocks were put forward by 1 hour on this day, so it had 23 hours\.$/,
    );
    expect(note(LONG_DAY)).toMatch(
      /The clocks were put back by 1 hour on this day, so it had 25 hours\.$/,
    );
  });

  test('knows days that did not begin at midnight', () => {
    const day = {
      start: '2010-10-17T01:00:00-02:00',
      end: '2010-10-18T00:00:00-02:00',
      drawn: '2010-10-17T12:00:00-02:00',
    };
    expect(note(day)).toMatch(/it began at 01:00:00 and had 23 hours\.$/);
  });

  test('speaks of the window when the time is roughly known', () => {
    const day: SampleDay = {
      basis: 'tolerance',
      start: '2000-10-29T02:30:00+02:00',
      end: '2000-10-29T03:30:00+01:00',
      drawn: '2000-10-29T02:30:00+01:00',
    };
    expect(note(day)).toMatch(/The clocks were put back by 1 hour within this time\.$/);
    expect(note(ROUGH_TIME)).toMatch(/14 June 1988\.$/);
  });
});
