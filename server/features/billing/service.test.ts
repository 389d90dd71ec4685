import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paymentEvents } from '#server/platform/db/schema/billing.ts';
import { accountMemberships } from '#server/platform/db/schema/memberships.ts';
import { PaymentsUnavailable } from '#server/providers/payments/port.ts';
import { CARDS } from '#server/providers/payments/testing/payments-fixture.ts';
import type { SignedIn } from '#server/testing/app.ts';
import { BIRTHS } from '#server/testing/team-births.ts';
import { depsOfServices } from './deps.ts';
import { processEvents } from './talk/events.ts';
import { openShop, orderOf, type Shop } from './testing/shop.ts';

const DAY = 86_400_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

const statusOf = async (buyer: SignedIn) =>
  (await buyer.get('/api/billing/status').expect(200)).body;
const chargeOf = (clientSecret: string) => {
  const intent = shop.sandbox.state.intents[clientSecret.replace(/_secret_.*$/, '')];
  if (!intent?.charge) throw new Error('Nothing was paid');
  return { intent: intent.id, charge: intent.charge };
};

/** Advances every clock; sign-ins expire meanwhile, so the buyer signs in again. */
async function wait(buyer: SignedIn, days: number): Promise<SignedIn> {
  shop.app.advance(days * DAY);
  shop.sandbox.advance(0);
  await shop.deliver();
  return shop.app.signIn(buyer.actor.email ?? '');
}

async function cancel(subscriptionId: string): Promise<void> {
  const { payments } = shop.app.services.providers;
  const change = { subscriptionId, cancels: true, idempotencyKey: crypto.randomUUID() };
  await payments.setCancelAtPeriodEnd(change, new AbortController().signal);
  await shop.deliver();
}

async function refund(clientSecret: string, amount?: number): Promise<void> {
  const { intent } = chargeOf(clientSecret);
  const sum = amount === undefined ? {} : { amount: String(amount) };
  await fetch(`${shop.sandbox.apiUrl}/v1/refunds`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${shop.sandbox.secretKey}` },
    body: new URLSearchParams({ payment_intent: intent, ...sum }),
  });
  await shop.deliver();
}

describe('a member of somebody’s account', () => {
  test('cannot buy a plan while the account’s runs, and can once it has ended', async () => {
    const buyer = await shop.newBuyer();
    const { subscriptionId } = await shop.buy(buyer);
    const { accountId } = await statusOf(buyer);
    const member = await shop.newBuyer();
    await shop.app.services.database.db
      .insert(accountMemberships)
      .values({ accountId, userId: member.actor.id, role: 'regular_user' });
    const nothing = { state: 'none', hasAccess: false };
    expect(await statusOf(member)).toMatchObject({ ...nothing, isCovered: true });
    expect(await statusOf(buyer)).toMatchObject({ hasAccess: true, isCovered: true });
    await cancel(subscriptionId);
    const later = await wait(member, 366);
    expect(await statusOf(later)).toMatchObject({ ...nothing, isCovered: false });
    await shop.buy(later);
    const own = await statusOf(later);
    expect(own).toMatchObject({ hasAccess: true, isCovered: true });
    expect(own.accountId).not.toBe(accountId);
  });
});

describe('W5: lost events and forged returns', () => {
  test('a lost webhook costs no access: the return page’s refresh finds the payment', async () => {
    const buyer = await shop.newBuyer();
    const { clientSecret } = await shop.order(buyer);
    await shop.confirm(clientSecret);
    expect(await statusOf(buyer)).toMatchObject({ state: 'incomplete', hasAccess: false });
    const { body } = await buyer.post('/api/billing/refresh').expect(200);
    expect(body).toMatchObject({ state: 'active', hasAccess: true });
    expect(await statusOf(buyer)).toEqual(body);
  });

  test('a lost webhook costs no access when the buyer never returns: the job finds the payment within 15 minutes', async () => {
    const buyer = await shop.newBuyer();
    const { clientSecret } = await shop.order(buyer);
    await shop.app.jobs.runDue();
    await shop.confirm(clientSecret);
    shop.app.advance(15 * 60_000);
    await shop.app.jobs.runDue();
    expect(await statusOf(buyer)).toMatchObject({ state: 'active', hasAccess: true });
  });

  test('a forged return grants nothing and asks about nobody else’s subscription', async () => {
    const [buyer, stranger] = [await shop.newBuyer(), await shop.newBuyer()];
    await shop.buy(buyer);
    await shop.order(stranger);
    const forged = '?redirect_status=succeeded&payment_intent=pi_foreign';
    const { body } = await stranger.post(`/api/billing/refresh${forged}`).expect(200);
    expect(body).toMatchObject({ state: 'incomplete', hasAccess: false, accountId: null });
    expect((await stranger.get('/api/auth/user').expect(200)).body.teams).toEqual([]);
  });

  test('refreshing while the provider is down says so, and loses nothing', async () => {
    const buyer = await shop.newBuyer();
    await shop.buy(buyer);
    shop.sandbox.failNext('SubscriptionList', 'reset', 'reset', 'reset');
    const { body } = await buyer.post('/api/billing/refresh').expect(503);
    expect(body.code).toBe('billing.unavailable');
    expect(await statusOf(buyer)).toMatchObject({ state: 'active' });
  });
});

describe('the paid year', () => {
  test('renews automatically, and access continues', async () => {
    let buyer = await shop.newBuyer();
    await shop.buy(buyer);
    const first = await statusOf(buyer);
    buyer = await wait(buyer, 367);
    const second = await statusOf(buyer);
    expect(second).toMatchObject({ state: 'active', accountId: first.accountId });
    expect(Date.parse(second.paidUntil)).toBeGreaterThan(Date.parse(first.paidUntil) + 364 * DAY);
  });

  test('that cannot be renewed leaves three days of grace, then a read-only account', async () => {
    let buyer = await shop.newBuyer();
    const { clientSecret } = await shop.order(buyer);
    await shop.confirm(clientSecret, CARDS.paysOnce);
    await shop.deliver();
    const { accountId, paidUntil } = await statusOf(buyer);
    const team = { teamName: 'Alpha', teamAccountId: accountId, members: BIRTHS.slice(0, 2) };
    const { body: made } = await buyer.post('/api/team/analyze', team).expect(200);
    const untilEnd = (Date.parse(paidUntil) - shop.app.services.clock().getTime()) / DAY;
    buyer = await wait(buyer, untilEnd + 1);
    expect(await statusOf(buyer)).toMatchObject({ state: 'past_due', hasAccess: true, paidUntil });
    const { body } = await buyer.get('/api/billing').expect(200);
    expect(body.invoices[0]).toMatchObject({ status: 'open', reason: 'renewal' });
    expect(body.nextInvoice).toBeNull();
    buyer = await wait(buyer, 2.5);
    expect(await statusOf(buyer)).toMatchObject({ state: 'ended', hasAccess: false, accountId });
    await buyer.get(`/api/team/${made.id}`).expect(200);
    expect((await buyer.get('/api/user/team-accounts').expect(200)).body).toHaveLength(1);
    const path = `/api/accounts/${accountId}/teams`;
    const name = { name: 'Beta' };
    expect((await buyer.post(path, name).expect(409)).body.code).toBe('account.read_only');
    expect((await buyer.put(`${path}/${made.id}`, name).expect(409)).body.code).toBe(
      'account.read_only',
    );
    const again = await buyer.post('/api/team/analyze', { ...team, teamName: 'Gamma' }).expect(409);
    expect(again.body.code).toBe('account.read_only');
    await shop.buy(buyer, 'team_genius_blueprint');
    expect(await statusOf(buyer)).toMatchObject({ state: 'active', accountId });
    await buyer.post(path, name).expect(201);
    const live = Object.values(shop.sandbox.state.subscriptions).filter(
      ({ metadata, status }) => metadata['userId'] === buyer.actor.id && status !== 'canceled',
    );
    expect(live).toHaveLength(1);
  });

  test('that was canceled runs to its end, without grace', async () => {
    let buyer = await shop.newBuyer();
    const { subscriptionId } = await shop.buy(buyer);
    await cancel(subscriptionId);
    const status = await statusOf(buyer);
    expect(status).toMatchObject({ state: 'active', cancelsAtPeriodEnd: true });
    expect(status.accessUntil).toBe(status.paidUntil);
    expect((await buyer.get('/api/billing').expect(200)).body.nextInvoice).toBeNull();
    buyer = await wait(buyer, 367);
    expect(await statusOf(buyer)).toMatchObject({ state: 'ended', hasAccess: false });
  });
});

describe('returned money', () => {
  test('in full ends access; in part it does not', async () => {
    const buyer = await shop.newBuyer();
    const { clientSecret } = await shop.buy(buyer);
    await refund(clientSecret, 100);
    expect(await statusOf(buyer)).toMatchObject({ state: 'active', isRevoked: false });
    await refund(clientSecret);
    expect(await statusOf(buyer)).toMatchObject({ state: 'ended', isRevoked: true });
    const { body } = await buyer.get('/api/billing').expect(200);
    expect(body.invoices[0]).toMatchObject({ paidCents: 49_900, refundedCents: 49_900 });
  });

  test('by a dispute ends access once it is lost', async () => {
    const buyer = await shop.newBuyer();
    const { clientSecret } = await shop.buy(buyer);
    const id = shop.sandbox.openDispute(chargeOf(clientSecret).charge);
    await shop.deliver();
    expect(await statusOf(buyer)).toMatchObject({ state: 'active' });
    const wish = { tier: 'team_genius_blueprint' };
    const { body } = await buyer.post('/api/billing/upgrade-preview', wish).expect(409);
    expect(body.code).toBe('billing.no_upgrade');
    shop.sandbox.closeDispute(id, 'lost');
    await shop.deliver();
    expect(await statusOf(buyer)).toMatchObject({ state: 'ended', isRevoked: true });
  });
});

describe('an upgrade', () => {
  const wish = { tier: 'team_genius_blueprint' };

  test('costs what the preview showed, and raises the limits once', async () => {
    const buyer = await shop.newBuyer();
    await shop.buy(buyer);
    const { body: seen } = await buyer.post('/api/billing/upgrade-preview', wish).expect(200);
    expect(seen.dueNowCents).toBeGreaterThan(0);
    const order = { ...wish, countedFrom: seen.countedFrom };
    const { body } = await buyer.post('/api/billing/upgrade', order).expect(200);
    expect(body).toMatchObject({ payment: null, status: { tier: 'team_genius_blueprint' } });
    await shop.deliver();
    const [mine] = (await buyer.get('/api/user/team-accounts').expect(200)).body;
    expect(mine.teamAccount).toMatchObject({ teamLimit: 10, memberLimit: 50 });
    const { body: billing } = await buyer.get('/api/billing').expect(200);
    expect(billing.nextInvoice.totalCents).toBe(299_700);
    const change = billing.invoices.find(({ reason }: { reason: string }) => reason === 'change');
    expect(change.paidCents).toBe(seen.dueNowCents);
    expect((await buyer.post('/api/billing/upgrade', order).expect(409)).body.code).toBe(
      'billing.no_upgrade',
    );
  });

  test('requires a running plan, a larger target plan, and a fresh preview', async () => {
    const buyer = await shop.newBuyer();
    const none = await buyer.post('/api/billing/upgrade-preview', wish).expect(409);
    expect(none.body.code).toBe('billing.no_plan');
    await shop.buy(buyer);
    const same = { tier: 'team_platform' };
    const { body } = await buyer.post('/api/billing/upgrade-preview', same).expect(409);
    expect(body.code).toBe('billing.no_upgrade');
    const late = new Date(shop.app.services.clock().getTime() - 16 * 60_000).toISOString();
    const expired = await buyer.post('/api/billing/upgrade', { ...wish, countedFrom: late });
    expect(expired.body.code).toBe('billing.preview_expired');
    await buyer.post('/api/billing/upgrade', { ...wish, countedFrom: 'now' }).expect(400);
    await buyer.post('/api/billing/upgrade-preview', { tier: 'enterprise' }).expect(400);
    await buyer.post('/api/billing/upgrade-preview', { ...wish, amount: 1 }).expect(400);
    await shop.app.anonymous.post('/api/billing/upgrade-preview', wish).expect(401);
  });
});

describe('the provider’s pages', () => {
  test('open for buyers only, and their address is not logged', async () => {
    const buyer = await shop.newBuyer();
    const none = await buyer.post('/api/billing/portal').expect(409);
    expect(none.body.code).toBe('billing.no_plan');
    const { clientSecret } = await shop.buy(buyer);
    const { body } = await buyer.post('/api/billing/portal').expect(200);
    expect(body.url).toContain('/portal/');
    const log = shop.app.logged.join('\n');
    expect(log).not.toContain(new URL(body.url).pathname.split('/').at(-1));
    expect(log).not.toContain(clientSecret);
    await shop.app.anonymous.post('/api/billing/portal').expect(401);
  });

  test('everybody gets the card form’s settings', async () => {
    const { body } = await shop.app.anonymous.get('/api/billing/config').expect(200);
    expect(body).toEqual({ kind: 'sandbox', confirmPath: expect.stringContaining('/confirm') });
  });
});

describe('payment incidents', () => {
  const PATH = '/api/admin/payment-incidents';

  /** An event that has just failed for the last of so many times. */
  async function failedEvent(subscriptionId: string, attempts: number) {
    const { services } = shop.app;
    const id = `evt_${crypto.randomUUID()}`;
    const now = services.clock();
    await services.database.db.insert(paymentEvents).values({
      id,
      name: 'customer.subscription.updated',
      subject: { kind: 'subscription', subscriptionId, customerId: 'cus_any' },
      createdAt: now,
      receivedAt: now,
      nextTryAt: now,
      attempts: attempts - 1,
    });
    const away = AbortSignal.abort(new PaymentsUnavailable('network'));
    await processEvents({ ...depsOfServices(services), signal: away });
    const [row] = await services.database.db
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.id, id));
    return { id, row };
  }

  test('are shown to the master admin, who may retry', async () => {
    const { app } = shop;
    const buyer = await shop.newBuyer();
    const { subscriptionId } = await shop.buy(buyer);
    const master = await app.signIn('master@demo.example');
    const { id, row } = await failedEvent(subscriptionId, 3);
    const { body } = await master.get(PATH).expect(200);
    const incident = body.find(({ subject }: { subject: string }) => subject === id);
    expect(row).toMatchObject({ doneAt: null, lastError: 'PaymentsUnavailable' });
    expect(incident).toMatchObject({ kind: 'event', resolvedAt: null });
    const again = await master.post(`${PATH}/${incident.id}/retry`).expect(200);
    expect(again.body.resolvedAt).not.toBeNull();
    const gone = await master.post(`${PATH}/${crypto.randomUUID()}/retry`).expect(404);
    expect(gone.body.code).toBe('billing.incident_not_found');
    await buyer.get(PATH).expect(403);
    await buyer.post(`${PATH}/${incident.id}/retry`).expect(403);
    await app.anonymous.get(PATH).expect(401);
  });

  test.each([
    [9, 'is tried again', expect.any(Date)],
    [10, 'waits for the master admin', null],
  ])('an event that failed %i times %s', async (attempts, _what, nextTryAt) => {
    const { subscriptionId } = await shop.buy(await shop.newBuyer());
    const { row } = await failedEvent(subscriptionId, attempts);
    expect(row).toMatchObject({ attempts, nextTryAt });
  });

  test('record a difference that reconciliation found and corrected', async () => {
    const master = await shop.app.signIn('master@demo.example');
    const buyer = await shop.newBuyer();
    const { clientSecret, subscriptionId } = (
      await buyer.post('/api/create-subscription', orderOf('team_platform')).expect(200)
    ).body;
    await shop.confirm(clientSecret);
    // All events are lost, and the provider believes they were delivered.
    for (const event of shop.sandbox.state.events)
      Object.assign(event, { hasArrived: true, dueAt: null });
    shop.app.advance(15 * 60_000);
    await shop.app.jobs.runDue();
    const { body } = await master.get(PATH).expect(200);
    expect(body).toContainEqual(
      expect.objectContaining({
        kind: 'difference',
        subject: subscriptionId,
        resolvedAt: expect.any(String),
      }),
    );
    expect(await statusOf(buyer)).toMatchObject({ state: 'active' });
  });
});
