import { isUpgrade, type SoldTier } from '#shared/domain/plans.ts';
import { isRunning, type StoredSubscription } from './subscription.ts';
import type { Term } from './term.ts';

/** An open attempt is resumed until then; the provider forgets its idempotency key after a day. */
export const ATTEMPT_MS = 20 * 3_600_000;
/** How long the price of an upgrade preview is honored. */
export const PREVIEW_MS = 15 * 60_000;

interface Attempt {
  readonly tier: SoldTier;
  readonly isOpen: boolean;
  readonly createdAt: Date;
}

export type NextOrder<T> =
  | { readonly kind: 'already_running' }
  | { readonly kind: 'resume'; readonly attempt: T }
  /** `hasEarlier`: earlier attempts may have left stale subscriptions behind. */
  | { readonly kind: 'begin'; readonly hasEarlier: boolean };

/** Whether an order may be placed, and whether it continues an open attempt for the same plan. */
export function nextOrder<T extends Attempt>(
  tier: SoldTier,
  subscriptions: readonly (Pick<StoredSubscription, 'status'> & Pick<Term, 'accessUntil'>)[],
  attempts: readonly T[],
  now: Date,
): NextOrder<T> {
  if (subscriptions.some((row) => isRunning(row, now))) return { kind: 'already_running' };
  const open = attempts.find(({ isOpen }) => isOpen);
  const isFresh = open !== undefined && now.getTime() - open.createdAt.getTime() < ATTEMPT_MS;
  if (isFresh && open.tier === tier) return { kind: 'resume', attempt: open };
  return { kind: 'begin', hasEarlier: attempts.length > 0 };
}

/** Active, paid, and with no change, dispute or refund in progress. */
export function canUpgrade(
  subscription: Pick<StoredSubscription, 'status' | 'tier' | 'hasPendingChange' | 'revokedAt'>,
  hasOpenDispute: boolean,
  to: SoldTier,
): boolean {
  const { status, tier, hasPendingChange, revokedAt } = subscription;
  const isUndisturbed = !hasPendingChange && !hasOpenDispute && revokedAt === null;
  return status === 'active' && isUndisturbed && tier !== null && isUpgrade(tier, to);
}

/** @param countedFrom the instant that the provider calculated the price for. */
export function isPreviewValid(countedFrom: Date, now: Date): boolean {
  const ageMs = now.getTime() - countedFrom.getTime();
  return ageMs >= 0 && ageMs <= PREVIEW_MS;
}
