import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teamAccounts } from '#server/platform/db/schema/accounts.ts';
import { auditLog } from '#server/platform/db/schema/audit.ts';
import { billingAttempts, billingSubscriptions } from '#server/platform/db/schema/billing.ts';
import { users } from '#server/platform/db/schema/identity.ts';
import { accountMemberships } from '#server/platform/db/schema/memberships.ts';
import type { SignedIn } from '#server/testing/app.ts';
import { untilServed } from '#server/testing/until-served.ts';
import { openShop, orderOf, type Shop } from '../testing/shop.ts';

const PATH = '/api/create-subscription';
const HOUR = 3_600_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

const db = () => shop.app.services.database.db;
const statusOf = async (buyer: SignedIn) =>
  (await buyer.get('/api/billing/status').expect(200)).body;
const ofBuyer = ({ actor }: SignedIn) =>
  Object.values(shop.sandbox.state.subscriptions).filter(
    ({ metadata }) => metadata['userId'] === actor.id,
  );
const customersOf = ({ actor }: SignedIn) =>
  Object.values(shop.sandbox.state.customers).filter(
    ({ metadata }) => metadata['userId'] === actor.id,
  );

describe('buying a plan', () => {
  test('gives the buyer an account with the plan’s limits once it is paid, and not before', async () => {
    const buyer = await shop.newBuyer();
    expect(await statusOf(buyer)).toMatchObject({ state: 'none', hasAccess: false });
    const { clientSecret } = await shop.order(buyer, 'team_genius_blueprint');
    await shop.deliver();
    expect(await statusOf(buyer)).toMatchObject({ state: 'incomplete', accountId: null });
    await shop.confirm(clientSecret);
    await shop.deliver();
    const status = await statusOf(buyer);
    expect(status).toMatchObject({
      state: 'active',
      tier: 'team_genius_blueprint',
      hasAccess: true,
      cancelsAtPeriodEnd: false,
      isRevoked: false,
    });
    const [account] = await db()
      .select()
      .from(teamAccounts)
      .where(eq(teamAccounts.id, status.accountId));
    expect(account).toMatchObject({
      subscriptionTier: 'team_genius_blueprint',
      teamLimit: 10,
      memberLimit: 50,
      isActive: true,
    });
    const members = await db()
      .select()
      .from(accountMemberships)
      .where(eq(accountMemberships.accountId, status.accountId));
    expect(members).toEqual([
      expect.objectContaining({ userId: buyer.actor.id, role: 'account_admin', isActive: true }),
    ]);
    const [person] = await db().select().from(users).where(eq(users.id, buyer.actor.id));
    expect(person).toMatchObject({ globalRole: 'account_admin', roleBeforeMaster: null });
    const { body } = await buyer.get('/api/auth/user').expect(200);
    expect(body.teams).toEqual([expect.objectContaining({ role: 'account_admin' })]);
    const entries = await db()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.accountId, status.accountId), eq(auditLog.action, 'account.created')));
    expect(entries).toHaveLength(1);
  });

  test('refuses a second plan while one runs', async () => {
    const buyer = await shop.newBuyer();
    await shop.buy(buyer);
    const { body } = await buyer.post(PATH, orderOf('team_platform')).expect(409);
    expect(body.code).toBe('billing.plan_running');
    await buyer.post(PATH, orderOf('team_genius_blueprint')).expect(409);
    expect(ofBuyer(buyer)).toHaveLength(1);
  });

  test('returns the open order again, and cancels it when another plan is chosen', async () => {
    const buyer = await shop.newBuyer();
    const first = await shop.order(buyer);
    expect(await shop.order(buyer)).toEqual(first);
    const second = await shop.order(buyer, 'team_genius_blueprint');
    expect(second.subscriptionId).not.toBe(first.subscriptionId);
    expect(ofBuyer(buyer).filter(({ status }) => status === 'incomplete')).toHaveLength(1);
    expect(customersOf(buyer)).toHaveLength(1);
  });

  test('starts over once the open order is too old, unless it was paid', async () => {
    const buyer = await shop.newBuyer();
    const first = await shop.order(buyer);
    shop.app.advance(21 * HOUR);
    const second = await shop.order(buyer);
    expect(second.subscriptionId).not.toBe(first.subscriptionId);
    await shop.confirm(second.clientSecret);
    // No event has arrived.
    const { body } = await buyer.post(PATH, orderOf('team_platform')).expect(409);
    expect(body.code).toBe('billing.plan_running');
    expect(await statusOf(buyer)).toMatchObject({ state: 'active', hasAccess: true });
  });

  test('requires a sign-in', async () => {
    await shop.app.anonymous.post(PATH, orderOf('team_platform')).expect(401);
  });

  test.each(['kept_error'] as const)(
    'reports a failing provider (%s), and leads to one order afterwards',
    async (fault) => {
      const buyer = await shop.newBuyer();
      shop.sandbox.failNext('SubscriptionCreate', fault);
      const { body } = await buyer.post(PATH, orderOf('team_platform')).expect(503);
      expect(body.code).toBe('billing.unavailable');
      const { clientSecret } = await shop.order(buyer);
      await shop.confirm(clientSecret);
      await shop.deliver();
      expect(await statusOf(buyer)).toMatchObject({ state: 'active' });
      expect(ofBuyer(buyer).filter(({ status }) => status === 'active')).toHaveLength(1);
      expect(ofBuyer(buyer).filter(({ status }) => status === 'incomplete')).toEqual([]);
    },
  );
});

describe('W8: amounts sent by the caller', () => {
  const bad = [
    { tier: 'team_platform', amount: 49_899 },
    { tier: 'team_platform', amount: 49_901 },
    { tier: 'team_platform', amount: 0 },
    { tier: 'team_platform', amount: -1 },
    { tier: 'team_platform', amount: -49_900 },
    { tier: 'team_platform', amount: 499 },
    { tier: 'team_platform', amount: 49_900.5 },
    { tier: 'team_platform', amount: '49900' },
    { tier: 'team_platform', amount: '499.00' },
    { tier: 'team_platform', amount: 1e21 },
    { tier: 'team_platform', amount: Number.MAX_SAFE_INTEGER },
    { tier: 'team_platform', amount: null },
    { tier: 'team_platform', amount: true },
    { tier: 'team_platform', amount: [49_900] },
    { tier: 'team_platform', amount: { cents: 49_900 } },
    { tier: 'team_platform' },
    { amount: 49_900 },
    {},
    { tier: 'team_platform', amount: 299_700 },
    { tier: 'team_genius_blueprint', amount: 49_900 },
    { tier: 'enterprise', amount: 49_900 },
    { tier: 'enterprise', amount: 0 },
    { tier: 'free', amount: 0 },
    { tier: '', amount: 49_900 },
    { tier: ['team_platform'], amount: 49_900 },
    { tier: '__proto__', amount: 49_900 },
    { ...orderOf('team_platform'), price: 1 },
    { ...orderOf('team_platform'), currency: 'jpy' },
    { ...orderOf('team_platform'), quantity: 0 },
    { ...orderOf('team_platform'), planKey: 'team_genius_blueprint' },
    { ...orderOf('team_platform'), stripeCustomerId: 'cus_other' },
    { ...orderOf('team_platform'), userId: crypto.randomUUID() },
  ];

  test.each(bad)('%j is refused before the provider is called', async (body) => {
    const buyer = await shop.newBuyer();
    const before = shop.sandbox.seen.length;
    const answer = await buyer.post(PATH, body).expect(400);
    expect(answer.body.code).toBe('request.invalid');
    expect(shop.sandbox.seen.length).toBe(before);
    const attempts = await db()
      .select()
      .from(billingAttempts)
      .where(eq(billingAttempts.userId, buyer.actor.id));
    expect(attempts).toEqual([]);
  });
});

describe('W7: concurrent orders', () => {
  test('200 of one buyer open one subscription of one customer', async () => {
    const buyer = await shop.newBuyer();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        untilServed(() => buyer.post(PATH, orderOf('team_platform'))),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
    expect(customersOf(buyer)).toHaveLength(1);
    expect(ofBuyer(buyer)).toHaveLength(1);
  });

  test('two windows with different plans leave one that can be paid, 20 times', async () => {
    for (let race = 0; race < 20; race += 1) {
      const buyer = await shop.newBuyer();
      const answers = await Promise.all(
        (['team_platform', 'team_genius_blueprint', 'team_platform'] as const).map((tier) =>
          buyer.post(PATH, orderOf(tier)),
        ),
      );
      for (const { status } of answers) expect([200, 409]).toContain(status);
      expect(customersOf(buyer)).toHaveLength(1);
      const open = ofBuyer(buyer).filter(({ status }) => status === 'incomplete');
      expect(open.length).toBeLessThanOrEqual(1);
    }
  });

  test('the database enforces one open order and one current subscription for each buyer', async () => {
    const buyer = await shop.newBuyer();
    await shop.order(buyer);
    const attempt = {
      userId: buyer.actor.id,
      tier: 'team_platform',
      createdAt: new Date(),
    } as const;
    await expect(db().insert(billingAttempts).values(attempt)).rejects.toMatchObject({
      cause: { code: '23505' },
    });
    const [row] = await db()
      .select()
      .from(billingSubscriptions)
      .where(eq(billingSubscriptions.userId, buyer.actor.id));
    if (!row) throw new Error('There is no subscription');
    expect(row.isCurrent).toBe(true);
    await expect(
      db()
        .insert(billingSubscriptions)
        .values({ ...row, id: 'sub_other' }),
    ).rejects.toMatchObject({ cause: { code: '23505' } });
  });
});
