import { expect, test } from 'vitest';
import { designMoment } from './design-moment.ts';
import { astronomyEphemeris } from './ephemeris/astronomy.ts';
import { wrap180, wrap360 } from './wheel.ts';

const DAY = 86_400_000;

test('the Sun stood 88° back, 86.6 to 92.0 days before birth', () => {
  const { sunLongitude } = astronomyEphemeris();
  const days: number[] = [];
  for (let birth = Date.UTC(1999, 0, 1); birth < Date.UTC(2001, 0, 1); birth += 5.3 * DAY) {
    const sun = sunLongitude(birth);
    const design = designMoment(birth, sun, sunLongitude);
    // Half a millisecond of rounding is 6e-9°.
    expect(Math.abs(wrap180(sun - 88 - sunLongitude(design)))).toBeLessThan(1e-8);
    days.push((birth - design) / DAY);
  }
  expect(Math.min(...days)).toBeCloseTo(86.6, 1);
  expect(Math.max(...days)).toBeCloseTo(92.0, 1);
});

test('a Sun of even speed is found to the millisecond', () => {
  const evenSun = (utcMs: number) => wrap360(280 + (utcMs / DAY) * 0.9856);
  const birth = Date.UTC(1980, 5, 1);
  const expected = birth - (88 / 0.9856) * DAY;
  expect(Math.abs(designMoment(birth, evenSun(birth), evenSun) - expected)).toBeLessThanOrEqual(1);
});

test('a Sun that stands still is an error, not an endless search', () => {
  expect(() => designMoment(0, 100, () => 100)).toThrow(RangeError);
  expect(() => designMoment(0, 100, () => Number.NaN)).toThrow(RangeError);
});
