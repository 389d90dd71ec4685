import type { BillingStatus, getBilling } from '#shared/contract/billing.ts';
import type { RouteReply } from '#shared/contract/route.ts';
import { planOf } from '#shared/domain/plans.ts';
import type { StoredSubscription } from './subscription.ts';
import type { Term } from './term.ts';

type Subscription = StoredSubscription & Term;

export function stateOf(
  subscription: Pick<Subscription, 'status' | 'accessUntil'> | undefined,
  now: Date,
): BillingStatus['state'] {
  if (!subscription) return 'none';
  const { status, accessUntil } = subscription;
  if (accessUntil === null) return status === 'incomplete' ? 'incomplete' : 'none';
  if (accessUntil <= now) return 'ended';
  return status === 'past_due' ? 'past_due' : 'active';
}

/**
 * What a person is told about their plan.
 * @param accountId the account that the plan opened.
 * @param isMemberOfRunning the person belongs to an account that may be changed.
 */
export function statusFrom(
  subscription: Subscription | undefined,
  accountId: string | null,
  isMemberOfRunning: boolean,
  now: Date,
): BillingStatus {
  const state = stateOf(subscription, now);
  const paid = subscription?.accessUntil ? subscription : null;
  const hasAccess = state === 'active' || state === 'past_due';
  return {
    state,
    tier: paid?.tier ?? null,
    accountId,
    hasAccess,
    paidUntil: subscription?.paidUntil?.toISOString() ?? null,
    accessUntil: subscription?.accessUntil?.toISOString() ?? null,
    cancelsAtPeriodEnd: paid?.cancelsAtPeriodEnd ?? false,
    hasPendingChange: paid?.hasPendingChange ?? false,
    isRevoked: subscription?.revokedAt != null,
    // The account may have been opened after the memberships were read.
    isCovered: hasAccess || isMemberOfRunning,
  };
}

/** The renewal to expect; null when the plan does not renew by itself. */
export function nextInvoiceOf(
  subscription: Subscription | undefined,
  now: Date,
): RouteReply<typeof getBilling>['nextInvoice'] {
  if (subscription?.status !== 'active' || subscription.tier === null) return null;
  if (subscription.cancelsAtPeriodEnd || stateOf(subscription, now) !== 'active') return null;
  const { priceCents } = planOf(subscription.tier);
  return { dueAt: subscription.periodEnd.toISOString(), totalCents: priceCents };
}
