import type { SoldTier } from '#shared/domain/plans.ts';

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
  /** Null for an invoice that belongs to no subscription. */
  readonly subscriptionId: string | null;
  readonly status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  /** What it is for: a first year, another year, a change of plan. */
  readonly reason: 'first' | 'renewal' | 'change' | 'other';
  /** US cents. */
  readonly totalCents: number;
  readonly paidCents: number;
  readonly paidAt: Date | null;
  /** Where the buyer can pay it. A bearer secret: never logged. */
  readonly payUrl: string | null;
}

export interface SubscriptionState {
  readonly id: string;
  readonly customerId: string;
  readonly status: SubscriptionStatus;
  /** What is paid for, by its price; null for a price that is none of ours. */
  readonly tier: SoldTier | null;
  readonly createdAt: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelsAtPeriodEnd: boolean;
  readonly endedAt: Date | null;
  /** A change of plan waits for its payment. */
  readonly hasPendingChange: boolean;
  /** As given when it was opened. */
  readonly userId: string | null;
  readonly attemptId: string | null;
  readonly latestInvoice: InvoiceState | null;
}

/** A payment as it stands now, refunds and disputes included. */
export interface PaymentState {
  readonly id: string;
  readonly invoiceId: string | null;
  readonly subscriptionId: string | null;
  readonly paidCents: number;
  readonly refundedCents: number;
  readonly dispute: 'none' | 'open' | 'won' | 'lost';
}

/** A payment of which money went back, or is asked back. */
export interface ReturnedPayment extends Pick<PaymentState, 'id' | 'refundedCents' | 'dispute'> {
  /** Whose it was; null where nobody is named. */
  readonly customerId: string | null;
}

/** What is still to be paid in the browser: confirmed there with this secret, never logged. */
export interface OpenPayment {
  readonly clientSecret: string;
  /** `setup` when nothing is due today and only a card is kept. */
  readonly kind: 'payment' | 'setup';
}

export interface OpenedSubscription {
  readonly subscription: SubscriptionState;
  /** Null when nothing is left to be paid. */
  readonly payment: OpenPayment | null;
}

export interface UpgradePreview {
  /** US cents that are charged at once. */
  readonly dueNowCents: number;
  /** The instant the days are counted from; hand it to `changePlan` to be charged just that. */
  readonly countedFrom: Date;
}

/** What an event is about; its present state is to be read, since events come late and unordered. */
export type EventSubject =
  | { readonly kind: 'subscription'; readonly subscriptionId: string; readonly customerId: string }
  | { readonly kind: 'invoice'; readonly invoiceId: string; readonly subscriptionId: string | null }
  | { readonly kind: 'payment'; readonly paymentId: string }
  | { readonly kind: 'customer'; readonly customerId: string }
  | { readonly kind: 'price'; readonly priceId: string }
  | { readonly kind: 'other' };

export interface PaymentEvent {
  /** The same event may come several times, always with the same id. */
  readonly id: string;
  /** The provider's own name, such as "invoice.paid". */
  readonly name: string;
  readonly createdAt: Date;
  readonly subject: EventSubject;
}

/** Where a price at the provider differs from our catalogue; nothing of that tier is sold. */
export interface PriceDifference {
  readonly tier: SoldTier;
  readonly problem: 'missing' | 'amount' | 'currency' | 'interval' | 'several';
}

/** The provider could not be reached or did not do what was asked. It may be tried again. */
export class PaymentsUnavailable extends Error {
  constructor(
    readonly reason: 'timeout' | 'network' | 'server' | 'over_limit' | 'not_allowed' | 'bad_answer',
    readonly detail: { readonly retryAfterSeconds?: number; readonly requestId?: string } = {},
  ) {
    super(`The payment provider did not answer: ${reason}`);
    this.name = 'PaymentsUnavailable';
  }
}

/** The provider understood, and says no: trying again changes nothing. */
export class PaymentsRefused extends Error {
  constructor(
    /**
     * `key_reused`: the key has been used for another request. `price_differs`: see
     * `priceDifferences`. `not_possible`: the object is missing or its state forbids it.
     */
    readonly reason: 'key_reused' | 'price_differs' | 'not_possible' | 'declined',
    readonly detail: { readonly code?: string; readonly requestId?: string } = {},
  ) {
    super(`The payment provider refused: ${reason}`);
    this.name = 'PaymentsRefused';
  }
}

/** A message to our webhook that is not from the provider, too old, or of the other mode. */
export class WebhookRefused extends Error {
  constructor(readonly reason: 'signature' | 'age' | 'mode' | 'form') {
    super(`A webhook was refused: ${reason}`);
    this.name = 'WebhookRefused';
  }
}

/** How the browser takes the card: the provider's own form, or the sandbox's. */
export type CardForm =
  | { readonly kind: 'stripe'; readonly publishableKey: string }
  | { readonly kind: 'sandbox'; readonly confirmPath: string };

/**
 * Yearly subscriptions at a payment provider. Everything that costs or changes something takes an
 * idempotency key: the same key and request again (within 24 hours) gives the first answer and acts
 * no second time; with another request it throws PaymentsRefused `key_reused`. Ids are the
 * provider's. All operations throw PaymentsUnavailable, or the signal's own reason once it aborts.
 */
export interface PaymentsPort {
  readonly kind: 'stripe' | 'embedded';
  readonly cardForm: CardForm;
  /** Where prices differ from the catalogue; empty when all plans can be sold. */
  priceDifferences(signal: AbortSignal): Promise<readonly PriceDifference[]>;
  /** @returns the id of the buyer's customer, the same one for the same person within 24 hours. */
  ensureCustomer(
    buyer: { readonly userId: string; readonly email: string | null },
    signal: AbortSignal,
  ): Promise<string>;
  /**
   * Opens a subscription that begins when its first invoice is paid.
   * @throws PaymentsRefused
   */
  createSubscription(
    order: {
      readonly customerId: string;
      readonly tier: SoldTier;
      readonly userId: string;
      readonly attemptId: string;
      readonly idempotencyKey: string;
    },
    signal: AbortSignal,
  ): Promise<OpenedSubscription>;
  /** @returns the subscription and what is still to be paid of it; null when there is none. */
  readSubscription(id: string, signal: AbortSignal): Promise<OpenedSubscription | null>;
  /** All subscriptions, ended ones too; of one customer or of all. Newest first. */
  subscriptions(
    filter: { readonly customerId?: string },
    signal: AbortSignal,
  ): Promise<readonly SubscriptionState[]>;
  readInvoice(id: string, signal: AbortSignal): Promise<InvoiceState | null>;
  readPayment(id: string, signal: AbortSignal): Promise<PaymentState | null>;
  /** Payments with refunds or disputes that were begun since an instant, each once. */
  returnedPayments(since: Date, signal: AbortSignal): Promise<readonly ReturnedPayment[]>;
  /**
   * What changing to a larger plan costs now.
   * @throws PaymentsRefused
   */
  previewUpgrade(
    change: { readonly subscriptionId: string; readonly tier: SoldTier },
    signal: AbortSignal,
  ): Promise<UpgradePreview>;
  /**
   * Changes the plan once the difference is paid, at once with the card on file where that works.
   * @throws PaymentsRefused
   */
  changePlan(
    change: {
      readonly subscriptionId: string;
      readonly tier: SoldTier;
      readonly countedFrom: Date;
      readonly idempotencyKey: string;
    },
    signal: AbortSignal,
  ): Promise<OpenedSubscription>;
  /**
   * Lets a subscription end with its paid year, or takes that back.
   * @throws PaymentsRefused
   */
  setCancelAtPeriodEnd(
    change: {
      readonly subscriptionId: string;
      readonly cancels: boolean;
      readonly idempotencyKey: string;
    },
    signal: AbortSignal,
  ): Promise<SubscriptionState>;
  /**
   * Ends a subscription now.
   * @throws PaymentsRefused
   */
  cancelNow(
    change: { readonly subscriptionId: string; readonly idempotencyKey: string },
    signal: AbortSignal,
  ): Promise<SubscriptionState>;
  /**
   * A page for the buyer's cards and cancellation. A bearer secret: never logged.
   * @throws PaymentsRefused
   */
  portalUrl(
    visit: { readonly customerId: string; readonly returnUrl: string },
    signal: AbortSignal,
  ): Promise<string>;
  /** Events since an instant, oldest first; the provider keeps 30 days. */
  eventsSince(
    since: Date,
    filter: { readonly onlyUndelivered: boolean },
    signal: AbortSignal,
  ): Promise<readonly PaymentEvent[]>;
  /**
   * Reads a message to our webhook; pure but for loading the vendor's code.
   * @param body as it came, byte for byte.
   * @throws WebhookRefused
   */
  readWebhook(body: Uint8Array, signature: string | undefined, now: Date): Promise<PaymentEvent>;
}
