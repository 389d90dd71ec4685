import { describe, expect, test } from 'vitest';
import {
  certaintyOfDay,
  LONG_DAY,
  OPEN_DAY,
  ROUGH_TIME,
  SHORT_DAY,
} from '#client/testing/certainty-samples.ts';
import { dateWords } from '#shared/domain/date-format.ts';
import { axisLabels, reachOf } from './axis-labels.ts';
import { dayScale } from './day-scale.ts';

const labelsOf = (day: typeof OPEN_DAY, clock: '12h' | '24h') =>
  axisLabels(dayScale(certaintyOfDay(day), dateWords({ locale: 'en-US', clock })));

test('labels a whole day at every sixth hour, without minutes', () => {
  const texts = (clock: '12h' | '24h') => labelsOf(OPEN_DAY, clock).map(({ text }) => text);
  expect(texts('12h')).toEqual(['midnight', '6 AM', 'noon', '6 PM', 'midnight']);
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
