import { expect, test } from 'vitest';
import { periodEndAfter, yearsAfter } from './periods.ts';

const seconds = (date: string) => Date.parse(`${date}T10:00:00Z`) / 1_000;

test.each([
  ['2026-03-01', 1, '2027-03-01'],
  ['2024-02-29', 1, '2025-02-28'],
  ['2024-02-29', 4, '2028-02-29'],
])('%s plus %i years is %s', (from, years, to) => {
  expect(yearsAfter(seconds(from), years)).toBe(seconds(to));
});

test('renewals keep the anchor’s day of the year', () => {
  const anchor = seconds('2024-02-29');
  const first = periodEndAfter(anchor, anchor);
  expect(first).toBe(seconds('2025-02-28'));
  expect(periodEndAfter(anchor, first)).toBe(seconds('2026-02-28'));
  expect(periodEndAfter(anchor, seconds('2027-06-01'))).toBe(seconds('2028-02-29'));
});
