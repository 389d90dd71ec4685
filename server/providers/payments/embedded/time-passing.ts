import { emitSubscription, openInvoice, payInvoice, voidInvoice } from './billing.ts';
import type { Book } from './book.ts';
import { found } from './fault.ts';
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
function nextOf(book: Book, subscription: SubscriptionRecord): Due | null {
  const { status, created, pending, periodEnd, nextRetryAt } = subscription;
  if (status === 'incomplete') {
    const at = created + PAYMENT_WAIT_SECONDS;
    return { at, happen: () => endSubscription(book, subscription, 'incomplete_expired') };
  }
  if (status !== 'active' && status !== 'past_due') return null;
  const dues: Due[] = [
    {
      at: periodEnd,
      happen: () =>
        subscription.cancelsAtPeriodEnd
          ? endSubscription(book, subscription)
          : renew(book, subscription),
    },
  ];
  if (pending) dues.push({ at: pending.expiresAt, happen: () => forgetChange(book, subscription) });
  if (nextRetryAt !== null) dues.push({ at: nextRetryAt, happen: () => retry(book, subscription) });
  return dues.reduce((first, due) => (due.at < first.at ? due : first));
}

/** Runs all due changes of all subscriptions, in order of time. */
export function letTimePass(book: Book): void {
  const now = book.now();
  for (;;) {
    const first = Object.values(book.state.subscriptions)
      .map((subscription) => nextOf(book, subscription))
      .filter((due) => due !== null)
      .reduce<Due | null>(
        (soonest, due) => (soonest && soonest.at <= due.at ? soonest : due),
        null,
      );
    if (first === null || first.at > now) return;
    book.at(first.at, first.happen);
  }
}

function forgetChange(book: Book, subscription: SubscriptionRecord): void {
  const invoice = subscription.pending && book.state.invoices[subscription.pending.invoice];
  if (invoice) voidInvoice(book, invoice);
  subscription.pending = null;
  emitSubscription(book, 'customer.subscription.pending_update_expired', subscription);
}

function renew(book: Book, subscription: SubscriptionRecord): void {
  const { created, price, periodEnd } = subscription;
  const { id, amount, product } = found(book.state.prices, 'price', price);
  if (subscription.pending) forgetChange(book, subscription);
  subscription.periodStart = periodEnd;
  subscription.periodEnd = periodEndAfter(created, periodEnd);
  const invoice = openInvoice(book, subscription, {
    reason: 'subscription_cycle',
    lines: [{ price: id, amount, description: lineWords(book, product) }],
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
  });
  subscription.latestInvoice = invoice.id;
  subscription.retries = 0;
  emitSubscription(book, 'customer.subscription.updated', subscription);
  charge(book, subscription);
}

function charge(book: Book, subscription: SubscriptionRecord): void {
  const invoice = found(book.state.invoices, 'invoice', subscription.latestInvoice);
  if (subscription.card) payInvoice(book, invoice, subscription.card, false);
  if (invoice.status === 'paid') return;
  const days = RETRY_AFTER_DAYS[subscription.retries];
  subscription.nextRetryAt = days === undefined ? null : book.now() + days * DAY;
}

function retry(book: Book, subscription: SubscriptionRecord): void {
  subscription.retries += 1;
  const isLast = subscription.retries >= RETRY_AFTER_DAYS.length;
  charge(book, subscription);
  if (isLast && subscription.status === 'past_due') endSubscription(book, subscription);
}
