import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { billingCustomers, billingEndings } from '../../platform/db/schema/billing.ts';
import { users } from '../../platform/db/schema/identity.ts';
import type { BuyerRow } from './store.ts';

export type EndingRow = typeof billingEndings.$inferSelect;
export type Ending = Pick<EndingRow, 'effect' | 'reason'>;

/** Whether a buyer may sign in. */
export async function isDisabled(tx: Db, userId: string): Promise<boolean> {
  const [row] = await tx
    .select({ isActive: users.isActive })
    .from(users)
    .where(eq(users.id, userId));
  return row?.isActive === false;
}

/** The buyers of some accounts, locked until the transaction ends. */
export async function lockBuyersOf(tx: Db, accountIds: readonly string[]): Promise<BuyerRow[]> {
  if (accountIds.length === 0) return [];
  return tx
    .select()
    .from(billingCustomers)
    .where(inArray(billingCustomers.accountId, [...accountIds]))
    .orderBy(asc(billingCustomers.userId))
    .for('update');
}

export async function endingsOf(tx: Db, ids: readonly string[]): Promise<Map<string, EndingRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(billingEndings)
    .where(inArray(billingEndings.subscriptionId, [...ids]));
  return new Map(rows.map((row) => [row.subscriptionId, row]));
}

/**
 * Writes down that a subscription is to end. One that has been ended and runs again all the same is
 * to be ended anew; one that was to end with its year may have to end now.
 * @returns false when that was written down before.
 */
export async function keepEnding(
  tx: Db,
  subscriptionId: string,
  ending: Ending,
  now: Date,
): Promise<boolean> {
  const asked = {
    ...ending,
    requestedAt: now,
    attempts: 0,
    nextTryAt: now,
    doneAt: null,
    lastError: null,
  };
  const mayBeAskedAgain = sql`${billingEndings.doneAt} is not null
    or (${billingEndings.effect} = 'period_end' and excluded.effect = 'now')
    or (${billingEndings.reason} <> 'account_deleted' and excluded.reason = 'account_deleted')`;
  const rows = await tx
    .insert(billingEndings)
    .values({ subscriptionId, ...asked })
    .onConflictDoUpdate({
      target: billingEndings.subscriptionId,
      set: asked,
      setWhere: mayBeAskedAgain,
    })
    .returning({ id: billingEndings.subscriptionId });
  return rows.length > 0;
}

/** Takes back what was asked for because people were disabled, unless it has been done. */
export async function withdrawEndings(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .delete(billingEndings)
    .where(
      and(
        inArray(billingEndings.subscriptionId, [...ids]),
        eq(billingEndings.reason, 'person_disabled'),
        isNull(billingEndings.doneAt),
      ),
    );
}

/** Takes due ones for one worker; whoever dies with them leaves them due again at `until`. */
export async function claimEndings(
  db: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<EndingRow[]> {
  const due = db
    .select({ id: billingEndings.subscriptionId })
    .from(billingEndings)
    .where(and(isNull(billingEndings.doneAt), lte(billingEndings.nextTryAt, now)))
    .orderBy(asc(billingEndings.nextTryAt), asc(billingEndings.subscriptionId))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(billingEndings)
    .set({ nextTryAt: until, attempts: sql`${billingEndings.attempts} + 1` })
    .where(inArray(billingEndings.subscriptionId, due))
    .returning();
}

/** Unless it has been asked for once more, and sooner, meanwhile. */
export async function markEnded(
  tx: Db,
  { subscriptionId, effect }: EndingRow,
  now: Date,
): Promise<void> {
  await tx
    .update(billingEndings)
    .set({ doneAt: now, lastError: null })
    .where(
      and(eq(billingEndings.subscriptionId, subscriptionId), eq(billingEndings.effect, effect)),
    );
}

export async function putEndingOff(
  db: Db,
  id: string,
  failure: { readonly nextTryAt: Date; readonly lastError: string },
): Promise<void> {
  await db.update(billingEndings).set(failure).where(eq(billingEndings.subscriptionId, id));
}

export async function makeEndingDue(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(billingEndings)
    .set({ nextTryAt: now })
    .where(and(eq(billingEndings.subscriptionId, id), isNull(billingEndings.doneAt)));
}
