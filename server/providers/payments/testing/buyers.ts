import { randomUUID } from 'node:crypto';
import type { SoldTier } from '#shared/domain/plans.ts';
import type { OpenedSubscription, SubscriptionState } from '../port.ts';
import { CARDS, type PaymentsFixture } from './payments-fixture.ts';

export const signal: AbortSignal = new AbortController().signal;

/** Opens a subscription for a new person. */
export async function orderPlan(
  { payments }: Pick<PaymentsFixture, 'payments'>,
  tier: SoldTier = 'team_platform',
): Promise<OpenedSubscription & { customerId: string; clientSecret: string }> {
  const userId = randomUUID();
  const attemptId = randomUUID();
  const customerId = await payments.ensureCustomer({ userId, email: 'buyer@example.com' }, signal);
  const idempotencyKey = `sub-${attemptId}`;
  const order = { customerId, tier, userId, attemptId, idempotencyKey };
  const opened = await payments.createSubscription(order, signal);
  return { ...opened, customerId, clientSecret: opened.payment?.clientSecret ?? '' };
}

/** Opens a subscription and pays it. */
export async function buyPlan(
  fixture: PaymentsFixture,
  number: string = CARDS.pays,
  tier: SoldTier = 'team_platform',
): Promise<SubscriptionState & { clientSecret: string }> {
  const { subscription, clientSecret } = await orderPlan(fixture, tier);
  const answer = await fixture.confirm(clientSecret, number);
  if (answer.status !== 'succeeded') throw new Error(`Not paid: ${JSON.stringify(answer)}`);
  const found = await fixture.payments.readSubscription(subscription.id, signal);
  if (!found) throw new Error('The subscription is gone');
  return { ...found.subscription, clientSecret };
}

/** The payment intent id of a client secret. */
export function paymentIdOf(clientSecret: string): string {
  return clientSecret.replace(/_secret_.*$/, '');
}
