import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccount, somebody } from '#server/testing/admin-fixture.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { databaseKind } from '#server/testing/database.ts';
import { rowsReadBy } from '#server/testing/plans.ts';
import { queriesOf } from '#server/testing/query-count.ts';
import { BIRTHS } from '#server/testing/team-births.ts';

/*
 * Costs that have no clock in them: statements that a request sends, and rows that a list reads. A
 * change that needs more of them changes `scripts/budgets.json`, where it can be seen.
 */

interface Budgets {
  readonly statements: Readonly<Record<string, number>>;
  readonly rowsRead: Readonly<Record<string, number>>;
}

const BUDGETS: Budgets = JSON.parse(
  readFileSync(new URL('../scripts/budgets.json', import.meta.url), 'utf8'),
);
const MASTER = 'boss@people.example';
const CHARTS = '/api/individual/charts';
const BIRTH = {
  name: 'Ada',
  birthDate: '1985-12-10',
  birthTime: '06:30',
  birthPlace: 'London',
  latitude: 51.5,
  longitude: -0.12,
  timeZone: 'Europe/London',
};

interface Fixture {
  readonly app: TestApp;
  readonly master: SignedIn;
  readonly admin: SignedIn;
  readonly person: SignedIn;
  readonly accountId: string;
  readonly teamId: string;
  readonly chartId: string;
  readonly token: string;
  /** Of an invitation to the team. */
  readonly invited: string;
}

type Call = (fixture: Fixture) => PromiseLike<{ readonly status: number }>;

const get =
  (who: 'master' | 'admin' | 'person', path: (fixture: Fixture) => string): Call =>
  (fixture) =>
    fixture[who].get(path(fixture));

const CALLS: Readonly<Record<string, Call>> = {
  'sign-in state': get('admin', () => '/api/auth/user'),
  'own charts': get('person', () => `${CHARTS}?limit=20`),
  'search of own charts': get('person', () => `${CHARTS}?limit=20&search=ada`),
  'count of own charts': get('person', () => `${CHARTS}/count`),
  'latest chart': get('person', () => `${CHARTS}/latest`),
  'one chart': get('person', ({ chartId }) => `${CHARTS}/${chartId}`),
  'certainty of a chart': get('person', ({ chartId }) => `${CHARTS}/${chartId}/certainty`),
  'reading of a chart': get('person', ({ chartId }) => `${CHARTS}/${chartId}/reading`),
  'links to a chart': get('person', ({ chartId }) => `${CHARTS}/${chartId}/shares`),
  'shared chart': ({ app, token }) => app.anonymous.get(`/api/shared/${token}`),
  'view of a shared chart': ({ app, token }) => app.anonymous.post(`/api/shared/${token}/views`),
  'new link': ({ person, chartId }) => person.post(`${CHARTS}/${chartId}/shares`, { agreed: true }),
  'version of a team': get('admin', ({ teamId }) => `/api/team/${teamId}/version`),
  'invitations of a team': get('admin', ({ teamId }) => `/api/team/${teamId}/invitations`),
  'an invitation': ({ app, invited }) => app.anonymous.get(`/api/invitations/${invited}`),
  'own accounts': get('admin', () => '/api/user/team-accounts'),
  'one team': get('admin', ({ teamId }) => `/api/team/${teamId}`),
  'teams of an account': get('admin', ({ accountId }) => `/api/accounts/${accountId}/teams`),
  'overview of an account': get('admin', ({ accountId }) => `/api/accounts/${accountId}/overview`),
  'charts of a team': get('admin', ({ teamId }) => `/api/charts/team/${teamId}`),
  'billing page': get('admin', () => '/api/billing'),
  accounts: get('master', () => '/api/admin/team-accounts'),
  'accounts by members': get('master', () => '/api/admin/team-accounts?sort=members'),
  'account search': get('master', () => '/api/admin/team-accounts?search=north'),
  'members of an account': get(
    'master',
    ({ accountId }) => `/api/admin/team-accounts/${accountId}/users`,
  ),
  'user search': get('master', () => '/api/admin/users/search?q=weber'),
  'audit log': get('master', () => '/api/admin/audit-log'),
  'audit log of an action': get('master', () => '/api/admin/audit-log?action=team.changed'),
  'usage of accounts, a page': get('master', () => '/api/admin/usage-statistics?dateRange=90'),
  'new chart': ({ person }) => person.post(`${CHARTS}/preview`, BIRTH),
  'corrected chart': ({ person, chartId }) =>
    person.patch(`${CHARTS}/${chartId}`, { ...BIRTH, birthTime: '07:45' }),
  'page load': ({ admin }) => admin.post('/api/usage/track-page-load'),
  'analysis of a team of five': ({ admin, accountId }) =>
    admin.post('/api/team/analyze', {
      teamName: 'Beta',
      teamAccountId: accountId,
      members: BIRTHS,
    }),
};

async function fixtureOf(app: TestApp): Promise<Fixture> {
  const master = await app.signIn(MASTER);
  const { id: accountId, admin } = await newAccount(app, master);
  await app.services.database.pool.query(
    'update team_accounts set team_limit = 1000 where id = $1',
    [accountId],
  );
  const person = await somebody(app);
  const chart = await person.post(`${CHARTS}/preview`, BIRTH);
  const team = await admin.post('/api/team/analyze', {
    teamName: 'Alpha',
    teamAccountId: accountId,
    members: BIRTHS,
  });
  const { chartId } = chart.body;
  const shared = await person.post(`${CHARTS}/${chartId}/shares`, { agreed: true });
  const { token } = shared.body;
  const teamId: string = team.body.id;
  const made = await admin.post(`/api/team/${teamId}/invitations`, { kind: 'team' });
  const invited: string = made.body.token;
  return { app, master, admin, person, accountId, teamId, chartId, token, invited };
}

let fixture: Fixture;
beforeAll(async () => {
  const app = await startTestApp({ env: { MASTER_ADMIN_EMAILS: MASTER } });
  fixture = await fixtureOf(app);
});
afterAll(() => fixture.app[Symbol.asyncDispose]());

test('every call has a budget of statements, and every budget a call', () => {
  expect(Object.keys(BUDGETS.statements).sort()).toEqual(Object.keys(CALLS).sort());
});

test.each(Object.entries(CALLS))(
  '%s sends no more statements than its budget',
  async (name, call) => {
    // The first call of a kind may prepare something for all later ones.
    if (!/^(new|corrected|analysis)/.test(name)) await call(fixture);
    let status = 0;
    const statements = await queriesOf(fixture.app.services.database.pool, async () => {
      status = (await call(fixture)).status;
    });
    expect(status).toBeLessThan(300);
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(
      BUDGETS.statements[name] ?? 0,
    );
  },
);

/** Enough rows for the planner to decide as it does on a large system. */
const MANY = `
  insert into team_accounts (name, description, team_limit, member_limit)
    select 'Northwind ' || n, 'Account', 3, 20 from generate_series(1, 4000) n;
  insert into users (issuer, subject, email, first_name, last_name, global_role)
    select 'many', n::text, 'zora.weber' || n || '@mail.example', 'Zora',
      case n % 10 when 0 then 'Weber' else 'Meyer' end, 'regular_user'
    from generate_series(1, 20000) n;
  insert into account_memberships (user_id, account_id, role)
    select u.id, a.id, 'regular_user'
    from (select id, row_number() over () as n from users where issuer = 'many') u
      join (select id, row_number() over () as n from team_accounts) a on a.n = 1 + u.n % 4000;
  insert into usage_tracking (account_id, tracking_date, page_loads)
    select id, to_char(current_date - d, 'YYYY-MM-DD'), 3
    from team_accounts, generate_series(1, 10) d;
  insert into audit_log (created_at, actor_kind, action, object_type, object_id, request_id)
    select now() - n * interval '1 minute', 'system', case n % 50 when 0 then 'team.changed' else 'auth.signed_in' end, 'team',
      'object ' || n, n::text
    from generate_series(1, 30000) n`;

/** Other people's charts, and more of the person's own. */
const MANY_CHARTS = `
  insert into individual_charts (user_id, name, birth_date, birth_time, birth_place,
    utc_offset_seconds, offset_rule, birth_utc, design_utc, engine_version, tz_version, ephemeris,
    chart_data, created_at)
  select u.id, 'Ada ' || n, c.birth_date, c.birth_time, c.birth_place, c.utc_offset_seconds,
    c.offset_rule, c.birth_utc, c.design_utc, c.engine_version, c.tz_version, c.ephemeris,
    c.chart_data, c.created_at - n * interval '1 minute'
  from individual_charts c,
    (select id, row_number() over () as r from users where issuer = 'many' or id = $2) u,
    generate_series(1, 5) n
  where c.id = $1 and (u.r <= 4000 or u.id = $2)`;

/** On a connection of its own: the product's give up on an answer that takes ten seconds. */
async function fillTables(
  { options }: pg.Pool,
  { chartId, person }: Pick<Fixture, 'chartId' | 'person'>,
): Promise<void> {
  const client = new pg.Client({ connectionString: options.connectionString });
  await client.connect();
  try {
    await client.query(MANY);
    await client.query(MANY_CHARTS, [chartId, person.actor.id]);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

test.skipIf(databaseKind === 'embedded')(
  'lists read no more rows than their budgets among many (needs PostgreSQL: plans are the same)',
  async () => {
    const { pool } = fixture.app.services.database;
    await fillTables(pool, fixture);
    const read: Record<string, number> = {};
    for (const name of Object.keys(BUDGETS.rowsRead)) {
      const call = CALLS[name];
      if (!call) throw new Error(`${name} is no call`);
      await call(fixture);
      read[name] = await rowsReadBy(pool, () => call(fixture));
    }
    const over = Object.entries(read).filter(
      ([name, rows]) => rows > (BUDGETS.rowsRead[name] ?? 0),
    );
    expect(over).toEqual([]);
  },
  180_000,
);
