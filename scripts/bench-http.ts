import type { RequestListener } from 'node:http';
import pg from 'pg';
import { createApp } from '#server/app.ts';
import { openSession } from '#server/testing/open-session.ts';
import { startThrowawayPostgres } from '#server/testing/throwaway-postgres.ts';
import { environment } from './environment.ts';
import { bareChartServer } from './http/bare.ts';
import { cpuTimes } from './http/cpu.ts';
import { sendFromOutside } from './http/load.ts';
import { drawChart, listen, signInTo, startThrowawayApp } from './throwaway-app.ts';

/*
 * Measures reading one chart through the whole application on PostgreSQL against bare Express that
 * does the same three reads, once with named statements and once without. They take turns in one
 * process on one database, so that their ratios hold on a busy machine, too.
 */

const REQUESTS = 2_000;
const WARM_UP = 500;
const CONNECTIONS = 10;
const ROUNDS = 5;
const AIMS = { named: 0.6, unnamed: 0.8, nodeMs: 1.7, postgresMs: 0.9 } as const;

interface Measured {
  readonly perSecond: number;
  readonly nodeMs: number;
  readonly postgresMs: number | null;
}

async function measure(
  pool: pg.Pool,
  listener: RequestListener,
  path: string,
  cookie: string,
): Promise<Measured> {
  await using server = await listen(listener);
  const load = { port: server.port, path, cookie, connections: CONNECTIONS };
  await sendFromOutside({ ...load, requests: WARM_UP });
  const before = await cpuTimes(pool);
  const ms = await sendFromOutside({ ...load, requests: REQUESTS });
  const after = await cpuTimes(pool);
  return {
    perSecond: (REQUESTS / ms) * 1_000,
    nodeMs: (after.nodeMs - before.nodeMs) / REQUESTS,
    postgresMs:
      after.postgresMs === null || before.postgresMs === null
        ? null
        : (after.postgresMs - before.postgresMs) / REQUESTS,
  };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function print(title: string, rounds: readonly Measured[]): void {
  const of = (part: (round: Measured) => number) => median(rounds.map(part));
  process.stdout.write(
    `${title.padEnd(24)} ${of((round) => round.perSecond).toFixed(0)} req/s, CPU per request: Node ${of((round) => round.nodeMs).toFixed(2)} ms, PostgreSQL ${of((round) => round.postgresMs ?? 0).toFixed(2)} ms\n`,
  );
}

function judge(title: string, value: number, aim: number, isGood: boolean): void {
  process.stdout.write(
    `${isGood ? 'ok    ' : 'MISSED'} ${title} ${value.toFixed(2)} (aim ${aim})\n`,
  );
  if (!isGood) process.exitCode = 1;
}

async function run(url: string): Promise<void> {
  await using bench = await startThrowawayApp({}, { DATABASE_URL: url });
  const { services } = bench;
  const { pool } = services.database;
  const ctx = await signInTo(services);
  const cookie = await openSession(services, ctx.actor.loginId);
  const path = `/api/individual/charts/${await drawChart(ctx)}`;
  const app = createApp(services);
  const barePool = new pg.Pool({ connectionString: url, max: 10 });
  const ours: Measured[] = [];
  const named: Measured[] = [];
  const unnamed: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await measure(pool, app.express, path, cookie));
    named.push(await measure(barePool, bareChartServer(barePool, true), path, cookie));
    unnamed.push(await measure(barePool, bareChartServer(barePool, false), path, cookie));
  }
  await barePool.end();
  app.close();
  process.stdout.write('GET a chart on PostgreSQL, medians:\n');
  print('the application', ours);
  print('bare, named statements', named);
  print('bare, unnamed', unnamed);
  const ratio = (others: readonly Measured[]) =>
    median(ours.map(({ perSecond }, round) => perSecond / (others[round]?.perSecond ?? perSecond)));
  const [toNamed, toUnnamed] = [ratio(named), ratio(unnamed)];
  judge('ratio to bare with named statements', toNamed, AIMS.named, toNamed >= AIMS.named);
  judge(
    'ratio to bare with unnamed statements',
    toUnnamed,
    AIMS.unnamed,
    toUnnamed >= AIMS.unnamed,
  );
  const node = median(ours.map(({ nodeMs }) => nodeMs));
  judge('Node CPU in ms', node, AIMS.nodeMs, node <= AIMS.nodeMs);
  const database = ours.flatMap(({ postgresMs }) => postgresMs ?? []);
  if (database.length === 0) process.stdout.write('PostgreSQL CPU: not on this machine\n');
  else {
    const ms = median(database);
    judge('PostgreSQL CPU in ms', ms, AIMS.postgresMs, ms <= AIMS.postgresMs);
  }
}

/** A database of its own on the server, dropped afterwards. */
async function runOn(serverUrl: string): Promise<void> {
  const name = `bench_${process.pid}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  try {
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    await run(url.href);
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

const given = environment()['TEST_DATABASE_URL'];
const own = given ? null : await startThrowawayPostgres();
if (given || own) {
  try {
    await runOn(given ?? own?.url ?? '');
  } finally {
    own?.[Symbol.dispose]();
  }
} else {
  process.stdout.write('skipped: no TEST_DATABASE_URL, and PostgreSQL is not installed here\n');
}
process.exit();
