import { type BrowserContext, chromium } from 'playwright';
import { findBrowser } from './browser.ts';
import { environment } from './environment.ts';

/*
 * Opens five pages of a running product with demo people, without a cache, on a window of 390 px:
 * `npx tsx scripts/bench-first-view.ts http://localhost:3000`. Prints medians of three visits at full
 * and at a quarter of the processor's speed, beside the aims and what they were before first views
 * were loaded early. Times are ratios of this machine: only those of one run compare.
 */

const VISITS = 3;
const LCP_RATIO_AIM = 1.3;
const TBT_AIM_MS = 300;
const CLS_AIM = 0.02;
const FILES_AIM = 8;
const REST_MS = { 1: 2_000, 4: 4_000 } as const;
type Slowdown = keyof typeof REST_MS;

const PAGES = [
  { name: 'landing', person: null, path: '/', before: { files: 8, lcp: 608, tbt: 421 } },
  { name: 'result', person: 'person', path: null, before: { files: 26, lcp: 1316, tbt: 1083 } },
  { name: 'team', person: 'admin', path: '/team', before: { files: 45, lcp: 1652, tbt: 767 } },
  { name: 'charts', person: 'person', path: '/charts', before: { files: 32, lcp: 1108, tbt: 655 } },
  {
    name: 'master',
    person: 'master',
    path: '/admin/master',
    before: { files: 32, lcp: 1416, tbt: 638 },
  },
] as const;

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

async function visit(context: BrowserContext, url: string, slowdown: Slowdown): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let files = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files += 1;
  });
  await page.goto(url);
  await page.waitForTimeout(REST_MS[slowdown]);
  const seen = await page.evaluate<Omit<Visit, 'files'>>('window.firstView');
  await page.close();
  return { ...seen, files };
}

function medianOf(visits: readonly Visit[], key: keyof Visit): number {
  const sorted = visits.map((one) => one[key]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

async function signIn(context: BrowserContext, origin: string, person: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(`${origin}/api/login?login_hint=${person}@demo.example`);
  await page.waitForLoadState('networkidle');
  const url = page.url();
  await page.close();
  return url;
}

const origin = process.argv[2];
if (!origin) throw new Error('Name the address of a running product');
const browser = await chromium.launch({
  executablePath: findBrowser(environment()['CHROMIUM_PATH']),
  args: ['--no-sandbox', '--disable-quic'],
});
let landingLcp = 0;
for (const { name, person, path, before } of PAGES) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript({ content: OBSERVE });
  const first = person === null ? origin : await signIn(context, origin, person);
  const url = path === null ? first : origin + path;
  const fast: Visit[] = [];
  const slow: Visit[] = [];
  for (let count = 0; count < VISITS; count += 1) {
    fast.push(await visit(context, url, 1));
    slow.push(await visit(context, url, 4));
  }
  await context.close();
  const lcp = medianOf(fast, 'lcp');
  if (name === 'landing') landingLcp = lcp;
  const files = medianOf(fast, 'files');
  const tbt = medianOf(slow, 'tbt');
  const cls = Math.max(medianOf(fast, 'cls'), medianOf(slow, 'cls'));
  const isReached =
    files <= FILES_AIM && lcp <= landingLcp * LCP_RATIO_AIM && tbt <= TBT_AIM_MS && cls <= CLS_AIM;
  process.stdout.write(
    `${name}: ${files} script files (aim ${FILES_AIM}, before ${before.files}), ` +
      `LCP ${lcp.toFixed(0)} ms = ${(lcp / landingLcp).toFixed(2)} × landing ` +
      `(aim ${LCP_RATIO_AIM}, before ${(before.lcp / 608).toFixed(2)}), ` +
      `blocking at 4 × ${tbt.toFixed(0)} ms (aim ${TBT_AIM_MS}, before ${before.tbt}), ` +
      `CLS ${cls.toFixed(3)} (aim ${CLS_AIM}) ${isReached ? 'ok' : 'OVER'}\n`,
  );
  if (!isReached) process.exitCode = 1;
}
await browser.close();
