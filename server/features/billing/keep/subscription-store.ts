import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { InvoiceState } from '#shared/domain/payment-state.ts';
import type { Db } from '../../../platform/db/client.ts';
import {
  billingCounters,
  billingInvoices,
  billingSubscriptions,
} from '../../../platform/db/schema/billing.ts';
import type { SubscriptionState } from '../../../providers/payments/port.ts';
import type { Term } from '../decide/term.ts';

export type SubscriptionRow = typeof billingSubscriptions.$inferSelect;
export type InvoiceRow = typeof billingInvoices.$inferSelect;

/**
 * A fencing token, larger than all before it. Draw it before asking the provider: rows then refuse
 * an answer that was asked for earlier than the one they hold.
 */
export async function drawFencingToken(db: Db): Promise<number> {
  const [row] = await db
    .insert(billingCounters)
    .values({ name: 'fencing_token', value: 1 })
    .onConflictDoUpdate({
      target: billingCounters.name,
      set: { value: sql`${billingCounters.value} + 1` },
    })
    .returning({ token: billingCounters.value });
  if (!row) throw new Error('No fencing token was drawn');
  return row.token;
}

/** Stores the provider's subscription unless a newer answer is stored. */
export async function saveSubscription(
  tx: Db,
  userId: string,
  fencingToken: number,
  subscription: SubscriptionState,
): Promise<void> {
  const provided = {
    status: subscription.status,
    tier: subscription.tier,
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
    cancelsAtPeriodEnd: subscription.cancelsAtPeriodEnd,
    endedAt: subscription.endedAt,
    hasPendingChange: subscription.hasPendingChange,
    latestInvoiceId: subscription.latestInvoice?.id ?? null,
    fencingToken,
  };
  await tx
    .insert(billingSubscriptions)
    .values({ id: subscription.id, userId, openedAt: subscription.createdAt, ...provided })
    .onConflictDoUpdate({
      target: billingSubscriptions.id,
      set: provided,
      setWhere: lt(billingSubscriptions.fencingToken, fencingToken),
    });
}

/** Stores the provider's invoice unless a newer answer is stored. */
export async function saveInvoice(
  tx: Db,
  fencingToken: number,
  subscriptionId: string,
  invoice: InvoiceState,
  now: Date,
): Promise<void> {
  const { id, status, reason, totalCents, paidCents, paidAt } = invoice;
  const provided = { status, reason, totalCents, paidCents, paidAt, fencingToken };
  await tx
    .insert(billingInvoices)
    .values({ id, subscriptionId, createdAt: paidAt ?? now, ...provided })
    .onConflictDoUpdate({
      target: billingInvoices.id,
      set: provided,
      setWhere: lt(billingInvoices.fencingToken, fencingToken),
    });
}

/** All subscriptions of a buyer, newest first. */
export async function subscriptionsOf(db: Db, userId: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(billingSubscriptions)
    .where(eq(billingSubscriptions.userId, userId))
    .orderBy(desc(billingSubscriptions.openedAt));
}

export async function findSubscription(db: Db, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(billingSubscriptions).where(eq(billingSubscriptions.id, id));
  return row;
}

export type SubscriptionWithInvoice = SubscriptionRow & { readonly invoiceStatus: string | null };

/** By id, each with the status of its latest invoice. */
export async function subscriptionsById(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, SubscriptionWithInvoice>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ row: billingSubscriptions, invoiceStatus: billingInvoices.status })
    .from(billingSubscriptions)
    .leftJoin(billingInvoices, eq(billingInvoices.id, billingSubscriptions.latestInvoiceId))
    .where(inArray(billingSubscriptions.id, [...ids]));
  return new Map(rows.map(({ row, invoiceStatus }) => [row.id, { ...row, invoiceStatus }]));
}

/** All invoices of a buyer, newest first. */
export async function invoicesOf(db: Db, userId: string): Promise<InvoiceRow[]> {
  const rows = await db
    .select({ invoice: billingInvoices })
    .from(billingInvoices)
    .innerJoin(billingSubscriptions, eq(billingSubscriptions.id, billingInvoices.subscriptionId))
    .where(eq(billingSubscriptions.userId, userId))
    .orderBy(desc(billingInvoices.createdAt));
  return rows.map(({ invoice }) => invoice);
}

export async function updateTerm(tx: Db, id: string, term: Term): Promise<void> {
  await tx.update(billingSubscriptions).set(term).where(eq(billingSubscriptions.id, id));
}

/** Makes one subscription of a buyer the current one, or none. */
export async function markCurrent(tx: Db, userId: string, id: string | null): Promise<void> {
  const isOther = id === null ? undefined : ne(billingSubscriptions.id, id);
  await tx
    .update(billingSubscriptions)
    .set({ isCurrent: false })
    .where(
      and(
        eq(billingSubscriptions.userId, userId),
        eq(billingSubscriptions.isCurrent, true),
        isOther,
      ),
    );
  if (id === null) return;
  await tx
    .update(billingSubscriptions)
    .set({ isCurrent: true })
    .where(and(eq(billingSubscriptions.id, id), eq(billingSubscriptions.isCurrent, false)));
}
