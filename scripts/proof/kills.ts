import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createEmptyDatabase } from '#server/testing/database.ts';
import { databaseEnv } from '#server/testing/environment.ts';
import { freePort } from '#server/testing/free-port.ts';
import { request } from '#server/testing/request.ts';
import { cookieOf, type Instance, isServerBuilt, startInstance } from './instance.ts';
import type { RunSuite } from './suite.ts';

const WRITERS = 10;
const KILLS = { usual: 4, large: 200 } as const;
const CUTS = { usual: 3, large: 20 } as const;
const RECOVERED_MS = 10_000;
/** The kill comes somewhere within this after writing goes on. */
const WRITING_MS = 300;

const BIRTH = {
  birthDate: '1987-06-14',
  birthTime: '14:25',
  birthPlace: 'Berlin, Germany',
  latitude: 52.52,
  longitude: 13.405,
  timeZone: 'Europe/Berlin',
};

interface Writing {
  readonly acknowledged: string[];
  isOver: boolean;
}

/** Writes charts, each under one key until it is acknowledged. */
async function write(origin: string, cookie: string, writing: Writing): Promise<void> {
  while (!writing.isOver) {
    const [name, key] = [randomUUID(), randomUUID()];
    const body = JSON.stringify({ ...BIRTH, name });
    const headers = {
      Cookie: cookie,
      Origin: origin,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
    };
    for (let isDone = false; !isDone && !writing.isOver; ) {
      const { status } = await request(`${origin}/api/individual/charts/preview`, {
        method: 'POST',
        headers,
        body,
      }).catch(() => ({ status: 0 }));
      // 409: the work was done before a kill, its reply not yet stored.
      isDone = status === 200 || status === 409;
      if (isDone) writing.acknowledged.push(name);
      else await pause(50);
    }
  }
}

/** What the database holds: names that are missing, and names that are there twice. */
async function check(url: string, acknowledged: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query<{ name: string; total: number }>(
      'select name, count(*)::int as total from individual_charts group by name',
    )
    .finally(() => client.end());
  const kept = new Map(rows.map(({ name, total }) => [name, total]));
  return [
    ...acknowledged.filter((name) => !kept.has(name)).map((name) => `lost ${name}`),
    ...[...kept].filter(([, total]) => total > 1).map(([name]) => `twice ${name}`),
  ];
}

async function cutConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client
    .query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    .finally(() => client.end());
}

/** D1, D2: the server, or its connections, die during writes; nothing acknowledged is lost or doubled. */
export const kills: RunSuite = async (scale) => {
  const skip = (skipped: string) => ({ cases: 0, failures: [], skipped });
  if (!isServerBuilt()) return skip('run npm run build first');
  await using database = await createEmptyDatabase();
  if (database.config.kind !== 'postgres') return skip('needs PostgreSQL at TEST_DATABASE_URL');
  const { url } = database.config;
  const env = databaseEnv(database.config);
  const folder = await mkdtemp(join(tmpdir(), 'kills-'));
  const port = await freePort();
  const start = () => startInstance(port, folder, env);
  const size = scale >= 10 ? 'large' : 'usual';
  const writing: Writing = { acknowledged: [], isOver: false };
  const failures: string[] = [];
  let instance: Instance = await start();
  const goesOn = async (what: string) => {
    const [before, deadline] = [writing.acknowledged.length, Date.now() + RECOVERED_MS];
    while (writing.acknowledged.length === before) {
      if (Date.now() > deadline) return void failures.push(`${what}: no write went through`);
      await pause(20);
    }
    await pause(Math.random() * WRITING_MS);
  };
  try {
    const { origin } = instance;
    const cookies = [];
    for (let index = 0; index < WRITERS; index += 1) {
      cookies.push(await cookieOf(origin, `writer-${index}`));
    }
    const writers = cookies.map((cookie) => write(origin, cookie, writing));
    for (let kill = 0; kill < KILLS[size]; kill += 1) {
      await goesOn(`kill ${kill}`);
      await instance.stop('SIGKILL');
      instance = await start();
    }
    for (let cut = 0; cut < CUTS[size]; cut += 1) {
      await goesOn(`cut ${cut}`);
      await cutConnections(url);
      if (instance.child.exitCode !== null) failures.push(`cut ${cut}: the process exited`);
    }
    await goesOn('the end');
    if (instance.child.exitCode !== null) failures.push('the process exited');
    writing.isOver = true;
    await Promise.all(writers);
    failures.push(...(await check(url, writing.acknowledged)));
  } finally {
    writing.isOver = true;
    await instance.stop('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
  return { cases: KILLS[size] + CUTS[size], failures };
};
