import { eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import {
  billingCustomers,
  billingPayments,
  billingSubscriptions,
} from '../../platform/db/schema/billing.ts';
import type { PaymentState } from '../../providers/payments/port.ts';

export type PaymentRow = typeof billingPayments.$inferSelect;

export async function keepPayment(
  tx: Db,
  ticket: number,
  payment: PaymentState & { readonly subscriptionId: string; readonly invoiceId: string },
): Promise<void> {
  const { id, subscriptionId, invoiceId, paidCents, refundedCents, dispute } = payment;
  const told = { paidCents, refundedCents, dispute, ticket };
  await tx
    .insert(billingPayments)
    .values({ id, subscriptionId, invoiceId, ...told })
    .onConflictDoUpdate({
      target: billingPayments.id,
      set: told,
      setWhere: lt(billingPayments.ticket, ticket),
    });
}

/** By id. */
export async function keptPayments(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, PaymentRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(billingPayments)
    .where(inArray(billingPayments.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Which of these are customers of ours. */
export async function knownCustomers(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: billingCustomers.customerId })
    .from(billingCustomers)
    .where(inArray(billingCustomers.customerId, [...ids]));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

export async function paymentsOf(db: Db, userId: string): Promise<PaymentRow[]> {
  const rows = await db
    .select({ payment: billingPayments })
    .from(billingPayments)
    .innerJoin(billingSubscriptions, eq(billingSubscriptions.id, billingPayments.subscriptionId))
    .where(eq(billingSubscriptions.userId, userId));
  return rows.map(({ payment }) => payment);
}
