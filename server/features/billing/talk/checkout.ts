import type { createSubscription } from '#shared/contract/billing.ts';
import type { RouteReply } from '#shared/contract/route.ts';
import type { SoldTier } from '#shared/domain/plans.ts';
import type { UserActor } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { AppError } from '../../../platform/errors.ts';
import {
  type OpenedSubscription,
  PaymentsUnavailable,
  type SubscriptionState,
} from '../../../providers/payments/port.ts';
import type { Ctx } from '../../context.ts';
import { nextOrder } from '../decide/checkout.ts';
import { isStale } from '../decide/reconciliation.ts';
import { isLive, isLiveOrOpen, isRunning } from '../decide/subscription.ts';
import { type BillingDeps, depsOfRequest } from '../deps.ts';
import { applySnapshot } from '../keep/apply.ts';
import {
  type AttemptRow,
  attemptsOf,
  closeAttempts,
  insertAttempt,
  updateAttempt,
} from '../keep/attempt-store.ts';
import { findBuyer, lockBuyer, updateCustomerId } from '../keep/buyer-store.ts';
import { drawFencingToken, findSubscription, subscriptionsOf } from '../keep/subscription-store.ts';
import { withBillingErrors } from './provider-errors.ts';

interface Order {
  readonly attempt: AttemptRow;
  /** Earlier attempts may have left stale subscriptions behind. */
  readonly hasEarlier: boolean;
}

/** How often an order starts over when the subscription it found had ended. */
const ROUNDS = 3;

/**
 * Resumes the person's open attempt for this plan, or stores a new one.
 * @throws AppError billing.plan_running
 */
function takeOrder(deps: BillingDeps, userId: string, tier: SoldTier): Promise<Order> {
  return inTransaction(deps.db, async (tx) => {
    await lockBuyer(tx, userId);
    const now = deps.clock();
    const subscriptions = await subscriptionsOf(tx, userId);
    const next = nextOrder(tier, subscriptions, await attemptsOf(tx, userId), now);
    if (next.kind === 'already_running') throw new AppError('billing.plan_running');
    if (next.kind === 'resume') return { attempt: next.attempt, hasEarlier: false };
    await closeAttempts(tx, userId);
    const attempt = await insertAttempt(tx, { userId, tier, createdAt: now });
    return { attempt, hasEarlier: next.hasEarlier };
  });
}

async function customerOf(deps: BillingDeps, { id: userId, email }: UserActor): Promise<string> {
  const existing = await findBuyer(deps.db, userId);
  if (existing?.customerId) return existing.customerId;
  const customerId = await deps.payments.ensureCustomer({ userId, email }, deps.signal);
  return updateCustomerId(deps.db, userId, customerId);
}

async function save(deps: BillingDeps, fencingToken: number, subscription: SubscriptionState) {
  await inTransaction(deps.db, (tx) => applySnapshot(tx, deps, { fencingToken, subscription }));
}

/** Cancels a subscription at the provider that must not be paid, and stores that. */
export async function cancelUnpaid(deps: BillingDeps, id: string): Promise<void> {
  const fencingToken = await drawFencingToken(deps.db);
  const order = { subscriptionId: id, idempotencyKey: `end-${id}` };
  await save(deps, fencingToken, await deps.payments.cancelNow(order, deps.signal));
}

/** @throws AppError billing.plan_running when one of them was paid in the meantime */
async function cancelStale(deps: BillingDeps, customerId: string, attemptId: string) {
  const fencingToken = await drawFencingToken(deps.db);
  const provided = await deps.payments.subscriptions({ customerId }, deps.signal);
  for (const subscription of provided) {
    if (!isStale(subscription, attemptId)) continue;
    await save(deps, fencingToken, subscription);
    const row = await findSubscription(deps.db, subscription.id);
    if (row && isRunning(row, deps.clock())) throw new AppError('billing.plan_running');
    await cancelUnpaid(deps, subscription.id);
  }
}

async function openAtProvider(
  deps: BillingDeps,
  customerId: string,
  { id: attemptId, userId, tier, subscriptionId }: AttemptRow,
): Promise<OpenedSubscription | null> {
  const { payments, signal } = deps;
  if (subscriptionId !== null) return payments.readSubscription(subscriptionId, signal);
  const idempotencyKey = `sub-${attemptId}`;
  const order = { customerId, tier, userId, attemptId, idempotencyKey };
  try {
    return await payments.createSubscription(order, signal);
  } catch (error) {
    // The provider replays its own failure for this key: the next try needs another one.
    const isReplayed = error instanceof PaymentsUnavailable && error.reason === 'server';
    if (isReplayed) await inTransaction(deps.db, (tx) => closeAttempts(tx, userId));
    throw error;
  }
}

/** @returns null when the subscription had ended, so that the order may start over. */
async function placeOrder(
  deps: BillingDeps,
  actor: UserActor,
  { attempt, hasEarlier }: Order,
): Promise<RouteReply<typeof createSubscription> | null> {
  const customerId = await customerOf(deps, actor);
  if (hasEarlier) await cancelStale(deps, customerId, attempt.id);
  const fencingToken = await drawFencingToken(deps.db);
  const opened = await openAtProvider(deps, customerId, attempt);
  if (opened === null) {
    await inTransaction(deps.db, (tx) => closeAttempts(tx, actor.id));
    return null;
  }
  const { subscription, payment } = opened;
  const isStillOpen = await inTransaction(deps.db, async (tx) => {
    await lockBuyer(tx, actor.id);
    const isSaved = await updateAttempt(tx, attempt.id, subscription.id);
    await applySnapshot(tx, deps, { fencingToken, subscription });
    return isSaved;
  });
  if (isLive(subscription)) throw new AppError('billing.plan_running');
  if (!isStillOpen) {
    // Another window has chosen another plan in the meantime.
    if (isLiveOrOpen(subscription)) await cancelUnpaid(deps, subscription.id);
    throw new AppError('request.conflict');
  }
  if (payment === null || !isLiveOrOpen(subscription)) {
    await inTransaction(deps.db, (tx) => closeAttempts(tx, actor.id));
    return null;
  }
  return { ...payment, subscriptionId: subscription.id };
}

/**
 * Opens a subscription to a plan, or returns the open one again. However often and from however many
 * windows it is called, there is one customer and at most one subscription that can be paid.
 * @throws AppError billing.plan_running, request.conflict, billing.unavailable, billing.refused,
 *   billing.not_sold
 */
export function subscribe(
  ctx: Ctx<UserActor>,
  tier: SoldTier,
): Promise<RouteReply<typeof createSubscription>> {
  const deps = depsOfRequest(ctx);
  return withBillingErrors(async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await takeOrder(deps, ctx.actor.id, tier);
      const reply = await placeOrder(deps, ctx.actor, order);
      if (reply) return reply;
    }
    throw new AppError('billing.refused');
  });
}
