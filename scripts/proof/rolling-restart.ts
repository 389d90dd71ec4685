import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createEmptyDatabase } from '#server/testing/database.ts';
import { databaseEnv } from '#server/testing/environment.ts';
import { freePort } from '#server/testing/free-port.ts';
import { cookieOf, type Instance, isServerBuilt, startInstance } from './instance.ts';
import { startProxy } from './keep-alive-proxy.ts';
import type { RunSuite } from './suite.ts';

/** Each asks again as soon as it is answered. */
const CLIENTS = 40;
const EXIT_MS = 10_000;
/** The clients read and write all the time; this many restarts of both instances at most. */
const ROUNDS_MAX = 10;
const CASES = [1_000, 10_000] as const;

const BIRTH = {
  birthDate: '1987-06-14',
  birthTime: '14:25',
  birthPlace: 'Berlin, Germany',
  latitude: 52.52,
  longitude: 13.405,
  timeZone: 'Europe/Berlin',
};

interface Tally {
  cases: number;
  readonly failures: string[];
}

/** A browser that reads and writes until `isOver`. */
async function useProduct(
  origin: string,
  cookie: string,
  tally: Tally,
  isOver: () => boolean,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (method: 'GET' | 'POST', path: string, body?: string) =>
    new Promise<string>((resolve) => {
      const headers = { Cookie: cookie, Origin: origin, 'Content-Type': 'application/json' };
      const sent = request(`${origin}${path}`, { method, agent, headers }, (reply) => {
        let text = '';
        reply.on('data', (chunk: Buffer) => {
          text += chunk;
        });
        reply.on('end', () =>
          resolve(reply.statusCode === 200 ? '' : `${reply.statusCode} ${text}`),
        );
        reply.on('error', (error) => resolve(String(error)));
      });
      sent.once('error', (error) => resolve(String(error)));
      sent.end(body);
    });
  for (let turn = 0; !isOver(); turn += 1) {
    const problem =
      turn % 5 === 0
        ? await send(
            'POST',
            '/api/individual/charts/preview',
            JSON.stringify({ ...BIRTH, name: randomUUID() }),
          )
        : await send('GET', '/api/auth/user');
    tally.cases += 1;
    if (problem !== '') tally.failures.push(problem.slice(0, 200));
  }
  agent.destroy();
}

/** D8: two instances behind a load balancer are restarted one after the other, and no request fails. */
export const rollingRestart: RunSuite = async (scale) => {
  const skip = (skipped: string) => ({ cases: 0, failures: [], skipped });
  if (!isServerBuilt()) return skip('run npm run build first');
  await using database = await createEmptyDatabase();
  if (database.config.kind !== 'postgres') return skip('needs PostgreSQL at TEST_DATABASE_URL');
  const folder = await mkdtemp(join(tmpdir(), 'restart-'));
  const [port, ...ports] = [await freePort(), await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const env = {
    ...databaseEnv(database.config),
    PUBLIC_URL: origin,
    SESSION_SECRET: randomUUID().repeat(2),
  };
  const start = (own: number) => startInstance(own, folder, env);
  const instances: Instance[] = [];
  const backends = ports.map((own) => `http://localhost:${own}`);
  const tally: Tally = { cases: 0, failures: [] };
  let isOver = false;
  const target = scale >= 10 ? CASES[1] : CASES[0];
  try {
    await using proxy = await startProxy(port, backends);
    const untilUp = async (backend: string) => {
      while (!proxy.isUp(backend)) await pause(50);
    };
    const restart = async (index: number, own: number) => {
      const tookMs = (await instances[index]?.stop('SIGTERM')) ?? 0;
      if (tookMs > EXIT_MS) tally.failures.push(`exit took ${Math.round(tookMs)} ms`);
      instances[index] = await start(own);
      await untilUp(backends[index] ?? '');
    };
    let cookie = '';
    for (const [index, own] of ports.entries()) {
      instances.push(await start(own));
      await untilUp(backends[index] ?? '');
      // The embedded issuer keeps a sign-in's steps in memory: the first instance takes them all.
      if (index === 0) cookie = await cookieOf(origin, 'rolling');
    }
    const clients = Array.from({ length: CLIENTS }, () =>
      useProduct(origin, cookie, tally, () => isOver),
    );
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      if (round > 0 && tally.cases >= target) break;
      for (const [index, own] of ports.entries()) await restart(index, own);
    }
    isOver = true;
    await Promise.all(clients);
  } finally {
    isOver = true;
    await Promise.all(instances.map((instance) => instance.stop('SIGKILL')));
    await rm(folder, { recursive: true, force: true });
  }
  return tally;
};
