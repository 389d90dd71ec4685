import { limitsOf } from '#shared/domain/plans.ts';
import { type AuditCtx, audit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/db/client.ts';
import { grantPlan, openAccount } from '../accounts/service.ts';
import { bestOf } from './policy.ts';
import { type BuyerRow, findName, keepAccount, type SubscriptionRow } from './store.ts';

/**
 * Gives the buyer's account what the best of their subscriptions pays for: opens it with the first
 * payment, and lets it end, readable, with the last. The buyer's row is locked.
 * @returns the account, if there is one.
 */
export async function provision(
  tx: Db,
  ctx: AuditCtx,
  { userId, accountId: known }: BuyerRow,
  subscriptions: readonly SubscriptionRow[],
): Promise<string | null> {
  const now = ctx.clock();
  const best = bestOf(subscriptions, now);
  if (!best?.accessUntil || best.tier === null) return known;
  const { id: subscriptionId, tier, accessUntil } = best;
  const limits = limitsOf(tier);
  if (limits === null) throw new Error(`There are no limits of ${tier}`);
  if (known === null && accessUntil <= now) return null;
  const accountId = known ?? (await open(tx, userId));
  if (known === null) {
    const after = { tier, subscriptionId };
    const opened = { objectType: 'account', objectId: accountId, accountId, after } as const;
    await audit(tx, ctx, { action: 'account.created', ...opened });
  }
  const change = await grantPlan(tx, accountId, {
    userId,
    subscriptionId,
    tier,
    accessUntil,
    ...limits,
  });
  if (known !== null && change !== null) {
    const changed = { objectType: 'account', objectId: accountId, accountId, ...change } as const;
    await audit(tx, ctx, { action: 'account.changed', ...changed });
  }
  return accountId;
}

async function open(tx: Db, userId: string): Promise<string> {
  const firstName = await findName(tx, userId);
  const name = firstName ? `${firstName}’s teams` : 'My teams';
  const accountId = await openAccount(tx, name.slice(0, 255), [{ userId, role: 'account_admin' }]);
  await keepAccount(tx, userId, accountId);
  return accountId;
}
