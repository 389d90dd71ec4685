import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { freePort } from '#server/testing/free-port.ts';
import { addressOf, type MeasuredPage, startBuiltProduct } from './bench/built-product.ts';
import { quantile, report } from './bench/figures.ts';
import { onPostgres } from './bench/on-postgres.ts';
import { findBrowser } from './browser.ts';
import { environment } from './environment.ts';

/*
 * Runs Lighthouse with its default settings (a slow phone) on the production build on PostgreSQL:
 * medians of three runs for each page; SEO where a page is for visitors, since the others ask search
 * engines to stay out. Background load lowers the performance score, so
 * Lighthouse's benchmark index (above 1,000 is fast) is printed with it.
 */

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

const AIMS: Readonly<Record<Category, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 95,
};

const PAGES: readonly MeasuredPage[] = [
  { name: 'landing', persona: null, path: '/' },
  { name: 'library page', persona: null, path: '/library/gates/34' },
  { name: 'sample', persona: null, path: '/sample' },
  { name: 'pricing', persona: null, path: '/pricing' },
  { name: 'result', persona: 'person', path: null },
  { name: 'team', persona: 'admin', path: '/team' },
  { name: 'charts', persona: 'person', path: '/charts' },
  { name: 'master', persona: 'master', path: '/admin/master' },
];

/** Performance before first views were loaded early, where it was measured. */
const BEFORE = new Map<string, number>([['landing, performance', 93]]);

type Scores = Readonly<Record<Category, number>>;

async function scoresOf(
  url: string,
  port: number,
  isSignedIn: boolean,
  wanted: readonly Category[],
): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...wanted],
    // Otherwise Lighthouse would clear the session cookie.
    disableStorageReset: isSignedIn,
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits, finalDisplayedUrl, environment: machine } = result.lhr;
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
  process.stdout.write(`machine index ${machine.benchmarkIndex.toFixed(0)}\n`);
  for (const { id, weight } of wanted.flatMap((each) => categories[each]?.auditRefs ?? [])) {
    const audit = audits[id];
    if (!audit || audit.score === null || audit.score >= 0.9 || weight === 0) continue;
    process.stdout.write(`  ${audit.title}: ${audit.displayValue ?? 'not met'}\n`);
  }
  const score = (id: Category) => (categories[id]?.score ?? 0) * 100;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}

async function measure({ name, persona }: MeasuredPage, url: string, port: number): Promise<void> {
  const wanted = CATEGORIES.filter((category) => category !== 'seo' || persona === null);
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    runs.push(await scoresOf(url, port, persona !== null, wanted));
  }
  for (const category of wanted) {
    const title = `${name}, ${category}`;
    const before = BEFORE.get(title);
    report({
      name: title,
      unit: 'of 100, median of 3',
      value: quantile(
        runs.map((scores) => scores[category]),
        0.5,
      ),
      aim: { atLeast: AIMS[category] },
      ...(before === undefined ? {} : { before }),
    });
  }
}

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
try {
  await onPostgres(1, async ([url = '']) => {
    await using product = await startBuiltProduct(url, join(folder, 'server'));
    for (const view of PAGES) {
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
