import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright';
import { freePort } from '#server/testing/free-port.ts';
import { environment } from '../environment.ts';
import { isBuilt } from '../testing/built.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const START_DEADLINE_MS = 60_000;

/** Pages whose first view is measured, with the demo persona who sees them. */
export const FIRST_VIEWS = [
  { name: 'landing', persona: null, path: '/' },
  /** The persona's chart is where they land. */
  { name: 'result', persona: 'person', path: null },
  { name: 'team', persona: 'admin', path: '/team' },
  { name: 'charts', persona: 'person', path: '/charts' },
  { name: 'master', persona: 'master', path: '/admin/master' },
] as const;

/** A page to measure. */
export interface MeasuredPage {
  readonly name: string;
  /** Who sees it; null for visitors. */
  readonly persona: 'person' | 'admin' | 'master' | null;
  /** null for where the persona lands. */
  readonly path: string | null;
}

async function buildIfStale(): Promise<void> {
  if (await isBuilt(root)) return;
  const tsx = join(root, 'node_modules', '.bin', 'tsx');
  const { status } = spawnSync(tsx, ['scripts/build.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The build failed');
}

async function isReady(server: ChildProcess, origin: string): Promise<boolean> {
  const deadline = Date.now() + START_DEADLINE_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    const { ok } = await fetch(`${origin}/readyz`).catch(() => ({ ok: false }));
    if (ok) return true;
    await pause(200);
  }
  return false;
}

/** The production build with demo data, until disposed. */
export interface BuiltProduct extends AsyncDisposable {
  readonly origin: string;
}

/** @param databaseUrl an empty database */
export async function startBuiltProduct(
  databaseUrl: string,
  dataDir: string,
): Promise<BuiltProduct> {
  await buildIfStale();
  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...environment(),
      NODE_ENV: 'production',
      ALLOW_EMBEDDED: 'demo',
      PORT: String(port),
      PUBLIC_URL: '',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
  });
  const origin = `http://localhost:${port}`;
  if (!(await isReady(server, origin))) {
    server.kill();
    throw new Error('The server did not start');
  }
  return {
    origin,
    async [Symbol.asyncDispose]() {
      server.kill();
      await new Promise((resolve) => server.once('exit', resolve));
    },
  };
}

/** Signs the page's persona in, and answers the page's address. */
export async function addressOf(
  { persona, path }: MeasuredPage,
  context: BrowserContext,
  origin: string,
): Promise<string> {
  if (persona === null) return `${origin}${path}`;
  const page = await context.newPage();
  await page.goto(`${origin}/api/login?login_hint=${persona}@demo.example`);
  await page.waitForLoadState('networkidle');
  const landed = page.url();
  await page.close();
  return path === null ? landed : `${origin}${path}`;
}
