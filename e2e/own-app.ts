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
/** The first start makes a database, beside the runner's own app that does so, too. */
export const FIRST_START_MS = 120_000;

function freePort(): Promise<number> {
  return new Promise((settle) => {
    const probe = createServer();
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => settle(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** An app under test that a single journey has for itself. */
export interface OwnApp {
  readonly url: string;
  /** Lets its time run ahead by so many days more; whoever was signed in is so no longer. */
  letPass(days: number): Promise<void>;
  /** Whether what the payment provider says gets lost on the way. */
  loseWebhooks(areLost: boolean): Promise<void>;
  /** Ends it at once, without a farewell. */
  kill(): Promise<void>;
  /** Starts it again after `kill`, on what it has kept. */
  start(): Promise<void>;
  /** Ends it and forgets what it has kept. */
  remove(): Promise<void>;
}

/** Starts the built app on a port and a folder of its own. */
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
  async function start(): Promise<void> {
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
      // The sandbox looks at its clock when somebody comes by.
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
