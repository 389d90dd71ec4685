import { describe, expect, test } from 'vitest';
import {
  certaintyOfDay,
  LONG_DAY,
  OPEN_DAY,
  ROUGH_TIME,
  type SampleDay,
  SHORT_DAY,
} from '#client/testing/certainty-samples.ts';
import { AMERICAN_DATES } from '#shared/domain/date-format.ts';
import {
  clockChange,
  dayScale,
  fractionAt,
  instantOfMinute,
  lastMinute,
  offsetsAt,
  percent,
  ticksOf,
} from './day-scale.ts';

const HOUR_MS = 3_600_000;
const scaleOf = (day: SampleDay) => dayScale(certaintyOfDay(day), AMERICAN_DATES);
const ticks = (day: SampleDay) => {
  const scale = scaleOf(day);
  return ticksOf(scale).map(({ utcMs, time }) => [
    time,
    Math.round(fractionAt(scale, utcMs) * scale.lengthMs) / HOUR_MS,
  ]);
};

test('a day has a mark at every sixth hour between its ends', () => {
  expect(ticks(OPEN_DAY)).toEqual([
    ['06:00', 6],
    ['12:00', 12],
    ['18:00', 18],
  ]);
});

describe('a day with a clock change', () => {
  test('is an hour shorter in spring, with marks where the clock showed them', () => {
    expect(scaleOf(SHORT_DAY).lengthMs).toBe(23 * HOUR_MS);
    expect(ticks(SHORT_DAY)).toEqual([
      ['06:00', 5],
      ['12:00', 11],
      ['18:00', 17],
    ]);
    expect(clockChange(scaleOf(SHORT_DAY))).toEqual({
      shiftMs: HOUR_MS,
      afterMs: Date.parse('2000-03-26T00:44:19+01:00'),
      untilMs: Date.parse('2000-03-26T04:46:07+02:00'),
    });
  });

  test('is an hour longer in autumn', () => {
    expect(scaleOf(LONG_DAY).lengthMs).toBe(25 * HOUR_MS);
    expect(ticks(LONG_DAY)).toEqual([
      ['06:00', 7],
      ['12:00', 13],
      ['18:00', 19],
    ]);
    expect(clockChange(scaleOf(LONG_DAY))?.shiftMs).toBe(-HOUR_MS);
  });

  test('has no marks where the offset is unknown', () => {
    expect(ticks({ ...SHORT_DAY, flips: [], attributes: {} })).toEqual([
      ['12:00', 11],
      ['18:00', 17],
    ]);
  });

  test('has two possible offsets between the readings before and after the change', () => {
    const scale = scaleOf(SHORT_DAY);
    const offsets = (clock: string) =>
      offsetsAt(scale, Date.parse(clock)).map((ms) => ms / HOUR_MS);
    expect(offsets('2000-03-26T00:30:00+01:00')).toEqual([1]);
    expect(offsets('2000-03-26T01:30:00+01:00')).toEqual([1, 2]);
    expect(offsets('2000-03-26T09:00:00+02:00')).toEqual([2]);
    const change = clockChange(scale);
    for (const [edge, hours] of [
      [change?.afterMs, 1],
      [change?.untilMs, 2],
    ] as const) {
      expect(offsetsAt(scale, edge ?? 0)).toEqual([hours * HOUR_MS]);
    }
  });
});

describe('an approximate time', () => {
  test('has its marks at half hours, beyond midnight too', () => {
    expect(ticks(ROUGH_TIME).map(([time]) => time)).toEqual(['23:30', '00:00']);
  });

  test('ends with the stated minute', () => {
    const scale = scaleOf(ROUGH_TIME);
    expect(lastMinute(scale)).toBe(120);
    expect(instantOfMinute(scale, 120)).toBe(Date.parse('1988-06-15T00:40:00-05:00'));
  });
});

test('the last minute of a day is 23:59', () => {
  expect(lastMinute(scaleOf(OPEN_DAY))).toBe(23 * 60 + 59);
});

test('instants outside the window are clamped to its ends', () => {
  const scale = scaleOf(OPEN_DAY);
  expect(fractionAt(scale, scale.startMs - 1)).toBe(0);
  expect(fractionAt(scale, scale.endMs + 1)).toBe(1);
});

test('lengths are rounded percentages', () => {
  expect(percent(1 / 3)).toBe('33.333%');
  expect(percent(0.5)).toBe('50%');
});
