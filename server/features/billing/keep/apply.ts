import type { InvoiceState, PaymentState } from '#shared/domain/payment-state.ts';
import type { Db } from '../../../platform/db/client.ts';
import type { SubscriptionState } from '../../../providers/payments/port.ts';
import type { BillingDeps } from '../deps.ts';
import { findOwner, lockBuyer, updateCustomerId } from './buyer-store.ts';
import { savePayment } from './payment-store.ts';
import { recomputeAccess } from './recompute.ts';
import { saveInvoice, saveSubscription, subscriptionsOf } from './subscription-store.ts';

/** A snapshot from the provider. */
export interface Snapshot {
  /** Fencing token drawn before asking the provider. */
  readonly fencingToken: number;
  readonly subscription: SubscriptionState;
  readonly invoices?: readonly InvoiceState[];
  readonly payments?: readonly PaymentState[];
}

/**
 * Stores a snapshot and recomputes the buyer's access from everything stored; call it in a
 * transaction. Idempotent and independent of order: an outdated snapshot changes nothing.
 * @returns false for a subscription of an unknown buyer.
 */
export async function applySnapshot(
  tx: Db,
  { clock, requestId }: Pick<BillingDeps, 'clock' | 'requestId'>,
  { fencingToken, subscription, invoices = [], payments = [] }: Snapshot,
): Promise<boolean> {
  const { id, customerId, latestInvoice } = subscription;
  const userId = await findOwner(tx, customerId, subscription.userId);
  if (userId === null) return false;
  const buyer = await lockBuyer(tx, userId);
  if (buyer.customerId === null) await updateCustomerId(tx, userId, customerId);
  const before = await subscriptionsOf(tx, userId);
  await saveSubscription(tx, userId, fencingToken, subscription);
  const now = clock();
  const all = latestInvoice ? [latestInvoice, ...invoices] : invoices;
  for (const invoice of new Map(all.map((one) => [one.id, one])).values()) {
    await saveInvoice(tx, fencingToken, id, invoice, now);
  }
  for (const payment of payments) {
    const { invoiceId } = payment;
    if (invoiceId === null) continue;
    await savePayment(tx, fencingToken, { ...payment, subscriptionId: id, invoiceId });
  }
  const ctx = { actor: { kind: 'system' }, clock, requestId } as const;
  await recomputeAccess(tx, ctx, buyer, before);
  return true;
}
