import { emitSubscription, openInvoice, payInvoice, voidInvoice } from './billing.ts';
import { found } from './fault.ts';
import type { Ledger } from './ledger.ts';
import { periodEndAfter } from './periods.ts';
import type { SubscriptionRecord } from './records.ts';
import { endSubscription, lineWords, PAYMENT_WAIT_SECONDS } from './subscribing.ts';

const DAY = 86_400;
/** Days between a failed renewal and each retry, counted from the last attempt. */
const RETRY_AFTER_DAYS = [3, 5, 7];

interface Due {
  readonly at: number;
  happen(): void;
}

/** The next scheduled change of a subscription. */
function nextOf(ledger: Ledger, subscription: SubscriptionRecord): Due | null {
  const { status, created, pending, periodEnd, nextRetryAt } = subscription;
  if (status === 'incomplete') {
    const at = created + PAYMENT_WAIT_SECONDS;
    return { at, happen: () => endSubscription(ledger, subscription, 'incomplete_expired') };
  }
  if (status !== 'active' && status !== 'past_due') return null;
  const dues: Due[] = [
    {
      at: periodEnd,
      happen: () =>
        subscription.cancelsAtPeriodEnd
          ? endSubscription(ledger, subscription)
          : renew(ledger, subscription),
    },
  ];
  if (pending)
    dues.push({ at: pending.expiresAt, happen: () => forgetChange(ledger, subscription) });
  if (nextRetryAt !== null)
    dues.push({ at: nextRetryAt, happen: () => retry(ledger, subscription) });
  return dues.reduce((first, due) => (due.at < first.at ? due : first));
}

/** Runs all due changes of all subscriptions, in order of time. */
export function letTimePass(ledger: Ledger): void {
  const now = ledger.now();
  for (;;) {
    const first = Object.values(ledger.state.subscriptions)
      .map((subscription) => nextOf(ledger, subscription))
      .filter((due) => due !== null)
      .reduce<Due | null>(
        (soonest, due) => (soonest && soonest.at <= due.at ? soonest : due),
        null,
      );
    if (first === null || first.at > now) return;
    ledger.at(first.at, first.happen);
  }
}

function forgetChange(ledger: Ledger, subscription: SubscriptionRecord): void {
  const invoice = subscription.pending && ledger.state.invoices[subscription.pending.invoice];
  if (invoice) voidInvoice(ledger, invoice);
  subscription.pending = null;
  emitSubscription(ledger, 'customer.subscription.pending_update_expired', subscription);
}

function renew(ledger: Ledger, subscription: SubscriptionRecord): void {
  const { created, price, periodEnd } = subscription;
  const { id, amount, product } = found(ledger.state.prices, 'price', price);
  if (subscription.pending) forgetChange(ledger, subscription);
  subscription.periodStart = periodEnd;
  subscription.periodEnd = periodEndAfter(created, periodEnd);
  const invoice = openInvoice(ledger, subscription, {
    reason: 'subscription_cycle',
    lines: [{ price: id, amount, description: lineWords(ledger, product) }],
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
  });
  subscription.latestInvoice = invoice.id;
  subscription.retries = 0;
  emitSubscription(ledger, 'customer.subscription.updated', subscription);
  charge(ledger, subscription);
}

function charge(ledger: Ledger, subscription: SubscriptionRecord): void {
  const invoice = found(ledger.state.invoices, 'invoice', subscription.latestInvoice);
  if (subscription.card) payInvoice(ledger, invoice, subscription.card, false);
  if (invoice.status === 'paid') return;
  const days = RETRY_AFTER_DAYS[subscription.retries];
  subscription.nextRetryAt = days === undefined ? null : ledger.now() + days * DAY;
}

function retry(ledger: Ledger, subscription: SubscriptionRecord): void {
  subscription.retries += 1;
  const isLast = subscription.retries >= RETRY_AFTER_DAYS.length;
  charge(ledger, subscription);
  if (isLast && subscription.status === 'past_due') endSubscription(ledger, subscription);
}
