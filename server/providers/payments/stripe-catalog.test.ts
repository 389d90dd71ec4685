import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PLANS, planOf } from '#shared/domain/plans.ts';
import { readPrices, syncCatalog } from './stripe-catalog.ts';
import { createStripeClient } from './stripe-client.ts';
import { orderPlan, signal } from './testing/buyers.ts';
import { openPaymentsFixture, type PaymentsFixture } from './testing/payments-fixture.ts';

const PLAN = planOf('team_platform');
let fixture: PaymentsFixture;
let stripe: Stripe;
beforeEach(async () => {
  fixture = await openPaymentsFixture();
  const { secretKey, apiUrl } = fixture.sandbox;
  stripe = await createStripeClient({ secretKey, baseUrl: apiUrl });
});
afterEach(() => fixture[Symbol.asyncDispose]());

/** Replaces the price of a plan. */
async function reprice(unit_amount: number): Promise<void> {
  await stripe.prices.create({
    product: PLAN.tier,
    currency: 'usd',
    unit_amount,
    recurring: { interval: 'year' },
    lookup_key: PLAN.lookupKey,
    transfer_lookup_key: true,
  });
}

test('an empty account sells nothing', async () => {
  const { priceIds, differences } = await readPrices(stripe);
  expect(priceIds.size).toBe(0);
  expect(differences).toEqual(PLANS.map(({ tier }) => ({ tier, problem: 'missing' })));
});

test('the catalog is created once and then found', async () => {
  const first = await syncCatalog(stripe);
  expect(first.map(({ done }) => done)).toEqual(PLANS.map(() => 'product and price made'));
  const second = await syncCatalog(stripe);
  expect(second.map(({ done }) => done)).toEqual(PLANS.map(() => 'nothing'));
  expect((await readPrices(stripe)).differences).toEqual([]);
  const prices = await stripe.prices.list({ limit: 100 });
  expect(prices.data.map(({ unit_amount }) => unit_amount).toSorted()).toEqual([299_700, 49_900]);
});

describe('a price that differs from the catalog', () => {
  test('blocks sales of its plan only', async () => {
    await fixture.payments.priceDifferences(signal);
    await reprice(PLAN.priceCents - 1);
    expect(await fixture.payments.priceDifferences(signal)).toEqual([
      { tier: PLAN.tier, problem: 'amount' },
    ]);
    const asked = fixture.sandbox.seen.length;
    await expect(orderPlan(fixture)).rejects.toMatchObject({ reason: 'price_differs' });
    const types = fixture.sandbox.seen.slice(asked).map(({ type }) => type);
    expect(types).not.toContain('SubscriptionCreate');
    await expect(orderPlan(fixture, 'team_genius_blueprint')).resolves.toBeDefined();
  });

  test('is detected within an hour', async () => {
    await orderPlan(fixture);
    await reprice(PLAN.priceCents + 1);
    await expect(orderPlan(fixture)).resolves.toBeDefined();
    fixture.advance(3_601);
    await expect(orderPlan(fixture)).rejects.toMatchObject({ reason: 'price_differs' });
  });

  test('is replaced by a new price, which can be sold immediately', async () => {
    await fixture.payments.priceDifferences(signal);
    await reprice(1);
    await expect(fixture.payments.priceDifferences(signal)).resolves.toHaveLength(1);
    const synced = await syncCatalog(stripe);
    expect(synced.map(({ done }) => done)).toEqual(['price replaced', 'nothing']);
    await expect(orderPlan(fixture)).resolves.toBeDefined();
  });

  test.each([
    ['currency', { currency: 'eur' }],
    ['interval', { recurring: { interval: 'month', interval_count: 1 } }],
    ['interval', { recurring: { interval: 'year', interval_count: 2 } }],
    ['interval', { recurring: null }],
  ])('is reported as %s', async (problem, part) => {
    await syncCatalog(stripe);
    const { data } = await stripe.prices.list({ lookup_keys: [PLAN.lookupKey] });
    const changed = data.map((price) => ({ ...price, ...part }));
    const prices = Object.assign(Object.create(stripe.prices), {
      list: async () => ({ data: changed }),
    });
    const { differences } = await readPrices(Object.assign(Object.create(stripe), { prices }));
    expect(differences).toContainEqual({ tier: PLAN.tier, problem });
  });
});

test('a subscription at an old price keeps its tier when the price is replaced', async () => {
  const { subscription } = await orderPlan(fixture);
  await reprice(1);
  await syncCatalog(stripe);
  const found = await fixture.payments.readSubscription(subscription.id, signal);
  expect(found?.subscription.tier).toBe(PLAN.tier);
});
