import { planOf, type SoldTier, type TierLimits } from '#shared/domain/plans.ts';
import { grantingOf, type Ranked } from './subscription.ts';

/** What a subscription gives its buyer's account. */
interface PaidPlan extends TierLimits {
  readonly subscriptionId: string;
  readonly tier: SoldTier;
  readonly accessUntil: Date;
}

/** What happens to a buyer's account. */
export interface Provision {
  readonly step: 'open_account' | 'update_account';
  readonly plan: PaidPlan;
}

/**
 * The first payment opens an account, and later ones change its plan; an account whose last plan has
 * run out keeps it with the date, and is read-only from then on.
 * @returns null where nothing was paid, or it ran out before there was an account.
 */
export function provisionOf(
  subscriptions: readonly Ranked[],
  hasAccount: boolean,
  now: Date,
): Provision | null {
  const granting = grantingOf(subscriptions, now);
  if (!granting?.accessUntil || granting.tier === null) return null;
  const { id: subscriptionId, tier, accessUntil } = granting;
  if (!hasAccount && accessUntil <= now) return null;
  const plan = { subscriptionId, tier, accessUntil, ...planOf(tier).limits };
  return { step: hasAccount ? 'update_account' : 'open_account', plan };
}
