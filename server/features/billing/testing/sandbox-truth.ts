import { expect } from 'vitest';
import type { Db } from '#server/platform/db/client.ts';
import type { Sandbox } from '#server/providers/payments/embedded/sandbox.ts';
import { keptOf } from '#server/testing/kept-plan.ts';
import { PLANS } from '#shared/domain/plans.ts';

const DAY = 86_400;

/** The provider from a test's point of view. */
export interface Provider {
  readonly sandbox: Sandbox;
  now(): Date;
}

/** A buyer's access according to the sandbox's invoices, independent of our own rules. */
export function truthOf({ sandbox, now }: Provider, userId: string) {
  const { subscriptions, invoices, intents, charges, disputes, prices } = sandbox.state;
  const own = Object.values(subscriptions).filter(({ metadata }) => metadata['userId'] === userId);
  const seconds = now().getTime() / 1_000;
  return own.map((subscription) => {
    const { id, status, cancelsAtPeriodEnd, endedAt, price } = subscription;
    const [paid] = Object.values(invoices)
      .filter((one) => one.subscription === id && one.status === 'paid')
      .filter(({ reason }) => reason !== 'subscription_update')
      .sort((a, b) => b.periodEnd - a.periodEnd);
    const charge = charges[intents[paid?.intent ?? '']?.charge ?? ''];
    const isLost = Object.values(disputes).some(
      (dispute) => dispute.charge === charge?.id && dispute.status === 'lost',
    );
    const isBack = isLost || (charge !== undefined && charge.refunded >= charge.amount);
    const isUnpaidYear = paid !== undefined && paid.periodEnd < subscription.periodEnd;
    const grace = cancelsAtPeriodEnd && !isUnpaidYear ? 0 : 3 * DAY;
    const until = Math.min((paid?.periodEnd ?? 0) + grace, endedAt ?? Number.POSITIVE_INFINITY);
    const hasAccess = paid !== undefined && !isBack && seconds < until;
    const key = prices[price]?.lookupKey;
    const tier = PLANS.find(({ lookupKey }) => lookupKey === key)?.tier;
    const { periodEnd } = subscription;
    return { id, status, cancelsAtPeriodEnd, tier, hasAccess, isBack, periodEnd };
  });
}

/** Asserts that a buyer's stored state matches the provider's ledger: access exactly when paid. */
export async function expectTruth(
  db: Db,
  of: Provider,
  userId: string,
  label: string,
): Promise<void> {
  const truth = truthOf(of, userId);
  const { subscriptions, account, memberships } = await keptOf(db, userId);
  const kept = subscriptions.map((row) => ({
    id: row.id,
    status: row.status,
    cancelsAtPeriodEnd: row.cancelsAtPeriodEnd,
    tier: row.tier,
    hasAccess: row.accessUntil !== null && row.accessUntil > of.now(),
    periodEnd: row.periodEnd.getTime() / 1_000,
  }));
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  const told = truth.map(({ isBack: _isBack, ...rest }) => rest);
  expect(kept.toSorted(byId), label).toEqual(told.toSorted(byId));
  expect(memberships.length, label).toBe(account ? 1 : 0);
  const paid = truth.filter(({ hasAccess }) => hasAccess);
  const hasAccess = (account?.accessUntil ?? new Date(0)) > of.now();
  expect(hasAccess, label).toBe(paid.length > 0);
  if (paid.length === 0) return;
  const tiers = paid.map(({ tier }) => tier);
  expect(tiers, label).toContain(account?.subscriptionTier);
}

/** Asserts that nobody can be charged again for a refunded plan. */
export function expectNoChargeAfterReturn(of: Provider, userId: string, label: string): void {
  const charged = truthOf(of, userId).filter(
    ({ isBack, status }) => isBack && (status === 'active' || status === 'past_due'),
  );
  expect(charged, label).toEqual([]);
}
