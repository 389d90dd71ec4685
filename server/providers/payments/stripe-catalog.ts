import type Stripe from 'stripe';
import * as z from 'zod';
import { PLANS, type Plan, type SoldTier } from '#shared/domain/plans.ts';
import type { PriceDifference } from './port.ts';
import { accept, Price } from './stripe-answers.ts';

/** The catalog at the provider. */
export interface SoldPrices {
  readonly priceIds: ReadonlyMap<SoldTier, string>;
  readonly differences: readonly PriceDifference[];
}

const PriceList = z.object({ data: z.array(Price) });

function problemOf(plan: Plan, price: Price): PriceDifference['problem'] | null {
  if (price.unit_amount !== plan.priceCents) return 'amount';
  if (price.currency !== plan.currency) return 'currency';
  const { recurring } = price;
  const isYearly = recurring?.interval === plan.interval && recurring.interval_count === 1;
  return isYearly ? null : 'interval';
}

/** Reads the catalog's prices and how they differ from ours. */
export async function readPrices(stripe: Stripe): Promise<SoldPrices> {
  const answer = await stripe.prices.list({
    lookup_keys: PLANS.map(({ lookupKey }) => lookupKey),
    active: true,
    limit: 100,
  });
  const { data } = accept(PriceList, answer);
  const priceIds = new Map<SoldTier, string>();
  const differences: PriceDifference[] = [];
  for (const plan of PLANS) {
    const { tier } = plan;
    const [price, ...others] = data.filter(({ lookup_key }) => lookup_key === plan.lookupKey);
    const problem = price ? problemOf(plan, price) : 'missing';
    if (others.length > 0) differences.push({ tier, problem: 'several' });
    else if (problem !== null) differences.push({ tier, problem });
    else if (price) priceIds.set(tier, price.id);
  }
  return { priceIds, differences };
}

/** The outcome of syncing one plan. */
export interface SyncedPlan {
  readonly plan: Plan;
  readonly done: 'nothing' | 'product and price made' | 'price replaced';
}

/**
 * Creates whatever is missing at the provider: a product for each plan, and a price with its lookup
 * key. A price that differs is replaced by a new one, which takes over the lookup key; existing
 * subscriptions keep the old price. Idempotent.
 */
export async function syncCatalog(stripe: Stripe): Promise<readonly SyncedPlan[]> {
  const { differences } = await readPrices(stripe);
  const synced: SyncedPlan[] = [];
  for (const plan of PLANS) {
    const problem = differences.find(({ tier }) => tier === plan.tier)?.problem;
    if (problem === undefined) {
      synced.push({ plan, done: 'nothing' });
      continue;
    }
    const product = await ensureProduct(stripe, plan);
    await stripe.prices.create({
      product,
      currency: plan.currency,
      unit_amount: plan.priceCents,
      recurring: { interval: plan.interval },
      lookup_key: plan.lookupKey,
      transfer_lookup_key: true,
      metadata: { tier: plan.tier },
    });
    synced.push({
      plan,
      done: problem === 'missing' ? 'product and price made' : 'price replaced',
    });
  }
  return synced;
}

/** The product's id is the tier's name, so that it cannot be created twice. */
async function ensureProduct(stripe: Stripe, { tier, name, description }: Plan): Promise<string> {
  const { data } = await stripe.products.list({ ids: [tier], limit: 1 });
  const [known] = accept(z.array(z.object({ id: z.string() })), data);
  if (known) return known.id;
  const made = await stripe.products.create({ id: tier, name, description, metadata: { tier } });
  return accept(z.object({ id: z.string() }), made).id;
}
