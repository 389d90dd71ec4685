/** What a payment provider reports, as it is stored and decided on. */

export const SUBSCRIPTION_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export interface InvoiceState {
  readonly id: string;
  readonly customerId: string | null;
  /** Null for an invoice without a subscription. */
  readonly subscriptionId: string | null;
  readonly status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  /** A first year, a renewal, a change of plan, or anything else. */
  readonly reason: 'first' | 'renewal' | 'change' | 'other';
  /** US cents. */
  readonly totalCents: number;
  readonly paidCents: number;
  readonly paidAt: Date | null;
  /** Where the buyer can pay it. A bearer secret: never logged. */
  readonly payUrl: string | null;
}

/** A payment's current state, including refunds and disputes. */
export interface PaymentState {
  readonly id: string;
  readonly invoiceId: string | null;
  readonly subscriptionId: string | null;
  readonly paidCents: number;
  readonly refundedCents: number;
  readonly dispute: 'none' | 'open' | 'won' | 'lost';
}

/** The event's subject. Events arrive late and out of order, so re-fetch the object. */
export type EventSubject =
  | { readonly kind: 'subscription'; readonly subscriptionId: string; readonly customerId: string }
  | { readonly kind: 'invoice'; readonly invoiceId: string; readonly subscriptionId: string | null }
  | { readonly kind: 'payment'; readonly paymentId: string }
  | { readonly kind: 'customer'; readonly customerId: string }
  | { readonly kind: 'price'; readonly priceId: string }
  | { readonly kind: 'other' };
