import { limitsOf } from '#shared/domain/plans.ts';
import { type AuditCtx, audit } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/db/client.ts';
import { grantPlan, openAccount } from '../../accounts/service.ts';
import { bestOf } from '../decide/subscription.ts';
import { type BuyerRow, findFirstName, saveAccount } from './buyer-store.ts';
import type { SubscriptionRow } from './subscription-store.ts';

/**
 * Gives the buyer's account what the best of their subscriptions pays for. The first payment opens
 * the account; when the last one runs out, it becomes read-only. Lock the buyer's row first.
 * @returns the account, if there is one.
 */
export async function grantAccess(
  tx: Db,
  ctx: AuditCtx,
  { userId, accountId: existing }: BuyerRow,
  subscriptions: readonly SubscriptionRow[],
): Promise<string | null> {
  const now = ctx.clock();
  const best = bestOf(subscriptions, now);
  if (!best?.accessUntil || best.tier === null) return existing;
  const { id: subscriptionId, tier, accessUntil } = best;
  const limits = limitsOf(tier);
  if (limits === null) throw new Error(`There are no limits of ${tier}`);
  if (existing === null && accessUntil <= now) return null;
  const accountId = existing ?? (await openAccountOf(tx, userId));
  if (existing === null) {
    const after = { tier, subscriptionId };
    const opened = { objectType: 'account', objectId: accountId, accountId, after } as const;
    await audit(tx, ctx, { action: 'account.created', ...opened });
  }
  const plan = { userId, subscriptionId, tier, accessUntil, ...limits };
  const change = await grantPlan(tx, accountId, plan);
  if (existing !== null && change !== null) {
    const changed = { objectType: 'account', objectId: accountId, accountId, ...change } as const;
    await audit(tx, ctx, { action: 'account.changed', ...changed });
  }
  return accountId;
}

async function openAccountOf(tx: Db, userId: string): Promise<string> {
  const firstName = await findFirstName(tx, userId);
  const name = firstName ? `${firstName}’s teams` : 'My teams';
  const accountId = await openAccount(tx, name.slice(0, 255), [{ userId, role: 'account_admin' }]);
  await saveAccount(tx, { accountId, userId });
  return accountId;
}
