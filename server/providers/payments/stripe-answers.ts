import * as z from 'zod';
import {
  type EventSubject,
  type InvoiceState,
  SUBSCRIPTION_STATUSES,
} from '#shared/domain/payment-state.ts';
import { PLANS, type SoldTier } from '#shared/domain/plans.ts';
import {
  type OpenedSubscription,
  type OpenPayment,
  type PaymentEvent,
  PaymentsUnavailable,
  type SubscriptionState,
} from './port.ts';

/* Schemas for the parts of Stripe's responses that we use. */

const id = z.string().min(1);
/** An object, or only its id when it was not expanded. */
export const reference = z.union([id, z.looseObject({ id }).transform((object) => object.id)]);
const instant = z.int().transform((seconds) => new Date(seconds * 1_000));
const metadata = z.record(z.string(), z.string());

export const Price = z.object({
  id,
  active: z.boolean(),
  currency: z.string(),
  unit_amount: z.int().nullable(),
  lookup_key: z.string().nullable(),
  metadata,
  recurring: z.object({ interval: z.string(), interval_count: z.int() }).nullable(),
});
export type Price = z.infer<typeof Price>;

const secret = z.object({ client_secret: z.string().min(1) });

const Invoice = z.object({
  id,
  customer: reference.nullable(),
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']).nullable(),
  billing_reason: z.string().nullable(),
  total: z.int(),
  amount_paid: z.int(),
  status_transitions: z.object({ paid_at: instant.nullable() }),
  hosted_invoice_url: z.string().nullish(),
  confirmation_secret: secret.nullish(),
  parent: z
    .object({ subscription_details: z.object({ subscription: reference }).nullish() })
    .nullable(),
});
type Invoice = z.infer<typeof Invoice>;

const Subscription = z.object({
  id,
  customer: reference,
  status: z.enum(SUBSCRIPTION_STATUSES),
  created: instant,
  cancel_at_period_end: z.boolean(),
  ended_at: instant.nullable(),
  pending_update: z.looseObject({}).nullable(),
  pending_setup_intent: z.union([id, secret]).nullish(),
  metadata,
  items: z.object({
    data: z
      .array(
        z.object({
          id,
          price: Price,
          current_period_start: instant,
          current_period_end: instant,
        }),
      )
      .min(1),
  }),
  latest_invoice: z.union([id, Invoice]).nullable(),
});
type Subscription = z.infer<typeof Subscription>;

const Event = z.object({
  id,
  type: z.string().min(1),
  created: instant,
  livemode: z.boolean(),
  data: z.object({ object: z.looseObject({}) }),
});

/**
 * Parses a response of the vendor.
 * @throws {PaymentsUnavailable} `bad_answer`
 */
export function accept<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new PaymentsUnavailable('bad_answer');
  return parsed.data;
}

/** A price's tier: by lookup key, or by metadata once the key was transferred to a newer price. */
function tierOf({ lookup_key, metadata: { tier } }: Price): SoldTier | null {
  const plan = PLANS.find((one) => one.lookupKey === lookup_key || one.tier === tier);
  return plan?.tier ?? null;
}

const REASONS: Readonly<Record<string, InvoiceState['reason']>> = {
  subscription_create: 'first',
  subscription_cycle: 'renewal',
  subscription_update: 'change',
};

function invoiceState(invoice: Invoice): InvoiceState {
  return {
    id: invoice.id,
    customerId: invoice.customer,
    subscriptionId: invoice.parent?.subscription_details?.subscription ?? null,
    status: invoice.status ?? 'draft',
    reason: REASONS[invoice.billing_reason ?? ''] ?? 'other',
    totalCents: invoice.total,
    paidCents: invoice.amount_paid,
    paidAt: invoice.status_transitions.paid_at,
    payUrl: invoice.hosted_invoice_url ?? null,
  };
}

export function toInvoice(answer: unknown): InvoiceState {
  return invoiceState(accept(Invoice, answer));
}

function subscriptionState(subscription: Subscription): SubscriptionState {
  const { items, latest_invoice: invoice } = subscription;
  const ends = items.data.map((item) => item.current_period_end.getTime());
  const starts = items.data.map((item) => item.current_period_start.getTime());
  return {
    id: subscription.id,
    customerId: subscription.customer,
    status: subscription.status,
    tier: items.data.map(({ price }) => tierOf(price)).find((tier) => tier !== null) ?? null,
    createdAt: subscription.created,
    periodStart: new Date(Math.min(...starts)),
    periodEnd: new Date(Math.min(...ends)),
    cancelsAtPeriodEnd: subscription.cancel_at_period_end,
    endedAt: subscription.ended_at,
    hasPendingChange: subscription.pending_update !== null,
    userId: subscription.metadata['userId'] ?? null,
    attemptId: subscription.metadata['attemptId'] ?? null,
    latestInvoice: typeof invoice === 'object' && invoice !== null ? invoiceState(invoice) : null,
  };
}

export function toSubscription(answer: unknown): SubscriptionState {
  return subscriptionState(accept(Subscription, answer));
}

/** The id of the subscription's only item, which a change of plan needs, and its customer. */
export function toSubscriptionItem(answer: unknown) {
  const { customer, items } = accept(Subscription, answer);
  return { customerId: customer, itemId: items.data[0]?.id ?? '' };
}

function openPayment({ latest_invoice, pending_setup_intent: setup }: Subscription) {
  const invoice = typeof latest_invoice === 'object' ? latest_invoice : null;
  const clientSecret = invoice?.status === 'open' && invoice.confirmation_secret?.client_secret;
  if (clientSecret) return { kind: 'payment', clientSecret } satisfies OpenPayment;
  if (typeof setup === 'object' && setup !== null) {
    return { kind: 'setup', clientSecret: setup.client_secret } satisfies OpenPayment;
  }
  return null;
}

export function toOpenedSubscription(answer: unknown): OpenedSubscription {
  const subscription = accept(Subscription, answer);
  return { subscription: subscriptionState(subscription), payment: openPayment(subscription) };
}

const Subject = z.looseObject({ id: z.string(), object: z.string() });
const Paid = z.looseObject({ payment_intent: reference.nullish() });

function subjectOf(object: unknown): EventSubject {
  const { success, data } = Subject.safeParse(object);
  if (!success) return { kind: 'other' };
  switch (data.object) {
    case 'subscription': {
      const { customer } = accept(z.object({ customer: reference }), object);
      return { kind: 'subscription', subscriptionId: data.id, customerId: customer };
    }
    case 'invoice': {
      const { parent } = accept(Invoice.pick({ parent: true }), object);
      const subscriptionId = parent?.subscription_details?.subscription ?? null;
      return { kind: 'invoice', invoiceId: data.id, subscriptionId };
    }
    case 'payment_intent':
      return { kind: 'payment', paymentId: data.id };
    case 'charge':
    case 'refund':
    case 'dispute': {
      const paymentId = accept(Paid, object).payment_intent;
      return paymentId ? { kind: 'payment', paymentId } : { kind: 'other' };
    }
    case 'customer':
      return { kind: 'customer', customerId: data.id };
    case 'price':
      return { kind: 'price', priceId: data.id };
    default:
      return { kind: 'other' };
  }
}

export function toEvent(answer: unknown): { event: PaymentEvent; isLive: boolean } {
  const { id: eventId, type, created, livemode, data } = accept(Event, answer);
  const subject = subjectOf(data.object);
  return { event: { id: eventId, name: type, createdAt: created, subject }, isLive: livemode };
}
