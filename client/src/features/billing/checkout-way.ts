import { paths } from '#client/lib/paths.ts';
import type { BillingStatus } from '#shared/contract/billing.ts';
import { isUpgrade, type SoldTier } from '#shared/domain/plans.ts';

/**
 * Where the checkout redirects instead of selling; null when the person may buy. A running plan
 * that is large enough leads to the team, a smaller one to its upgrade; members of a running
 * account have nothing to buy. An ended plan may be bought again, by its buyer and by the account's
 * members for themselves.
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
