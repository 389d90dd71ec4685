import type { previewUpgrade, upgradePlan } from '#shared/contract/billing.ts';
import type { RouteReply } from '#shared/contract/route.ts';
import type { SoldTier } from '#shared/domain/plans.ts';
import type { UserActor } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Ctx } from '../../context.ts';
import { canUpgrade, isPreviewValid } from '../decide/checkout.ts';
import { depsOfRequest } from '../deps.ts';
import { applySnapshot } from '../keep/apply.ts';
import { paymentsOf } from '../keep/payment-store.ts';
import {
  drawFencingToken,
  type SubscriptionRow,
  subscriptionsOf,
} from '../keep/subscription-store.ts';
import { readStatus } from '../service.ts';
import { withBillingErrors } from './provider-errors.ts';

/** @throws AppError billing.no_plan, billing.no_upgrade */
async function upgradable(
  { db, actor, clock }: Ctx<UserActor>,
  tier: SoldTier,
): Promise<SubscriptionRow> {
  const rows = await subscriptionsOf(db, actor.id);
  const now = clock();
  const current = rows.find(({ isCurrent }) => isCurrent);
  if (!current?.accessUntil || current.accessUntil <= now) throw new AppError('billing.no_plan');
  const payments = await paymentsOf(db, actor.id);
  const hasOpenDispute = payments.some(({ dispute }) => dispute === 'open');
  if (!canUpgrade(current, hasOpenDispute, tier)) throw new AppError('billing.no_upgrade');
  return current;
}

/** @throws AppError billing.no_plan, billing.no_upgrade and the provider's failures */
export async function preview(
  ctx: Ctx<UserActor>,
  tier: SoldTier,
): Promise<RouteReply<typeof previewUpgrade>> {
  const { id: subscriptionId } = await upgradable(ctx, tier);
  const { payments } = ctx.providers;
  const { dueNowCents, countedFrom } = await withBillingErrors(() =>
    payments.previewUpgrade({ subscriptionId, tier }, ctx.signal),
  );
  return { tier, dueNowCents, countedFrom: countedFrom.toISOString() };
}

/**
 * Changes the plan. The preview is part of the idempotency key, so taking it twice changes once.
 * @throws AppError billing.preview_expired, those of `preview`
 */
export async function upgrade(
  ctx: Ctx<UserActor>,
  tier: SoldTier,
  countedFrom: Date,
): Promise<RouteReply<typeof upgradePlan>> {
  const { id: subscriptionId } = await upgradable(ctx, tier);
  if (!isPreviewValid(countedFrom, ctx.clock())) throw new AppError('billing.preview_expired');
  const deps = depsOfRequest(ctx);
  const idempotencyKey = `up-${subscriptionId}-${tier}-${countedFrom.getTime()}`;
  const change = { subscriptionId, tier, countedFrom, idempotencyKey };
  const fencingToken = await drawFencingToken(ctx.db);
  const { subscription, payment } = await withBillingErrors(() =>
    deps.payments.changePlan(change, deps.signal),
  );
  await inTransaction(ctx.db, (tx) => applySnapshot(tx, deps, { fencingToken, subscription }));
  return { status: await readStatus(ctx), payment };
}
