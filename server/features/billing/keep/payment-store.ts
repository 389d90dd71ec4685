import { eq, inArray, lt } from 'drizzle-orm';
import type { PaymentState } from '#shared/domain/payment-state.ts';
import type { Db } from '../../../platform/db/client.ts';
import { billingPayments, billingSubscriptions } from '../../../platform/db/schema/billing.ts';

export type PaymentRow = typeof billingPayments.$inferSelect;

/** Stores the provider's payment unless a newer answer is stored. */
export async function savePayment(
  tx: Db,
  fencingToken: number,
  payment: PaymentState & { readonly subscriptionId: string; readonly invoiceId: string },
): Promise<void> {
  const { id, subscriptionId, invoiceId, paidCents, refundedCents, dispute } = payment;
  const provided = { paidCents, refundedCents, dispute, fencingToken };
  await tx
    .insert(billingPayments)
    .values({ id, subscriptionId, invoiceId, ...provided })
    .onConflictDoUpdate({
      target: billingPayments.id,
      set: provided,
      setWhere: lt(billingPayments.fencingToken, fencingToken),
    });
}

export async function paymentsById(
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

export async function paymentsOf(db: Db, userId: string): Promise<PaymentRow[]> {
  const rows = await db
    .select({ payment: billingPayments })
    .from(billingPayments)
    .innerJoin(billingSubscriptions, eq(billingSubscriptions.id, billingPayments.subscriptionId))
    .where(eq(billingSubscriptions.userId, userId));
  return rows.map(({ payment }) => payment);
}
