import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { addressOf, FIRST_VIEWS, startBuiltProduct } from './bench/built-product.ts';
import { report } from './bench/figures.ts';
import { onPostgres } from './bench/on-postgres.ts';
import { findBrowser } from './browser.ts';
import { environment } from './environment.ts';

/*
 * Opens five pages of the production build on PostgreSQL with demo people, without a cache, on a
 * window of 390 px: medians of three visits at full and at a quarter of the processor's speed. Times
 * are of this machine: only those of one run compare.
 */

const VISITS = 3;
const AIMS = { files: 8, lcpRatio: 1.3, tbtMs: 300, cls: 0.02 } as const;
const REST_MS = { 1: 2_000, 4: 4_000 } as const;
type Slowdown = keyof typeof REST_MS;

/** Before first views were loaded early, on another day. */
const BEFORE = {
  landing: { files: 8, lcpMs: 608, tbtMs: 421 },
  result: { files: 26, lcpMs: 1316, tbtMs: 1083 },
  team: { files: 45, lcpMs: 1652, tbtMs: 767 },
  charts: { files: 32, lcpMs: 1108, tbtMs: 655 },
  master: { files: 32, lcpMs: 1416, tbtMs: 638 },
} as const;

interface Visit {
  readonly files: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/** Runs in the page, before its own scripts. */
const OBSERVE = `
  window.firstView = { lcp: 0, tbt: 0, cls: 0 };
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => { firstView.lcp = startTime; });
  on('longtask', ({ duration }) => { firstView.tbt += Math.max(0, duration - 50); });
  on('layout-shift', ({ value }) => { firstView.cls += value; });
`;

/** Files asked for after the largest paint are for what comes later: dialogs, when the browser is idle. */
const READ = `(() => {
  const files = performance.getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= firstView.lcp);
  return { ...firstView, files: files.length };
})()`;

async function visit(context: BrowserContext, url: string, slowdown: Slowdown): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(url);
  await page.waitForTimeout(REST_MS[slowdown]);
  const seen = await page.evaluate<Visit>(READ);
  await page.close();
  return seen;
}

function medianOf(visits: readonly Visit[], key: keyof Visit): number {
  const sorted = visits.map((one) => one[key]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

async function measure(browser: Browser, origin: string): Promise<void> {
  let landingMs = 0;
  for (const view of FIRST_VIEWS) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      // It would load what other pages need while this one is measured.
      serviceWorkers: 'block',
    });
    await context.addInitScript({ content: OBSERVE });
    const url = await addressOf(view, context, origin);
    const fast: Visit[] = [];
    const slow: Visit[] = [];
    for (let count = 0; count < VISITS; count += 1) {
      fast.push(await visit(context, url, 1));
      slow.push(await visit(context, url, 4));
    }
    await context.close();
    const { name } = view;
    const before = BEFORE[name];
    const lcp = medianOf(fast, 'lcp');
    if (name === 'landing') landingMs = lcp;
    report(
      {
        name: `${name}, script files until the largest paint`,
        unit: 'files',
        value: medianOf(fast, 'files'),
        before: before.files,
        aim: { atMost: AIMS.files },
      },
      { name: `${name}, largest paint`, unit: 'ms', value: lcp, before: before.lcpMs },
      {
        name: `${name}, largest paint`,
        unit: '× landing',
        value: lcp / landingMs,
        before: before.lcpMs / BEFORE.landing.lcpMs,
        aim: { atMost: AIMS.lcpRatio },
      },
      {
        name: `${name}, blocking at a quarter of the speed`,
        unit: 'ms',
        value: medianOf(slow, 'tbt'),
        before: before.tbtMs,
        aim: { atMost: AIMS.tbtMs },
      },
      {
        name: `${name}, layout shift`,
        unit: 'CLS',
        value: Math.max(medianOf(fast, 'cls'), medianOf(slow, 'cls')),
        aim: { atMost: AIMS.cls },
      },
    );
  }
}

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
try {
  await onPostgres(1, async ([url = '']) => {
    await using product = await startBuiltProduct(url, join(folder, 'server'));
    const browser = await chromium.launch({
      executablePath: findBrowser(environment()['CHROMIUM_PATH']),
      args: ['--no-sandbox', '--disable-quic'],
    });
    try {
      await measure(browser, product.origin);
    } finally {
      await browser.close();
    }
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}
