import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { PaymentsRefused, PaymentsUnavailable } from './port.ts';
import { buyPlan, orderPlan, paymentIdOf, signal } from './testing/buyers.ts';
import { openPaymentsFixture } from './testing/payments-fixture.ts';

const fixture = await openPaymentsFixture();
const { payments } = fixture;
afterAll(() => fixture[Symbol.asyncDispose]());

const DAY_MS = 86_400_000;

describe('a payments provider', () => {
  test('reports prices that differ from the catalog', async () => {
    expect(await payments.priceDifferences(signal)).toEqual([]);
  });

  test('gives a person one customer across repeated calls', async () => {
    const buyer = { userId: randomUUID(), email: 'buyer@example.com' };
    const ids = await Promise.all(
      Array.from({ length: 5 }, () => payments.ensureCustomer(buyer, signal)),
    );
    expect(new Set(ids).size).toBe(1);
    const other = await payments.ensureCustomer({ userId: randomUUID(), email: null }, signal);
    expect(ids).not.toContain(other);
  });

  test('opens an incomplete subscription until its first payment', async () => {
    const { subscription, payment, customerId } = await orderPlan(fixture, 'team_genius_blueprint');
    expect(subscription).toMatchObject({
      customerId,
      status: 'incomplete',
      tier: 'team_genius_blueprint',
      cancelsAtPeriodEnd: false,
      endedAt: null,
      hasPendingChange: false,
      latestInvoice: { status: 'open', reason: 'first', totalCents: 299_700, paidCents: 0 },
    });
    expect(payment?.kind).toBe('payment');
    const days = (subscription.periodEnd.getTime() - subscription.periodStart.getTime()) / DAY_MS;
    expect(days).toBeGreaterThanOrEqual(365);
    expect(days).toBeLessThanOrEqual(366);
  });

  test('gives the same client secret while a payment is open, and none once it is paid', async () => {
    const { subscription, clientSecret } = await orderPlan(fixture);
    const again = await payments.readSubscription(subscription.id, signal);
    expect(again?.payment).toEqual({ kind: 'payment', clientSecret });
    const bought = await buyPlan(fixture);
    expect((await payments.readSubscription(bought.id, signal))?.payment).toBeNull();
  });

  test('reads a paid subscription with its invoice and payment', async () => {
    const bought = await buyPlan(fixture);
    expect(bought).toMatchObject({
      status: 'active',
      tier: 'team_platform',
      latestInvoice: { status: 'paid', paidCents: 49_900, subscriptionId: bought.id },
    });
    const invoiceId = bought.latestInvoice?.id ?? '';
    expect(await payments.readInvoice(invoiceId, signal)).toEqual(bought.latestInvoice);
    expect(await payments.readPayment(paymentIdOf(bought.clientSecret), signal)).toEqual({
      id: paymentIdOf(bought.clientSecret),
      invoiceId,
      subscriptionId: bought.id,
      paidCents: 49_900,
      refundedCents: 0,
      dispute: 'none',
    });
  });

  test('acts once per idempotency key, and rejects the key for another request', async () => {
    const userId = randomUUID();
    const customerId = await payments.ensureCustomer({ userId, email: null }, signal);
    const idempotencyKey = randomUUID();
    const order = {
      customerId,
      tier: 'team_platform',
      userId,
      attemptId: 'a1',
      idempotencyKey,
    } as const;
    const first = await payments.createSubscription(order, signal);
    expect(await payments.createSubscription(order, signal)).toEqual(first);
    expect(await payments.subscriptions({ customerId }, signal)).toHaveLength(1);
    const other = payments.createSubscription({ ...order, tier: 'team_genius_blueprint' }, signal);
    await expect(other).rejects.toMatchObject({ reason: 'key_reused' });
  });

  test('upgrades to a larger plan for the previewed price', async () => {
    const { id } = await buyPlan(fixture);
    const change = { subscriptionId: id, tier: 'team_genius_blueprint' } as const;
    const { dueNowCents, countedFrom } = await payments.previewUpgrade(change, signal);
    expect(dueNowCents).toBeGreaterThan(249_700);
    expect(dueNowCents).toBeLessThanOrEqual(249_800);
    const { subscription, payment } = await payments.changePlan(
      { ...change, countedFrom, idempotencyKey: randomUUID() },
      signal,
    );
    expect(payment).toBeNull();
    expect(subscription).toMatchObject({
      tier: 'team_genius_blueprint',
      hasPendingChange: false,
      latestInvoice: { status: 'paid', reason: 'change', paidCents: dueNowCents },
    });
  });

  test('schedules a cancellation, revokes it, and cancels immediately', async () => {
    const { id, periodEnd } = await buyPlan(fixture);
    const set = (cancels: boolean) =>
      payments.setCancelAtPeriodEnd(
        { subscriptionId: id, cancels, idempotencyKey: randomUUID() },
        signal,
      );
    expect(await set(true)).toMatchObject({
      status: 'active',
      cancelsAtPeriodEnd: true,
      periodEnd,
    });
    expect(await set(false)).toMatchObject({ status: 'active', cancelsAtPeriodEnd: false });
    const end = { subscriptionId: id, idempotencyKey: randomUUID() };
    const ended = await payments.cancelNow(end, signal);
    expect(ended).toMatchObject({ status: 'canceled', endedAt: expect.any(Date) });
    await expect(set(true)).rejects.toMatchObject({ reason: 'not_possible' });
  });

  test('links to a portal for cards and cancellation', async () => {
    const { customerId } = await orderPlan(fixture);
    const visit = { customerId, returnUrl: `${fixture.origin}/billing` };
    expect(URL.canParse(await payments.portalUrl(visit, signal))).toBe(true);
  });

  test('lists events with their subjects, oldest first', async () => {
    const since = fixture.now();
    const { id, customerId } = await buyPlan(fixture);
    const events = await payments.eventsSince(since, { onlyUndelivered: true }, signal);
    const about = events.filter(({ subject }) => subject.kind === 'subscription');
    expect(about.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['customer.subscription.created', 'customer.subscription.updated']),
    );
    expect(about.at(-1)?.subject).toEqual({ kind: 'subscription', subscriptionId: id, customerId });
    const times = events.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  test('pages through long lists', async () => {
    for (let bought = 0; bought < 3; bought += 1) await buyPlan(fixture);
    const { subscriptions: all } = await payments.subscriptionPage(null, signal);
    const events = await payments.eventsSince(new Date(0), { onlyUndelivered: false }, signal);
    expect(all.length).toBeGreaterThan(3);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(events.length).toBeGreaterThan(100);
  });

  test('gives null or empty results for unknown ids', async () => {
    expect(await payments.readSubscription('sub_none', signal)).toBeNull();
    expect(await payments.readInvoice('in_none', signal)).toBeNull();
    expect(await payments.readPayment('pi_none', signal)).toBeNull();
    const order = {
      customerId: 'cus_none',
      tier: 'team_platform',
      userId: 'u',
      attemptId: 'a',
      idempotencyKey: randomUUID(),
    } as const;
    await expect(payments.createSubscription(order, signal)).rejects.toThrow(PaymentsRefused);
  });

  test('rejects when the caller has aborted', async () => {
    const reason = new Error('The request is gone.');
    const gone = AbortSignal.abort(reason);
    await expect(payments.readSubscription('sub_1', gone)).rejects.toBe(reason);
    const controller = new AbortController();
    fixture.sandbox.failNext('SubscriptionRetrieve', 'hang');
    const waiting = payments.readSubscription('sub_1', controller.signal);
    controller.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    expect(reason).not.toBeInstanceOf(PaymentsUnavailable);
  });
});
