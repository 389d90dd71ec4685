import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paymentEvents } from '#server/platform/db/schema/billing.ts';
import type { ApiFault } from '#server/providers/payments/embedded/api.ts';
import { signatureOf } from '#server/providers/payments/embedded/webhooks.ts';
import { createStripeClient } from '#server/providers/payments/stripe-client.ts';
import { signal } from '#server/providers/payments/testing/buyers.ts';
import { CARDS, openPaymentsFixture } from '#server/providers/payments/testing/payments-fixture.ts';
import { type SignedIn, startTestApp } from '#server/testing/app.ts';
import { request } from '#server/testing/request.ts';
import { planOf } from '#shared/domain/plans.ts';
import { openShop, orderOf, type Shop } from './testing/shop.ts';

const PATH = '/api/create-subscription';
const HOUR = 3_600_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

const statusOf = async (buyer: SignedIn) =>
  (await buyer.get('/api/billing/status').expect(200)).body;
const goingOf = ({ actor }: SignedIn) =>
  Object.values(shop.sandbox.state.subscriptions).filter(
    ({ metadata, endedAt }) => metadata['userId'] === actor.id && endedAt === null,
  );

describe('a failing Stripe while an order is opened', () => {
  test.each<ApiFault>([
    'reset',
    'lost_answer',
    'error_after_acting',
    'kept_error',
    'rate_limited',
    'html',
    'wrong_shape',
  ])('(%s, at every attempt) is reported, and retrying makes one order', async (fault) => {
    const buyer = await shop.newBuyer();
    shop.sandbox.failNext('SubscriptionCreate', fault, fault, fault);
    const { body } = await buyer.post(PATH, orderOf('team_platform')).expect(503);
    expect(body.code).toBe('billing.unavailable');
    // Faults that were not used up by then remain queued.
    let answer = await buyer.post(PATH, orderOf('team_platform'));
    for (let tries = 0; tries < 2 && answer.status === 503; tries += 1) {
      answer = await buyer.post(PATH, orderOf('team_platform'));
    }
    expect(answer.status).toBe(200);
    expect(goingOf(buyer)).toHaveLength(1);
    await shop.confirm(answer.body.clientSecret);
    await shop.deliver();
    expect(await statusOf(buyer)).toMatchObject({ state: 'active' });
    expect(goingOf(buyer)).toHaveLength(1);
  });

  test('is reported when it is too slow, and what it did anyway is continued', async () => {
    await using fixture = await openPaymentsFixture({
      policy: { tryTimeoutMs: 1_000, retries: 0, deadlineMs: 1_500 },
    });
    const { payments } = fixture;
    await payments.priceDifferences(signal);
    await using app = await startTestApp({ providers: { payments } });
    const buyer = await app.signIn('slow@people.example');
    fixture.sandbox.failNext('SubscriptionCreate', 'hang');
    const { body } = await buyer.post(PATH, orderOf('team_platform')).expect(503);
    expect(body.code).toBe('billing.unavailable');
    await buyer.post(PATH, orderOf('team_platform')).expect(200);
    expect(Object.keys(fixture.sandbox.state.subscriptions)).toHaveLength(1);
  });
});

describe('a price that differs from the catalog', () => {
  test('is not sold by the server, and the master admin sees why', async () => {
    await using own = await openShop();
    const plan = planOf('team_platform');
    const { apiUrl: baseUrl, secretKey } = own.sandbox;
    await own.app.services.providers.payments.priceDifferences(signal);
    const stripe = await createStripeClient({ baseUrl, secretKey });
    await stripe.prices.create({
      product: plan.tier,
      currency: 'usd',
      unit_amount: plan.priceCents + 1,
      recurring: { interval: 'year' },
      lookup_key: plan.lookupKey,
      transfer_lookup_key: true,
    });
    await own.app.jobs.runDue();
    const buyer = await own.newBuyer();
    const { body } = await buyer.post(PATH, orderOf('team_platform')).expect(503);
    expect(body.code).toBe('billing.not_sold');
    expect(own.sandbox.state.subscriptions).toEqual({});
    const master = await own.app.signIn('master@demo.example');
    const { body: incidents } = await master.get('/api/admin/payment-incidents').expect(200);
    expect(incidents).toEqual([
      expect.objectContaining({ kind: 'price', subject: plan.tier, resolvedAt: null }),
    ]);
    await buyer.post(PATH, orderOf('team_genius_blueprint')).expect(200);
  });
});

describe('a card form that is closed half-way', () => {
  test('before or during the bank’s check grants nothing, and can be resumed by the buyer', async () => {
    const buyer = await shop.newBuyer();
    const { clientSecret, subscriptionId } = await shop.order(buyer);
    const { status } = await shop.confirm(clientSecret, CARDS.asks);
    expect(status).toBe('requires_action');
    await shop.deliver();
    const { body } = await buyer.post('/api/billing/refresh').expect(200);
    expect(body).toMatchObject({ state: 'incomplete', hasAccess: false, accountId: null });
    expect(await shop.order(buyer)).toEqual({ kind: 'payment', clientSecret, subscriptionId });
    await shop.confirm(clientSecret, CARDS.pays);
    await shop.deliver();
    expect(await statusOf(buyer)).toMatchObject({ state: 'active', hasAccess: true });
  });

  test('permanently is dropped after a day, and charges nothing', async () => {
    const buyer = await shop.newBuyer();
    const { clientSecret } = await shop.order(buyer);
    shop.app.advance(24 * HOUR);
    shop.sandbox.advance(0);
    await shop.deliver();
    const again = await shop.app.signIn(buyer.actor.email ?? '');
    expect(await statusOf(again)).toMatchObject({ state: 'none', hasAccess: false });
    expect(goingOf(buyer)).toEqual([]);
    expect((await shop.confirm(clientSecret)).status).not.toBe('succeeded');
  });
});

describe('an event with a valid signature', () => {
  async function send(type: string, object: object, more: object = {}): Promise<string> {
    const id = `evt_${crypto.randomUUID()}`;
    const at = Math.floor(shop.app.services.clock().getTime() / 1_000);
    const event = { id, object: 'event', type, created: at, livemode: false, ...more };
    const body = JSON.stringify({ ...event, data: { object } });
    const { status } = await request(`${shop.app.url}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'Stripe-Signature': signatureOf(body, shop.sandbox.webhookSecret, at) },
      body,
    });
    expect(status).toBe(200);
    await shop.deliver();
    return id;
  }

  async function expectForgotten(id: string): Promise<void> {
    const { db } = shop.app.services.database;
    const [row] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id));
    expect(row).toMatchObject({ doneAt: expect.any(Date), lastError: null });
  }

  test.each([
    ['of an unknown type', 'planet.aligned', { id: 'planet_1', object: 'planet' }, {}],
    [
      'of another account’s subscription',
      'customer.subscription.updated',
      { id: 'sub_foreign', object: 'subscription', customer: 'cus_foreign' },
      { account: 'acct_foreign' },
    ],
    [
      'of another account’s payment',
      'payment_intent.succeeded',
      { id: 'pi_foreign', object: 'payment_intent' },
      { account: 'acct_foreign' },
    ],
    [
      'of another account’s invoice',
      'invoice.paid',
      {
        id: 'in_foreign',
        object: 'invoice',
        parent: { subscription_details: { subscription: 'sub_foreign' } },
      },
      { account: 'acct_foreign' },
    ],
  ])('%s is accepted, and changes nothing', async (_what, type, object, more) => {
    const buyer = await shop.newBuyer();
    await shop.order(buyer);
    const before = await statusOf(buyer);
    await expectForgotten(await send(type, object, more));
    expect(await statusOf(buyer)).toEqual(before);
  });

  test('about the subscription of an unknown customer grants nothing', async () => {
    const { apiUrl: baseUrl, secretKey } = shop.sandbox;
    const stripe = await createStripeClient({ baseUrl, secretKey });
    const { payments } = shop.app.services.providers;
    const customer = await stripe.customers.create({ email: 'other@shop.example' });
    const { subscription } = await payments.createSubscription(
      {
        customerId: customer.id,
        tier: 'team_platform',
        userId: crypto.randomUUID(),
        attemptId: 'other',
        idempotencyKey: crypto.randomUUID(),
      },
      signal,
    );
    const object = { id: subscription.id, object: 'subscription', customer: customer.id };
    await expectForgotten(await send('customer.subscription.created', object));
  });
});
