import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const BUDGETS: { readonly bytesPerChart: number } = JSON.parse(
  readFileSync(new URL('../budgets.json', import.meta.url), 'utf8'),
);
const SCRIPT = fileURLToPath(new URL('./allocations.ts', import.meta.url));
const YOUNG = ['--min-semi-space-size=256', '--max-semi-space-size=256', '--expose-gc'];

test('computing a chart allocates no more than its budget', () => {
  const { stdout, status } = spawnSync(process.execPath, [...YOUNG, '--import', 'tsx', SCRIPT], {
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(Number(stdout)).toBeGreaterThan(0);
  expect(Number(stdout)).toBeLessThanOrEqual(BUDGETS.bytesPerChart);
});
