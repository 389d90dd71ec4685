import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment } from './environment.ts';
import { isBuilt } from './testing/built.ts';
import { journeys } from './testing/journeys.ts';
import { root, run } from './testing/run.ts';
import { NO_REPORT, summary, type Totals } from './testing/totals.ts';
import { unitTests } from './testing/unit-tests.ts';

/*
 * Runs the project's tests by kind: `unit` (engine, contract, server, client), `server` (the
 * server's alone), `journeys` (in a browser, against the built app). `changed` runs only the unit
 * tests affected by uncommitted changes and commits since `main`. Kinds run beside each other: each
 * waits for a database or a browser half of its time. With TEST_REPORTS, a folder, the runners'
 * reports stay there, where `npm run proof` counts them.
 */

const { TEST_REPORTS: kept } = environment();
if (kept) mkdirSync(kept, { recursive: true });
const reports = kept ?? mkdtempSync(join(tmpdir(), 'reports-'));

const SUITES: Readonly<Record<string, (isBeside: boolean) => Promise<Totals>>> = {
  unit: () => unitTests([], reports),
  server: () => unitTests(['--project', 'server*'], reports),
  changed: () => unitTests(['--changed', 'main'], reports),
  journeys: (isBeside) => journeys(reports, isBeside),
};

const asked = process.argv.slice(2);
const names = asked.includes('changed') ? ['changed'] : asked;
if (names.includes('journeys') && !(await isBuilt(root))) await run(['tsx', 'scripts/build.ts']);
const totals = await Promise.all(
  names.map((name, index) => SUITES[name]?.(index > 0) ?? Promise.resolve(NO_REPORT)),
);
if (!kept) rmSync(reports, { recursive: true, force: true });
process.stdout.write(summary(totals));
process.exitCode = totals.every(({ failed }) => failed === 0) ? 0 : 1;
