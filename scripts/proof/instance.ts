import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '#server/testing/browser.ts';
import { environment } from '../environment.ts';

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
const READY_MS = 60_000;

/** The built server in its own process. */
export interface Instance {
  readonly origin: string;
  readonly child: ChildProcess;
  /** Sends the signal. @returns milliseconds until the process has exited */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number>;
}

export const isServerBuilt = (): boolean => existsSync(MAIN);

/**
 * Starts a demonstration without rate limits and waits until it is ready.
 * @param folder its data directory
 */
export async function startInstance(
  port: number,
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Instance> {
  const child = spawn(process.execPath, [MAIN], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: environment()['PATH'],
      NODE_ENV: 'production',
      ALLOW_EMBEDDED: 'demo',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000',
      ...env,
    },
  });
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  const origin = `http://localhost:${port}`;
  const deadline = Date.now() + READY_MS;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start: exit ${child.exitCode}`);
    }
    await pause(100);
  }
  return {
    origin,
    child,
    async stop(signal) {
      const start = performance.now();
      child.kill(signal);
      await exited;
      return performance.now() - start;
    },
  };
}

export async function isReady(origin: string): Promise<boolean> {
  const { ok } = await fetch(`${origin}/readyz`).catch(() => ({ ok: false }));
  return ok;
}

/** Signs a person in. @returns the cookie header of their browser */
export async function cookieOf(origin: string, name: string): Promise<string> {
  const browser = openBrowser(origin);
  await browser.visit(`/api/login?login_hint=${name}@people.example`);
  return [...browser.cookies()].map(([key, value]) => `${key}=${value}`).join('; ');
}
