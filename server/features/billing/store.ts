import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { SoldTier } from '#shared/domain/plans.ts';
import type { Db } from '../../platform/db/client.ts';
import {
  billingAttempts,
  billingCustomers,
  billingInvoices,
  billingSubscriptions,
} from '../../platform/db/schema/billing.ts';
import { users } from '../../platform/db/schema/identity.ts';
import type { InvoiceState, SubscriptionState } from '../../providers/payments/port.ts';
import type { Term } from './policy.ts';

export type SubscriptionRow = typeof billingSubscriptions.$inferSelect;
export type InvoiceRow = typeof billingInvoices.$inferSelect;
export type AttemptRow = typeof billingAttempts.$inferSelect;
export type BuyerRow = typeof billingCustomers.$inferSelect;

/** Larger than every ticket before; to be drawn before the provider is asked. */
export async function drawTicket(db: Db): Promise<number> {
  const { rows } = await db.execute<{ ticket: string }>(
    sql`select nextval('billing_tickets') as ticket`,
  );
  return Number(rows[0]?.ticket);
}

export async function findBuyer(db: Db, userId: string): Promise<BuyerRow | undefined> {
  const [row] = await db.select().from(billingCustomers).where(eq(billingCustomers.userId, userId));
  return row;
}

async function lockIfBuyer(tx: Db, userId: string): Promise<BuyerRow | undefined> {
  const [row] = await tx
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId))
    .for('update');
  return row;
}

/** Makes the person a buyer unless they are one, and locks them until the transaction ends. */
export async function lockBuyer(tx: Db, userId: string): Promise<BuyerRow> {
  const known = await lockIfBuyer(tx, userId);
  if (known) return known;
  await tx.insert(billingCustomers).values({ userId }).onConflictDoNothing();
  const made = await lockIfBuyer(tx, userId);
  if (!made) throw new Error('A buyer that was just kept is gone');
  return made;
}

/** The person that a provider's customer is: by its id, or by what it was made for. */
export async function findOwner(
  db: Db,
  customerId: string,
  statedUserId: string | null,
): Promise<string | null> {
  const [known] = await db
    .select({ userId: billingCustomers.userId })
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, customerId));
  if (known) return known.userId;
  if (statedUserId === null) return null;
  const [stated] = await db
    .select({ userId: users.id })
    .from(users)
    .where(sql`${users.id}::text = ${statedUserId}`);
  return stated?.userId ?? null;
}

/** Keeps the first customer there is. @returns the one that is kept. */
export async function keepCustomer(tx: Db, userId: string, customerId: string): Promise<string> {
  const [row] = await tx
    .update(billingCustomers)
    .set({ customerId: sql`coalesce(${billingCustomers.customerId}, ${customerId})` })
    .where(eq(billingCustomers.userId, userId))
    .returning({ customerId: billingCustomers.customerId });
  return row?.customerId ?? customerId;
}

export async function keepAccount(tx: Db, userId: string, accountId: string): Promise<void> {
  await tx.update(billingCustomers).set({ accountId }).where(eq(billingCustomers.userId, userId));
}

export async function findName(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ firstName: users.firstName })
    .from(users)
    .where(eq(users.id, userId));
  return row?.firstName ?? null;
}

export async function attemptsOf(tx: Db, userId: string): Promise<AttemptRow[]> {
  return tx.select().from(billingAttempts).where(eq(billingAttempts.userId, userId));
}

/** Ends the attempts that opened these subscriptions: there is nothing left to be tried. */
export async function closeAttemptsOf(tx: Db, subscriptionIds: readonly string[]): Promise<void> {
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

/** @returns false when the attempt has been given up meanwhile. */
export async function keepOrder(
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

/** The attempts that are still meant. */
export async function openAttemptIds(db: Db): Promise<Set<string>> {
  const rows = await db
    .select({ id: billingAttempts.id })
    .from(billingAttempts)
    .where(eq(billingAttempts.isOpen, true));
  return new Set(rows.map(({ id }) => id));
}

/** Keeps what the provider told, unless something newer is kept. */
export async function keepSubscription(
  tx: Db,
  userId: string,
  ticket: number,
  subscription: SubscriptionState,
): Promise<void> {
  const told = {
    status: subscription.status,
    tier: subscription.tier,
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
    cancelsAtPeriodEnd: subscription.cancelsAtPeriodEnd,
    endedAt: subscription.endedAt,
    hasPendingChange: subscription.hasPendingChange,
    latestInvoiceId: subscription.latestInvoice?.id ?? null,
    ticket,
  };
  await tx
    .insert(billingSubscriptions)
    .values({ id: subscription.id, userId, openedAt: subscription.createdAt, ...told })
    .onConflictDoUpdate({
      target: billingSubscriptions.id,
      set: told,
      setWhere: lt(billingSubscriptions.ticket, ticket),
    });
}

export async function keepInvoice(
  tx: Db,
  ticket: number,
  subscriptionId: string,
  invoice: InvoiceState,
  now: Date,
): Promise<void> {
  const { id, status, reason, totalCents, paidCents, paidAt } = invoice;
  const told = { status, reason, totalCents, paidCents, paidAt, ticket };
  await tx
    .insert(billingInvoices)
    .values({ id, subscriptionId, createdAt: paidAt ?? now, ...told })
    .onConflictDoUpdate({
      target: billingInvoices.id,
      set: told,
      setWhere: lt(billingInvoices.ticket, ticket),
    });
}

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

/** By id, each with its latest invoice's status. */
export async function keptSubscriptions(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, SubscriptionRow & { readonly invoiceStatus: string | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ row: billingSubscriptions, invoiceStatus: billingInvoices.status })
    .from(billingSubscriptions)
    .leftJoin(billingInvoices, eq(billingInvoices.id, billingSubscriptions.latestInvoiceId))
    .where(inArray(billingSubscriptions.id, [...ids]));
  return new Map(rows.map(({ row, invoiceStatus }) => [row.id, { ...row, invoiceStatus }]));
}

export async function invoicesOf(db: Db, userId: string): Promise<InvoiceRow[]> {
  const rows = await db
    .select({ invoice: billingInvoices })
    .from(billingInvoices)
    .innerJoin(billingSubscriptions, eq(billingSubscriptions.id, billingInvoices.subscriptionId))
    .where(eq(billingSubscriptions.userId, userId))
    .orderBy(desc(billingInvoices.createdAt));
  return rows.map(({ invoice }) => invoice);
}

export async function keepTerm(tx: Db, id: string, term: Term): Promise<void> {
  await tx.update(billingSubscriptions).set(term).where(eq(billingSubscriptions.id, id));
}

/** Makes one subscription of a buyer the one that counts, or none. */
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
