import { expect, test } from 'vitest';
import { NO_REPORT, summary, type Totals } from './totals.ts';

const GREEN: Totals = {
  passed: 3,
  failed: 0,
  failures: [],
  flaky: [],
  durations: [{ title: 'a.test.ts: is quick', ms: 2 }],
};

test('sums up the suites in the last line', () => {
  const text = summary([
    GREEN,
    { ...GREEN, passed: 4, failed: 2, failures: ['b.test.ts: breaks'] },
  ]);
  expect(text.trimEnd().split('\n').at(-1)).toBe('7 passed, 2 failed');
});

test('lists failed and flaky tests, one per line', () => {
  const text = summary([
    { ...GREEN, failed: 1, failures: ['b.test.ts: breaks\n  at b.ts:1'], flaky: ['c: wavers'] },
  ]);
  expect(text).toContain('\nFAILED b.test.ts: breaks\n');
  expect(text).toContain('\nFLAKY c: wavers\n');
});

test('counts a runner without a report as one failure', () => {
  expect(summary([GREEN, NO_REPORT])).toContain('3 passed, 1 failed');
});

test('lists the slowest tests first, ten at most', () => {
  const durations = Array.from({ length: 12 }, (_, index) => ({ title: `t${index}`, ms: index }));
  const lines = summary([{ ...GREEN, durations }]).split('\n');
  expect(lines[1]).toMatch(/t11$/);
  expect(lines.filter((line) => / s {2}t\d+$/.test(line))).toHaveLength(10);
});
