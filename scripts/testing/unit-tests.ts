import { join, relative } from 'node:path';
import * as z from 'zod/mini';
import { readReport, root, run } from './run.ts';
import { NO_REPORT, type Totals } from './totals.ts';

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.nullish(z.number()),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

/**
 * Runs Vitest. As in the journeys, a failed test is tried once more; if it passes then, it is flaky.
 * @param selection additional arguments, such as `--project server` or `--changed main`
 * @param reports folder for the report
 */
export async function unitTests(selection: readonly string[], reports: string): Promise<Totals> {
  const file = join(reports, 'vitest.json');
  const hasSucceeded = await run([
    'vitest',
    'run',
    ...selection,
    '--retry=1',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readReport(file, reportSchema);
  if (!report) return NO_REPORT;
  const flaky = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${relative(root, name)}: ${fullName}`),
  );
  const failures = report.testResults.flatMap((suite) => {
    const failed = suite.assertionResults.filter((test) => test.status === 'failed');
    const path = relative(root, suite.name);
    // A suite that failed to load has no failed test of its own.
    if (suite.status === 'failed' && failed.length === 0)
      return [`${path}: ${suite.message ?? ''}`];
    return failed.map((test) => `${path}: ${test.fullName}`);
  });
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, failures.length, hasSucceeded ? 0 : 1),
    failures,
    flaky,
    durations: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        title: `${relative(root, name)}: ${fullName}`,
        ms: duration ?? 0,
      })),
    ),
  };
}
