import { afterEach, expect, test, vi } from 'vitest';
import { judge, outcomeOf, type Suite, type SuiteOutcome, tableOf } from './suite.ts';

const SUITE: Suite = {
  ids: 'S5',
  title: 'cross-site writes',
  cases: [10, 100],
  run: async () => ({ cases: 0, failures: [] }),
};

function verdict(outcome: SuiteOutcome, scale = 1, maySkip = true) {
  return judge(SUITE, outcome, { scale, seconds: 1, maySkip });
}

test.each<[string, SuiteOutcome, number, boolean, boolean]>([
  ['enough cases without a failure', { cases: 10, failures: [] }, 1, true, true],
  ['one failure', { cases: 10, failures: ['x'] }, 1, true, false],
  ['too few cases', { cases: 9, failures: [] }, 1, true, false],
  ['too few cases for the large scale', { cases: 99, failures: [] }, 10, true, false],
  ['a skip on a developer’s machine', { cases: 0, failures: [], skipped: 'none' }, 1, true, true],
  ['a skip in CI', { cases: 0, failures: [], skipped: 'none' }, 1, false, false],
])('judges %s', (_title, outcome, scale, maySkip, hasPassed) => {
  expect(verdict(outcome, scale, maySkip).hasPassed).toBe(hasPassed);
});

afterEach(() => void vi.useRealTimers());

test('a suite that hangs fails at its limit', async () => {
  vi.useFakeTimers();
  const outcome = outcomeOf({ ...SUITE, run: () => new Promise(() => undefined) }, 1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await outcome).toEqual({ cases: 0, failures: ['It took longer than 10 minutes'] });
});

test('a suite that stops with an error fails, and leaves no timer', async () => {
  vi.useFakeTimers();
  const run = () => Promise.reject(new Error('no database'));
  const { cases, failures } = await outcomeOf({ ...SUITE, run }, 1);
  expect([cases, failures.length]).toEqual([0, 1]);
  expect(failures[0]).toContain('It stopped: Error: no database');
  expect(vi.getTimerCount()).toBe(0);
});

test('the table names cases, failures, target and verdict', () => {
  const table = tableOf([verdict({ cases: 12, failures: ['x'] })], 1);
  expect(table).toContain('≥ 10, 0 failures');
  expect(table).toMatch(/S5\s+cross-site writes\s+12\s+1\s.*FAILS/);
});
