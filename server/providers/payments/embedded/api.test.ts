import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judgeByContract } from '#server/testing/stripe-contract.ts';
import { createStripeClient } from '../stripe-client.ts';
import { buyPlan, orderPlan, paymentIdOf, signal } from '../testing/buyers.ts';
import { openPaymentsFixture, type PaymentsFixture } from '../testing/payments-fixture.ts';

let fixture: PaymentsFixture;
let stripe: Stripe;
beforeAll(async () => {
  fixture = await openPaymentsFixture({ judge: () => [] });
  const { secretKey, apiUrl } = fixture.sandbox;
  stripe = await createStripeClient({ secretKey, baseUrl: apiUrl });
});
afterAll(() => fixture[Symbol.asyncDispose]());

/** A raw HTTP request. */
async function post(
  path: string,
  body: string,
  headers: Record<string, string> = {},
  { sandbox }: PaymentsFixture = fixture,
): Promise<{ status: number; body: { id?: string; error?: { type: string } } }> {
  const answer = await fetch(`${sandbox.apiUrl}/v1${path}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${sandbox.secretKey}`,
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body,
  });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

describe('a request', () => {
  test('needs the secret key', async () => {
    const answer = await post('/customers', '', { Authorization: 'Bearer sk_test_other' });
    expect(answer.status).toBe(401);
    expect(answer.body.error?.type).toBe('invalid_request_error');
  });

  test.each([
    ['an unknown parameter', '/customers', 'color=red', 'parameter_unknown', 'color'],
    [
      'an unknown nested parameter',
      '/prices',
      'recurring[color]=red',
      'parameter_invalid',
      'product',
    ],
    ['a wrong type', '/refunds', 'payment_intent=pi&amount=1.5', 'parameter_invalid', 'amount'],
    ['a wrong word', '/products', 'name=', 'parameter_invalid', 'name'],
    [
      'no customer',
      '/subscriptions',
      'items[0][price]=p&payment_behavior=default_incomplete',
      'parameter_invalid',
      'customer',
    ],
  ])('with %s is rejected by name', async (_what, path, body, code, param) => {
    const answer = await post(path, body);
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { type: 'invalid_request_error', code, param } },
    });
  });

  test('for an unsupported operation is rejected', async () => {
    expect((await post('/coupons', '')).status).toBe(404);
    const expanding = stripe.subscriptions.retrieve('sub_1', { expand: ['schedule'] });
    await expect(expanding).rejects.toMatchObject({ statusCode: 404 });
    const { subscription } = await orderPlan(fixture);
    const other = stripe.subscriptions.retrieve(subscription.id, { expand: ['schedule'] });
    await expect(other).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
  });
});

describe('an idempotency key', () => {
  test('replays the first answer byte for byte', async () => {
    const headers = { 'Idempotency-Key': 'k1' };
    const first = await post('/customers', 'name=Kim', headers);
    expect(await post('/customers', 'name=Kim', headers)).toEqual(first);
    expect((await post('/customers', 'name=Kim')).body.id).not.toBe(first.body.id);
  });

  test('is rejected for another request', async () => {
    const headers = { 'Idempotency-Key': 'k2' };
    await post('/customers', 'name=Kim', headers);
    const other = await post('/customers', 'name=Lee', headers);
    expect(other).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } });
    expect((await post('/products', 'name=Kim', headers)).status).toBe(400);
  });

  test('stores no answer to an invalid request', async () => {
    const headers = { 'Idempotency-Key': 'k3' };
    expect((await post('/customers', 'color=red', headers)).status).toBe(400);
    expect((await post('/customers', 'name=Kim', headers)).status).toBe(200);
  });

  test('survives a restart and expires after a day', async () => {
    await using own = await openPaymentsFixture();
    const headers = { 'Idempotency-Key': '__proto__' };
    const create = async () => (await post('/customers', 'name=Kim', headers, own)).body.id;
    const first = await create();
    await own.restart();
    expect(await create()).toBe(first);
    own.advance(86_401);
    await post('/customers', 'name=Someone', {}, own);
    expect(await create()).not.toBe(first);
  });

  test('makes two concurrent requests act once', async () => {
    const headers = { 'Idempotency-Key': 'k5' };
    const answers = await Promise.all([1, 2, 3].map(() => post('/customers', 'name=X', headers)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });
});

describe('W1: parameters checked against the vendor’s types', () => {
  test.each([
    ['SubscriptionCreate', { payment_behavior: 'default_incomplet' }],
    ['SubscriptionCreate', { amount: '100' }],
    ['SubscriptionCreate', { items: [{ price: 'p', quantity: 'many' }] }],
    ['SubscriptionUpdate', { proration_behavior: 'sometimes' }],
    ['PriceCreate', { currency: 'usd', recurring: { interval: 'decade' } }],
    ['EventList', { created: { after: '1' } }],
  ])('a wrong %s is detected: %j', (type, params) => {
    const request = { type, params, path: '', idempotencyKey: undefined };
    expect(judgeByContract(request)).not.toEqual([]);
  });

  test('valid parameters pass', () => {
    const params = { customer: 'c', items: [{ price: 'p', quantity: '2' }], expand: ['x'] };
    const request = { type: 'SubscriptionCreate', params, path: '', idempotencyKey: undefined };
    expect(judgeByContract(request)).toEqual([]);
  });
});

describe('refunds', () => {
  test('can be partial, up to the amount paid', async () => {
    const { clientSecret } = await buyPlan(fixture);
    const payment_intent = paymentIdOf(clientSecret);
    await stripe.refunds.create({ payment_intent, amount: 900 });
    const { payments } = fixture;
    expect(await payments.readPayment(payment_intent, signal)).toMatchObject({
      paidCents: 49_900,
      refundedCents: 900,
    });
    await expect(stripe.refunds.create({ payment_intent, amount: 49_001 })).rejects.toThrow();
    await stripe.refunds.create({ payment_intent });
    expect((await payments.readPayment(payment_intent, signal))?.refundedCents).toBe(49_900);
    const again = stripe.refunds.create({ payment_intent });
    await expect(again).rejects.toMatchObject({ code: 'charge_already_refunded' });
    const { data } = await stripe.events.list({ type: 'charge.refunded' });
    expect(data).toHaveLength(2);
  });

  test('are listed per payment, each once, with disputes, from a given time', async () => {
    // Stripe's times are whole seconds, and another test has refunded within this one.
    fixture.advance(2);
    const since = fixture.now();
    const [refunded, disputed] = [await buyPlan(fixture), await buyPlan(fixture)];
    await buyPlan(fixture);
    const id = paymentIdOf(refunded.clientSecret);
    const otherId = paymentIdOf(disputed.clientSecret);
    await stripe.refunds.create({ payment_intent: id, amount: 900 });
    await stripe.refunds.create({ payment_intent: id, amount: 100 });
    fixture.sandbox.openDispute(fixture.sandbox.state.intents[otherId]?.charge ?? '');
    const { payments } = fixture;
    const told = await payments.returnedPayments(since, signal);
    expect(told).toHaveLength(2);
    expect(told).toEqual(
      expect.arrayContaining([
        { id, customerId: refunded.customerId, refundedCents: 1_000, dispute: 'none' },
        { id: otherId, customerId: disputed.customerId, refundedCents: 0, dispute: 'open' },
      ]),
    );
    const later = new Date(fixture.now().getTime() + 60_000);
    expect(await payments.returnedPayments(later, signal)).toEqual([]);
  });

  test('need a succeeded payment', async () => {
    const { clientSecret } = await orderPlan(fixture);
    const payment_intent = paymentIdOf(clientSecret);
    await expect(stripe.refunds.create({ payment_intent })).rejects.toThrow('not succeeded');
  });
});

describe('a deleted customer', () => {
  test('loses all subscriptions and gets no new one', async () => {
    const { id, customerId } = await buyPlan(fixture);
    expect(await stripe.customers.del(customerId)).toMatchObject({ deleted: true });
    const found = await fixture.payments.readSubscription(id, signal);
    expect(found?.subscription.status).toBe('canceled');
    const visit = { customerId, returnUrl: 'http://localhost/' };
    await expect(fixture.payments.portalUrl(visit, signal)).rejects.toThrow();
  });
});

test('lists refer to a product by id, and continue after the cursor', async () => {
  await fixture.payments.priceDifferences(signal);
  const { data } = await stripe.products.list({ ids: ['team_platform', 'none'] });
  expect(data.map(({ name }) => name)).toEqual(['Team Platform']);
  await orderPlan(fixture);
  const first = await stripe.subscriptions.list({ status: 'all', limit: 1 });
  expect(first.has_more).toBe(true);
  const after = first.data[0]?.id ?? '';
  const rest = await stripe.subscriptions.list({ status: 'all', starting_after: after });
  expect(rest.data.map(({ id }) => id)).not.toContain(after);
  await expect(stripe.events.list({ starting_after: 'evt_none' })).rejects.toThrow('No such');
});
