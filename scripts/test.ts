import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
}

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

function readReport(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch {
    // No report means that the run broke down before its end.
    return {};
  }
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
  const report = readReport(file);
  const failed = Number(report['numFailedTests'] ?? 0);
  return {
    passed: Number(report['numPassedTests'] ?? 0),
    // A suite that could not even be loaded counts no failed test of its own.
    failed: hasSucceeded ? failed : Math.max(failed, 1),
  };
}

function journeys(): Totals {
  if (!run(['tsx', 'scripts/build.ts'])) return { passed: 0, failed: 1 };
  const file = join(reports, 'playwright.json');
  const hasSucceeded = run(
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    {
      CHROMIUM_PATH: findBrowser(environment()['CHROMIUM_PATH']),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  );
  const stats = (readReport(file)['stats'] ?? {}) as Record<string, number>;
  const failed = stats['unexpected'] ?? 0;
  return {
    passed: (stats['expected'] ?? 0) + (stats['flaky'] ?? 0),
    failed: hasSucceeded ? failed : Math.max(failed, 1),
  };
}

const SUITES: Readonly<Record<string, () => Totals>> = {
  unit: () => unitTests(false),
  server: () => unitTests(true),
  journeys,
};
const asked = process.argv.slice(2);
const totals = asked.map((name) => SUITES[name]?.() ?? { passed: 0, failed: 1 });
rmSync(reports, { recursive: true, force: true });
const passed = totals.reduce((sum, part) => sum + part.passed, 0);
const failed = totals.reduce((sum, part) => sum + part.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
