import type { PlanTier } from '#shared/domain/plans.ts';

/** A plan as an account has it; no subscription for one that was never paid for online. */
export interface StoredPlan {
  readonly tier: PlanTier;
  readonly subscriptionId: string | null;
  readonly accessUntil: Date | null;
}

/** What a subscription pays for. */
export interface PaidPlan {
  readonly subscriptionId: string;
  readonly tier: PlanTier;
  readonly teamLimit: number;
  readonly memberLimit: number;
  readonly accessUntil: Date;
}

/** `whole_plan` replaces limits that were set manually; `access_end` leaves them. */
export type PlanChange =
  | { readonly kind: 'none' | 'access_end' }
  | { readonly kind: 'whole_plan'; readonly isNewSubscription: boolean };

/**
 * The part of a paid plan that an account takes over. Manually set limits survive as long as the tier and the
 * subscription do.
 */
export function planChangeOf(
  stored: StoredPlan | undefined,
  paid: Pick<PaidPlan, 'subscriptionId' | 'tier' | 'accessUntil'>,
): PlanChange {
  const isNewSubscription = stored?.subscriptionId !== paid.subscriptionId;
  if (isNewSubscription || stored.tier !== paid.tier)
    return { kind: 'whole_plan', isNewSubscription };
  const isSameEnd = stored.accessUntil?.getTime() === paid.accessUntil.getTime();
  return { kind: isSameEnd ? 'none' : 'access_end' };
}
