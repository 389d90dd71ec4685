import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '#server/testing/browser.ts';
import { createTestDatabase, databaseKind, type TestDatabase } from '#server/testing/database.ts';
import { type Answer, request } from '#server/testing/request.ts';
import { demoEnv, killServers, startServer } from '#server/testing/server-process.ts';

afterEach(killServers);

const PATH = '/api/admin/cleanup-phantom-accounts';

/** Locks that make the cleanup wait at a known point, where its process is then killed. */
const PLACES: readonly (readonly [where: string, hold: string])[] = [
  ['before it reads the preview', 'select from cleanup_previews for update'],
  ['while it locks the accounts', 'select from team_accounts where not is_active for update'],
  ['while it locks the people', "select from users where email like 'orphan%' for update"],
  ['while it deletes', 'select from usage_tracking for update'],
  ['before it is audited', 'lock table audit_log in share mode'],
];

/** A phantom account of an orphaned admin, with two thousand days of usage and a team. */
const PHANTOM = `
  with account as (
    insert into team_accounts (name, is_active) values ('Phantom', false) returning id
  ), person as (
    insert into users (issuer, subject, email, global_role)
    values ('test', gen_random_uuid(), 'orphan-' || gen_random_uuid() || '@people.example',
      'account_admin')
    returning id
  ), member as (
    insert into account_memberships (user_id, account_id, role)
    select person.id, account.id, 'account_admin' from person, account
  ), team as (
    insert into teams (account_id, name) select id, 'Alpha' from account
  )
  insert into usage_tracking (account_id, tracking_date)
  select id, to_char(date '2020-01-01' + n, 'YYYY-MM-DD') from account, generate_series(1, 2000) n`;

/** What a cleanup would delete, and what it would keep. */
const STATE = `select
  (select count(*)::int from team_accounts where not is_active) as accounts,
  (select count(*)::int from usage_tracking u join team_accounts a on a.id = u.account_id
    where not a.is_active) as usage,
  (select count(*)::int from users where global_role = 'account_admin'
    and email like 'orphan%') as orphans,
  (select count(*)::int from audit_log where action in ('cleanup.run', 'account.deleted')) as entries`;

describe.skipIf(databaseKind !== 'postgres')(
  'a cleanup whose server is killed (PostgreSQL only, by TEST_DATABASE_URL)',
  () => {
    let database: TestDatabase;
    let pool: pg.Pool;
    let url: string;
    let env: Record<string, string>;
    beforeAll(async () => {
      database = await createTestDatabase();
      if (database.config.kind !== 'postgres') throw new Error('This needs PostgreSQL');
      pool = new pg.Pool({ connectionString: database.config.url });
      env = await demoEnv(database);
      url = `http://localhost:${env['PORT']}`;
    });
    afterAll(async () => {
      await pool.end();
      await database[Symbol.asyncDispose]();
    });

    const state = async () => (await pool.query<Record<string, number>>(STATE)).rows[0];

    /** A separate server process, and the master admin's requests to it. */
    async function serve() {
      const server = startServer(env, database.dataDir);
      await server.saying('"listening"');
      const browser = openBrowser(url);
      await browser.visit('/api/login?login_hint=master@demo.example');
      const Cookie = [...browser.cookies()].map(([name, value]) => `${name}=${value}`).join('; ');
      const ask = async (body: object): Promise<Answer> =>
        request(url + PATH, {
          method: 'POST',
          headers: { Cookie, Origin: url, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
      return { ...server, ask };
    }
    type Served = Awaited<ReturnType<typeof serve>>;

    async function backendsWaiting(): Promise<number[]> {
      const { rows } = await pool.query<{ pid: number }>(
        `select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.map(({ pid }) => pid);
    }

    async function backendsOf(pids: readonly number[]): Promise<number> {
      const { rows } = await pool.query<{ total: number }>(
        'select count(*)::int as total from pg_stat_activity where pid = any($1)',
        [pids],
      );
      return rows[0]?.total ?? 0;
    }

    async function until(isSo: () => Promise<boolean>): Promise<void> {
      while (!(await isSo())) await pause(5);
    }

    /** Kills a server that waits mid-cleanup, and waits for its transaction to be rolled back. */
    async function killAt(hold: string, server: Served, token: string): Promise<void> {
      const holder = await pool.connect();
      await holder.query('begin');
      await holder.query(hold);
      const broken = server.ask({ confirm: true, token }).catch(() => 'broken off');
      await until(async () => (await backendsWaiting()).length > 0);
      const waiting = await backendsWaiting();
      server.child.kill('SIGKILL');
      await server.ended;
      expect(await broken).toBe('broken off');
      await holder.query('rollback');
      holder.release();
      await until(async () => (await backendsOf(waiting)) === 0);
    }

    test('deletes nothing wherever it is killed, and everything once it has answered', async () => {
      await pool.query(PHANTOM);
      let server = await serve();
      const before = await state();
      expect(before).toMatchObject({ accounts: 1, usage: 2000, orphans: 1 });
      const { token } = JSON.parse((await server.ask({ preview: true })).text);
      for (const [where, hold] of PLACES) {
        await killAt(hold, server, token);
        expect([where, await state()]).toEqual([where, before]);
        server = await serve();
      }
      // None of the killed attempts used up the first preview.
      const { status, text } = await server.ask({ confirm: true, token });
      server.child.kill('SIGKILL');
      expect([status, text]).toEqual([200, expect.stringContaining('Deleted: 1 phantom account')]);
      await server.ended;
      const entries = (before?.['entries'] ?? 0) + 2;
      expect(await state()).toEqual({ accounts: 0, usage: 0, orphans: 0, entries });
    }, 300_000);
  },
);
