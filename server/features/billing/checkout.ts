import type { createSubscription } from '#shared/contract/billing.ts';
import type { RouteReply } from '#shared/contract/route.ts';
import type { SoldTier } from '#shared/domain/plans.ts';
import type { UserActor } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import {
  type OpenedSubscription,
  PaymentsUnavailable,
  type SubscriptionState,
} from '../../providers/payments/port.ts';
import type { Ctx } from '../context.ts';
import { apply } from './apply.ts';
import { type BillingDeps, depsOfRequest } from './deps.ts';
import { ATTEMPT_MS, isLive, isLiveOrOpen } from './policy.ts';
import { askingProvider } from './provider-errors.ts';
import {
  type AttemptRow,
  attemptsOf,
  closeAttempts,
  drawTicket,
  findBuyer,
  findSubscription,
  insertAttempt,
  keepCustomer,
  keepOrder,
  lockBuyer,
  type SubscriptionRow,
  subscriptionsOf,
} from './store.ts';

interface Order {
  readonly attempt: AttemptRow;
  /** Earlier orders may have left subscriptions behind that nobody wants any more. */
  readonly hasLeftovers: boolean;
}

/** How often an order begins anew when what it found had ended. */
const ROUNDS = 3;

function runs(row: SubscriptionRow, now: Date): boolean {
  return isLive(row) && row.accessUntil !== null && row.accessUntil > now;
}

/** Goes on with the person's open order for this plan, or begins one. */
function takeOrder(deps: BillingDeps, userId: string, tier: SoldTier): Promise<Order> {
  return inTransaction(deps.db, async (tx) => {
    await lockBuyer(tx, userId);
    const now = deps.clock();
    const kept = await subscriptionsOf(tx, userId);
    if (kept.some((row) => runs(row, now))) throw new AppError('billing.plan_running');
    const attempts = await attemptsOf(tx, userId);
    const open = attempts.find(({ isOpen }) => isOpen);
    const isFresh = open && now.getTime() - open.createdAt.getTime() < ATTEMPT_MS;
    if (open && isFresh && open.tier === tier) return { attempt: open, hasLeftovers: false };
    await closeAttempts(tx, userId);
    const attempt = await insertAttempt(tx, { userId, tier, createdAt: now });
    return { attempt, hasLeftovers: attempts.length > 0 };
  });
}

async function customerOf(deps: BillingDeps, { id: userId, email }: UserActor): Promise<string> {
  const known = await findBuyer(deps.db, userId);
  if (known?.customerId) return known.customerId;
  const customerId = await deps.payments.ensureCustomer({ userId, email }, deps.signal);
  return keepCustomer(deps.db, userId, customerId);
}

async function keep(deps: BillingDeps, ticket: number, subscription: SubscriptionState) {
  await inTransaction(deps.db, (tx) => apply(tx, deps, { ticket, subscription }));
}

/** Ends a subscription at the provider that is not to be paid, and keeps that. */
export async function endSubscription(deps: BillingDeps, id: string): Promise<void> {
  const ticket = await drawTicket(deps.db);
  const order = { subscriptionId: id, idempotencyKey: `end-${id}` };
  await keep(deps, ticket, await deps.payments.cancelNow(order, deps.signal));
}

/** @throws AppError billing.plan_running when one of them has been paid meanwhile */
async function clearLeftovers(deps: BillingDeps, customerId: string, attemptId: string) {
  const ticket = await drawTicket(deps.db);
  const told = await deps.payments.subscriptions({ customerId }, deps.signal);
  for (const subscription of told) {
    if (subscription.attemptId === attemptId || !isLiveOrOpen(subscription)) continue;
    await keep(deps, ticket, subscription);
    const row = await findSubscription(deps.db, subscription.id);
    if (row && runs(row, deps.clock())) throw new AppError('billing.plan_running');
    await endSubscription(deps, subscription.id);
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
    // The provider keeps its own failure as the answer to this key: the next try needs another.
    const isKept = error instanceof PaymentsUnavailable && error.reason === 'server';
    if (isKept) await inTransaction(deps.db, (tx) => closeAttempts(tx, userId));
    throw error;
  }
}

/** @returns null when the order came to nothing and may begin anew. */
async function carryOut(
  deps: BillingDeps,
  actor: UserActor,
  { attempt, hasLeftovers }: Order,
): Promise<RouteReply<typeof createSubscription> | null> {
  const customerId = await customerOf(deps, actor);
  if (hasLeftovers) await clearLeftovers(deps, customerId, attempt.id);
  const ticket = await drawTicket(deps.db);
  const opened = await openAtProvider(deps, customerId, attempt);
  if (opened === null) {
    await inTransaction(deps.db, (tx) => closeAttempts(tx, actor.id));
    return null;
  }
  const { subscription, payment } = opened;
  const isMeant = await inTransaction(deps.db, async (tx) => {
    await lockBuyer(tx, actor.id);
    const isKept = await keepOrder(tx, attempt.id, subscription.id);
    await apply(tx, deps, { ticket, subscription });
    return isKept;
  });
  if (isLive(subscription)) throw new AppError('billing.plan_running');
  if (!isMeant) {
    // Another window has chosen another plan meanwhile.
    if (isLiveOrOpen(subscription)) await endSubscription(deps, subscription.id);
    throw new AppError('request.conflict');
  }
  if (payment === null || !isLiveOrOpen(subscription)) {
    await inTransaction(deps.db, (tx) => closeAttempts(tx, actor.id));
    return null;
  }
  return { ...payment, subscriptionId: subscription.id };
}

/**
 * Opens a subscription to a plan, or hands out the open one again. However often and in however many
 * windows it is asked for, there is one customer and at most one subscription that can be paid.
 * @throws AppError billing.plan_running, request.conflict, billing.unavailable, billing.refused,
 *   billing.not_sold
 */
export function subscribe(
  ctx: Ctx<UserActor>,
  tier: SoldTier,
): Promise<RouteReply<typeof createSubscription>> {
  const deps = depsOfRequest(ctx);
  return askingProvider(async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await takeOrder(deps, ctx.actor.id, tier);
      const reply = await carryOut(deps, ctx.actor, order);
      if (reply) return reply;
    }
    throw new AppError('billing.refused');
  });
}
