import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { findBrowser } from './browser.ts';
import { environment } from './environment.ts';

/*
 * The tests of the project, by what is asked for: `unit` (engine, contract, server on a database,
 * client), `server` (the server's alone), `journeys` (in a browser, against the built app).
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'reports-'));

interface Totals {
  readonly passed: number;
  readonly failed: number;
  /** The failed tests, as "file: title". */
  readonly failures: readonly string[];
}

const BROKEN_DOWN: Totals = { passed: 0, failed: 1, failures: [] };

const assertionSchema = z.object({ fullName: z.string(), status: z.string() });
const unitReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(assertionSchema),
    }),
  ),
});

const specSchema = z.object({ title: z.string(), file: z.string(), ok: z.boolean() });
const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.optional(z.array(suiteSchema));
  },
});
const journeyReportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suiteSchema),
});

function run(args: readonly string[], extra: Readonly<Record<string, string>> = {}): boolean {
  const [command = '', ...rest] = args;
  const { status } = spawnSync(join(root, 'node_modules', '.bin', command), rest, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment(), ...extra },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** What a runner reported; nothing when it broke down before its end. */
function readReport<T extends z.ZodMiniType>(file: string, schema: T): z.output<T> | undefined {
  if (!existsSync(file)) return undefined;
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function unitTests(isServerOnly: boolean): Totals {
  const file = join(reports, 'vitest.json');
  const hasSucceeded = run([
    'vitest',
    'run',
    ...(isServerOnly ? ['--project', 'server'] : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readReport(file, unitReportSchema);
  if (!report) return BROKEN_DOWN;
  const failures = report.testResults.flatMap((suite) => {
    const failed = suite.assertionResults.filter((test) => test.status === 'failed');
    const path = relative(root, suite.name);
    // A suite that could not even be loaded has no failed test of its own.
    if (suite.status === 'failed' && failed.length === 0)
      return [`${path}: ${suite.message ?? ''}`];
    return failed.map((test) => `${path}: ${test.fullName}`);
  });
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, failures.length, hasSucceeded ? 0 : 1),
    failures,
  };
}

function failedSpecs(suite: z.output<typeof suiteSchema>): string[] {
  return [
    ...suite.specs.filter((spec) => !spec.ok).map((spec) => `e2e/${spec.file}: ${spec.title}`),
    ...(suite.suites ?? []).flatMap(failedSpecs),
  ];
}

function journeys(): Totals {
  if (!run(['tsx', 'scripts/build.ts'])) return BROKEN_DOWN;
  const file = join(reports, 'playwright.json');
  const hasSucceeded = run(
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    {
      CHROMIUM_PATH: findBrowser(environment()['CHROMIUM_PATH']),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  );
  const report = readReport(file, journeyReportSchema);
  if (!report) return BROKEN_DOWN;
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: Math.max(report.stats.unexpected, hasSucceeded ? 0 : 1),
    failures: report.suites.flatMap(failedSpecs),
  };
}

const SUITES: Readonly<Record<string, () => Totals>> = {
  unit: () => unitTests(false),
  server: () => unitTests(true),
  journeys,
};
const asked = process.argv.slice(2);
const totals = asked.map((name) => SUITES[name]?.() ?? BROKEN_DOWN);
rmSync(reports, { recursive: true, force: true });
const passed = totals.reduce((sum, part) => sum + part.passed, 0);
const failed = totals.reduce((sum, part) => sum + part.failed, 0);
for (const failure of totals.flatMap((part) => part.failures)) {
  process.stdout.write(`FAILED ${failure.split('\n', 1)[0]}\n`);
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
