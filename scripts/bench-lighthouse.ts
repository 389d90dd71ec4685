import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import lighthouse from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright';
import { report } from './bench/figures.ts';
import { findBrowser } from './browser.ts';
import { environment } from './environment.ts';

/*
 * Runs Lighthouse with its default settings (a slow phone) on the production build: the landing
 * page, and a chart of a demo persona. Exit code 1 when a score misses its target. Background load
 * lowers the performance score, so Lighthouse's benchmark index (above 1,000 is fast) is printed
 * with it.
 */

const AIM = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const START_DEADLINE_MS = 60_000;

const root = fileURLToPath(new URL('..', import.meta.url));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function build(): void {
  const tsx = join(root, 'node_modules', '.bin', 'tsx');
  const { status } = spawnSync(tsx, ['scripts/build.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The build failed');
}

async function serve(port: number, dataDir: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...environment(),
      NODE_ENV: 'production',
      ALLOW_EMBEDDED: 'demo',
      PORT: String(port),
      PUBLIC_URL: '',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
  });
  const deadline = Date.now() + START_DEADLINE_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    const isReady = await fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return server;
    await pause(200);
  }
  server.kill();
  throw new Error('The server did not start');
}

/** Signs the demo persona in, in Lighthouse's browser profile, and finds a chart. */
async function openChart(browser: BrowserContext, origin: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${origin}/api/login?login_hint=person@demo.example`);
  await page.waitForURL(/\/results\//);
  const url = page.url();
  await page.close();
  return url;
}

async function measure(name: string, url: string, port: number): Promise<void> {
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
  const scores = CATEGORIES.map((id) => ({ id, score: (categories[id]?.score ?? 0) * 100 }));
  for (const { id, score } of scores) {
    const isLanding = name === 'landing page' && id === 'performance';
    report({
      name: `${name}, ${id}`,
      unit: 'of 100',
      value: score,
      aim: { atLeast: AIM },
      ...(isLanding ? { before: 93 } : {}),
    });
  }
  process.stdout.write(`machine index ${machine.benchmarkIndex.toFixed(0)}\n`);
  for (const id of CATEGORIES) {
    for (const ref of categories[id]?.auditRefs ?? []) {
      const audit = audits[ref.id];
      if (!audit || audit.score === null || audit.score >= 0.9 || ref.weight === 0) continue;
      process.stdout.write(`  ${audit.title}: ${audit.displayValue ?? 'not met'}\n`);
    }
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
build();
const [port, debugPort] = [await freePort(), await freePort()];
const server = await serve(port, join(dataDir, 'server'));
const browser = await chromium.launchPersistentContext(join(dataDir, 'profile'), {
  executablePath: findBrowser(environment()['CHROMIUM_PATH']),
  args: [`--remote-debugging-port=${debugPort}`, '--no-sandbox', '--disable-quic'],
});
try {
  const origin = `http://localhost:${port}`;
  await measure('landing page', `${origin}/`, debugPort);
  await measure('a chart', await openChart(browser, origin), debugPort);
} finally {
  await browser.close();
  server.kill();
  await new Promise((resolve) => server.once('exit', resolve));
  await rm(dataDir, { recursive: true, force: true });
}
