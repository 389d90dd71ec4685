import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PLANS, planOf } from '#shared/domain/plans.ts';
import { readPrices, syncCatalogue } from './stripe-catalogue.ts';
import { createStripeClient } from './stripe-client.ts';
import { orderPlan, signal } from './testing/buyers.ts';
import { openTill, type Till } from './testing/till.ts';

const PLAN = planOf('team_platform');
let till: Till;
let stripe: Stripe;
beforeEach(async () => {
  till = await openTill();
  const { secretKey, apiUrl } = till.sandbox;
  stripe = await createStripeClient({ secretKey, baseUrl: apiUrl });
});
afterEach(() => till[Symbol.asyncDispose]());

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
  const first = await syncCatalogue(stripe);
  expect(first.map(({ done }) => done)).toEqual(PLANS.map(() => 'product and price made'));
  const second = await syncCatalogue(stripe);
  expect(second.map(({ done }) => done)).toEqual(PLANS.map(() => 'nothing'));
  expect((await readPrices(stripe)).differences).toEqual([]);
  const prices = await stripe.prices.list({ limit: 100 });
  expect(prices.data.map(({ unit_amount }) => unit_amount).toSorted()).toEqual([299_700, 49_900]);
});

describe('a price that differs from the catalogue', () => {
  test('blocks sales of its plan only', async () => {
    await till.payments.priceDifferences(signal);
    await reprice(PLAN.priceCents - 1);
    expect(await till.payments.priceDifferences(signal)).toEqual([
      { tier: PLAN.tier, problem: 'amount' },
    ]);
    const asked = till.sandbox.seen.length;
    await expect(orderPlan(till)).rejects.toMatchObject({ reason: 'price_differs' });
    const types = till.sandbox.seen.slice(asked).map(({ type }) => type);
    expect(types).not.toContain('SubscriptionCreate');
    await expect(orderPlan(till, 'team_genius_blueprint')).resolves.toBeDefined();
  });

  test('is detected within an hour', async () => {
    await orderPlan(till);
    await reprice(PLAN.priceCents + 1);
    await expect(orderPlan(till)).resolves.toBeDefined();
    till.advance(3_601);
    await expect(orderPlan(till)).rejects.toMatchObject({ reason: 'price_differs' });
  });

  test('is replaced by a new price, which can be sold immediately', async () => {
    await till.payments.priceDifferences(signal);
    await reprice(1);
    await expect(till.payments.priceDifferences(signal)).resolves.toHaveLength(1);
    const synced = await syncCatalogue(stripe);
    expect(synced.map(({ done }) => done)).toEqual(['price replaced', 'nothing']);
    await expect(orderPlan(till)).resolves.toBeDefined();
  });

  test.each([
    ['currency', { currency: 'eur' }],
    ['interval', { recurring: { interval: 'month', interval_count: 1 } }],
    ['interval', { recurring: { interval: 'year', interval_count: 2 } }],
    ['interval', { recurring: null }],
  ])('is reported as %s', async (problem, part) => {
    await syncCatalogue(stripe);
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
  const { subscription } = await orderPlan(till);
  await reprice(1);
  await syncCatalogue(stripe);
  const found = await till.payments.readSubscription(subscription.id, signal);
  expect(found?.subscription.tier).toBe(PLAN.tier);
});
