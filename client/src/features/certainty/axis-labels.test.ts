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

test('labels given instants by the clock, the earlier of two that are close', () => {
  const scale = dayScale(certaintyOfDay(OPEN_DAY), dateWords({ locale: 'en-US', clock: '12h' }));
  const at = (time: string) => Date.parse(`1988-06-14T${time}+02:00`);
  const texts = (...times: string[]) => labelsAt(scale, times.map(at)).map(({ text }) => text);
  expect(texts('16:18:00', '07:41:00')).toEqual(['midnight', '7:41 AM', '4:18 PM', 'midnight']);
  expect(texts('12:40:00', '12:00:00')).toEqual(['midnight', '12 PM', 'midnight']);
  expect(texts('00:30:00', '23:30:00')).toEqual(['midnight', 'midnight']);
});
