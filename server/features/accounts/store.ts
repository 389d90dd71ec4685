import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { GlobalRole } from '#shared/domain/roles.ts';
import type { Db } from '../../platform/db/client.ts';
import { teamAccounts } from '../../platform/db/schema/accounts.ts';
import { accountMemberships } from '../../platform/db/schema/memberships.ts';
import type { PaidPlan, StoredPlan } from './decide/plan-change.ts';
import type { MembershipKey } from './membership-key.ts';

export async function insertAccount(tx: Db, name: string, teamLimit: number): Promise<string> {
  const [account] = await tx
    .insert(teamAccounts)
    .values({ name, teamLimit })
    .returning({ id: teamAccounts.id });
  if (!account) throw new Error('An insert returned no row');
  return account.id;
}

export async function insertMembership(
  tx: Db,
  membership: MembershipKey & { role: GlobalRole },
): Promise<void> {
  await tx.insert(accountMemberships).values(membership);
}

export async function listAccounts(db: Db, ids: readonly string[]) {
  return db
    .select({
      id: teamAccounts.id,
      name: teamAccounts.name,
      description: teamAccounts.description,
      isActive: teamAccounts.isActive,
      subscriptionTier: teamAccounts.subscriptionTier,
      teamLimit: teamAccounts.teamLimit,
      memberLimit: teamAccounts.memberLimit,
    })
    .from(teamAccounts)
    .where(inArray(teamAccounts.id, [...ids]));
}

function access(db: Db, { accountId, userId }: MembershipKey) {
  return db
    .select({
      id: teamAccounts.id,
      isActive: teamAccounts.isActive,
      teamLimit: teamAccounts.teamLimit,
      accessUntil: teamAccounts.accessUntil,
      accountRole: accountMemberships.role,
    })
    .from(teamAccounts)
    .leftJoin(
      accountMemberships,
      and(
        eq(accountMemberships.accountId, teamAccounts.id),
        eq(accountMemberships.userId, userId),
        eq(accountMemberships.isActive, true),
      ),
    )
    .where(eq(teamAccounts.id, accountId));
}

/** An account with the person's role in it: null for non-members. */
export type AccountAccess = Awaited<ReturnType<typeof access>>[number];

export async function findAccountAccess(db: Db, key: MembershipKey) {
  return (await access(db, key))[0];
}

export async function lockAccountAccess(tx: Db, key: MembershipKey) {
  return (await access(tx, key).for('update', { of: teamAccounts }))[0];
}

/** Whether at least one of these is active and, at that time, either paid for or free. */
export async function hasRunning(db: Db, ids: readonly string[], now: Date): Promise<boolean> {
  if (ids.length === 0) return false;
  const [running] = await db
    .select({ id: teamAccounts.id })
    .from(teamAccounts)
    .where(
      and(
        inArray(teamAccounts.id, [...ids]),
        eq(teamAccounts.isActive, true),
        or(isNull(teamAccounts.accessUntil), gt(teamAccounts.accessUntil, now)),
      ),
    )
    .limit(1);
  return running !== undefined;
}

export async function lockPlan(tx: Db, accountId: string): Promise<StoredPlan | undefined> {
  const [row] = await tx
    .select({
      tier: teamAccounts.subscriptionTier,
      subscriptionId: teamAccounts.subscriptionId,
      accessUntil: teamAccounts.accessUntil,
    })
    .from(teamAccounts)
    .where(eq(teamAccounts.id, accountId))
    .for('update');
  return row;
}

export async function updateAccessEnd(tx: Db, accountId: string, accessUntil: Date): Promise<void> {
  await tx.update(teamAccounts).set({ accessUntil }).where(eq(teamAccounts.id, accountId));
}

export async function updatePlan(
  tx: Db,
  accountId: string,
  { subscriptionId, tier, teamLimit, memberLimit, accessUntil }: PaidPlan,
): Promise<void> {
  await tx
    .update(teamAccounts)
    .set({ subscriptionId, subscriptionTier: tier, teamLimit, memberLimit, accessUntil })
    .where(eq(teamAccounts.id, accountId));
}

/** Makes a person an active admin of an account, whatever their role was. */
export async function saveAdmin(tx: Db, key: MembershipKey): Promise<void> {
  const role = 'account_admin' as const;
  await tx
    .insert(accountMemberships)
    .values({ ...key, role })
    .onConflictDoUpdate({
      target: [accountMemberships.userId, accountMemberships.accountId],
      set: { role, isActive: true },
    });
}
