import type { InvoiceState, PaymentState } from '#shared/domain/payment-state.ts';
import type { StoredSubscription } from './subscription.ts';

/** How long access continues after the paid time. */
export const GRACE_MS = 3 * 86_400_000;
/** Clock skew allowed between the provider's period and its invoice. */
const SKEW_MS = 3_600_000;

export type StoredInvoice = Pick<InvoiceState, 'id' | 'status' | 'reason' | 'paidAt'>;
export type StoredPayment = Pick<PaymentState, 'paidCents' | 'refundedCents' | 'dispute'> & {
  readonly invoiceId: string;
};

/** What a subscription is worth; null dates where nothing has been paid. */
export interface Term {
  readonly paidUntil: Date | null;
  readonly accessUntil: Date | null;
  /** When a full refund or a lost dispute ended it. */
  readonly revokedAt: Date | null;
}

const NOTHING_PAID: Term = { paidUntil: null, accessUntil: null, revokedAt: null };

function earlier(a: Date, b: Date | null | undefined): Date {
  return b && b < a ? b : a;
}

interface PaidPeriod {
  readonly until: Date;
  /** The next period has begun and its invoice is not paid. */
  readonly isRenewalOpen: boolean;
}

/** The end of what is paid for; null where nothing has been paid. */
function paidPeriodOf(
  { status, tier, periodStart, periodEnd }: StoredSubscription,
  latest: StoredInvoice | undefined,
): PaidPeriod | null {
  if (tier === null || status === 'incomplete' || status === 'incomplete_expired') return null;
  const isPaid = latest?.status === 'paid';
  if (latest?.reason === 'first' && !isPaid) return null;
  if (!latest && status !== 'active' && status !== 'trialing') return null;
  const isRenewalOpen = latest?.reason === 'renewal' && !isPaid;
  return { until: isRenewalOpen ? periodStart : periodEnd, isRenewalOpen };
}

/** The last payment for a period was refunded in full or lost to a dispute. */
function isMoneyReturned(
  invoices: readonly StoredInvoice[],
  payments: readonly StoredPayment[],
  periodStart: Date | null,
): boolean {
  const [last] = invoices
    .filter(
      ({ status, reason }) => status === 'paid' && (reason === 'first' || reason === 'renewal'),
    )
    .sort((a, b) => (b.paidAt?.getTime() ?? 0) - (a.paidAt?.getTime() ?? 0));
  const paidMs = last?.paidAt?.getTime() ?? 0;
  // This period's invoice may not have arrived yet; an older one says nothing about it.
  if (periodStart !== null && paidMs < periodStart.getTime() - SKEW_MS) return false;
  return payments.some(
    ({ invoiceId, paidCents, refundedCents, dispute }) =>
      invoiceId === last?.id &&
      (dispute === 'lost' || (paidCents > 0 && refundedCents >= paidCents)),
  );
}

/** Unpaid and paused get no grace; neither does a plan that was canceled and is fully paid. */
function hasGrace(
  { status, cancelsAtPeriodEnd }: StoredSubscription,
  { isRenewalOpen }: PaidPeriod,
): boolean {
  return status !== 'unpaid' && status !== 'paused' && (!cancelsAtPeriodEnd || isRenewalOpen);
}

/**
 * What a subscription is worth, from its own state, its invoices and its payments.
 * @param accountDeletedAt when the account it paid for was deleted: access ends there, whatever the
 *   provider still says.
 */
export function termOf(
  subscription: StoredSubscription & { readonly accountDeletedAt?: Date | null },
  invoices: readonly StoredInvoice[],
  payments: readonly StoredPayment[],
  now: Date,
): Term {
  const { status, endedAt, latestInvoiceId, accountDeletedAt } = subscription;
  const latest = invoices.find(({ id }) => id === latestInvoiceId);
  const paid = paidPeriodOf(subscription, latest);
  if (paid === null) return NOTHING_PAID;
  const graceMs = hasGrace(subscription, paid) ? GRACE_MS : 0;
  const withGrace = new Date(paid.until.getTime() + graceMs);
  const atProvider = earlier(withGrace, status === 'canceled' ? endedAt : null);
  const accessUntil = earlier(atProvider, accountDeletedAt);
  const paidUntil = earlier(paid.until, endedAt);
  const periodStart = paid.isRenewalOpen ? null : subscription.periodStart;
  if (!isMoneyReturned(invoices, payments, periodStart)) {
    return { paidUntil, accessUntil, revokedAt: null };
  }
  const revokedAt = subscription.revokedAt ?? now;
  return { paidUntil, accessUntil: earlier(accessUntil, revokedAt), revokedAt };
}

function isSame(a: Date | null, b: Date | null): boolean {
  return a?.getTime() === b?.getTime();
}

export function isSameTerm(a: Term, b: Term): boolean {
  return (
    isSame(a.paidUntil, b.paidUntil) &&
    isSame(a.accessUntil, b.accessUntil) &&
    isSame(a.revokedAt, b.revokedAt)
  );
}
