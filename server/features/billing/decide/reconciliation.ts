import type { EventSubject, PaymentState } from '#shared/domain/payment-state.ts';
import type { SubscriptionState } from '../../../providers/payments/port.ts';
import { isLiveOrOpen, type StoredSubscription } from './subscription.ts';

/** Events after which something stored here may be out of date. */
const RELEVANT =
  /^(customer\.subscription\..+|invoice\.(paid|payment_failed|payment_action_required|voided|marked_uncollectible|finalization_failed)|payment_intent\.succeeded|charge\.refunded|charge\.dispute\..+|refund\..+)$/;

export function isRelevant(eventName: string): boolean {
  return RELEVANT.test(eventName);
}

/** Events about one subject share a key, so that the subject is fetched once for all of them. */
export function subjectKeyOf(event: {
  readonly name: string;
  readonly subject: EventSubject;
}): string {
  return isRelevant(event.name) ? JSON.stringify(event.subject) : 'irrelevant';
}

type Compared = Omit<StoredSubscription, 'id' | 'openedAt' | 'revokedAt'> & {
  /** Of the latest invoice. */
  readonly invoiceStatus: string | null;
};

/** Whether the provider's subscription is not what is stored here. */
export function differs(provided: SubscriptionState, stored: Compared | undefined): boolean {
  if (!stored) return true;
  const instants = [
    [provided.periodStart, stored.periodStart],
    [provided.periodEnd, stored.periodEnd],
    [provided.endedAt, stored.endedAt],
  ];
  return (
    provided.status !== stored.status ||
    provided.tier !== stored.tier ||
    provided.cancelsAtPeriodEnd !== stored.cancelsAtPeriodEnd ||
    provided.hasPendingChange !== stored.hasPendingChange ||
    (provided.latestInvoice?.id ?? null) !== stored.latestInvoiceId ||
    (provided.latestInvoice?.status ?? null) !== stored.invoiceStatus ||
    instants.some(([a, b]) => a?.getTime() !== b?.getTime())
  );
}

type Returned = Pick<PaymentState, 'refundedCents' | 'dispute'>;

/** Whether the provider knows of a refund or dispute that is not stored here. */
export function differsInReturn(provided: Returned, stored: Returned | undefined): boolean {
  const { refundedCents, dispute } = stored ?? { refundedCents: 0, dispute: 'none' };
  return provided.refundedCents !== refundedCents || provided.dispute !== dispute;
}

/** An unpaid subscription whose checkout was given up: nobody is going to pay it. */
export function isAbandoned(
  { status, attemptId }: Pick<SubscriptionState, 'status' | 'attemptId'>,
  openAttempts: ReadonlySet<string>,
): boolean {
  return status === 'incomplete' && attemptId !== null && !openAttempts.has(attemptId);
}

/** A subscription of an earlier attempt that could still be paid beside the current one. */
export function isStale(
  subscription: Pick<SubscriptionState, 'status' | 'attemptId'>,
  attemptId: string,
): boolean {
  return subscription.attemptId !== attemptId && isLiveOrOpen(subscription);
}
