import type pg from 'pg';
import { createApp } from '#server/app.ts';
import type { Services } from '#server/services.ts';
import { plansOf } from '#server/testing/plans.ts';
import { quantile, report } from './bench/figures.ts';
import {
  ACCOUNTS,
  AUDIT,
  adminLists,
  type List,
  MASTER_EMAIL,
  readList,
  signInReaders,
} from './bench/lists.ts';
import { onPostgres } from './bench/on-postgres.ts';
import { accountsAt, seedLargeDataset } from './large-dataset.ts';
import { listen, startThrowawayApp } from './throwaway-app.ts';

/*
 * Measures every admin list and search over HTTP on a large database: p95 latency, and which large
 * tables it scans sequentially.
 */

const SCALE = 1;
const ROUNDS = 60;
const WARM_UP = 5;
const AIM_MS = 50;
const BIG_ROWS = 50_000;

const FILES: readonly string[] = [
  ...['', '?sort=members', '?search=north&sort=name&order=asc'].map(
    (rest) => `${ACCOUNTS}/export${rest}`,
  ),
  ...['', '?action=team.changed', '?from=2026-01-01T00:00:00Z'].map(
    (rest) => `${AUDIT}/export${rest}`,
  ),
];

/** Longest part of a URL to print. */
const PATH_MAX = 100;

/** Rows that a sequential scan may read before it has found enough. */
const PASSED_MAX = 1_000;

/** Whether an analyzed plan scans a table sequentially beyond that limit. */
function isReadWhole(plan: string, table: string): boolean {
  const scan = new RegExp(
    `Seq Scan on ${table}\\b.*?actual rows=(\\d+)(?:(?!->)[\\s\\S])*?(?:Rows Removed by Filter: (\\d+)|(?=->)|$)`,
    'g',
  );
  return [...plan.matchAll(scan)].some(
    ([, rows, removed]) => Number(rows) + Number(removed ?? 0) > PASSED_MAX,
  );
}

/** Time to the first byte and to the end of an export; there is no target. */
async function measureFile(base: string, path: string, Cookie: string): Promise<void> {
  const start = performance.now();
  const answer = await fetch(base + path, { headers: { Cookie } });
  const reader = answer.body?.getReader();
  let bytes = 0;
  let first = 0;
  for (;;) {
    const part = await reader?.read();
    if (first === 0) first = performance.now() - start;
    if (!part || part.done) break;
    bytes += part.value.byteLength;
  }
  const total = performance.now() - start;
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  process.stdout.write(
    `file   ${first.toFixed(0).padStart(6)} ms first byte, ${total.toFixed(0)} ms in all, ${(bytes / 1e6).toFixed(1)} MB  ${path}\n`,
  );
}

/** p95 latencies by group, at 100,000 people and 10,000 accounts, before lists were paged by index. */
const BEFORE_MS: Readonly<Record<string, number>> = {
  accounts: 52,
  'account search': 19,
  'account counts': 28,
  'user search': 58,
  'members of an account': 31,
  'audit log': 19,
  'usage of all accounts, a page': 475,
};

interface Reading extends List {
  readonly p95Ms: number;
  /** Large tables that it reads whole. */
  readonly whole: readonly string[];
}

async function measureList(
  pool: pg.Pool,
  base: string,
  list: List,
  tables: readonly string[],
): Promise<Reading> {
  const ask = () => readList(base, list);
  for (let round = 0; round < WARM_UP; round += 1) await ask();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  const p95Ms = quantile(times, 0.95);
  const plan = (await plansOf(pool, ask)).join('\n');
  const whole = tables.filter((name) => isReadWhole(plan, name));
  const scans = whole.length > 0 ? `reads all of ${whole.join(', ')}` : 'no big table read whole';
  process.stdout.write(
    `${p95Ms.toFixed(1).padStart(6)} ms p95  ${scans}  ${list.path.slice(0, PATH_MAX)}\n`,
  );
  return { ...list, p95Ms, whole };
}

function reportGroups(readings: readonly Reading[]): void {
  for (const group of new Set(readings.map((one) => one.group))) {
    const ofGroup = readings.filter((one) => one.group === group);
    const before = BEFORE_MS[group];
    report({
      name: `${group}, the slowest p95 of ${ofGroup.length}`,
      unit: 'ms',
      value: Math.max(...ofGroup.map(({ p95Ms }) => p95Ms)),
      aim: { atMost: AIM_MS },
      ...(before === undefined ? {} : { before }),
    });
  }
  report({
    name: 'lists that read a big table whole',
    unit: '',
    value: readings.filter(({ whole }) => whole.length > 0).length,
    aim: { atMost: 0 },
  });
}

async function measure(services: Services, base: string): Promise<void> {
  const { pool } = services.database;
  const readers = await signInReaders(services);
  const { rows } = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and reltuples >= $1",
    [BIG_ROWS],
  );
  const tables = rows.map(({ name }) => name);
  const readings: Reading[] = [];
  for (const list of await adminLists(pool, readers, accountsAt(SCALE))) {
    readings.push(await measureList(pool, base, list, tables));
  }
  for (const path of FILES) await measureFile(base, path, readers.master);
  reportGroups(readings);
}

await onPostgres(1, async ([url = '']) => {
  await using bench = await startThrowawayApp(
    {},
    { DATABASE_URL: url, MASTER_ADMIN_EMAILS: MASTER_EMAIL },
  );
  await seedLargeDataset(url, { scale: SCALE, charts: 0 });
  const app = createApp(bench.services);
  try {
    await using server = await listen(app.express);
    await measure(bench.services, `http://localhost:${server.port}`);
  } finally {
    app.close();
  }
});
