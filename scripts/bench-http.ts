import type { RequestListener } from 'node:http';
import pg from 'pg';
import { createApp } from '#server/app.ts';
import { openSession } from '#server/testing/open-session.ts';
import { quantile, report } from './bench/figures.ts';
import { onPostgres } from './bench/on-postgres.ts';
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

const median = (values: readonly number[]) => quantile(values, 0.5);

function print(title: string, rounds: readonly Measured[]): void {
  const of = (part: (round: Measured) => number) => median(rounds.map(part));
  process.stdout.write(
    `${title.padEnd(24)} ${of((round) => round.perSecond).toFixed(0)} req/s, CPU per request: Node ${of((round) => round.nodeMs).toFixed(2)} ms, PostgreSQL ${of((round) => round.postgresMs ?? 0).toFixed(2)} ms\n`,
  );
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
  // Dropping the database may end connections that are still closing.
  barePool.on('connect', (client) => client.on('error', () => undefined));
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
  const database = ours.flatMap(({ postgresMs }) => postgresMs ?? []);
  report(
    {
      name: 'GET a chart, named statements',
      unit: '× bare Express',
      value: ratio(named),
      before: 0.35,
      aim: { atLeast: AIMS.named },
    },
    {
      name: 'GET a chart, unnamed statements',
      unit: '× bare Express',
      value: ratio(unnamed),
      aim: { atLeast: AIMS.unnamed },
    },
    {
      name: 'CPU of Node for it',
      unit: 'ms',
      value: median(ours.map(({ nodeMs }) => nodeMs)),
      before: 3.52,
      aim: { atMost: AIMS.nodeMs },
    },
    {
      name: 'CPU of PostgreSQL for it',
      unit: 'ms',
      value: database.length === 0 ? null : median(database),
      before: 2.19,
      aim: { atMost: AIMS.postgresMs },
    },
  );
}

await onPostgres(1, ([url = '']) => run(url));
process.exit();
