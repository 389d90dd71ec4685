import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#server/testing/free-port.ts';
import { cookieOf, isServerBuilt, startInstance } from './instance.ts';
import type { RunSuite } from './suite.ts';

const CONNECTIONS = 200;
const LATEST_MS = 5_000;
const HEALTH_P95_MS = 250;
const SECONDS = { usual: 5, large: 60 } as const;
const CALM_MS = 100;
const CALM_PROBES = 20;
const CALM_WITHIN_MS = 30_000;
const PATHS = ['/api/individual/charts', '/api/auth/user', '/api/user/team-accounts'];

interface Reply {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly ms: number;
}

function get(origin: string, path: string, cookie: string, agent: Agent): Promise<Reply> {
  const start = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, retryAfter?: string) =>
      resolve({ status, retryAfter, ms: performance.now() - start });
    const sent = request(`${origin}${path}`, { agent, headers: { Cookie: cookie } }, (reply) => {
      reply.resume();
      reply.once('end', () => done(reply.statusCode ?? 0, reply.headers['retry-after']));
    });
    sent.once('error', () => done(0));
    sent.end();
  });
}

/** What is wrong with a reply under overload; null when nothing is. */
function problemOf({ status, retryAfter, ms }: Reply): string | null {
  if (ms > LATEST_MS) return `an answer took ${Math.round(ms)} ms`;
  if (status === 200 || (status === 503 && retryAfter !== undefined)) return null;
  return `status ${status}`;
}

function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}

/** Waits until what an instance loads after its start no longer delays its answers. */
async function untilCalm(origin: string): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const deadline = Date.now() + CALM_WITHIN_MS;
  for (let calm = 0; calm < CALM_PROBES && Date.now() < deadline; ) {
    const { ms } = await get(origin, '/healthz', '', agent);
    calm = ms < CALM_MS ? calm + 1 : 0;
    await pause(100);
  }
  agent.destroy();
}

/** L5: many connections on the embedded database get an answer soon, be it that there is no room. */
export const embeddedLoad: RunSuite = async (scale) => {
  if (!isServerBuilt()) return { cases: 0, failures: [], skipped: 'run npm run build first' };
  const folder = await mkdtemp(join(tmpdir(), 'load-'));
  const instance = await startInstance(await freePort(), folder);
  const { origin } = instance;
  const failures: string[] = [];
  const healthMs: number[] = [];
  let cases = 0;
  try {
    const cookie = await cookieOf(origin, 'load');
    await untilCalm(origin);
    const endsAt = Date.now() + (scale >= 10 ? SECONDS.large : SECONDS.usual) * 1_000;
    const use = async (index: number) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let turn = index; Date.now() < endsAt; turn += 1) {
        const reply = await get(origin, PATHS[turn % PATHS.length] ?? '', cookie, agent);
        cases += 1;
        const problem = problemOf(reply);
        if (problem) failures.push(problem);
        if (reply.status === 503) await pause(Number(reply.retryAfter) * 1_000);
      }
      agent.destroy();
    };
    const watch = async () => {
      const agent = new Agent({ keepAlive: true });
      while (Date.now() < endsAt) {
        healthMs.push((await get(origin, '/healthz', '', agent)).ms);
        await pause(100);
      }
      agent.destroy();
    };
    await Promise.all([watch(), ...Array.from({ length: CONNECTIONS }, (_, index) => use(index))]);
  } finally {
    await instance.stop('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
  const p95 = percentile95(healthMs);
  if (p95 > HEALTH_P95_MS) failures.push(`/healthz p95 ${Math.round(p95)} ms`);
  return { cases, failures };
};
