import { expect, test } from 'vitest';
import { SHARE_DAYS, SHARE_LEVELS } from '#shared/contract/sharing.ts';
import { DAYS_LABELS, daysOf, LEVEL_LABELS, viewsLabel } from './share-labels.ts';

test.each([
  [0, 'No views yet'],
  [1, '1 view'],
  [2, '2 views'],
])('%i: "%s"', (views, label) => {
  expect(viewsLabel(views)).toBe(label);
});

test('each choice of days is read back from its option, and nothing else', () => {
  for (const days of SHARE_DAYS) expect(daysOf(String(days))).toBe(days);
  for (const value of ['', '8', '07', '30 days']) expect(daysOf(value)).toBeUndefined();
});

test('days and levels have their words', () => {
  expect(DAYS_LABELS).toEqual({ 7: '7 days', 30: '30 days', 90: '90 days', 365: '1 year' });
  expect(SHARE_LEVELS.map((level) => LEVEL_LABELS[level].name)).toEqual([
    'Summary',
    'Graph',
    'Everything',
  ]);
  expect(LEVEL_LABELS.summary.what).not.toMatch(/birth|graph/);
  expect(LEVEL_LABELS.positions.what).toMatch(/graph/);
  expect(LEVEL_LABELS.birth.what).toMatch(/birth date, time, and place/);
});
