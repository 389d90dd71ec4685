import { expect, test } from 'vitest';
import { checkedWindow, MAX_WINDOW_HOURS, windowAround } from './window.ts';

const NOON = Date.UTC(1984, 3, 1, 12);
const MS_PER_HOUR = 3_600_000;

test('a tolerance reaches as far back as on, both ends included', () => {
  expect(windowAround(NOON, 30)).toEqual({
    startUtcMs: Date.UTC(1984, 3, 1, 11, 30),
    endUtcMs: Date.UTC(1984, 3, 1, 12, 30) + 1,
  });
});

test('a tolerance of 0 minutes is the one instant', () => {
  expect(windowAround(NOON, 0)).toEqual({ startUtcMs: NOON, endUtcMs: NOON + 1 });
});

test('tolerances that are none are refused', () => {
  for (const minutes of [-1, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => windowAround(NOON, minutes)).toThrow(RangeError);
  }
});

test('windows up to the longest are taken, without what else the object holds', () => {
  const window = { startUtcMs: NOON, endUtcMs: NOON + MAX_WINDOW_HOURS * MS_PER_HOUR };
  expect(checkedWindow({ ...window, kind: 'day' } as typeof window)).toEqual(window);
  expect(checkedWindow(windowAround(NOON, 720))).toEqual(windowAround(NOON, 720));
});

test.each([
  ['empty', NOON, NOON, 'end after its start'],
  ['reversed', NOON, NOON - 1, 'end after its start'],
  ['too long', NOON, NOON + MAX_WINDOW_HOURS * MS_PER_HOUR + 1, 'at most 49 hours'],
  ['fractional', NOON + 0.5, NOON + 5, 'whole milliseconds'],
  ['endless', NOON, Number.POSITIVE_INFINITY, 'whole milliseconds'],
  ['no number', Number.NaN, NOON, 'whole milliseconds'],
])('a window that is %s is refused', (_, startUtcMs, endUtcMs, message) => {
  const check = () => checkedWindow({ startUtcMs, endUtcMs });
  expect(check).toThrow(RangeError);
  expect(check).toThrow(message);
});
