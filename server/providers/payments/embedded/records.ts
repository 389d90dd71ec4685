/* The sandbox's records. As at Stripe, times are seconds since 1970 and amounts are US cents. */

export type Metadata = Readonly<Record<string, string>>;

/** A test card's behavior; its number is not stored. */
export type CardBehavior =
  | 'pays'
  | 'pays_once'
  | 'asks_once'
  | 'asks_always'
  | 'disputed'
  | 'generic_decline'
  | 'insufficient_funds'
  | 'expired_card';

export interface CardRecord {
  readonly id: string;
  readonly last4: string;
  readonly behavior: CardBehavior;
  /** The cardholder has authorized later payments. */
  readonly isAuthenticated: boolean;
}

export interface CustomerRecord {
  readonly id: string;
  readonly created: number;
  email: string | null;
  name: string | null;
  metadata: Metadata;
  isDeleted: boolean;
}

export interface ProductRecord {
  readonly id: string;
  readonly created: number;
  readonly name: string;
  readonly description: string | null;
  readonly metadata: Metadata;
}

export interface PriceRecord {
  readonly id: string;
  readonly created: number;
  readonly product: string;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Metadata;
  lookupKey: string | null;
  isActive: boolean;
}

export interface SubscriptionRecord {
  readonly id: string;
  readonly itemId: string;
  readonly created: number;
  readonly customer: string;
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled';
  price: string;
  periodStart: number;
  periodEnd: number;
  cancelsAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  latestInvoice: string;
  metadata: Metadata;
  card: CardRecord | null;
  /** A price change that waits for its invoice to be paid. */
  pending: { readonly price: string; readonly invoice: string; readonly expiresAt: number } | null;
  /** Number of retries of the last renewal's payment. */
  retries: number;
  nextRetryAt: number | null;
}

export interface InvoiceLine {
  readonly price: string;
  readonly amount: number;
  readonly description: string;
}

export interface InvoiceRecord {
  readonly id: string;
  readonly number: string;
  readonly created: number;
  readonly customer: string;
  readonly subscription: string;
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  readonly lines: readonly InvoiceLine[];
  readonly total: number;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly intent: string;
  status: 'open' | 'paid' | 'void';
  paidAt: number | null;
  voidedAt: number | null;
  attempts: number;
}

export interface IntentRecord {
  readonly id: string;
  readonly clientSecret: string;
  readonly created: number;
  readonly customer: string;
  readonly invoice: string;
  readonly amount: number;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  card: CardRecord | null;
  lastError: {
    readonly code: string;
    readonly decline: string | null;
    readonly message: string;
  } | null;
  charge: string | null;
}

export interface ChargeRecord {
  readonly id: string;
  readonly created: number;
  readonly intent: string;
  readonly customer: string;
  readonly amount: number;
  refunded: number;
}

export interface RefundRecord {
  readonly id: string;
  readonly created: number;
  readonly charge: string;
  readonly intent: string;
  readonly amount: number;
  readonly metadata: Metadata;
}

export interface DisputeRecord {
  readonly id: string;
  readonly created: number;
  readonly charge: string;
  readonly intent: string;
  readonly amount: number;
  status: 'needs_response' | 'won' | 'lost';
}

export interface EventRecord {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  /** Snapshot of the object at that time. */
  readonly object: object;
  /** When to send it next; null once it is delivered or given up. */
  dueAt: number | null;
  attempts: number;
  hasArrived: boolean;
}

export interface PortalRecord {
  readonly id: string;
  readonly created: number;
  readonly customer: string;
  readonly returnUrl: string;
}

/** The stored answer to a request with an idempotency key. */
export interface KeptAnswer {
  readonly request: string;
  readonly at: number;
  readonly status: number;
  readonly body: string;
}
