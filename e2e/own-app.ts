import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inherited } from './environment.ts';
import { expect } from './journey.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const START = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url));
const DISTURBANCE = new URL('./disturbed-app.mjs', import.meta.url).href;
const DAY_MS = 86_400_000;
/** The first start creates a database, while the runner's app may do the same. */
export const FIRST_START_MS = 120_000;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** An app under test that belongs to a single journey. */
export interface OwnApp {
  readonly url: string;
  /** Moves its clock further ahead, which expires every login. */
  letPass(days: number): Promise<void>;
  /** Whether webhook messages of the payment provider are dropped. */
  loseWebhooks(areLost: boolean): Promise<void>;
  /** Kills it without a graceful shutdown. */
  kill(): Promise<void>;
  /** Restarts it after `kill`, with its data. @param changes to its environment */
  start(changes?: Readonly<Record<string, string>>): Promise<void>;
  /** Stops it and deletes its data. */
  remove(): Promise<void>;
}

/** Starts the built app on its own port and data folder. */
export async function startOwnApp(extra: Readonly<Record<string, string>> = {}): Promise<OwnApp> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'own-app-'));
  let wish = { aheadMs: 0, losesWebhooks: false };
  let running: ChildProcess | undefined;

  async function tell(change: Partial<typeof wish>): Promise<void> {
    wish = { ...wish, ...change };
    if (!running) return;
    const isDone = once(running, 'message');
    running.send(wish);
    await isDone;
  }
  async function start(changes: Readonly<Record<string, string>> = {}): Promise<void> {
    running = spawn('node', ['--import', DISTURBANCE, START], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {
        ...inherited(),
        NODE_ENV: 'production',
        ALLOW_EMBEDDED: 'demo',
        PORT: String(port),
        PUBLIC_URL: '',
        DATABASE_URL: '',
        DATA_DIR: dataDir,
        RATE_LIMIT_FACTOR: '1000',
        ...extra,
        ...changes,
      },
    });
    await tell({});
    await expect(async () => {
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
    }).toPass({ timeout: FIRST_START_MS, intervals: [100] });
  }
  async function kill(): Promise<void> {
    if (!running) return;
    const isOver = once(running, 'exit');
    running.kill('SIGKILL');
    running = undefined;
    await isOver;
  }

  await start();
  return {
    url,
    async letPass(days) {
      await tell({ aheadMs: wish.aheadMs + days * DAY_MS });
      // The sandbox processes overdue events when a page is opened.
      await fetch(`${url}/payments-sandbox/`);
    },
    loseWebhooks: (areLost) => tell({ losesWebhooks: areLost }),
    kill,
    start,
    async remove() {
      await kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
