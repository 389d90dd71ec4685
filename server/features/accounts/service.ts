import type { MyAccount } from '#shared/contract/accounts.ts';
import type { GlobalRole } from '#shared/domain/roles.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ctx } from '../context.ts';
import { type PaidPlan, planChangeOf } from './decide/plan-change.ts';
import type { MembershipKey } from './membership-key.ts';
import { followMemberships } from './roles.ts';
import {
  type AccountAccess,
  findAccountAccess,
  hasRunning,
  insertAccount,
  insertMembership,
  listAccounts,
  lockAccountAccess,
  lockPlan,
  saveAdmin,
  updateAccessEnd,
  updatePlan,
} from './store.ts';

export type { AccountAccess };

/** @throws AppError request.conflict */
export function refuseInactiveAccount({ isActive }: { readonly isActive: boolean }): void {
  if (!isActive) throw new AppError('request.conflict', { message: 'This account is inactive.' });
}

/**
 * Opens a team account with its first members. Call it in a transaction.
 * @returns the account's id.
 */
export async function openAccount(
  tx: Db,
  name: string,
  members: readonly { userId: string; role: GlobalRole }[],
  teamLimit = 1,
): Promise<string> {
  const accountId = await insertAccount(tx, name, teamLimit);
  for (const member of members) await insertMembership(tx, { accountId, ...member });
  await followMemberships(
    tx,
    members.map(({ userId }) => userId),
  );
  return accountId;
}

/**
 * Stores what a subscription pays for in its buyer's account, as far as `planChangeOf` says. A new
 * subscription makes its buyer an admin again.
 * @param key the account and the buyer.
 * @returns what changed other than the end of access; null when nothing did.
 */
export async function applyPaidPlan(
  tx: Db,
  key: MembershipKey,
  plan: PaidPlan,
): Promise<{ before: Record<string, unknown>; after: Record<string, unknown> } | null> {
  const { accountId, userId } = key;
  const before = await lockPlan(tx, accountId);
  const { subscriptionId, tier, accessUntil } = plan;
  const change = planChangeOf(before, plan);
  if (change.kind === 'access_end') await updateAccessEnd(tx, accountId, accessUntil);
  if (change.kind !== 'whole_plan') return null;
  await updatePlan(tx, accountId, plan);
  if (change.isNewSubscription) {
    await saveAdmin(tx, key);
    await followMemberships(tx, [userId]);
  }
  return {
    before: { tier: before?.tier, subscriptionId: before?.subscriptionId },
    after: { tier, subscriptionId },
  };
}

/** Whether at least one of these accounts is writable now, independent of who pays for it. */
export function isAnyRunning(db: Db, accountIds: readonly string[], now: Date): Promise<boolean> {
  return hasRunning(db, accountIds, now);
}

/**
 * The active accounts that the person belongs to or sees a team of, and the inactive ones they
 * administer; in the actor's order.
 */
export async function listOwn({ db, actor }: Ctx<UserActor>): Promise<MyAccount[]> {
  const facts = await listAccounts(
    db,
    actor.accounts.map(({ id }) => id),
  );
  return actor.accounts.flatMap(({ id, role }) => {
    const teamAccount = facts.find((one) => one.id === id);
    const isAdmin = role === 'account_admin';
    return teamAccount
      ? [{ teamAccount, role: isAdmin ? ('account_admin' as const) : ('member' as const) }]
      : [];
  });
}

/** An account with the person's role in it; undefined when there is no such account. */
export async function accountAccess(
  db: Db,
  { actor }: Ctx<UserActor>,
  accountId: string,
): Promise<AccountAccess | undefined> {
  return findAccountAccess(db, { accountId, userId: actor.id });
}

/**
 * Like `accountAccess`, but locks the account until the transaction ends. Call it before counting or
 * changing anything that belongs to the account.
 */
export async function lockedAccountAccess(
  tx: Db,
  { actor }: Ctx<UserActor>,
  accountId: string,
): Promise<AccountAccess | undefined> {
  return lockAccountAccess(tx, { accountId, userId: actor.id });
}
