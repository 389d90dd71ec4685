import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { billingSubscriptions } from '../../platform/db/schema/billing.ts';
import type { SignedIn } from '../../testing/app.ts';
import { sendNotices } from './notices.ts';
import { openShop, type Shop } from './testing/shop.ts';

const DAY_MS = 24 * 60 * 60_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

async function paying(changes: (now: number) => Partial<typeof billingSubscriptions.$inferInsert>) {
  const buyer = await shop.newBuyer();
  const { subscriptionId } = await shop.buy(buyer);
  const { services } = shop.app;
  await services.database.db
    .update(billingSubscriptions)
    .set(changes(services.clock().getTime()))
    .where(eq(billingSubscriptions.id, subscriptionId));
  return buyer;
}

/** Looks twice, as the job does again and again. @returns the subjects that the buyer got. */
async function subjectsFor({ actor }: SignedIn): Promise<string[]> {
  const { services } = shop.app;
  const deps = { db: services.database.db, publicUrl: services.config.publicUrl };
  await sendNotices({ ...deps, now: services.clock() });
  await sendNotices({ ...deps, now: services.clock() });
  shop.app.advance(2 * 60_000);
  await shop.app.jobs.runDue();
  const mails = (await services.outbox?.list()) ?? [];
  return mails.filter(({ to }) => to === actor.email).map(({ subject }) => subject);
}

test('tells the buyer once that a renewal failed', async () => {
  const buyer = await paying((now) => ({
    status: 'past_due',
    accessUntil: new Date(now + 2 * DAY_MS),
  }));
  expect(await subjectsFor(buyer)).toEqual(['Your payment didn’t go through']);
});

test('tells the buyer once that the plan has ended', async () => {
  const buyer = await paying((now) => ({ accessUntil: new Date(now - DAY_MS) }));
  expect(await subjectsFor(buyer)).toEqual(['Your plan has ended']);
});

test.each([
  ['a running plan', (now: number) => ({ accessUntil: new Date(now + 300 * DAY_MS) })],
  ['a plan that is long over', (now: number) => ({ accessUntil: new Date(now - 30 * DAY_MS) })],
])('says nothing of %s', async (_what, changes) => {
  expect(await subjectsFor(await paying(changes))).toEqual([]);
});
