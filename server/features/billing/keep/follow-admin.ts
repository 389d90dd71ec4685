import type { AuditCtx } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/db/client.ts';
import { isLiveOrOpen } from '../decide/subscription.ts';
import { findBuyer, lockBuyer, lockBuyersOf } from './buyer-store.ts';
import { requestCancellation } from './cancellations.ts';
import { recomputeAccess } from './recompute.ts';
import { subscriptionsOf } from './subscription-store.ts';

/**
 * Cancels the plans of accounts in the transaction that deletes them: access ends with it, and the
 * provider is updated afterwards.
 */
export async function cancelPlansOf(
  tx: Db,
  ctx: AuditCtx,
  accountIds: readonly string[],
): Promise<void> {
  for (const buyer of await lockBuyersOf(tx, accountIds)) {
    const before = await subscriptionsOf(tx, buyer.userId);
    for (const { id } of before.filter(isLiveOrOpen)) {
      await requestCancellation(tx, ctx, id, { effect: 'now', reason: 'account_deleted' });
    }
    await recomputeAccess(tx, ctx, buyer, before);
  }
}

/** Recomputes a person's plan in the transaction that disables or enables them. */
export async function recomputePlanOf(tx: Db, ctx: AuditCtx, userId: string): Promise<void> {
  if (!(await findBuyer(tx, userId))) return;
  const buyer = await lockBuyer(tx, userId);
  await recomputeAccess(tx, ctx, buyer, await subscriptionsOf(tx, userId));
}
