import type Stripe from 'stripe';
import * as z from 'zod';
import type { InvoiceState, PaymentState } from '#shared/domain/payment-state.ts';
import { planOf, type SoldTier } from '#shared/domain/plans.ts';
import {
  type CardForm,
  ListTooLong,
  type OpenedSubscription,
  type PaymentEvent,
  type PaymentsPort,
  PaymentsRefused,
  type PriceDifference,
  type ReturnedPayment,
  type SubscriptionPage,
  type SubscriptionState,
  type UpgradePreview,
} from './port.ts';
import {
  accept,
  toEvent,
  toInvoice,
  toOpenedSubscription,
  toSubscription,
  toSubscriptionItem,
} from './stripe-answers.ts';
import { readPrices, type SoldPrices } from './stripe-catalog.ts';
import { orNull, type StripeAccess, StripeCalls } from './stripe-client.ts';
import { toPayment, toReturned } from './stripe-payment.ts';
import { readStripeWebhook } from './stripe-webhook.ts';

export interface StripeOptions extends StripeAccess {
  readonly kind: PaymentsPort['kind'];
  readonly webhookSecret: string;
  readonly cardForm: CardForm;
  readonly clock?: () => Date;
}

const PRICES_HOLD_MS = 3_600_000;
const PAGE = 100;
/** The vendor's own limit for a list that is read as a whole. */
const LIST_LIMIT = 10_000;
const INVOICE = 'latest_invoice.confirmation_secret';
const Named = z.object({ id: z.string().min(1) });
const Linked = z.object({ url: z.url() });
const Preview = z.object({ amount_due: z.int().min(0), currency: z.string() });

const ALL_SUBSCRIPTIONS = {
  status: 'all',
  limit: PAGE,
  expand: ['data.latest_invoice'],
} satisfies Stripe.SubscriptionListParams;

/** @throws {ListTooLong} when reading stopped at the limit */
function wholeList<T>(answers: readonly T[]): readonly T[] {
  if (answers.length >= LIST_LIMIT) throw new ListTooLong(LIST_LIMIT);
  return answers;
}

function begunSince(since: Date) {
  return { created: { gte: Math.floor(since.getTime() / 1_000) } };
}

/** Yearly subscriptions through Stripe's API, at Stripe or at the embedded sandbox. */
export function createStripePayments(options: StripeOptions): PaymentsPort {
  return new StripePayments(options);
}

class StripePayments implements PaymentsPort {
  readonly kind: PaymentsPort['kind'];
  readonly cardForm: CardForm;
  readonly #calls: StripeCalls;
  readonly #webhook: { readonly secret: string; readonly isLive: boolean };
  readonly #clock: () => Date;
  #prices: { readonly sold: SoldPrices; readonly readAt: number } | null = null;

  constructor(options: StripeOptions) {
    this.kind = options.kind;
    this.cardForm = options.cardForm;
    this.#calls = new StripeCalls(options);
    const isLive = /^[sr]k_live_/.test(options.secretKey);
    this.#webhook = { secret: options.webhookSecret, isLive };
    this.#clock = options.clock ?? (() => new Date());
  }

  async priceDifferences(signal: AbortSignal): Promise<readonly PriceDifference[]> {
    const sold = await this.#calls.run(signal, (stripe) => readPrices(stripe));
    this.#prices = { sold, readAt: this.#clock().getTime() };
    return sold.differences;
  }

  async ensureCustomer(
    { userId, email }: { userId: string; email: string | null },
    signal: AbortSignal,
  ): Promise<string> {
    const params = { ...(email === null ? {} : { email }), metadata: { userId } };
    const answer = await this.#calls.run(signal, (stripe) =>
      stripe.customers.create(params, { idempotencyKey: `cust-${userId}` }),
    );
    return accept(Named, answer).id;
  }

  async createSubscription(
    order: Parameters<PaymentsPort['createSubscription']>[0],
    signal: AbortSignal,
  ): Promise<OpenedSubscription> {
    const { customerId, tier, userId, attemptId, idempotencyKey } = order;
    const answer = await this.#calls.run(signal, async (stripe) =>
      stripe.subscriptions.create(
        {
          customer: customerId,
          items: [{ price: await this.#priceId(stripe, tier) }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          metadata: { userId, tier, attemptId },
          expand: [INVOICE, 'pending_setup_intent'],
        },
        { idempotencyKey },
      ),
    );
    return toOpenedSubscription(answer);
  }

  async readSubscription(id: string, signal: AbortSignal): Promise<OpenedSubscription | null> {
    const answer = await this.#calls.run(signal, (stripe) =>
      orNull(stripe.subscriptions.retrieve(id, { expand: [INVOICE, 'pending_setup_intent'] })),
    );
    return answer === null ? null : toOpenedSubscription(answer);
  }

  async subscriptions(
    { customerId }: { customerId: string },
    signal: AbortSignal,
  ): Promise<readonly SubscriptionState[]> {
    const answers = await this.#calls.run(signal, (stripe) =>
      stripe.subscriptions
        .list({ ...ALL_SUBSCRIPTIONS, customer: customerId })
        .autoPagingToArray({ limit: LIST_LIMIT }),
    );
    return wholeList(answers).map(toSubscription);
  }

  async subscriptionPage(after: string | null, signal: AbortSignal): Promise<SubscriptionPage> {
    const place = after === null ? {} : { starting_after: after };
    const { data, has_more: hasMore } = await this.#calls.run(signal, (stripe) =>
      stripe.subscriptions.list({ ...ALL_SUBSCRIPTIONS, ...place }),
    );
    return {
      subscriptions: data.map(toSubscription),
      next: hasMore ? (data.at(-1)?.id ?? null) : null,
    };
  }

  async readInvoice(id: string, signal: AbortSignal): Promise<InvoiceState | null> {
    const answer = await this.#calls.run(signal, (stripe) => orNull(stripe.invoices.retrieve(id)));
    return answer === null ? null : toInvoice(answer);
  }

  readPayment(id: string, signal: AbortSignal): Promise<PaymentState | null> {
    return this.#calls.run(signal, async (stripe) => {
      const found = stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
      const intent = await orNull(found);
      if (intent === null) return null;
      const payment = { type: 'payment_intent', payment_intent: id } as const;
      const [links, disputes] = await Promise.all([
        stripe.invoicePayments.list({ payment, limit: 1, expand: ['data.invoice'] }),
        stripe.disputes.list({ payment_intent: id, limit: PAGE }),
      ]);
      return toPayment(intent, links, disputes);
    });
  }

  async returnedPayments(since: Date, signal: AbortSignal): Promise<readonly ReturnedPayment[]> {
    const wish = { ...begunSince(since), limit: PAGE, expand: ['data.charge'] };
    const [refunds, disputes] = await this.#calls.run(signal, (stripe) =>
      Promise.all([
        stripe.refunds.list(wish).autoPagingToArray({ limit: LIST_LIMIT }),
        stripe.disputes.list(wish).autoPagingToArray({ limit: LIST_LIMIT }),
      ]),
    );
    return toReturned(wholeList(refunds), wholeList(disputes));
  }

  async previewUpgrade(
    { subscriptionId, tier }: { subscriptionId: string; tier: SoldTier },
    signal: AbortSignal,
  ): Promise<UpgradePreview> {
    const countedFrom = Math.floor(this.#clock().getTime() / 1_000);
    const answer = await this.#calls.run(signal, async (stripe) => {
      const price = await this.#priceId(stripe, tier);
      const found = await stripe.subscriptions.retrieve(subscriptionId);
      const { customerId, itemId } = toSubscriptionItem(found);
      return stripe.invoices.createPreview({
        customer: customerId,
        subscription: subscriptionId,
        subscription_details: {
          items: [{ id: itemId, price }],
          proration_behavior: 'always_invoice',
          proration_date: countedFrom,
        },
      });
    });
    const { amount_due: dueNowCents } = accept(Preview, answer);
    return { dueNowCents, countedFrom: new Date(countedFrom * 1_000) };
  }

  async changePlan(
    change: Parameters<PaymentsPort['changePlan']>[0],
    signal: AbortSignal,
  ): Promise<OpenedSubscription> {
    const { subscriptionId, tier, countedFrom, idempotencyKey } = change;
    const answer = await this.#calls.run(signal, async (stripe) => {
      const price = await this.#priceId(stripe, tier);
      const { itemId } = toSubscriptionItem(await stripe.subscriptions.retrieve(subscriptionId));
      return stripe.subscriptions.update(
        subscriptionId,
        {
          items: [{ id: itemId, price }],
          proration_behavior: 'always_invoice',
          proration_date: Math.floor(countedFrom.getTime() / 1_000),
          payment_behavior: 'pending_if_incomplete',
          expand: [INVOICE],
        },
        { idempotencyKey },
      );
    });
    return toOpenedSubscription(answer);
  }

  async setCancelAtPeriodEnd(
    change: Parameters<PaymentsPort['setCancelAtPeriodEnd']>[0],
    signal: AbortSignal,
  ): Promise<SubscriptionState> {
    const { subscriptionId, cancels, idempotencyKey } = change;
    const answer = await this.#calls.run(signal, (stripe) =>
      stripe.subscriptions.update(
        subscriptionId,
        { cancel_at_period_end: cancels, expand: ['latest_invoice'] },
        { idempotencyKey },
      ),
    );
    return toSubscription(answer);
  }

  async cancelNow(
    { subscriptionId, idempotencyKey }: { subscriptionId: string; idempotencyKey: string },
    signal: AbortSignal,
  ): Promise<SubscriptionState> {
    const expand = ['latest_invoice'];
    const answer = await this.#calls.run(signal, (stripe) =>
      stripe.subscriptions.cancel(subscriptionId, { expand }, { idempotencyKey }),
    );
    return toSubscription(answer);
  }

  async portalUrl(
    { customerId, returnUrl }: { customerId: string; returnUrl: string },
    signal: AbortSignal,
  ): Promise<string> {
    const answer = await this.#calls.run(signal, (stripe) =>
      stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
    );
    return accept(Linked, answer).url;
  }

  async eventsSince(
    since: Date,
    { onlyUndelivered }: { onlyUndelivered: boolean },
    signal: AbortSignal,
  ): Promise<readonly PaymentEvent[]> {
    const undelivered = onlyUndelivered ? { delivery_success: false } : {};
    const answers = await this.#calls.run(signal, (stripe) =>
      stripe.events
        .list({ ...begunSince(since), ...undelivered, limit: PAGE })
        .autoPagingToArray({ limit: LIST_LIMIT }),
    );
    return wholeList(answers)
      .map((answer) => toEvent(answer).event)
      .reverse();
  }

  readWebhook(body: Uint8Array, signature: string | undefined, now: Date): Promise<PaymentEvent> {
    return readStripeWebhook(this.#webhook, body, signature, now);
  }

  /** @throws {PaymentsRefused} for a tier whose price differs from the catalog */
  async #priceId(stripe: Stripe, tier: SoldTier): Promise<string> {
    const now = this.#clock().getTime();
    const isFresh = this.#prices !== null && now - this.#prices.readAt <= PRICES_HOLD_MS;
    const held = isFresh ? this.#prices?.sold.priceIds.get(tier) : undefined;
    if (held !== undefined) return held;
    // The price may have been added since the last check.
    this.#prices = { sold: await readPrices(stripe), readAt: now };
    const priceId = this.#prices.sold.priceIds.get(tier);
    if (priceId !== undefined) return priceId;
    throw new PaymentsRefused('price_differs', { code: planOf(tier).lookupKey });
  }
}
