import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { billingCancellations } from '../../../platform/db/schema/billing.ts';
import type { Cancellation } from '../decide/cancellation.ts';

export type CancellationRow = typeof billingCancellations.$inferSelect;

/** The outbox of cancellations to carry out at the provider. */
export const CANCELLATION_QUEUE = {
  table: billingCancellations,
  key: billingCancellations.subscriptionId,
};

/** By the id of the subscription. */
export async function cancellationsOf(
  db: Db,
  subscriptionIds: readonly string[],
): Promise<Map<string, CancellationRow>> {
  if (subscriptionIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(billingCancellations)
    .where(inArray(billingCancellations.subscriptionId, [...subscriptionIds]));
  return new Map(rows.map((row) => [row.subscriptionId, row]));
}

/**
 * Enqueues a cancellation. A finished one is enqueued again (its subscription came back), and so is
 * one that now has to happen sooner or because the account was deleted; a lease on it is void then.
 * @returns false when it was enqueued before.
 */
export async function enqueueCancellation(
  tx: Db,
  subscriptionId: string,
  cancellation: Cancellation,
  now: Date,
): Promise<boolean> {
  const request = {
    ...cancellation,
    requestedAt: now,
    attempts: 0,
    nextTryAt: now,
    triedAt: null,
    lease: null,
    doneAt: null,
    lastError: null,
  };
  const mayBeRequestedAgain = sql`${billingCancellations.doneAt} is not null
    or (${billingCancellations.effect} = 'period_end' and excluded.effect = 'now')
    or (${billingCancellations.reason} <> 'account_deleted' and excluded.reason = 'account_deleted')`;
  const rows = await tx
    .insert(billingCancellations)
    .values({ subscriptionId, ...request })
    .onConflictDoUpdate({
      target: billingCancellations.subscriptionId,
      set: request,
      setWhere: mayBeRequestedAgain,
    })
    .returning({ id: billingCancellations.subscriptionId });
  return rows.length > 0;
}

/** Drops cancellations requested for disabled people that were not carried out yet. */
export async function withdrawCancellations(
  tx: Db,
  subscriptionIds: readonly string[],
): Promise<void> {
  await tx
    .delete(billingCancellations)
    .where(
      and(
        inArray(billingCancellations.subscriptionId, [...subscriptionIds]),
        eq(billingCancellations.reason, 'person_disabled'),
        isNull(billingCancellations.doneAt),
      ),
    );
}
