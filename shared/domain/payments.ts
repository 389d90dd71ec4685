/** The states of a subscription, in Stripe's words. */
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

export const INVOICE_STATUSES = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** What an invoice is for: a first year, another year, a change of plan. */
export const INVOICE_REASONS = ['first', 'renewal', 'change', 'other'] as const;
export type InvoiceReason = (typeof INVOICE_REASONS)[number];

export const DISPUTE_STATES = ['none', 'open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** What an event is about; its present state is to be read, since events come late and unordered. */
export type EventSubject =
  | { readonly kind: 'subscription'; readonly subscriptionId: string; readonly customerId: string }
  | { readonly kind: 'invoice'; readonly invoiceId: string; readonly subscriptionId: string | null }
  | { readonly kind: 'payment'; readonly paymentId: string }
  | { readonly kind: 'customer'; readonly customerId: string }
  | { readonly kind: 'price'; readonly priceId: string }
  | { readonly kind: 'other' };
