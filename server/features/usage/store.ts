import { sql } from 'drizzle-orm';
import type { UsageKind, UsageTotals } from '#shared/contract/usage.ts';
import type { Db } from '../../db/client.ts';
import { teamAccounts, teams } from '../../db/schema/accounts.ts';
import { users } from '../../db/schema/identity.ts';
import { accountMemberships, teamMemberships } from '../../db/schema/memberships.ts';
import { usageTracking } from '../../db/schema/system.ts';

const COLUMNS: Readonly<Record<UsageKind, ReturnType<typeof sql.identifier>>> = {
  pageLoads: sql.identifier('page_loads'),
  individualChatUsage: sql.identifier('individual_chat_usage'),
  teamChatUsage: sql.identifier('team_chat_usage'),
};

/**
 * Counts one use towards the account the person works in: the one they chose, else their oldest; it
 * is theirs by a membership of its own or of one of its teams. Nothing is counted for a person
 * without an account.
 */
export async function countOne(
  db: Db,
  userId: string,
  kind: UsageKind,
  day: string,
  now: Date,
): Promise<void> {
  const column = COLUMNS[kind];
  await db.execute(sql`
    insert into ${usageTracking} as u (account_id, tracking_date, ${column})
    select a.id, ${day}, 1
    from (
        select m.account_id as id from ${accountMemberships} m
        where m.user_id = ${userId} and m.is_active
        union
        select t.account_id from ${teamMemberships} tm join ${teams} t on t.id = tm.team_id
        where tm.user_id = ${userId} and tm.is_active and t.is_active
      ) own
      join ${teamAccounts} a on a.id = own.id
      join ${users} p on p.id = ${userId}
    where a.is_active
    order by (a.id = p.active_account_id) desc nulls last, a.created_at, a.id
    limit 1
    on conflict (account_id, tracking_date) do update
      set ${column} = u.${column} + 1, updated_at = ${now.toISOString()}::timestamptz`);
}

interface UsageRow extends Record<string, unknown>, UsageTotals {
  readonly accountId: string | null;
  readonly accountName: string | null;
  readonly day: string | null;
}

/** One row for each account, one for each day, and one (without either) for everything. */
export async function sumUsage(db: Db, from: string, to: string): Promise<UsageRow[]> {
  const sum = (column: string) => sql`coalesce(sum(u.${sql.identifier(column)}), 0)::float8`;
  const { rows } = await db.execute<UsageRow>(sql`
    select u.account_id as "accountId", a.name as "accountName", u.tracking_date as day,
      ${sum('page_loads')} as "pageLoads",
      ${sum('individual_chat_usage')} as "individualChatUsage",
      ${sum('team_chat_usage')} as "teamChatUsage"
    from ${usageTracking} u join ${teamAccounts} a on a.id = u.account_id
    where u.tracking_date between ${from} and ${to}
    group by grouping sets ((u.account_id, a.name), (u.tracking_date), ())`);
  return rows;
}
