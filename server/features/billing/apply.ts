import type { Db } from '../../platform/db/client.ts';
import type {
  InvoiceState,
  PaymentState,
  SubscriptionState,
} from '../../providers/payments/port.ts';
import type { BillingDeps } from './deps.ts';
import { keepPayment } from './payment-store.ts';
import { settle } from './settle.ts';
import {
  findOwner,
  keepCustomer,
  keepInvoice,
  keepSubscription,
  lockBuyer,
  subscriptionsOf,
} from './store.ts';

/** What the provider said when it was asked after the ticket had been drawn. */
export interface Told {
  readonly ticket: number;
  readonly subscription: SubscriptionState;
  readonly invoices?: readonly InvoiceState[];
  readonly payments?: readonly PaymentState[];
}

/**
 * Keeps what the provider told and works out anew, from all that is kept of the buyer, which
 * subscription counts and what access follows; to be called in a transaction. Old news change
 * nothing, so it may be called in any order and any number of times.
 * @returns false for a subscription of nobody known here.
 */
export async function apply(tx: Db, deps: BillingDeps, told: Told): Promise<boolean> {
  const { ticket, subscription, invoices = [], payments = [] } = told;
  const { id, customerId, latestInvoice } = subscription;
  const userId = await findOwner(tx, customerId, subscription.userId);
  if (userId === null) return false;
  const buyer = await lockBuyer(tx, userId);
  if (buyer.customerId === null) await keepCustomer(tx, userId, customerId);
  const before = await subscriptionsOf(tx, userId);
  await keepSubscription(tx, userId, ticket, subscription);
  const now = deps.clock();
  const all = latestInvoice ? [latestInvoice, ...invoices] : invoices;
  for (const invoice of new Map(all.map((one) => [one.id, one])).values()) {
    await keepInvoice(tx, ticket, id, invoice, now);
  }
  for (const payment of payments) {
    const { invoiceId } = payment;
    if (invoiceId === null) continue;
    await keepPayment(tx, ticket, { ...payment, subscriptionId: id, invoiceId });
  }
  const ctx = { actor: { kind: 'system' }, clock: deps.clock, requestId: deps.requestId } as const;
  await settle(tx, ctx, buyer, before);
  return true;
}
