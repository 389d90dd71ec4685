import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { ACCOUNT_SORTS } from '#shared/contract/admin.ts';
import type { Db } from '../../db/client.ts';
import { teamAccounts, teams } from '../../db/schema/accounts.ts';
import { accountMemberships } from '../../db/schema/memberships.ts';
import { anywhere, atBeginning, isShort, lowered } from './text-search-store.ts';

const FACTS = {
  id: teamAccounts.id,
  name: teamAccounts.name,
  description: teamAccounts.description,
  isActive: teamAccounts.isActive,
  teamLimit: teamAccounts.teamLimit,
  memberLimit: teamAccounts.memberLimit,
  subscriptionTier: teamAccounts.subscriptionTier,
  createdAt: teamAccounts.createdAt,
  updatedAt: teamAccounts.updatedAt,
};

const COUNTS = {
  teamCount: sql<number>`(select count(*)::int from ${teams} t
    where t.account_id = ${teamAccounts}.id and t.is_active)`,
  memberCount: sql<number>`(select count(*)::int from ${accountMemberships} m
    where m.account_id = ${teamAccounts}.id and m.is_active)`,
};

export interface AccountFilter {
  readonly search?: string | undefined;
  readonly sort: (typeof ACCOUNT_SORTS)[number];
  readonly order: 'asc' | 'desc';
}

function matching(search = ''): SQL | undefined {
  if (search === '') return undefined;
  return isShort(search)
    ? atBeginning(teamAccounts.name, search)
    : anywhere(sql`lower(${teamAccounts.name})`, search);
}

/** All counts at once, which is far less work than one by one where every account is compared. */
const TALLIES = {
  teams: sql`(select t.account_id, count(*)::int as total from ${teams} t
    where t.is_active group by t.account_id)`,
  members: sql`(select m.account_id, count(*)::int as total from ${accountMemberships} m
    where m.is_active group by m.account_id)`,
};

/** Which accounts are asked for, by their ids and what they are sorted by. */
function pageOf(
  db: Db,
  { search, sort, order }: AccountFilter,
  limit: number | null,
  offset: number,
) {
  const to = order === 'asc' ? asc : desc;
  const isTallied = sort === 'teams' || sort === 'members';
  const key = {
    name: lowered(teamAccounts.name),
    createdAt: sql`${teamAccounts.createdAt}`,
    teams: sql`coalesce(tally.total, 0)`,
    members: sql`coalesce(tally.total, 0)`,
  }[sort];
  const all = db
    .select({ id: teamAccounts.id, key: key.as('key') })
    .from(teamAccounts)
    .where(matching(search))
    .$dynamic();
  const joined = isTallied
    ? all.leftJoin(sql`${TALLIES[sort]} tally`, sql`tally.account_id = ${teamAccounts}.id`)
    : all;
  const ordered = joined.orderBy(to(key), to(teamAccounts.id)).offset(offset);
  return (limit === null ? ordered : ordered.limit(limit)).as('page');
}

/** Accounts in a stable order. Only what belongs to those on the page is counted. */
export async function listAccountRows(
  db: Db,
  filter: AccountFilter,
  limit: number | null,
  offset = 0,
) {
  const to = filter.order === 'asc' ? asc : desc;
  const page = pageOf(db, filter, limit, offset);
  return db
    .select({ ...FACTS, ...COUNTS })
    .from(page)
    .innerJoin(teamAccounts, eq(teamAccounts.id, page.id))
    .orderBy(to(page.key), to(page.id));
}

export async function countAccountRows(
  db: Db,
  search: string | undefined,
): Promise<{ total: number; active: number }> {
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      active: sql<number>`(count(*) filter (where ${teamAccounts.isActive}))::int`,
    })
    .from(teamAccounts)
    .where(matching(search));
  return row ?? { total: 0, active: 0 };
}

export async function findAccount(db: Db, id: string) {
  const [row] = await db
    .select({ ...FACTS, ...COUNTS })
    .from(teamAccounts)
    .where(eq(teamAccounts.id, id));
  return row;
}

/** Keeps everybody else from changing the account, and from adding to it, until the end. */
export async function lockAccount(tx: Db, id: string) {
  const [row] = await tx
    .select(FACTS)
    .from(teamAccounts)
    .where(eq(teamAccounts.id, id))
    .for('update');
  return row;
}

export async function insertAccountRow(
  tx: Db,
  account: typeof teamAccounts.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(teamAccounts).values(account).returning({ id: teamAccounts.id });
  if (!row) throw new Error('An insert returned no row');
  return row.id;
}

export async function changeAccount(
  tx: Db,
  id: string,
  changes: Partial<typeof teamAccounts.$inferInsert>,
): Promise<void> {
  await tx.update(teamAccounts).set(changes).where(eq(teamAccounts.id, id));
}

/** Everything in it goes along; where it was somebody's choice, nothing is chosen any more. */
export async function eraseAccount(tx: Db, id: string): Promise<void> {
  await tx.delete(teamAccounts).where(eq(teamAccounts.id, id));
}

/** The people who are admins of an account that is locked. */
export async function listAdminIds(tx: Db, accountId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: accountMemberships.userId })
    .from(accountMemberships)
    .where(
      and(
        eq(accountMemberships.accountId, accountId),
        eq(accountMemberships.role, 'account_admin'),
      ),
    );
  return rows.map(({ id }) => id);
}
