import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { ACCOUNT_SORTS } from '#shared/contract/admin.ts';
import type { Db } from '../../platform/db/client.ts';
import { teamAccounts } from '../../platform/db/schema/accounts.ts';
import { accountMemberships } from '../../platform/db/schema/memberships.ts';
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
  teamCount: teamAccounts.teamCount,
  memberCount: teamAccounts.memberCount,
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

const SORT_KEYS = {
  name: lowered(teamAccounts.name),
  createdAt: sql`${teamAccounts.createdAt}`,
  teams: sql`${teamAccounts.teamCount}`,
  members: sql`${teamAccounts.memberCount}`,
} satisfies Record<AccountFilter['sort'], SQL>;

/**
 * Accounts in a stable order; each order has an index.
 * @param limit null for all of them.
 */
export async function listAccountRows(
  db: Db,
  { search, sort, order }: AccountFilter,
  limit: number | null,
  offset = 0,
) {
  const to = order === 'asc' ? asc : desc;
  const rows = db
    .select(FACTS)
    .from(teamAccounts)
    .where(matching(search))
    .orderBy(to(SORT_KEYS[sort]), to(teamAccounts.id))
    .offset(offset)
    .$dynamic();
  return limit === null ? rows : rows.limit(limit);
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
  const [row] = await db.select(FACTS).from(teamAccounts).where(eq(teamAccounts.id, id));
  return row;
}

/** Locks the account until the transaction ends: nobody else changes it or adds to it. */
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

export async function updateAccount(
  tx: Db,
  id: string,
  changes: Partial<typeof teamAccounts.$inferInsert>,
): Promise<void> {
  await tx.update(teamAccounts).set(changes).where(eq(teamAccounts.id, id));
}

/** Deletes the account with everything in it and clears it wherever it was selected. */
export async function deleteAccount(tx: Db, id: string): Promise<void> {
  await tx.delete(teamAccounts).where(eq(teamAccounts.id, id));
}

/** The admins of a locked account. */
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
