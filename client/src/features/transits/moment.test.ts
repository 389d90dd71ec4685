import { expect, test } from 'vitest';
import { EPHEMERIS_FIRST_MS, EPHEMERIS_LAST_MS } from '#shared/engine/ephemeris/port.ts';
import {
  endAfter,
  FIRST_MOMENT_MS,
  fieldOf,
  isShownMoment,
  LAST_MOMENT_MS,
  momentIn,
  shownMoment,
} from './moment.ts';

const FIVE_DAYS_MS = 5 * 86_400_000;

test('shows moments up to five days from either end of the positions', () => {
  expect(FIRST_MOMENT_MS - EPHEMERIS_FIRST_MS).toBe(FIVE_DAYS_MS);
  expect(EPHEMERIS_LAST_MS - LAST_MOMENT_MS).toBe(FIVE_DAYS_MS);
});

test.each([
  ['a moment too early', FIRST_MOMENT_MS - 1, false, FIRST_MOMENT_MS],
  ['the first moment', FIRST_MOMENT_MS, true, FIRST_MOMENT_MS],
  ['a moment between', 0, true, 0],
  ['the last moment', LAST_MOMENT_MS, true, LAST_MOMENT_MS],
  ['a moment too late', LAST_MOMENT_MS + 1, false, LAST_MOMENT_MS],
])('%s is shown or brought to the nearest that is', (_, utcMs, isShown, nearest) => {
  expect(isShownMoment(utcMs)).toBe(isShown);
  expect(shownMoment(utcMs)).toBe(nearest);
});

test('ends a stretch after its length, or where the positions end', () => {
  expect(endAfter(1_000, 500)).toBe(1_500);
  expect(endAfter(EPHEMERIS_LAST_MS - 10, 500)).toBe(EPHEMERIS_LAST_MS);
});

test.each([
  [new Date(2026, 10, 22, 16, 25), '2026-11-22T16:25'],
  [new Date(2026, 0, 2, 3, 4), '2026-01-02T03:04'],
])('writes %s as a field has it, in the reader’s zone, and reads it back', (at, field) => {
  expect(fieldOf(at.getTime())).toBe(field);
  expect(momentIn(field)).toBe(at.getTime());
});

test.each(['', '2026-11-22T', 'soon'])('reads no moment in "%s"', (field) => {
  expect(momentIn(field)).toBeNull();
});
