import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { erase } from '#server/features/admin/accounts.ts';
import { teamAccounts } from '#server/platform/db/schema/accounts.ts';
import { auditLog } from '#server/platform/db/schema/audit.ts';
import { billingCancellations } from '#server/platform/db/schema/billing.ts';
import { users } from '#server/platform/db/schema/identity.ts';
import { CARDS } from '#server/providers/payments/testing/payments-fixture.ts';
import { masterOf } from '#server/testing/admin-fixture.ts';
import type { SignedIn } from '#server/testing/app.ts';
import { failingAtStatement } from '#server/testing/fail-statement.ts';
import { openShop, type Shop } from '../testing/shop.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

const db = () => shop.app.services.database.db;
const statusOf = async (buyer: SignedIn) =>
  (await buyer.get('/api/billing/status').expect(200)).body;
const atProvider = (id: string) => shop.sandbox.state.subscriptions[id];
const cancellationOf = async (id: string) => {
  const [row] = await db()
    .select()
    .from(billingCancellations)
    .where(eq(billingCancellations.subscriptionId, id));
  return row;
};
const auditOf = (id: string) =>
  db()
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.objectType, 'subscription'), eq(auditLog.objectId, id)));

/** Runs the jobs that are due every minute. */
async function aMinuteLater(): Promise<void> {
  shop.app.advance(MINUTE);
  await shop.app.jobs.runDue();
}

async function someoneWithPlan(card?: string) {
  const buyer = await shop.newBuyer();
  const { clientSecret, subscriptionId } = await shop.order(buyer);
  await shop.confirm(clientSecret, card);
  await shop.deliver();
  const { accountId } = await statusOf(buyer);
  return { buyer, clientSecret, subscriptionId, accountId: String(accountId) };
}

const erased = (master: SignedIn, accountId: string) =>
  master.delete(`/api/admin/team-accounts/${accountId}`);
const disabled = (master: SignedIn, { actor }: SignedIn, isActive = false) =>
  master.put(`/api/admin/users/${actor.id}`, { isActive }).expect(200);

function intentOf(clientSecret: string): string {
  return clientSecret.replace(/_secret_.*$/, '');
}

async function refund(clientSecret: string, amount?: number): Promise<void> {
  const sum = amount === undefined ? {} : { amount: String(amount) };
  await fetch(`${shop.sandbox.apiUrl}/v1/refunds`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${shop.sandbox.secretKey}` },
    body: new URLSearchParams({ payment_intent: intentOf(clientSecret), ...sum }),
  });
}

function dispute(clientSecret: string): string {
  const charge = shop.sandbox.state.intents[intentOf(clientSecret)]?.charge;
  return shop.sandbox.openDispute(charge ?? '');
}

/** Drops pending webhook deliveries while the provider believes they arrived. */
function loseMessages(): void {
  for (const event of shop.sandbox.state.events) {
    Object.assign(event, { hasArrived: true, dueAt: null });
  }
}

describe('N: a deleted account', () => {
  test('has its subscription canceled at the provider after the deletion commits, not within it', async () => {
    const master = await masterOf(shop.app);
    const { buyer, subscriptionId, accountId } = await someoneWithPlan();
    const asked = shop.sandbox.seen.length;
    await erased(master, accountId).expect(204);
    expect(shop.sandbox.seen.length).toBe(asked);
    expect(atProvider(subscriptionId)?.status).toBe('active');
    expect(await statusOf(buyer)).toMatchObject({ state: 'ended', hasAccess: false });
    await aMinuteLater();
    expect(atProvider(subscriptionId)?.status).toBe('canceled');
    expect(await cancellationOf(subscriptionId)).toMatchObject({
      reason: 'account_deleted',
      doneAt: expect.any(Date),
    });
    const entries = await auditOf(subscriptionId);
    expect(entries).toContainEqual(
      expect.objectContaining({
        actorKind: 'user',
        actorId: master.actor.id,
        after: { isToEnd: 'now', because: 'account_deleted' },
      }),
    );
  });

  test('does not come back while the provider has not been asked yet', async () => {
    const master = await masterOf(shop.app);
    const { buyer, subscriptionId, accountId } = await someoneWithPlan();
    await erased(master, accountId).expect(204);
    const { body } = await buyer.post('/api/billing/refresh').expect(200);
    expect(body).toMatchObject({ state: 'ended', hasAccess: false, accountId: null });
    expect((await buyer.get('/api/auth/user').expect(200)).body.teams).toEqual([]);
    await aMinuteLater();
    expect(atProvider(subscriptionId)?.status).toBe('canceled');
    await shop.buy(buyer);
    expect(await statusOf(buyer)).toMatchObject({ state: 'active', accountId: expect.any(String) });
  });

  test('has the cancellation retried until the provider accepts it, and the master admin sees that', async () => {
    const { subscriptionId, accountId } = await someoneWithPlan();
    await erased(await masterOf(shop.app), accountId).expect(204);
    for (let tries = 1; tries <= 3; tries += 1) {
      shop.sandbox.failNext('SubscriptionRetrieve', 'reset', 'reset', 'reset');
      shop.app.advance(10 * MINUTE);
      await shop.app.jobs.runDue();
      expect(atProvider(subscriptionId)?.status).toBe('active');
      expect(await cancellationOf(subscriptionId)).toMatchObject({
        attempts: tries,
        doneAt: null,
        lastError: 'PaymentsUnavailable',
      });
    }
    const master = await masterOf(shop.app);
    const { body: all } = await master.get('/api/admin/payment-incidents').expect(200);
    const incident = all.find(({ subject }: { subject: string }) => subject === subscriptionId);
    expect(incident).toMatchObject({ kind: 'cancellation', resolvedAt: null });
    const retried = `/api/admin/payment-incidents/${incident.id}/retry`;
    const { body } = await master.post(retried).expect(200);
    expect(body.resolvedAt).not.toBeNull();
    expect(atProvider(subscriptionId)?.status).toBe('canceled');
  });

  test.each(['lost_answer', 'error_after_acting'] as const)(
    'is canceled once when the answer was %s',
    async (fault) => {
      const master = await masterOf(shop.app);
      const { subscriptionId, accountId } = await someoneWithPlan();
      await erased(master, accountId).expect(204);
      shop.sandbox.failNext('SubscriptionCancel', fault, fault, fault);
      await aMinuteLater();
      expect(atProvider(subscriptionId)?.status).toBe('canceled');
      shop.app.advance(10 * MINUTE);
      await shop.app.jobs.runDue();
      expect(await cancellationOf(subscriptionId)).toMatchObject({ doneAt: expect.any(Date) });
      const ends = shop.sandbox.state.events.filter(
        ({ type, object }) =>
          type === 'customer.subscription.deleted' &&
          'id' in object &&
          object.id === subscriptionId,
      );
      expect(ends).toHaveLength(1);
    },
  );

  test('enqueues nothing when any statement of the deletion fails', async () => {
    const master = await masterOf(shop.app);
    const { subscriptionId, accountId } = await someoneWithPlan();
    const ctx = { ...masterCtx(master), requestId: 'failing' };
    for (let number = 1; ; number += 1) {
      const statements = await failingAtStatement(shop.app.services.database.pool, number, () =>
        erase(ctx, accountId).catch(() => undefined),
      );
      const left = await db().select().from(teamAccounts).where(eq(teamAccounts.id, accountId));
      expect(await cancellationOf(subscriptionId), `statement ${number}`).toEqual(
        left.length === 0 ? expect.objectContaining({ reason: 'account_deleted' }) : undefined,
      );
      if (statements < number) {
        expect(left).toEqual([]);
        break;
      }
    }
  });

  test('has its subscription canceled when the cleanup deletes it', async () => {
    const master = await masterOf(shop.app);
    const { subscriptionId, accountId } = await someoneWithPlan();
    const path = '/api/admin/cleanup-phantom-accounts';
    await master.put(`/api/admin/team-accounts/${accountId}`, { isActive: false }).expect(200);
    const { body: shown } = await master.post(path, { preview: true }).expect(200);
    expect(await cancellationOf(subscriptionId)).toBeUndefined();
    await master.post(path, { confirm: true, token: shown.token }).expect(200);
    expect(atProvider(subscriptionId)?.status).toBe('active');
    await aMinuteLater();
    expect(atProvider(subscriptionId)?.status).toBe('canceled');
  });
});

function masterCtx(master: SignedIn) {
  const { database, clock, log, providers } = shop.app.services;
  const signal: AbortSignal = new AbortController().signal;
  return { db: database.db, clock, log, providers, signal, actor: master.actor };
}

describe('a disabled person', () => {
  test('is not charged again, and the others keep the paid access', async () => {
    const master = await masterOf(shop.app);
    const { buyer, subscriptionId, accountId } = await someoneWithPlan();
    await disabled(master, buyer);
    await aMinuteLater();
    expect(atProvider(subscriptionId)).toMatchObject({
      status: 'active',
      cancelsAtPeriodEnd: true,
    });
    const [account] = await db().select().from(teamAccounts).where(eq(teamAccounts.id, accountId));
    expect(account?.accessUntil?.getTime()).toBeGreaterThan(Date.now() + 300 * DAY);
    expect(await auditOf(subscriptionId)).toContainEqual(
      expect.objectContaining({
        actorId: master.actor.id,
        after: { isToEnd: 'period_end', because: 'person_disabled' },
      }),
    );
  });

  test('is not charged for an order that was still open', async () => {
    const master = await masterOf(shop.app);
    const buyer = await shop.newBuyer();
    const { subscriptionId } = await shop.order(buyer);
    await disabled(master, buyer);
    await aMinuteLater();
    expect(atProvider(subscriptionId)?.status).toBe('canceled');
  });

  test('keeps the plan unchanged when enabled before the cancellation is carried out', async () => {
    const master = await masterOf(shop.app);
    const { buyer, subscriptionId } = await someoneWithPlan();
    await disabled(master, buyer);
    await disabled(master, buyer, true);
    await aMinuteLater();
    expect(atProvider(subscriptionId)).toMatchObject({
      status: 'active',
      cancelsAtPeriodEnd: false,
    });
  });

  test('is disabled without a plan, too', async () => {
    const master = await masterOf(shop.app);
    await disabled(master, await shop.newBuyer());
  });
});

describe('a deleted person', () => {
  test('leaves no subscription that could still be charged', async () => {
    const { buyer, subscriptionId } = await someoneWithPlan();
    await db().delete(users).where(eq(users.id, buyer.actor.id));
    await aMinuteLater();
    expect(atProvider(subscriptionId)?.status).toBe('canceled');
    expect(await cancellationOf(subscriptionId)).toMatchObject({
      reason: 'person_deleted',
      doneAt: expect.any(Date),
    });
  });
});

describe('returned money', () => {
  test('cancels the subscription when refunded in full, and not when refunded in part', async () => {
    const { buyer, clientSecret, subscriptionId } = await someoneWithPlan();
    await refund(clientSecret, 100);
    await shop.deliver();
    await aMinuteLater();
    expect(atProvider(subscriptionId)?.status).toBe('active');
    await refund(clientSecret);
    await shop.deliver();
    await aMinuteLater();
    expect(atProvider(subscriptionId)?.status).toBe('canceled');
    expect(await statusOf(buyer)).toMatchObject({ state: 'ended', isRevoked: true });
    expect(await auditOf(subscriptionId)).toContainEqual(
      expect.objectContaining({ after: { isToEnd: 'now', because: 'money_back' } }),
    );
    await shop.buy(buyer);
    expect(await statusOf(buyer)).toMatchObject({ state: 'active', hasAccess: true });
  });

  test('cancels the subscription after a lost dispute and not after a won one; both are shown', async () => {
    const master = await masterOf(shop.app);
    const open = async () => {
      const { body } = await master.get('/api/admin/payment-incidents').expect(200);
      const incidents: { kind: string; subject: string; resolvedAt: string | null }[] = body;
      return incidents
        .filter(({ kind, resolvedAt }) => kind === 'dispute' && resolvedAt === null)
        .map(({ subject }) => subject);
    };
    for (const outcome of ['won', 'lost'] as const) {
      const { clientSecret, subscriptionId } = await someoneWithPlan();
      const id = dispute(clientSecret);
      await shop.deliver();
      expect(await open()).toEqual([intentOf(clientSecret)]);
      shop.sandbox.closeDispute(id, outcome);
      await shop.deliver();
      expect(await open()).toEqual([]);
      await aMinuteLater();
      const status = outcome === 'won' ? 'active' : 'canceled';
      expect(atProvider(subscriptionId)?.status).toBe(status);
    }
  });
});

describe('W3: returned money without an event', () => {
  test.each(['refund', 'lost dispute'] as const)(
    'from a %s is found although the provider has deleted its events',
    async (what) => {
      const { buyer, clientSecret, subscriptionId } = await someoneWithPlan(CARDS.pays);
      if (what === 'refund') await refund(clientSecret);
      else shop.sandbox.closeDispute(dispute(clientSecret), 'lost');
      loseMessages();
      shop.app.advance(31 * DAY);
      shop.sandbox.advance(0);
      const again = await shop.app.signIn(buyer.actor.email ?? '');
      expect(await statusOf(again)).toMatchObject({ state: 'active' });
      await shop.app.jobs.runDue();
      expect(await statusOf(again)).toMatchObject({ state: 'ended', isRevoked: true });
      expect(atProvider(subscriptionId)?.status).toBe('canceled');
      const master = await masterOf(shop.app);
      const { body } = await master.get('/api/admin/payment-incidents').expect(200);
      const found = body.filter(
        ({ subject }: { subject: string }) => subject === intentOf(clientSecret),
      );
      expect(found).toEqual([expect.objectContaining({ kind: 'difference' })]);
      expect(found[0].resolvedAt).not.toBeNull();
    },
  );
});
