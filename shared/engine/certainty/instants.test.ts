import { expect, test } from 'vitest';
import { firstInstant, peakInstant } from './instants.ts';

/** Runs `firstInstant` and counts the calls. */
function search(start: number, end: number, valueAt: (utcMs: number) => number) {
  let calls = 0;
  const found = firstInstant(
    { utcMs: start, value: valueAt(start) },
    { utcMs: end, value: valueAt(end) },
    (utcMs) => {
      calls++;
      return valueAt(utcMs);
    },
  );
  return { found, calls };
}

test('the first millisecond past the edge is found in few calls on a nearly straight curve', () => {
  for (const root of [0.2, 17.5, 1_800_000.25, 3_599_998.9]) {
    const moon = (utcMs: number) => {
      const days = (utcMs - root) / 86_400_000;
      return 13.2 * days + 0.25 * days * days;
    };
    const { found, calls } = search(0, 3_600_000, moon);
    expect(found).toBe(Math.ceil(root));
    expect(calls).toBeLessThanOrEqual(5);
  }
});

test('an instant on the edge itself counts as past it', () => {
  expect(search(0, 1000, (utcMs) => utcMs - 400).found).toBe(400);
  expect(search(0, 1000, (utcMs) => utcMs - 1000).found).toBe(1000);
});

test('neighboring milliseconds need no call', () => {
  expect(search(7, 8, (utcMs) => utcMs - 7.5)).toEqual({ found: 8, calls: 0 });
});

test('curves that regula falsi creeps along are searched as fast as by halving', () => {
  const steep = (utcMs: number) => (utcMs < 3_599_000 ? -1e-9 : 1e9);
  const flat = (utcMs: number) => ((utcMs - 1_234_567) / 3_600_000) ** 9;
  for (const [curve, root] of [
    [steep, 3_599_000],
    [flat, 1_234_567],
  ] as const) {
    const { found, calls } = search(0, 3_600_000, curve);
    expect(found).toBe(root);
    expect(calls).toBeLessThan(5 * 22);
  }
});

test('a peak is found to the resolution asked for, also at the ends', () => {
  for (const peak of [0, 3, 500_000, 7_199_999]) {
    const found = peakInstant(0, 7_200_000, 1000, (utcMs) => -((utcMs - peak) ** 2));
    expect(Math.abs(found - peak)).toBeLessThanOrEqual(1000);
  }
});
