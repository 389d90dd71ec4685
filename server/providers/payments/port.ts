import type {
  EventSubject,
  InvoiceState,
  PaymentState,
  SubscriptionStatus,
} from '#shared/domain/payment-state.ts';
import type { SoldTier } from '#shared/domain/plans.ts';

export interface SubscriptionState {
  readonly id: string;
  readonly customerId: string;
  readonly status: SubscriptionStatus;
  /** The plan by its price; null for a price that is not ours. */
  readonly tier: SoldTier | null;
  readonly createdAt: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelsAtPeriodEnd: boolean;
  readonly endedAt: Date | null;
  /** A change of plan is waiting for its payment. */
  readonly hasPendingChange: boolean;
  /** As passed when it was opened. */
  readonly userId: string | null;
  readonly attemptId: string | null;
  readonly latestInvoice: InvoiceState | null;
}

/** A payment that was refunded or disputed, at least in part. */
export interface ReturnedPayment extends Pick<PaymentState, 'id' | 'refundedCents' | 'dispute'> {
  /** The buyer's customer id; null when the payment has none. */
  readonly customerId: string | null;
}

/** A payment to confirm in the browser with this secret, which is never logged. */
export interface OpenPayment {
  readonly clientSecret: string;
  /** `setup` when nothing is due today and only a card is stored. */
  readonly kind: 'payment' | 'setup';
}

export interface OpenedSubscription {
  readonly subscription: SubscriptionState;
  /** Null when nothing is left to pay. */
  readonly payment: OpenPayment | null;
}

export interface UpgradePreview {
  /** US cents charged immediately. */
  readonly dueNowCents: number;
  /** The proration date; pass it to `changePlan` to be charged exactly this amount. */
  readonly countedFrom: Date;
}

export interface PaymentEvent {
  /** Unique per event; the same event may be delivered several times. */
  readonly id: string;
  /** The provider's own event type, such as "invoice.paid". */
  readonly name: string;
  readonly createdAt: Date;
  readonly subject: EventSubject;
}

/** A price at the provider that differs from our catalog; its tier is not sold. */
export interface PriceDifference {
  readonly tier: SoldTier;
  readonly problem: 'missing' | 'amount' | 'currency' | 'interval' | 'several';
}

/** The provider could not be reached or failed. Can be retried. */
export class PaymentsUnavailable extends Error {
  constructor(
    readonly reason: 'timeout' | 'network' | 'server' | 'over_limit' | 'not_allowed' | 'bad_answer',
    readonly detail: { readonly retryAfterSeconds?: number; readonly requestId?: string } = {},
  ) {
    super(`The payment provider did not answer: ${reason}`);
    this.name = 'PaymentsUnavailable';
  }
}

/** The provider rejected the request; a retry doesn't help. */
export class PaymentsRefused extends Error {
  constructor(
    /**
     * `key_reused`: the idempotency key was used for another request. `price_differs`: see
     * `priceDifferences`. `not_possible`: the object is missing or its state forbids it.
     */
    readonly reason: 'key_reused' | 'price_differs' | 'not_possible' | 'declined',
    readonly detail: { readonly code?: string; readonly requestId?: string } = {},
  ) {
    super(`The payment provider refused: ${reason}`);
    this.name = 'PaymentsRefused';
  }
}

/** A webhook message that is forged, too old, or of the other mode. */
export class WebhookRefused extends Error {
  constructor(readonly reason: 'signature' | 'age' | 'mode' | 'form') {
    super(`A webhook was refused: ${reason}`);
    this.name = 'WebhookRefused';
  }
}

/** A list at the provider is longer than one answer may be: nothing of it was read. */
export class ListTooLong extends Error {
  constructor(limit: number) {
    super(`The provider has more than ${limit} of them`);
    this.name = 'ListTooLong';
  }
}

/** One page of a long list. */
export interface SubscriptionPage {
  readonly subscriptions: readonly SubscriptionState[];
  /** Where the next page begins; null after the last. */
  readonly next: string | null;
}

/** How the browser collects the card: the provider's own form, or the sandbox's. */
export type CardForm =
  | { readonly kind: 'stripe'; readonly publishableKey: string }
  | { readonly kind: 'sandbox'; readonly confirmPath: string };

/**
 * Yearly subscriptions at a payment provider. Everything that costs or changes something takes an
 * idempotency key: repeating the request with the same key (within 24 hours) returns the first
 * answer without acting again; another request with the key throws PaymentsRefused `key_reused`.
 * Ids are the provider's. All operations throw PaymentsUnavailable, or the signal's own reason once
 * it aborts.
 */
export interface PaymentsPort {
  readonly kind: 'stripe' | 'embedded';
  readonly cardForm: CardForm;
  /** Prices that differ from the catalog; empty when all plans can be sold. */
  priceDifferences(signal: AbortSignal): Promise<readonly PriceDifference[]>;
  /** @returns the buyer's customer id, the same one for the same person within 24 hours */
  ensureCustomer(
    buyer: { readonly userId: string; readonly email: string | null },
    signal: AbortSignal,
  ): Promise<string>;
  /**
   * Opens a subscription that starts when its first invoice is paid.
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
  /** @returns the subscription and its open payment; null when there is no such subscription */
  readSubscription(id: string, signal: AbortSignal): Promise<OpenedSubscription | null>;
  /**
   * All subscriptions of one customer, including ended ones; newest first.
   * @throws ListTooLong
   */
  subscriptions(
    filter: { readonly customerId: string },
    signal: AbortSignal,
  ): Promise<readonly SubscriptionState[]>;
  /**
   * A page of all subscriptions, including ended ones; newest first.
   * @param after `next` of the page before; null for the first
   * @throws PaymentsRefused `not_possible` when there is no such place in the list
   */
  subscriptionPage(after: string | null, signal: AbortSignal): Promise<SubscriptionPage>;
  readInvoice(id: string, signal: AbortSignal): Promise<InvoiceState | null>;
  readPayment(id: string, signal: AbortSignal): Promise<PaymentState | null>;
  /**
   * Payments with refunds or disputes created since a given time, each once.
   * @throws ListTooLong
   */
  returnedPayments(since: Date, signal: AbortSignal): Promise<readonly ReturnedPayment[]>;
  /**
   * Previews the price of an upgrade if it happened now.
   * @throws PaymentsRefused
   */
  previewUpgrade(
    change: { readonly subscriptionId: string; readonly tier: SoldTier },
    signal: AbortSignal,
  ): Promise<UpgradePreview>;
  /**
   * Changes the plan once the difference is paid; immediately if the card on file works.
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
   * Sets or clears the cancellation at the end of the paid year.
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
   * Cancels a subscription immediately.
   * @throws PaymentsRefused
   */
  cancelNow(
    change: { readonly subscriptionId: string; readonly idempotencyKey: string },
    signal: AbortSignal,
  ): Promise<SubscriptionState>;
  /**
   * A portal page for the buyer's cards and cancellation. A bearer secret: never logged.
   * @throws PaymentsRefused
   */
  portalUrl(
    visit: { readonly customerId: string; readonly returnUrl: string },
    signal: AbortSignal,
  ): Promise<string>;
  /**
   * Events since a given time, oldest first; the provider keeps 30 days.
   * @throws ListTooLong
   */
  eventsSince(
    since: Date,
    filter: { readonly onlyUndelivered: boolean },
    signal: AbortSignal,
  ): Promise<readonly PaymentEvent[]>;
  /**
   * Verifies and parses a webhook message; pure except for loading the vendor's code.
   * @param body the raw request body
   * @throws WebhookRefused
   */
  readWebhook(body: Uint8Array, signature: string | undefined, now: Date): Promise<PaymentEvent>;
}
