import { expect, test } from 'vitest';
import { judge, type Suite, type SuiteOutcome, tableOf } from './suite.ts';

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

test('the table names cases, failures, target and verdict', () => {
  const table = tableOf([verdict({ cases: 12, failures: ['x'] })], 1);
  expect(table).toContain('≥ 10, 0 failures');
  expect(table).toMatch(/S5\s+cross-site writes\s+12\s+1\s.*FAILS/);
});
