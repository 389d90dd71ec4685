import { and, between, eq, gt, inArray, sql } from 'drizzle-orm';
import type { UsageKind } from '#shared/contract/usage.ts';
import type { Db } from '../../platform/db/client.ts';
import { teamAccounts } from '../../platform/db/schema/accounts.ts';
import { usageDays, usageTracking } from '../../platform/db/schema/system.ts';

/** Which counter of an account a use belongs to. */
export interface UsageCounter {
  readonly accountId: string;
  readonly kind: UsageKind;
  /** YYYY-MM-DD */
  readonly day: string;
}

const COLUMNS: Readonly<Record<UsageKind, ReturnType<typeof sql.identifier>>> = {
  pageLoads: sql.identifier('page_loads'),
  individualChatUsage: sql.identifier('individual_chat_usage'),
  teamChatUsage: sql.identifier('team_chat_usage'),
};

/** Counts uses for an account; nothing when it was deactivated or deleted meanwhile. */
export async function addUses(
  db: Db,
  { accountId, kind, day }: UsageCounter,
  times: number,
): Promise<void> {
  const column = COLUMNS[kind];
  await db.execute(sql`
    insert into ${usageTracking} as u (account_id, tracking_date, ${column})
    select a.id, ${day}, ${times}::int from ${teamAccounts} a where a.id = ${accountId} and a.is_active
    on conflict (account_id, tracking_date) do update
      set ${column} = u.${column} + ${times}::int, updated_at = now()`);
}

const sum = (column: string) => sql<number>`coalesce(sum(${sql.identifier(column)}), 0)::float8`;
const SUMS = {
  pageLoads: sum('page_loads'),
  individualChatUsage: sum('individual_chat_usage'),
  teamChatUsage: sum('team_chat_usage'),
};

/** All accounts together, by day; days without usage are left out. */
export async function sumDays(db: Db, from: string, to: string) {
  return db
    .select({ day: usageDays.trackingDate, ...SUMS })
    .from(usageDays)
    .where(between(usageDays.trackingDate, from, to))
    .groupBy(usageDays.trackingDate);
}

/** Accounts in the order of their ids. */
export interface AccountPage {
  /** The last account of the page before. */
  readonly after: string | null;
  readonly limit: number;
}

/** The sums in the period of the named accounts or of a page of all, those without usage too. */
export async function sumAccounts(
  db: Db,
  from: string,
  to: string,
  accounts: readonly string[] | AccountPage,
) {
  const { after, limit } = 'after' in accounts ? accounts : { after: null, limit: accounts.length };
  const named = 'after' in accounts ? undefined : inArray(teamAccounts.id, [...accounts]);
  const page = db
    .select({ id: teamAccounts.id, name: teamAccounts.name })
    .from(teamAccounts)
    .where(and(named, after === null ? undefined : gt(teamAccounts.id, after)))
    .orderBy(teamAccounts.id)
    .limit(limit)
    .as('page');
  const sums = db
    .select({
      pageLoads: SUMS.pageLoads.as('loads'),
      individualChatUsage: SUMS.individualChatUsage.as('individual'),
      teamChatUsage: SUMS.teamChatUsage.as('team'),
    })
    .from(usageTracking)
    .where(and(eq(usageTracking.accountId, page.id), between(usageTracking.trackingDate, from, to)))
    .as('sums');
  return db
    .select({
      id: page.id,
      name: page.name,
      pageLoads: sums.pageLoads,
      individualChatUsage: sums.individualChatUsage,
      teamChatUsage: sums.teamChatUsage,
    })
    .from(page)
    .crossJoinLateral(sums)
    .orderBy(page.id);
}
