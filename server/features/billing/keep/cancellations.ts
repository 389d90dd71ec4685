import { type AuditCtx, audit } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/db/client.ts';
import type { Cancellation } from '../decide/cancellation.ts';
import { enqueueCancellation } from './cancellation-store.ts';

/** Enqueues a cancellation at the provider for after the transaction, and audits why. */
export async function requestCancellation(
  tx: Db,
  ctx: AuditCtx,
  subscriptionId: string,
  cancellation: Cancellation,
): Promise<void> {
  if (!(await enqueueCancellation(tx, subscriptionId, cancellation, ctx.clock()))) return;
  await audit(tx, ctx, {
    action: 'subscription.changed',
    objectType: 'subscription',
    objectId: subscriptionId,
    after: { isToEnd: cancellation.effect, because: cancellation.reason },
  });
}
