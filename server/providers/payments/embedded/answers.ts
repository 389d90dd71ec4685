import type Stripe from 'stripe';
import { found } from './fault.ts';
import type { Ledger } from './ledger.ts';
import type {
  ChargeRecord,
  CustomerRecord,
  DisputeRecord,
  EventRecord,
  IntentRecord,
  InvoiceRecord,
  PriceRecord,
  ProductRecord,
  RefundRecord,
  SubscriptionRecord,
} from './records.ts';

/** Some fields of a Stripe object, each with the vendor's type. */
type Shape<T> = T extends readonly (infer U)[]
  ? Shape<U>[]
  : T extends object
    ? { [K in keyof T]?: Shape<T[K]> }
    : T;

/** Which references of a response are expanded. */
export type Expand = ReadonlySet<string>;
export const NOTHING: Expand = new Set();

export function customerAnswer(record: CustomerRecord) {
  const { id, created, email, name, metadata } = record;
  return {
    id,
    object: 'customer',
    created,
    email,
    name,
    metadata,
    livemode: false,
    balance: 0,
  } satisfies Shape<Stripe.Customer>;
}

export function productAnswer({ id, created, name, description, metadata }: ProductRecord) {
  return {
    id,
    object: 'product',
    active: true,
    created,
    updated: created,
    name,
    description,
    metadata: { ...metadata },
    livemode: false,
    type: 'service',
  } satisfies Shape<Stripe.Product>;
}

export function priceAnswer(record: PriceRecord) {
  return {
    id: record.id,
    object: 'price',
    active: record.isActive,
    billing_scheme: 'per_unit',
    created: record.created,
    currency: record.currency,
    livemode: false,
    lookup_key: record.lookupKey,
    metadata: record.metadata,
    nickname: null,
    product: record.product,
    recurring: { interval: 'year', interval_count: 1, meter: null, usage_type: 'licensed' },
    type: 'recurring',
    unit_amount: record.amount,
  } satisfies Shape<Stripe.Price>;
}

export function intentAnswer(ledger: Ledger, record: IntentRecord, expand: Expand = NOTHING) {
  const charge = record.charge === null ? null : ledger.state.charges[record.charge];
  return {
    id: record.id,
    object: 'payment_intent',
    amount: record.amount,
    amount_received: record.status === 'succeeded' ? record.amount : 0,
    client_secret: record.clientSecret,
    created: record.created,
    currency: 'usd',
    customer: record.customer,
    last_payment_error: record.lastError && {
      type: 'card_error',
      code: 'card_declined',
      decline_code: record.lastError.decline ?? record.lastError.code,
      message: record.lastError.message,
    },
    latest_charge: expand.has('latest_charge') && charge ? chargeAnswer(charge) : record.charge,
    livemode: false,
    metadata: {},
    payment_method: record.card?.id ?? null,
    payment_method_types: ['card'],
    status: record.status,
  } satisfies Shape<Stripe.PaymentIntent>;
}

export function invoiceAnswer(ledger: Ledger, record: InvoiceRecord, expand: Expand = NOTHING) {
  const isOpen = record.status === 'open';
  const paid = record.status === 'paid' ? record.total : 0;
  const secret = ledger.state.intents[record.intent]?.clientSecret ?? '';
  const lines = record.lines.map((line, index) => ({
    id: `il_${record.id}_${index}`,
    object: 'line_item' as const,
    amount: line.amount,
    currency: 'usd',
    description: line.description,
    invoice: record.id,
    livemode: false,
    metadata: {},
    period: { start: record.periodStart, end: record.periodEnd },
    quantity: 1,
  }));
  return {
    id: record.id,
    object: 'invoice',
    amount_due: record.total,
    amount_paid: paid,
    amount_remaining: record.total - paid,
    attempt_count: record.attempts,
    attempted: record.attempts > 0,
    auto_advance: isOpen,
    billing_reason: record.reason,
    collection_method: 'charge_automatically',
    ...(expand.has('confirmation_secret')
      ? { confirmation_secret: isOpen ? { client_secret: secret, type: 'payment_intent' } : null }
      : {}),
    created: record.created,
    currency: 'usd',
    customer: record.customer,
    // A previewed invoice has no number and no page.
    hosted_invoice_url: record.number === '' ? null : `${ledger.pagesUrl}/invoice/${record.id}`,
    lines: listAnswer(`/v1/invoices/${record.id}/lines`, lines, false),
    livemode: false,
    metadata: {},
    number: record.number,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: record.subscription, metadata: {} },
    },
    period_start: record.periodStart,
    period_end: record.periodEnd,
    status: record.status,
    status_transitions: {
      finalized_at: record.created,
      marked_uncollectible_at: null,
      paid_at: record.paidAt,
      voided_at: record.voidedAt,
    },
    subtotal: record.total,
    total: record.total,
  } satisfies Shape<Stripe.Invoice>;
}

export function subscriptionAnswer(
  ledger: Ledger,
  record: SubscriptionRecord,
  expand: Expand = NOTHING,
) {
  const { prices, invoices } = ledger.state;
  const price = priceAnswer(found(prices, 'price', record.price));
  const item = {
    id: record.itemId,
    object: 'subscription_item',
    created: record.created,
    current_period_start: record.periodStart,
    current_period_end: record.periodEnd,
    metadata: {},
    price,
    quantity: 1,
    subscription: record.id,
  } satisfies Shape<Stripe.SubscriptionItem>;
  const { pending, latestInvoice } = record;
  const pendingPrice = pending && found(prices, 'price', pending.price);
  const inner: Expand = expand.has('latest_invoice.confirmation_secret')
    ? new Set(['confirmation_secret'])
    : NOTHING;
  const isWrittenOut = expand.has('latest_invoice') || inner.size > 0;
  return {
    id: record.id,
    object: 'subscription',
    billing_cycle_anchor: record.created,
    billing_mode: { type: 'flexible' },
    cancel_at: record.cancelsAtPeriodEnd ? record.periodEnd : null,
    cancel_at_period_end: record.cancelsAtPeriodEnd,
    canceled_at: record.canceledAt,
    collection_method: 'charge_automatically',
    created: record.created,
    currency: 'usd',
    customer: record.customer,
    default_payment_method: record.card?.id ?? null,
    ended_at: record.endedAt,
    items: listAnswer(`/v1/subscription_items?subscription=${record.id}`, [item], false),
    latest_invoice: isWrittenOut
      ? invoiceAnswer(ledger, found(invoices, 'invoice', latestInvoice), inner)
      : latestInvoice,
    livemode: false,
    metadata: record.metadata,
    pending_setup_intent: null,
    pending_update:
      pending && pendingPrice
        ? {
            expires_at: pending.expiresAt,
            subscription_items: [{ ...item, price: priceAnswer(pendingPrice) }],
          }
        : null,
    start_date: record.created,
    status: record.status,
  } satisfies Shape<Stripe.Subscription>;
}

export function chargeAnswer(record: ChargeRecord) {
  return {
    id: record.id,
    object: 'charge',
    amount: record.amount,
    amount_captured: record.amount,
    amount_refunded: record.refunded,
    captured: true,
    created: record.created,
    currency: 'usd',
    customer: record.customer,
    livemode: false,
    metadata: {},
    paid: true,
    payment_intent: record.intent,
    refunded: record.refunded === record.amount,
    status: 'succeeded',
  } satisfies Shape<Stripe.Charge>;
}

export function refundAnswer(record: RefundRecord) {
  return {
    id: record.id,
    object: 'refund',
    amount: record.amount,
    charge: record.charge,
    created: record.created,
    currency: 'usd',
    metadata: record.metadata,
    payment_intent: record.intent,
    reason: null,
    status: 'succeeded',
  } satisfies Shape<Stripe.Refund>;
}

export function disputeAnswer(record: DisputeRecord) {
  return {
    id: record.id,
    object: 'dispute',
    amount: record.amount,
    charge: record.charge,
    created: record.created,
    currency: 'usd',
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: record.intent,
    reason: 'fraudulent',
    status: record.status,
  } satisfies Shape<Stripe.Dispute>;
}

export function eventAnswer(record: EventRecord) {
  return {
    id: record.id,
    object: 'event',
    api_version: null,
    created: record.created,
    data: { object: record.object },
    livemode: false,
    pending_webhooks: record.hasArrived ? 0 : 1,
    request: null,
    type: record.type,
  } satisfies Partial<Omit<Stripe.EventBase, 'data' | 'type'>> & { type: string; data: object };
}

/** A page of a Stripe list, newest first. */
export function listAnswer<T extends object>(url: string, data: T[], hasMore: boolean) {
  return { object: 'list' as const, url, data, has_more: hasMore };
}
