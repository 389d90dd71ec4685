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

interface Stored {
  readonly id: string;
  /** Seconds since 1970. */
  readonly created: number;
}

/** What every object has. */
function base<O extends string>({ id, created }: Stored, object: O) {
  return { id, object, created };
}

/** What most have; refunds and items don't say whether their money is real. */
function common<O extends string>(record: Stored, object: O) {
  return { ...base(record, object), livemode: false };
}

export function customerAnswer(record: CustomerRecord) {
  const { email, name, metadata } = record;
  return {
    ...common(record, 'customer'),
    email,
    name,
    metadata,
    balance: 0,
  } satisfies Shape<Stripe.Customer>;
}

export function productAnswer(record: ProductRecord) {
  const { created, name, description, metadata } = record;
  return {
    ...common(record, 'product'),
    active: true,
    updated: created,
    name,
    description,
    metadata: { ...metadata },
    type: 'service',
  } satisfies Shape<Stripe.Product>;
}

export function priceAnswer(record: PriceRecord) {
  return {
    ...common(record, 'price'),
    active: record.isActive,
    billing_scheme: 'per_unit',
    currency: record.currency,
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
    ...common(record, 'payment_intent'),
    amount: record.amount,
    amount_received: record.status === 'succeeded' ? record.amount : 0,
    client_secret: record.clientSecret,
    currency: 'usd',
    customer: record.customer,
    last_payment_error: record.lastError && {
      type: 'card_error',
      code: 'card_declined',
      decline_code: record.lastError.decline ?? record.lastError.code,
      message: record.lastError.message,
    },
    latest_charge: expand.has('latest_charge') && charge ? chargeAnswer(charge) : record.charge,
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
    ...common(record, 'invoice'),
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
    currency: 'usd',
    customer: record.customer,
    // A previewed invoice has no number and no page.
    hosted_invoice_url: record.number === '' ? null : `${ledger.pagesUrl}/invoice/${record.id}`,
    lines: listAnswer(`/v1/invoices/${record.id}/lines`, lines, false),
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
    ...base({ ...record, id: record.itemId }, 'subscription_item'),
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
    ...common(record, 'subscription'),
    billing_cycle_anchor: record.created,
    billing_mode: { type: 'flexible' },
    cancel_at: record.cancelsAtPeriodEnd ? record.periodEnd : null,
    cancel_at_period_end: record.cancelsAtPeriodEnd,
    canceled_at: record.canceledAt,
    collection_method: 'charge_automatically',
    currency: 'usd',
    customer: record.customer,
    default_payment_method: record.card?.id ?? null,
    ended_at: record.endedAt,
    items: listAnswer(`/v1/subscription_items?subscription=${record.id}`, [item], false),
    latest_invoice: isWrittenOut
      ? invoiceAnswer(ledger, found(invoices, 'invoice', latestInvoice), inner)
      : latestInvoice,
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
    ...common(record, 'charge'),
    amount: record.amount,
    amount_captured: record.amount,
    amount_refunded: record.refunded,
    captured: true,
    currency: 'usd',
    customer: record.customer,
    metadata: {},
    paid: true,
    payment_intent: record.intent,
    refunded: record.refunded === record.amount,
    status: 'succeeded',
  } satisfies Shape<Stripe.Charge>;
}

export function refundAnswer(record: RefundRecord) {
  return {
    ...base(record, 'refund'),
    amount: record.amount,
    charge: record.charge,
    currency: 'usd',
    metadata: record.metadata,
    payment_intent: record.intent,
    reason: null,
    status: 'succeeded',
  } satisfies Shape<Stripe.Refund>;
}

export function disputeAnswer(record: DisputeRecord) {
  return {
    ...common(record, 'dispute'),
    amount: record.amount,
    charge: record.charge,
    currency: 'usd',
    is_charge_refundable: false,
    metadata: {},
    payment_intent: record.intent,
    reason: 'fraudulent',
    status: record.status,
  } satisfies Shape<Stripe.Dispute>;
}

export function eventAnswer(record: EventRecord) {
  return {
    ...common(record, 'event'),
    api_version: null,
    data: { object: record.object },
    pending_webhooks: record.hasArrived ? 0 : 1,
    request: null,
    type: record.type,
  } satisfies Partial<Omit<Stripe.EventBase, 'data' | 'type'>> & { type: string; data: object };
}

/** A page of a Stripe list, newest first. */
export function listAnswer<T extends object>(url: string, data: T[], hasMore: boolean) {
  return { object: 'list' as const, url, data, has_more: hasMore };
}
