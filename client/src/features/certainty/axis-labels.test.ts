import { describe, expect, test } from 'vitest';
import {
  certaintyOfDay,
  LONG_DAY,
  OPEN_DAY,
  ROUGH_TIME,
  SHORT_DAY,
} from '#client/testing/certainty-samples.ts';
import { dateWords } from '#shared/domain/date-format.ts';
import { axisLabels, labelsAt, reachOf } from './axis-labels.ts';
import { dayScale } from './day-scale.ts';

const labelsOf = (day: typeof OPEN_DAY, clock: '12h' | '24h') =>
  axisLabels(dayScale(certaintyOfDay(day), dateWords({ locale: 'en-US', clock })));

test('labels a whole day at every sixth hour, without minutes', () => {
  const texts = (clock: '12h' | '24h') => labelsOf(OPEN_DAY, clock).map(({ text }) => text);
  expect(texts('12h')).toEqual(['midnight', '6 AM', '12 PM', '6 PM', 'midnight']);
  expect(texts('24h')).toEqual(['00:00', '06:00', '12:00', '18:00', '24:00']);
});

describe.each(['12h', '24h'] as const)('with a clock of %s', (clock) => {
  test.each([
    ['a day', OPEN_DAY],
    ['a short day', SHORT_DAY],
    ['a long day', LONG_DAY],
    ['a rough time', ROUGH_TIME],
  ])('labels of %s do not overlap on a phone', (_, day) => {
    const reaches = labelsOf(day, clock).map((label) => reachOf(label));
    for (const [index, [from]] of reaches.entries()) {
      expect(from).toBeGreaterThanOrEqual(reaches[index - 1]?.[1] ?? 0);
    }
  });
});

describe('labels of given instants', () => {
  const textsOf = (clock: '12h' | '24h', ...times: string[]) => {
    const scale = dayScale(certaintyOfDay(OPEN_DAY), dateWords({ locale: 'en-US', clock }));
    const instants = times.map((time) => Date.parse(`1988-06-14T${time}:00+02:00`));
    return labelsAt(scale, instants).map(({ text }) => text);
  };

  test.each([
    [
      ['16:18', '07:41'],
      ['7:41 AM', '4:18 PM'],
    ],
    [['12:00', '12:40'], ['12, 12:40 PM']],
    [['16:18', '17:29', '19:17'], ['4:18, 5:29, 7:17 PM']],
    [['11:30', '12:30'], ['11:30 AM, 12:30 PM']],
  ])('%j on a 12-hour clock: %j', (times, texts) => {
    expect(textsOf('12h', ...times)).toEqual(texts);
  });

  test('stand where they happen, moved inward only at the ends', () => {
    const scale = dayScale(certaintyOfDay(OPEN_DAY), dateWords({ locale: 'en-US', clock: '12h' }));
    const at = (time: string) => Date.parse(`1988-06-14T${time}:00+02:00`);
    const labels = labelsAt(scale, [at('00:10'), at('16:48'), at('23:50')]);
    const [first, second, last] = labels.map((label) => reachOf(label));
    expect(labels[1]?.fraction).toBeCloseTo(0.7, 5);
    expect(first?.[0]).toBeCloseTo(0, 5);
    expect(second?.[1]).toBeLessThan(last?.[0] ?? 0);
    expect(last?.[1]).toBeCloseTo(270, 5);
  });

  test('on a 24-hour clock share no half of the day', () => {
    expect(textsOf('24h', '16:18', '17:29')).toEqual(['16:18, 17:29']);
  });

  test('too many to fit are left out', () => {
    const times = ['02:10', '05:20', '08:30', '11:40', '13:50', '16:10', '18:20', '20:30'];
    expect(textsOf('12h', ...times)).toEqual([]);
  });
});
