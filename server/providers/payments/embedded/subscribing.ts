import { invoiceAnswer } from './answers.ts';
import {
  emitSubscription,
  type InvoiceDraft,
  openInvoice,
  payInvoice,
  voidInvoice,
} from './billing.ts';
import { found, impossible } from './fault.ts';
import type { Ledger } from './ledger.ts';
import { periodEndAfter } from './periods.ts';
import type { Metadata, PriceRecord, SubscriptionRecord } from './records.ts';

/** Expiry of an unpaid first payment or plan change. */
export const PAYMENT_WAIT_SECONDS = 23 * 3_600;

function sellablePrice(ledger: Ledger, id: string): PriceRecord {
  const price = found(ledger.state.prices, 'price', id, 'items[0][price]');
  if (!price.isActive) {
    throw impossible('The price specified is inactive.', 'items[0][price]');
  }
  return price;
}

export function productName(ledger: Ledger, product: string): string {
  return ledger.state.products[product]?.name ?? product;
}

/** The invoice line of one year of a product. */
export function lineWords(ledger: Ledger, product: string): string {
  return `1 × ${productName(ledger, product)}, one year`;
}

/** Opens an incomplete subscription with its first invoice. */
export function openSubscription(
  ledger: Ledger,
  { customer, price, metadata }: { customer: string; price: string; metadata: Metadata },
): SubscriptionRecord {
  const { customers, subscriptions } = ledger.state;
  if (found(customers, 'customer', customer, 'customer').isDeleted) {
    throw impossible(`Customer ${customer} has been deleted.`, 'customer');
  }
  const { id: priceId, amount, product } = sellablePrice(ledger, price);
  const now = ledger.now();
  const id = ledger.id('sub');
  const periodEnd = periodEndAfter(now, now);
  const invoice = openInvoice(
    ledger,
    { id, customer },
    {
      reason: 'subscription_create',
      lines: [{ price: priceId, amount, description: lineWords(ledger, product) }],
      periodStart: now,
      periodEnd,
    },
  );
  const subscription: SubscriptionRecord = {
    id,
    itemId: ledger.id('si'),
    created: now,
    customer,
    status: 'incomplete',
    price: priceId,
    periodStart: now,
    periodEnd,
    cancelsAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    latestInvoice: invoice.id,
    metadata,
    card: null,
    pending: null,
    retries: 0,
    nextRetryAt: null,
  };
  subscriptions[id] = subscription;
  emitSubscription(ledger, 'customer.subscription.created', subscription);
  return subscription;
}

function requireRunning({ status, id }: SubscriptionRecord): void {
  if (status !== 'active' && status !== 'past_due') {
    throw impossible(`Subscription ${id} is ${status} and cannot be changed.`);
  }
}

interface PriceChange {
  readonly itemId: string;
  readonly price: string;
  readonly countedFrom: number;
}

/** Prorated price of a change: the new price less the old one for the rest of the year. */
export function draftChange(
  ledger: Ledger,
  subscription: SubscriptionRecord,
  { itemId, price: priceId, countedFrom }: PriceChange,
): InvoiceDraft & { readonly total: number } {
  const { periodStart, periodEnd } = subscription;
  requireRunning(subscription);
  if (itemId !== subscription.itemId) {
    throw impossible(`No such subscription item: '${itemId}'`, 'items[0][id]');
  }
  if (countedFrom < periodStart || countedFrom > periodEnd) {
    throw impossible('proration_date is outside the current period.', 'proration_date');
  }
  const next = sellablePrice(ledger, priceId);
  const current = found(ledger.state.prices, 'price', subscription.price);
  if (next.amount <= current.amount) {
    throw impossible('The sandbox changes to larger prices only.', 'items[0][price]');
  }
  const share = (periodEnd - countedFrom) / (periodEnd - periodStart);
  const part = (price: PriceRecord, kind: string) => ({
    price: price.id,
    amount: Math.round(price.amount * share),
    description: `${kind} time on ${productName(ledger, price.product)}`,
  });
  const unused = part(current, 'Unused');
  const lines = [{ ...unused, amount: -unused.amount }, part(next, 'Remaining')];
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return { reason: 'subscription_update', lines, periodStart: countedFrom, periodEnd, total };
}

/** Previews the invoice of a change without creating it. */
export function previewChange(
  ledger: Ledger,
  subscription: SubscriptionRecord,
  change: PriceChange,
) {
  const { total, ...draft } = draftChange(ledger, subscription, change);
  return invoiceAnswer(ledger, {
    ...draft,
    id: `upcoming_${subscription.id}`,
    number: '',
    created: ledger.now(),
    customer: subscription.customer,
    subscription: subscription.id,
    total,
    intent: '',
    status: 'open',
    paidAt: null,
    voidedAt: null,
    attempts: 0,
  });
}

/** Changes the price once the difference is paid; immediately if the card on file works. */
export function changePrice(
  ledger: Ledger,
  subscription: SubscriptionRecord,
  change: PriceChange,
): void {
  const { total: _total, ...draft } = draftChange(ledger, subscription, change);
  const { invoices } = ledger.state;
  const before = subscription.pending && invoices[subscription.pending.invoice];
  if (before) voidInvoice(ledger, before);
  const invoice = openInvoice(ledger, subscription, draft);
  subscription.latestInvoice = invoice.id;
  subscription.pending = {
    price: change.price,
    invoice: invoice.id,
    expiresAt: ledger.now() + PAYMENT_WAIT_SECONDS,
  };
  emitSubscription(ledger, 'customer.subscription.updated', subscription);
  if (subscription.card) payInvoice(ledger, invoice, subscription.card, false);
}

export function setCancelAtPeriodEnd(
  ledger: Ledger,
  subscription: SubscriptionRecord,
  cancels: boolean,
): void {
  requireRunning(subscription);
  if (subscription.cancelsAtPeriodEnd === cancels) return;
  subscription.cancelsAtPeriodEnd = cancels;
  subscription.canceledAt = cancels ? ledger.now() : null;
  emitSubscription(ledger, 'customer.subscription.updated', subscription);
}

/** Ends a subscription now and voids its open invoices. */
export function endSubscription(
  ledger: Ledger,
  subscription: SubscriptionRecord,
  status: 'canceled' | 'incomplete_expired' = 'canceled',
): void {
  if (subscription.endedAt !== null) {
    throw impossible(`Subscription ${subscription.id} has already ended.`);
  }
  const { invoices } = ledger.state;
  for (const invoice of Object.values(invoices)) {
    if (invoice.subscription === subscription.id) voidInvoice(ledger, invoice);
  }
  subscription.status = status;
  subscription.endedAt = ledger.now();
  subscription.canceledAt ??= ledger.now();
  subscription.pending = null;
  subscription.nextRetryAt = null;
  const type = status === 'canceled' ? 'deleted' : 'updated';
  emitSubscription(ledger, `customer.subscription.${type}`, subscription);
}
