import type pg from 'pg';
import type { Services } from '#server/services.ts';
import { openSession } from '#server/testing/open-session.ts';
import { signInTo } from '../throwaway-app.ts';

/* The main lists and searches, on the large data set. */

/** A read over HTTP. */
export interface List {
  /** What it reads, shared by its variants. */
  readonly group: string;
  readonly path: string;
  readonly cookie: string;
}

/** Who reads. */
export interface Readers {
  readonly master: string;
  readonly admin: string;
  /** Has thousands of charts when the data set has charts. */
  readonly person: string;
}

/** The master admin of the benches. */
export const MASTER_EMAIL = 'boss@people.example';

export const ACCOUNTS = '/api/admin/team-accounts';
export const AUDIT = '/api/admin/audit-log';
export const USAGE = '/api/admin/usage-statistics?dateRange=';
const CHARTS = '/api/individual/charts';
const PEOPLE = '/api/admin/users/search?q=';

/** Of the accounts, this many stand before a late page. */
const LATE = 0.9;

const accountPaths = (accounts: number): Readonly<Record<string, readonly string[]>> => ({
  accounts: [
    ...['', '?sort=createdAt&order=asc', '?sort=name&order=asc', '?sort=name', '?sort=teams'],
    ...['?sort=members', '?sort=members&order=asc'],
    `?sort=name&offset=${Math.round(accounts * LATE)}`,
  ],
  'account search': [
    ...['?search=n', '?search=no&sort=name', '?search=north', '?search=fabrikam&sort=members'],
    '?search=4711',
  ],
  'account counts': ['/count', '/count?search=n', '/count?search=north'],
});
const SEARCHES = [
  ...['a', 'z', 'q', 'ma', 'zo', 'mar', 'maria', 'example', 'schmidt', 'maria schmidt'],
  ...['mail7.example', 'zora.weber4711', 'nobody-at-all', 'son', '99999'],
];

const CHART_SEARCHES = ['a', 'alma', 'ALMA', '4711', 'nobody-at-all'];

/** Signs the readers in; call it on a seeded database. */
export async function signInReaders(services: Services): Promise<Readers> {
  const cookieOf = async (subject: string, issuer: string) => {
    const { actor } = await signInTo(services, { issuer, subject, email: subject });
    return openSession(services, actor.loginId);
  };
  return {
    master: await cookieOf(MASTER_EMAIL, 'bench'),
    admin: await cookieOf('711', 'large'),
    person: await cookieOf('1', 'large'),
  };
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

/**
 * The lists and searches of admins, in the same order on every database.
 * @param accounts as many as each of the compared databases has at least: a page that is empty on one
 * of them says nothing about growth
 */
export async function adminLists(
  pool: pg.Pool,
  { master, admin }: Readers,
  accounts: number,
): Promise<List[]> {
  const { rows: named } = await pool.query<{ id: string }>(
    "select id from team_accounts where name like '% 711'",
  );
  const accountId = named[0]?.id ?? '';
  const { rows: shown } = await pool.query<{ id: string }>(
    'select id from team_accounts order by created_at limit 50',
  );
  const lists = (group: string, paths: readonly string[], cookie = master) =>
    paths.map((path): List => ({ group, path, cookie }));
  const usage = ['7', '30', '90'].map(
    (days) => `${USAGE}${days}&accounts=${shown.map(({ id }) => id).join(',')}`,
  );
  return [
    ...Object.entries(accountPaths(accounts)).flatMap(([group, paths]) =>
      lists(
        group,
        paths.map((rest) => ACCOUNTS + rest),
      ),
    ),
    ...lists(
      'user search',
      SEARCHES.map((words) => PEOPLE + encodeURIComponent(words)),
    ),
    ...lists('members of an account', [
      `${ACCOUNTS}/${accountId}/users`,
      `/api/admin/teams/${accountId}/users`,
    ]),
    ...lists('audit log', await auditPaths(pool, accountId)),
    ...lists('usage of 50 accounts', usage),
    ...lists('usage of all accounts, a page', [`${USAGE}90`]),
    ...lists(
      'user search by an account admin',
      ['a', 'weber', 'nobody@mail1.example'].map((words) => PEOPLE + words),
      admin,
    ),
  ];
}

/** A person's own charts. */
export function chartLists({ person }: Readers): List[] {
  const lists = (group: string, paths: readonly string[]) =>
    paths.map((rest): List => ({ group, path: CHARTS + rest, cookie: person }));
  return [
    ...lists('own charts', ['', '?limit=20']),
    ...lists(
      "search of one's own charts",
      CHART_SEARCHES.map((words) => `?limit=20&search=${words}`),
    ),
  ];
}

/** Reads a list once. @throws when it doesn't answer 200 */
export async function readList(base: string, { path, cookie }: List): Promise<void> {
  const answer = await fetch(base + path, { headers: { Cookie: cookie } });
  await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
}
