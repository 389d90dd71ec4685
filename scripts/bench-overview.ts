import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createApp } from '#server/app.ts';
import { openAccount } from '#server/features/accounts/service.ts';
import { analyze } from '#server/features/teams/analysis.ts';
import { openSession } from '#server/testing/open-session.ts';
import { BIRTHS } from '#server/testing/team-births.ts';
import { quantile, report } from './bench/figures.ts';
import { onPostgres } from './bench/on-postgres.ts';
import { listen, signInTo, startThrowawayApp } from './throwaway-app.ts';

/*
 * Measures the overview of an account with 500 teams of five on PostgreSQL: pages in each order,
 * with each filter, and the file.
 */

const TEAMS = 500;
const ROUNDS = 60;
const WARM_UP = 10;
const AIM_MS = 50;

const QUERIES: readonly (readonly [name: string, query: string])[] = [
  ['first page', ''],
  ['last page', '?offset=450'],
  ['by name', '?sort=name&order=desc'],
  ['by last change', '?sort=changed&order=desc'],
  ['with gaps', '?state=gaps'],
  ['missing a function', '?missing=2'],
  ['search of people', '?search=ben'],
];

/** Copies of an analyzed team, with people and Penta; each covers other functions. */
const COPIES = `
  with copies as (
    insert into teams (id, account_id, name, analyzed_at, updated_at)
    select gen_random_uuid(), $1, 'Team ' || n, now(), now() - n * interval '1 hour'
    from generate_series(2, ${TEAMS}) n
    returning id
  ), people as (
    insert into team_members (id, team_id, account_id, chart_id, name, type, position, stated, settled)
    select gen_random_uuid(), copies.id, $1, m.chart_id, m.name, m.type, m.position, m.stated, m.settled
    from copies, team_members m where m.team_id = $2
  )
  insert into penta_analyses (id, team_id, account_id, team_member_ids, penta_data, covered_count,
    holder_counts, possible_counts, most_needed_name, most_needed_functions)
  select gen_random_uuid(), copies.id, $1, p.team_member_ids, p.penta_data,
    (select count(*) from unnest(h.counts) c where c > 0), h.counts, p.possible_counts, p.most_needed_name,
    p.most_needed_functions
  from copies, penta_analyses p, lateral (
    select array_agg(mod(abs(hashtext(copies.id::text || g)), 4)::smallint) as counts
    from generate_series(1, 12) g
  ) h
  where p.team_id = $2`;

async function seed(pool: pg.Pool, accountId: string, teamId: string): Promise<void> {
  await pool.query(COPIES, [accountId, teamId]);
  await pool.query('vacuum analyze');
}

async function measure(url: string, name: string, Cookie: string): Promise<void> {
  const times: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const start = performance.now();
    const answer = await fetch(url, { headers: { Cookie } });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
    if (round >= 0) times.push(performance.now() - start);
  }
  const value = quantile(times, 0.95);
  report({ name: `${name}, ${TEAMS} teams, p95`, unit: 'ms', value, aim: { atMost: AIM_MS } });
}

await onPostgres(1, async ([databaseUrl = '']) => {
  await using bench = await startThrowawayApp({}, { DATABASE_URL: databaseUrl });
  const { services } = bench;
  const ctx = await signInTo(services);
  const admins = [{ userId: ctx.actor.id, role: 'account_admin' as const }];
  const accountId = await openAccount(ctx.db, 'Bench', admins, TEAMS);
  const team = { teamName: randomUUID(), teamAccountId: accountId, members: [...BIRTHS] };
  const { id } = await analyze(ctx, team);
  await seed(services.database.pool, accountId, id);
  const cookie = await openSession(services, ctx.actor.loginId);
  const app = createApp(services);
  try {
    await using server = await listen(app.express);
    const path = `http://localhost:${server.port}/api/accounts/${accountId}/overview`;
    for (const [name, query] of QUERIES) await measure(path + query, name, cookie);
    await measure(`${path}/export`, 'file', cookie);
  } finally {
    app.close();
  }
});
