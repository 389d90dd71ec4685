import type { SubscriptionStatus } from '#shared/domain/payment-state.ts';
import type { SoldTier } from '#shared/domain/plans.ts';

const LIVE = new Set<SubscriptionStatus>(['trialing', 'active', 'past_due', 'unpaid', 'paused']);

/** What decisions need to know about a stored subscription. */
export interface StoredSubscription {
  readonly id: string;
  readonly status: SubscriptionStatus;
  /** Null for a price that is not in our catalog. */
  readonly tier: SoldTier | null;
  readonly openedAt: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelsAtPeriodEnd: boolean;
  readonly endedAt: Date | null;
  readonly hasPendingChange: boolean;
  readonly latestInvoiceId: string | null;
  /** When a full refund or a lost dispute was first seen. */
  readonly revokedAt: Date | null;
}

/** When access ends; null where nothing has been paid. */
interface WithAccess {
  readonly accessUntil: Date | null;
}

/** True while the provider may still charge for it. */
export function isLive({ status }: Pick<StoredSubscription, 'status'>): boolean {
  return LIVE.has(status);
}

/** Live, or waiting for its first payment. */
export function isLiveOrOpen(subscription: Pick<StoredSubscription, 'status'>): boolean {
  return subscription.status === 'incomplete' || isLive(subscription);
}

/** Live and inside its paid time. */
export function isRunning(
  subscription: Pick<StoredSubscription, 'status'> & WithAccess,
  now: Date,
): boolean {
  const { accessUntil } = subscription;
  return isLive(subscription) && accessUntil !== null && accessUntil > now;
}

export type Ranked = Pick<StoredSubscription, 'id' | 'status' | 'tier' | 'openedAt'> & WithAccess;

function rank({ accessUntil, tier }: Ranked, now: Date): number {
  if (accessUntil === null) return 0;
  if (accessUntil <= now) return 1;
  return tier === 'team_genius_blueprint' ? 3 : 2;
}

/**
 * The largest plan with access, else the one whose access ended last. Ties go to a live one, then to
 * the newest.
 */
function bestOf<T extends Ranked>(subscriptions: readonly T[], now: Date): T | undefined {
  return [...subscriptions].sort(
    (a, b) =>
      rank(b, now) - rank(a, now) ||
      (b.accessUntil?.getTime() ?? 0) - (a.accessUntil?.getTime() ?? 0) ||
      Number(isLiveOrOpen(b)) - Number(isLiveOrOpen(a)) ||
      b.openedAt.getTime() - a.openedAt.getTime() ||
      (a.id < b.id ? -1 : 1),
  )[0];
}

/** The subscription that grants access: the best of all, since a canceled one may still be paid for. */
export function grantingOf<T extends Ranked>(
  subscriptions: readonly T[],
  now: Date,
): T | undefined {
  return bestOf(subscriptions, now);
}

/** The subscription that the provider goes on charging for: the best of those that haven't ended. */
export function currentOf<T extends Ranked>(subscriptions: readonly T[], now: Date): T | undefined {
  return bestOf(subscriptions.filter(isLiveOrOpen), now);
}

/**
 * Live subscriptions beyond the one a buyer meant to have, which is the oldest.
 * @param newestFirst all subscriptions of one buyer.
 */
export function surplusOf<T extends Pick<StoredSubscription, 'status' | 'revokedAt'>>(
  newestFirst: readonly T[],
): T[] {
  return newestFirst.filter((row) => isLive(row) && row.revokedAt === null).slice(0, -1);
}
