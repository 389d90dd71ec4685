import pg from 'pg';
import { copyCharts } from './large-charts.ts';

/** How many accounts the large data set has. */
export function accountsAt(scale: number): number {
  return Math.round(10_000 * scale);
}

/** Row counts of the large data set. */
function sizesAt(scale: number) {
  return {
    accounts: accountsAt(scale),
    users: Math.round(100_000 * scale),
    // Usage reaches back as far as the statistics do, or a month where accounts are very many.
    days: scale <= 1 ? 100 : 30,
    entries: 300_000,
  };
}
type Sizes = ReturnType<typeof sizesAt>;

const FIRST = `array['Alma','Ben','Cem','Dora','Eva','Finn','Gita','Hugo','Ines','Jan','Kira','Liam',
  'Maria','Nils','Olga','Pia','Quinn','Rosa','Sami','Tara','Uwe','Vera','Wim','Xenia','Yves','Zora']`;
const LAST = `array['Reyes','Okoye','Aydin','Weiss','Moreno','Fischer','Novak','Silva','Haddad','Ito',
  'Jensen','Keller','Lopez','Meyer','Nguyen','Olsen','Patel','Rossi','Schmidt','Tanaka','Weber']`;
const WORD = `array['Northwind','Contoso','Fabrikam','Adventure','Litware','Proseware','Tailspin',
  'Wingtip','Blue Yonder','Coho','Margie','Fourth Coffee','Alpine','Bellows','Trey','Humongous']`;

/** A digest formatted as a random UUID. */
const uuid = (text: string) =>
  `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;
const id = (kind: string, number: string) => uuid(`'${kind} ' || ${number}`);
const pick = (words: string, number: string) =>
  `(${words})[1 + (${number}) % array_length(${words}, 1)]`;

/** Idempotent statements that insert the same rows in every run. */
const statements = (size: Sizes): Readonly<Record<string, string>> => ({
  accounts: `
    insert into team_accounts (id, name, description, team_limit, member_limit, is_active, created_at)
    select ${id('account', 'n')}, ${pick(WORD, 'n')} || ' ' || ${pick(LAST, 'n / 16')} || ' ' || n,
      'Account ' || n, 3, 20, n % 50 <> 0, timestamptz '2024-01-01' + n * interval '1 hour'
    from generate_series(1, ${size.accounts}) n`,
  users: `
    insert into users (id, issuer, subject, email, first_name, last_name, global_role, created_at)
    select ${id('user', 'n')}, 'large', n::text,
      lower(${pick(FIRST, 'n * 7')} || '.' || ${pick(LAST, 'n / 3')}) || n || '@mail' || n % 20 || '.example',
      ${pick(FIRST, 'n * 7')}, ${pick(LAST, 'n / 3')},
      case when n <= ${size.accounts} then 'account_admin' else 'regular_user' end,
      timestamptz '2024-01-01' + n * interval '6 minutes'
    from generate_series(1, ${size.users}) n`,
  memberships: `
    insert into account_memberships (id, user_id, account_id, role)
    select ${id('membership', 'n')}, ${id('user', 'n')},
      ${id('account', `(1 + (n - 1) % ${size.accounts})`)},
      case when n <= ${size.accounts} then 'account_admin' else 'regular_user' end
    from generate_series(1, ${size.users}) n where n <= ${size.accounts} or n % 4 <> 0`,
  teams: `
    insert into teams (id, account_id, name, created_at)
    select ${id('team', 'n')}, ${id('account', `(1 + (n * 7) % ${size.accounts})`)}, 'Team ' || n,
      timestamptz '2024-01-01' + n * interval '1 hour'
    from generate_series(1, ${size.accounts * 2}) n`,
  usage: `
    insert into usage_tracking (id, account_id, tracking_date, page_loads, individual_chat_usage,
      team_chat_usage)
    select ${uuid(`'usage ' || n || ' ' || d`)}, ${id('account', 'n')},
      to_char(current_date - d, 'YYYY-MM-DD'), n % 13, n % 5, n % 3
    from generate_series(0, ${size.days - 1}) d, generate_series(1, ${size.accounts}) n`,
});

const log = (size: Sizes) => `
  insert into audit_log (created_at, actor_kind, actor_id, action, object_type, object_id, account_id,
    before, after, request_id)
  select timestamptz '2024-01-01' + n * interval '4 minutes', 'user', ${id('user', `(1 + n % ${size.accounts})`)},
    case n % 4 when 0 then 'team.changed' when 1 then 'membership.added' when 2 then 'auth.signed_in'
      else 'account.changed' end,
    case n % 4 when 0 then 'team' when 1 then 'membership' when 2 then 'login' else 'account' end,
    'object ' || n % 5000, ${id('account', `(1 + n % ${size.accounts})`)},
    '{"name": "Alpha"}', '{"name": "Beta"}', n::text
  from generate_series(1, ${size.entries}) n
  where not exists (select from audit_log where actor_id = ${id('user', '1')})`;

export interface LargeDataset {
  /** Multiplies accounts and people; charts and log entries stay as many. At least 0.1. */
  readonly scale: number;
  /** 0 for none. */
  readonly charts: number;
}

/** As many charts as the large data set has by default. */
export const CHARTS = 300_000;

/**
 * Inserts 10,000 accounts, 100,000 people, 1,000,000 usage counters and 300,000 audit log entries
 * into a migrated database, at a scale of 1, and charts of real births if asked to.
 * @returns how long the charts took, seconds
 */
export async function seedLargeDataset(
  url: string,
  { scale, charts }: LargeDataset,
): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const sizes = sizesAt(scale);
    const all = { ...statements(sizes), 'audit log': log(sizes) };
    for (const [what, statement] of Object.entries(all)) {
      const { rowCount } = await client.query(`${statement} on conflict do nothing`);
      process.stdout.write(`${what}: ${rowCount} rows\n`);
    }
    const start = performance.now();
    if (charts > 0) {
      const { rows } = await client.query<{ id: string }>(
        'select id from users order by created_at limit $1',
        [Math.ceil(charts / 3)],
      );
      const owners = rows.map(({ id: owner }) => owner);
      process.stdout.write(`charts: ${await copyCharts(client, owners, charts)} rows\n`);
    }
    const seconds = (performance.now() - start) / 1_000;
    await client.query('vacuum analyze');
    return seconds;
  } finally {
    await client.end();
  }
}
