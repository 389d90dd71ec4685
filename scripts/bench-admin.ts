import type pg from 'pg';
import { createApp } from '#server/app.ts';
import type { Services } from '#server/services.ts';
import { openSession } from '#server/testing/open-session.ts';
import { startThrowawayPostgres } from '#server/testing/throwaway-postgres.ts';
import { type PassOn, wrapQueries } from '#server/testing/wrap-queries.ts';
import { seedLargeDataset } from './large-dataset.ts';
import { listen, signInTo, startThrowawayApp } from './throwaway-app.ts';

/*
 * Measures every admin list and search over HTTP on a large database: p95 latency, and which large
 * tables it scans sequentially.
 */

const ROUNDS = 60;
const WARM_UP = 5;
const AIM_MS = 50;
const BIG_ROWS = 50_000;

const ACCOUNTS = '/api/admin/team-accounts';
const PEOPLE = '/api/admin/users/search?q=';
const LISTS: readonly string[] = [
  ...['', '?sort=createdAt&order=asc', '?sort=name&order=asc', '?sort=name', '?sort=teams'],
  ...['?sort=members', '?sort=members&order=asc', '?sort=name&offset=9000', '?search=n'],
  ...['?search=no&sort=name', '?search=north', '?search=fabrikam&sort=members', '?search=4711'],
  ...['/count', '/count?search=n', '/count?search=north'],
].map((rest) => ACCOUNTS + rest);
const AUDIT = '/api/admin/audit-log';
const USAGE = '/api/admin/usage-statistics?dateRange=';
const FILES: readonly string[] = [
  ...['', '?sort=members', '?search=north&sort=name&order=asc'].map(
    (rest) => `${ACCOUNTS}/export${rest}`,
  ),
  ...['', '?action=team.changed', '?from=2026-01-01T00:00:00Z'].map(
    (rest) => `${AUDIT}/export${rest}`,
  ),
];
const SEARCHES = [
  ...['a', 'z', 'q', 'ma', 'zo', 'mar', 'maria', 'example', 'schmidt', 'maria schmidt'],
  ...['mail7.example', 'zora.weber4711', 'nobody-at-all', 'son', '99999'],
].map((words) => PEOPLE + encodeURIComponent(words));

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** Statements to execute without EXPLAIN, since they change how later statements are planned. */
const SETTING = /^\s*(begin|commit|set local)/i;

/** Records the read statements of an operation, and the settings in effect for them. */
async function statementsOf(pool: pg.Pool, work: () => Promise<void>): Promise<Statement[]> {
  const noted: Statement[] = [];
  const note = (text: string, [, values]: readonly unknown[], passOn: PassOn) => {
    if (SETTING.test(text) || /^\s*\(?(select|with)/i.test(text)) {
      noted.push({ text, values: Array.isArray(values) ? values : [] });
    }
    return passOn();
  };
  await wrapQueries(pool, note, work);
  return noted;
}

async function plansOf(pool: pg.Pool, statements: readonly Statement[]): Promise<string> {
  const plans: string[] = [];
  const client = await pool.connect();
  try {
    for (const { text, values } of statements) {
      if (SETTING.test(text)) {
        await client.query(text);
        continue;
      }
      const { rows } = await client.query<Record<string, string>>(
        `explain (analyze, timing off) ${text}`,
        values,
      );
      plans.push(...rows.map((row) => Object.values(row).join(' ')));
    }
  } finally {
    client.release();
  }
  return plans.join('\n');
}

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

async function cookieOf(services: Services, subject: string, issuer: string): Promise<string> {
  const { actor } = await signInTo(services, { issuer, subject, email: subject });
  return openSession(services, actor.loginId);
}

/** The audit log with each of its filters, first and late pages. */
async function auditPaths(pool: pg.Pool, accountId: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; actor: string; object: string }>(
    `select id::text, actor_id as actor, object_id as object from audit_log
      where account_id = $1 order by created_at limit 1`,
    [accountId],
  );
  const [sample] = rows;
  if (!sample) throw new Error('The log is empty');
  return [
    ...['', '?action=membership.added', '?action=cleanup.run', '?objectType=team'],
    ...[`?accountId=${accountId}`, `?actorId=${sample.actor}`],
    ...[`?objectType=team&objectId=${sample.object}`, `?objectId=${sample.object}`],
    ...['?from=2026-03-01T00:00:00Z&to=2026-03-02T00:00:00Z', '?to=2024-02-01T00:00:00Z'],
    ...[`?cursor=${sample.id}`, `?action=team.changed&cursor=${sample.id}`],
    '?action=team.changed&from=2026-03-01T00:00:00Z&to=2026-03-02T00:00:00Z',
  ].map((rest) => AUDIT + rest);
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

async function measure(services: Services, base: string): Promise<boolean> {
  const { pool } = services.database;
  const master = await cookieOf(services, 'boss@people.example', 'bench');
  const admin = await cookieOf(services, '4711', 'large');
  const accountId = (await pool.query("select id from team_accounts where name like '% 4711'"))
    .rows[0].id;
  const shown = (
    await pool.query<{ id: string }>('select id from team_accounts order by created_at limit 50')
  ).rows.map(({ id }) => id);
  const cases: [string, string][] = [
    ...[...LISTS, ...SEARCHES].map((path): [string, string] => [path, master]),
    [`${ACCOUNTS}/${accountId}/users`, master],
    [`/api/admin/teams/${accountId}/users`, master],
    ...(await auditPaths(pool, accountId)).map((path): [string, string] => [path, master]),
    ...['7', '30', '90'].map((days): [string, string] => [
      `${USAGE}${days}&accounts=${shown.join(',')}`,
      master,
    ]),
    [`${PEOPLE}a`, admin],
    [`${PEOPLE}weber`, admin],
    [`${PEOPLE}nobody@mail1.example`, admin],
  ];
  const { rows: tables } = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and reltuples >= $1",
    [BIG_ROWS],
  );
  let isFine = true;
  for (const [path, Cookie] of cases) {
    const ask = async () => {
      const answer = await fetch(base + path, { headers: { Cookie } });
      await answer.text();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    };
    for (let round = 0; round < WARM_UP; round += 1) await ask();
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      await ask();
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const p95 = times[Math.floor(ROUNDS * 0.95)] ?? 0;
    const plan = await plansOf(pool, await statementsOf(pool, ask));
    const whole = tables.map(({ name }) => name).filter((name) => isReadWhole(plan, name));
    const isGood = p95 <= AIM_MS && whole.length === 0;
    isFine &&= isGood;
    const scans = whole.length > 0 ? `reads all of ${whole.join(', ')}` : 'no big table read whole';
    const who = Cookie === admin ? ' (account admin)' : '';
    process.stdout.write(
      `${isGood ? 'ok    ' : 'SLOW  '} ${p95.toFixed(1).padStart(6)} ms p95  ${scans}  ${path.slice(0, PATH_MAX)}${who}\n`,
    );
  }
  for (const path of [...FILES, `${USAGE}90`]) await measureFile(base, path, master);
  return isFine;
}

async function run(url: string): Promise<void> {
  const env = { DATABASE_URL: url, MASTER_ADMIN_EMAILS: 'boss@people.example' };
  await using bench = await startThrowawayApp({}, env);
  await seedLargeDataset(url, { scale: 1, withCharts: false });
  const app = createApp(bench.services);
  try {
    await using server = await listen(app.express);
    const isFine = await measure(bench.services, `http://localhost:${server.port}`);
    if (!isFine) process.exitCode = 1;
  } finally {
    app.close();
  }
}

const postgres = await startThrowawayPostgres();
if (postgres === null) {
  process.stdout.write('skipped: PostgreSQL is not installed here\n');
} else {
  try {
    await run(postgres.url);
  } finally {
    postgres[Symbol.dispose]();
  }
}
