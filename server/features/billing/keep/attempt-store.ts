import { and, eq, inArray } from 'drizzle-orm';
import type { SoldTier } from '#shared/domain/plans.ts';
import type { Db } from '../../../platform/db/client.ts';
import { billingAttempts } from '../../../platform/db/schema/billing.ts';

export type AttemptRow = typeof billingAttempts.$inferSelect;

export async function attemptsOf(tx: Db, userId: string): Promise<AttemptRow[]> {
  return tx.select().from(billingAttempts).where(eq(billingAttempts.userId, userId));
}

/** Closes the attempts that opened these subscriptions: they are past their first payment. */
export async function closeAttemptsFor(tx: Db, subscriptionIds: readonly string[]): Promise<void> {
  if (subscriptionIds.length === 0) return;
  await tx
    .update(billingAttempts)
    .set({ isOpen: false })
    .where(
      and(
        inArray(billingAttempts.subscriptionId, [...subscriptionIds]),
        eq(billingAttempts.isOpen, true),
      ),
    );
}

export async function closeAttempts(tx: Db, userId: string): Promise<void> {
  await tx
    .update(billingAttempts)
    .set({ isOpen: false })
    .where(and(eq(billingAttempts.userId, userId), eq(billingAttempts.isOpen, true)));
}

export async function insertAttempt(
  tx: Db,
  attempt: { userId: string; tier: SoldTier; createdAt: Date },
): Promise<AttemptRow> {
  const [row] = await tx.insert(billingAttempts).values(attempt).returning();
  if (!row) throw new Error('An insert returned no row');
  return row;
}

/** @returns false when the attempt was closed in the meantime. */
export async function updateAttempt(
  tx: Db,
  attemptId: string,
  subscriptionId: string,
): Promise<boolean> {
  const rows = await tx
    .update(billingAttempts)
    .set({ subscriptionId })
    .where(and(eq(billingAttempts.id, attemptId), eq(billingAttempts.isOpen, true)))
    .returning({ id: billingAttempts.id });
  return rows.length > 0;
}

export async function openAttemptIds(db: Db): Promise<Set<string>> {
  const rows = await db
    .select({ id: billingAttempts.id })
    .from(billingAttempts)
    .where(eq(billingAttempts.isOpen, true));
  return new Set(rows.map(({ id }) => id));
}
