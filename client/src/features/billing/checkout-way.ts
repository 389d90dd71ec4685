import { paths } from '#client/lib/paths.ts';
import type { BillingStatus } from '#shared/contract/billing.ts';
import { isUpgrade, type SoldTier } from '#shared/domain/plans.ts';

/**
 * Where the checkout sends somebody instead of selling; null when they may buy. A running plan that
 * is large enough leads to the team, a smaller one to the page where it is upgraded; whoever works in
 * somebody else's running account has nothing to buy. A plan that has ended may be bought again, by
 * whoever had bought it, and by those in its account for themselves.
 */
export function wayFromCheckout(
  status: Pick<BillingStatus, 'state' | 'tier' | 'hasAccess' | 'isCovered'>,
  wanted: SoldTier | null,
): string | null {
  if (status.hasAccess) {
    const isLarger = wanted !== null && status.tier !== null && isUpgrade(status.tier, wanted);
    return isLarger ? paths.billing : paths.team.pattern;
  }
  if (status.state === 'ended') return null;
  return status.isCovered ? paths.team.pattern : null;
}
