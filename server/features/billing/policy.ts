import { isUpgrade, type SoldTier } from '#shared/domain/plans.ts';
import type {
  InvoiceState,
  PaymentState,
  SubscriptionStatus,
} from '../../providers/payments/port.ts';

const DAY_MS = 86_400_000;
/** How long access goes on after what was paid for. */
export const GRACE_MS = 3 * DAY_MS;
/** An open order is gone on with until then; the provider forgets its key after a day. */
export const ATTEMPT_MS = 20 * 3_600_000;
/** How long the price of a preview holds. */
export const PREVIEW_MS = 15 * 60_000;

const OPEN = new Set<SubscriptionStatus>(['incomplete']);
const LIVE = new Set<SubscriptionStatus>(['trialing', 'active', 'past_due', 'unpaid', 'paused']);

/** A subscription as it is kept. */
export interface KeptSubscription {
  readonly id: string;
  readonly status: SubscriptionStatus;
  readonly tier: SoldTier | null;
  readonly openedAt: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelsAtPeriodEnd: boolean;
  readonly endedAt: Date | null;
  readonly hasPendingChange: boolean;
  readonly latestInvoiceId: string | null;
  readonly revokedAt: Date | null;
  /** When what it pays for was taken away for good, such as by deleting the account. */
  readonly endsHereAt?: Date | null;
}

export type KeptInvoice = Pick<InvoiceState, 'id' | 'status' | 'reason' | 'paidAt'>;
export type KeptPayment = Pick<PaymentState, 'paidCents' | 'refundedCents' | 'dispute'> & {
  readonly invoiceId: string;
};

/** What follows from a subscription for access; null dates where nothing has been paid. */
export interface Term {
  readonly paidUntil: Date | null;
  readonly accessUntil: Date | null;
  readonly revokedAt: Date | null;
}

const NOTHING: Term = { paidUntil: null, accessUntil: null, revokedAt: null };

/** Two clocks may differ by that much. */
const TOLERANCE_MS = 3_600_000;

/** True while the provider may still charge for it. */
export function isLive({ status }: { readonly status: SubscriptionStatus }): boolean {
  return LIVE.has(status);
}

export function isLiveOrOpen({ status }: { readonly status: SubscriptionStatus }): boolean {
  return LIVE.has(status) || OPEN.has(status);
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}

function after(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}

/** Null where nothing has been paid. */
function paidUntilOf(
  subscription: KeptSubscription,
  latest: KeptInvoice | undefined,
): { readonly until: Date; readonly isRenewalOpen: boolean } | null {
  const { status, tier, periodStart, periodEnd } = subscription;
  if (tier === null || status === 'incomplete' || status === 'incomplete_expired') return null;
  const isPaid = latest?.status === 'paid';
  if (latest?.reason === 'first' && !isPaid) return null;
  if (!latest && status !== 'active' && status !== 'trialing') return null;
  const isRenewalOpen = latest?.reason === 'renewal' && !isPaid;
  return { until: isRenewalOpen ? periodStart : periodEnd, isRenewalOpen };
}

/** The money for the last paid year has been given back, or was taken back for good. */
function isTakenBack(
  invoices: readonly KeptInvoice[],
  payments: readonly KeptPayment[],
  yearStart: Date | null,
): boolean {
  const [last] = invoices
    .filter(
      ({ status, reason }) => status === 'paid' && (reason === 'first' || reason === 'renewal'),
    )
    .sort((a, b) => (b.paidAt?.getTime() ?? 0) - (a.paidAt?.getTime() ?? 0));
  const paidMs = last?.paidAt?.getTime() ?? 0;
  // The invoice of this year may not be known yet: an older one says nothing about it.
  if (yearStart !== null && paidMs < yearStart.getTime() - TOLERANCE_MS) return false;
  return payments.some(
    ({ invoiceId, paidCents, refundedCents, dispute }) =>
      invoiceId === last?.id &&
      (dispute === 'lost' || (paidCents > 0 && refundedCents >= paidCents)),
  );
}

/** What a subscription gives, from what is known of it, of its invoices and of its payments. */
export function termOf(
  subscription: KeptSubscription,
  invoices: readonly KeptInvoice[],
  payments: readonly KeptPayment[],
  now: Date,
): Term {
  const { status, endedAt, cancelsAtPeriodEnd, latestInvoiceId } = subscription;
  const { revokedAt: seenAt, endsHereAt } = subscription;
  const paid = paidUntilOf(
    subscription,
    invoices.find(({ id }) => id === latestInvoiceId),
  );
  if (paid === null) return NOTHING;
  const hasGrace =
    status !== 'unpaid' && status !== 'paused' && (!cancelsAtPeriodEnd || paid.isRenewalOpen);
  const until = hasGrace ? after(paid.until, GRACE_MS) : paid.until;
  const atProvider = status === 'canceled' && endedAt ? earlier(until, endedAt) : until;
  const accessUntil = endsHereAt ? earlier(atProvider, endsHereAt) : atProvider;
  const paidUntil = endedAt ? earlier(paid.until, endedAt) : paid.until;
  const yearStart = paid.isRenewalOpen ? null : subscription.periodStart;
  if (!isTakenBack(invoices, payments, yearStart)) {
    return { paidUntil, accessUntil, revokedAt: null };
  }
  const revokedAt = seenAt ?? now;
  return { paidUntil, accessUntil: earlier(accessUntil, revokedAt), revokedAt };
}

type Ranked = Pick<KeptSubscription, 'id' | 'status' | 'tier' | 'openedAt'> &
  Pick<Term, 'accessUntil'>;

function rank({ accessUntil, tier }: Ranked, now: Date): number {
  if (accessUntil === null) return 0;
  if (accessUntil <= now) return 1;
  return tier === 'team_genius_blueprint' ? 3 : 2;
}

/** Of all subscriptions of a buyer the one that counts: the best one with access, or the last. */
export function bestOf<T extends Ranked>(subscriptions: readonly T[], now: Date): T | undefined {
  return [...subscriptions].sort(
    (a, b) =>
      rank(b, now) - rank(a, now) ||
      (b.accessUntil?.getTime() ?? 0) - (a.accessUntil?.getTime() ?? 0) ||
      Number(isLiveOrOpen(b)) - Number(isLiveOrOpen(a)) ||
      b.openedAt.getTime() - a.openedAt.getTime() ||
      (a.id < b.id ? -1 : 1),
  )[0];
}

/** May be changed to a larger plan now: it runs, is paid, and nothing is in the air. */
export function canUpgrade(
  subscription: Pick<KeptSubscription, 'status' | 'tier' | 'hasPendingChange'> & Term,
  hasOpenDispute: boolean,
  to: SoldTier,
): boolean {
  const { status, tier, hasPendingChange, revokedAt } = subscription;
  const isCalm = !hasPendingChange && !hasOpenDispute && revokedAt === null;
  return status === 'active' && isCalm && tier !== null && isUpgrade(tier, to);
}

/**
 * What has to become of a subscription at the provider, so that nobody is charged for nothing; null
 * when it may go on. Money that went back ends it at once. Somebody who is disabled is not charged
 * again; what is paid goes on for the others of the account.
 */
export function endingOf(
  subscription: Pick<KeptSubscription, 'status' | 'cancelsAtPeriodEnd' | 'revokedAt'>,
  isBuyerDisabled: boolean,
): {
  readonly effect: 'now' | 'period_end';
  readonly reason: 'money_back' | 'person_disabled';
} | null {
  const { status, cancelsAtPeriodEnd, revokedAt } = subscription;
  if (!isLiveOrOpen(subscription)) return null;
  if (revokedAt !== null) return { effect: 'now', reason: 'money_back' };
  if (!isBuyerDisabled) return null;
  if (status !== 'active' && status !== 'trialing') {
    return { effect: 'now', reason: 'person_disabled' };
  }
  return cancelsAtPeriodEnd ? null : { effect: 'period_end', reason: 'person_disabled' };
}
