import { type AuditCtx, audit } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/db/client.ts';
import { applyPaidPlan, openAccount } from '../../accounts/service.ts';
import { provisionOf } from '../decide/provision.ts';
import { type BuyerRow, findFirstName, updateBuyerAccount } from './buyer-store.ts';
import type { SubscriptionRow } from './subscription-store.ts';

/**
 * Opens the buyer's account or brings it up to what they pay for, as `provisionOf` says. Lock the
 * buyer's row first.
 * @returns the account, if there is one.
 */
export async function provisionAccount(
  tx: Db,
  ctx: AuditCtx,
  { userId, accountId: existing }: BuyerRow,
  subscriptions: readonly SubscriptionRow[],
): Promise<string | null> {
  const provision = provisionOf(subscriptions, existing !== null, ctx.clock());
  if (provision === null) return existing;
  const { step, plan } = provision;
  const accountId = existing ?? (await openAccountOf(tx, userId));
  if (step === 'open_account') {
    const after = { tier: plan.tier, subscriptionId: plan.subscriptionId };
    const opened = { objectType: 'account', objectId: accountId, accountId, after } as const;
    await audit(tx, ctx, { action: 'account.created', ...opened });
  }
  const change = await applyPaidPlan(tx, { accountId, userId }, plan);
  if (step === 'update_account' && change !== null) {
    const changed = { objectType: 'account', objectId: accountId, accountId, ...change } as const;
    await audit(tx, ctx, { action: 'account.changed', ...changed });
  }
  return accountId;
}

async function openAccountOf(tx: Db, userId: string): Promise<string> {
  const firstName = await findFirstName(tx, userId);
  const name = firstName ? `${firstName}’s teams` : 'My teams';
  const accountId = await openAccount(tx, name.slice(0, 255), [{ userId, role: 'account_admin' }]);
  await updateBuyerAccount(tx, { accountId, userId });
  return accountId;
}
