import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { freePort } from '#server/testing/free-port.ts';
import {
  addressOf,
  FIRST_VIEWS,
  type FirstView,
  startBuiltProduct,
} from './bench/built-product.ts';
import { quantile, report } from './bench/figures.ts';
import { onPostgres } from './bench/on-postgres.ts';
import { findBrowser } from './browser.ts';
import { environment } from './environment.ts';

/*
 * Runs Lighthouse with its default settings (a slow phone) on the production build on PostgreSQL:
 * medians of three runs for five pages. Background load lowers the performance score, so
 * Lighthouse's benchmark index (above 1,000 is fast) is printed with it.
 */

const AIM = 95;
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
/** Performance before first views were loaded early, where it was measured. */
const BEFORE = new Map<string, number>([['landing, performance', 93]]);

async function scoresOf(url: string, port: number): Promise<readonly number[]> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    // Otherwise Lighthouse would clear the session cookie.
    disableStorageReset: true,
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits, finalDisplayedUrl, environment: machine } = result.lhr;
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
  process.stdout.write(`machine index ${machine.benchmarkIndex.toFixed(0)}\n`);
  for (const { id, weight } of CATEGORIES.flatMap((each) => categories[each]?.auditRefs ?? [])) {
    const audit = audits[id];
    if (!audit || audit.score === null || audit.score >= 0.9 || weight === 0) continue;
    process.stdout.write(`  ${audit.title}: ${audit.displayValue ?? 'not met'}\n`);
  }
  return CATEGORIES.map((id) => (categories[id]?.score ?? 0) * 100);
}

async function measure({ name }: FirstView, url: string, port: number): Promise<void> {
  const runs: (readonly number[])[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await scoresOf(url, port));
  for (const [at, category] of CATEGORIES.entries()) {
    const title = `${name}, ${category}`;
    const before = BEFORE.get(title);
    report({
      name: title,
      unit: 'of 100, median of 3',
      value: quantile(
        runs.map((scores) => scores[at] ?? 0),
        0.5,
      ),
      aim: { atLeast: AIM },
      ...(before === undefined ? {} : { before }),
    });
  }
}

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
try {
  await onPostgres(1, async ([url = '']) => {
    await using product = await startBuiltProduct(url, join(folder, 'server'));
    for (const view of FIRST_VIEWS) {
      const debugPort = await freePort();
      const browser = await chromium.launchPersistentContext(join(folder, view.name), {
        executablePath: findBrowser(environment()['CHROMIUM_PATH']),
        args: [`--remote-debugging-port=${debugPort}`, '--no-sandbox', '--disable-quic'],
      });
      try {
        await measure(view, await addressOf(view, browser, product.origin), debugPort);
      } finally {
        await browser.close();
      }
    }
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}
