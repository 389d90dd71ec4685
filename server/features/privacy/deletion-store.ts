import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { teamAccounts } from '../../platform/db/schema/accounts.ts';
import { accountClosings } from '../../platform/db/schema/deletion.ts';
import { users } from '../../platform/db/schema/identity.ts';
import { accountMemberships, teamMemberships } from '../../platform/db/schema/memberships.ts';
import type { MembershipKey } from '../accounts/membership-key.ts';

const isAdminOf = (userId: string) =>
  and(
    eq(accountMemberships.userId, userId),
    eq(accountMemberships.role, 'account_admin'),
    eq(accountMemberships.isActive, true),
  );

/** The accounts that a person administers, in the order of their ids. */
export async function listAccountsOfAdmin(db: Db, userId: string) {
  return db
    .select({ id: teamAccounts.id, name: teamAccounts.name, teamCount: teamAccounts.teamCount })
    .from(accountMemberships)
    .innerJoin(teamAccounts, eq(teamAccounts.id, accountMemberships.accountId))
    .where(isAdminOf(userId))
    .orderBy(asc(teamAccounts.id));
}

/** Locks the accounts that a person administers until the transaction ends, in a fixed order. */
export async function lockAccountsOfAdmin(tx: Db, userId: string): Promise<void> {
  await tx
    .select({ id: teamAccounts.id })
    .from(teamAccounts)
    .where(
      sql`${teamAccounts.id} in (
        select ${accountMemberships.accountId} from ${accountMemberships} where ${isAdminOf(userId)})`,
    )
    .orderBy(asc(teamAccounts.id))
    .for('update');
}

/** Everybody else who uses an account and stays: its members and who sees one of its teams. */
export async function listOthers(db: Db, { accountId, userId }: MembershipKey) {
  const { rows } = await db.execute<{
    id: string;
    email: string | null;
    firstName: string | null;
    lastName: string | null;
    isAdmin: boolean;
  }>(sql`
    select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName",
      bool_or(p.role = 'account_admin') as "isAdmin"
    from (
      select m.user_id, m.role from ${accountMemberships} m
      where m.account_id = ${accountId} and m.is_active
      union all
      select v.user_id, 'regular_user' from ${teamMemberships} v
      where v.account_id = ${accountId} and v.is_active
    ) p join ${users} u on u.id = p.user_id
    where u.id <> ${userId} and u.is_active and u.deletion_due_at is null
    group by u.id
    order by lower(u.email), u.id`);
  return rows;
}

export async function saveClosing(
  tx: Db,
  closing: typeof accountClosings.$inferInsert,
): Promise<void> {
  await tx.insert(accountClosings).values(closing).onConflictDoNothing();
}

/** @returns false when the deletion had been requested before. */
export async function updateDeletion(
  tx: Db,
  userId: string,
  deletion: { readonly dueAt: Date; readonly tokenHash: string },
): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ deletionDueAt: deletion.dueAt, deletionTokenHash: deletion.tokenHash })
    .where(and(eq(users.id, userId), isNull(users.deletionDueAt)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** When the account of a link is deleted; undefined for links that are unknown, used or too late. */
export async function findDeletion(db: Db, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ userId: users.id, dueAt: users.deletionDueAt })
    .from(users)
    .where(and(eq(users.deletionTokenHash, tokenHash), gt(users.deletionDueAt, now)));
  return row?.dueAt ? { userId: row.userId, dueAt: row.dueAt } : undefined;
}

/** @returns false when there is nothing to undo, or not anymore. */
export async function clearDeletion(tx: Db, userId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ deletionDueAt: null, deletionTokenHash: null })
    .where(and(eq(users.id, userId), gt(users.deletionDueAt, now)))
    .returning({ id: users.id });
  if (rows.length === 0) return false;
  await tx.delete(accountClosings).where(eq(accountClosings.userId, userId));
  return true;
}
