import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { billingCustomers } from '#server/platform/db/schema/billing.ts';
import {
  ListTooLong,
  type PaymentsPort,
  PaymentsRefused,
  PaymentsUnavailable,
} from '#server/providers/payments/port.ts';
import type { SignedIn } from '#server/testing/app.ts';
import { type BillingDeps, depsOfServices } from '../deps.ts';
import { openIncidentSubjects } from '../keep/incident-store.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { reconcile } from './reconcile.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

const stateOf = async (buyer: SignedIn) =>
  (await buyer.get('/api/billing/status').expect(200)).body.state;

/** The app's own provider, with some operations replaced. */
function depsWith(changed: Partial<PaymentsPort>): BillingDeps {
  const deps = depsOfServices(shop.app.services);
  const payments = new Proxy(deps.payments, {
    get: (target, name) =>
      Reflect.get(changed, name) ?? Reflect.get(target, name, target).bind?.(target),
  });
  return { ...deps, payments };
}

/** A buyer who has paid; every event of it is lost, and counts as delivered. */
async function paidInSilence(): Promise<SignedIn> {
  const buyer = await shop.newBuyer();
  const { clientSecret } = await shop.order(buyer);
  await shop.confirm(clientSecret);
  for (const event of shop.sandbox.state.events)
    Object.assign(event, { hasArrived: true, dueAt: null });
  return buyer;
}

/** All subscriptions, newest first, in pages of one; notes which pages were asked for. */
function pagesOfOne(seen: (string | null)[], failAt = Number.POSITIVE_INFINITY) {
  const { payments, signal } = depsOfServices(shop.app.services);
  return async (after: string | null) => {
    seen.push(after);
    if (seen.length === failAt) throw new PaymentsUnavailable('network');
    const { subscriptions: all } = await payments.subscriptionPage(null, signal);
    const place = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
    if (after !== null && place === 0) throw new PaymentsRefused('not_possible');
    const page = all.slice(place, place + 1);
    return { subscriptions: page, next: place + 1 < all.length ? (page[0]?.id ?? null) : null };
  };
}

describe('reconciling subscriptions', () => {
  test('compares every page of a long list', async () => {
    const buyers = [await paidInSilence(), await paidInSilence(), await paidInSilence()];
    const seen: (string | null)[] = [];
    await reconcile(depsWith({ subscriptionPage: pagesOfOne(seen) }));
    expect(seen).toHaveLength(3);
    for (const buyer of buyers) expect(await stateOf(buyer)).toBe('active');
  });

  test('goes on after a failure where it ended, the newest first', async () => {
    const [oldest, newest] = [await paidInSilence(), await paidInSilence()];
    const seen: (string | null)[] = [];
    await expect(reconcile(depsWith({ subscriptionPage: pagesOfOne(seen, 4) }))).rejects.toThrow(
      PaymentsUnavailable,
    );
    expect(await stateOf(oldest)).toBe('active');
    const again: (string | null)[] = [];
    const latest = await paidInSilence();
    await reconcile(depsWith({ subscriptionPage: pagesOfOne(again) }));
    expect(again.slice(0, 2)).toEqual([null, seen[3]]);
    expect(await stateOf(latest)).toBe('active');
    expect(await stateOf(newest)).toBe('active');
    const whole: (string | null)[] = [];
    await reconcile(depsWith({ subscriptionPage: pagesOfOne(whole) }));
    expect(whole).toHaveLength(6);
  });

  test('starts over when its place in the list is gone', async () => {
    const first: (string | null)[] = [];
    await reconcile(depsWith({ subscriptionPage: pagesOfOne(first, 3) })).catch(() => undefined);
    const gone = async (after: string | null) => {
      if (after !== null) throw new PaymentsRefused('not_possible');
      return { subscriptions: [], next: null };
    };
    await reconcile(depsWith({ subscriptionPage: gone }));
    const whole: (string | null)[] = [];
    await reconcile(depsWith({ subscriptionPage: pagesOfOne(whole) }));
    expect(whole).toHaveLength(first.length + 3);
  });
});

describe('reconciling events', () => {
  test('asks for what came since the last time, with an hour of overlap', async () => {
    const asked: number[] = [];
    const eventsSince: PaymentsPort['eventsSince'] = async (since) => {
      asked.push(shop.app.services.clock().getTime() - since.getTime());
      return [];
    };
    shop.app.advance(40 * DAY);
    await reconcile(depsWith({ eventsSince }));
    await reconcile(depsWith({ eventsSince }));
    shop.app.advance(2 * HOUR);
    await reconcile(depsWith({ eventsSince }));
    const hours = asked.map((ms) => Math.round(ms / HOUR));
    expect(hours).toEqual([30 * 24, 1, 3]);
  });

  test('reports a list that is too long, goes on with the others, and resolves it', async () => {
    const { db } = shop.app.services.database;
    const buyer = await paidInSilence();
    const tooLong = async () => {
      throw new ListTooLong(10_000);
    };
    await reconcile(depsWith({ eventsSince: tooLong, returnedPayments: tooLong }));
    expect(await openIncidentSubjects(db, 'difference')).toEqual(
      expect.arrayContaining(['list:events', 'list:returned_payments']),
    );
    expect(await stateOf(buyer)).toBe('active');
    await reconcile(depsWith({}));
    expect(await openIncidentSubjects(db, 'difference')).toEqual([]);
  });
});

test('compares all returned payments again while one could not be corrected', async () => {
  const buyer = await paidInSilence();
  await reconcile(depsWith({}));
  const [row] = await shop.app.services.database.db
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, buyer.actor.id));
  const customerId = row?.customerId ?? null;
  const returned = { id: 'pi_failing', customerId, refundedCents: 100, dispute: 'none' as const };
  const asked: number[] = [];
  const returnedPayments: PaymentsPort['returnedPayments'] = async (since) => {
    asked.push(shop.app.services.clock().getTime() - since.getTime());
    return [returned];
  };
  let isDown = true;
  const readPayment: PaymentsPort['readPayment'] = async () => {
    if (isDown) throw new PaymentsUnavailable('network');
    return null;
  };
  shop.app.advance(2 * DAY);
  for (let run = 0; run < 3; run += 1) {
    await reconcile(depsWith({ returnedPayments, readPayment }));
    isDown = false;
  }
  expect(asked.map((ms) => Math.round(ms / DAY))).toEqual([400, 400, 2]);
});

test('compares all returned payments once a day, and the last two days otherwise', async () => {
  const asked: number[] = [];
  const returnedPayments: PaymentsPort['returnedPayments'] = async (since) => {
    asked.push(shop.app.services.clock().getTime() - since.getTime());
    return [];
  };
  shop.app.advance(2 * DAY);
  for (let run = 0; run < 3; run += 1) {
    await reconcile(depsWith({ returnedPayments }));
    shop.app.advance(13 * HOUR);
  }
  expect(asked.map((ms) => Math.round(ms / DAY))).toEqual([400, 2, 400]);
});
