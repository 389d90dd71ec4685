import { describe, expect, test } from 'vitest';
import { foldChoicesOf, offsetOfReading } from './place-readings.ts';

test.each([
  ['1980-06-01', '12:00', '1980-06-01T11:00:00Z', 3600],
  ['1980-06-01', '12:00', '1980-06-01T02:00:00.000Z', 36_000],
  ['1980-06-01', null, '1980-06-01T19:00:00Z', -25_200],
  ['1980-06-01', '', '1980-06-01T12:00:00Z', 0],
  ['1980-06-01', '12:00', '1980-05-31T20:00:00Z', 57_600],
  ['1980-06-01', '12:00', '1980-06-02T04:00:00Z', -57_600],
  ['1900-01-01', '00:30', '1899-12-31T23:37:00Z', 3180],
])('%s %s at %s is %i seconds from UTC', (date, time, utc, seconds) => {
  expect(offsetOfReading(date, time, utc)).toBe(seconds);
});

test.each([
  ['1980-02-30', '12:00', '1980-06-01T11:00:00Z'],
  ['1980-06-01', '25:00', '1980-06-01T11:00:00Z'],
  ['1980-06-01', '12:00', 'soon'],
  ['1980-06-01', '12:00', '1980-05-31T19:59:59Z'],
  ['1980-06-01', '12:00', '1980-06-02T04:00:01Z'],
  ['1900-03-03', '12:00', '1900-03-16T10:00:00Z'],
])('%s %s at %s has no offset', (date, time, utc) => {
  expect(offsetOfReading(date, time, utc)).toBeNull();
});

describe('the question which of two equal times is meant', () => {
  const TWICE = [
    { fold: 0, utc: '1980-10-26T00:30:00Z' },
    { fold: 1, utc: '1980-10-26T01:30:00Z' },
  ] as const;

  test('is asked with the offset of each', () => {
    expect(foldChoicesOf(TWICE, '1980-10-26', '01:30')).toMatchObject([
      { kind: 'fold', fold: 0, offsetSeconds: 3600 },
      { kind: 'fold', fold: 1, offsetSeconds: 0 },
    ]);
  });

  test('is not asked for a single reading, a gap or an unknown time', () => {
    expect(foldChoicesOf(TWICE.slice(0, 1), '1980-10-26', '01:30')).toEqual([]);
    expect(foldChoicesOf([], '1980-10-26', '01:30')).toEqual([]);
    expect(foldChoicesOf(TWICE, '1980-10-26', null)).toEqual([]);
    expect(foldChoicesOf(TWICE, '1980-10-26', '')).toEqual([]);
  });
});
