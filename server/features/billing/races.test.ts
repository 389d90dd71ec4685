import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  billingAttempts,
  billingCustomers,
  billingSubscriptions,
} from '#server/platform/db/schema/billing.ts';
import { accountMemberships } from '#server/platform/db/schema/memberships.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { databaseKind } from '#server/testing/database.ts';
import { REPEATED_MS, sizeOf } from '#server/testing/sizes.ts';
import { depsOfServices } from './deps.ts';
import { processCancellations } from './talk/cancellation-outbox.ts';
import { reconcile } from './talk/reconcile.ts';
import { openShop, orderOf, type Shop } from './testing/shop.ts';

const PATH = '/api/create-subscription';
const RACES = sizeOf('races');
const AT_ONCE = 20;

/** The embedded database has one connection, so nothing runs concurrently there. */
const isRace = databaseKind === 'postgres';

describe.skipIf(!isRace)(
  'W7: concurrent orders on two instances (PostgreSQL only, by TEST_DATABASE_URL)',
  () => {
    let shop: Shop;
    let beside: TestApp;
    beforeAll(async () => {
      shop = await openShop();
      beside = await startTestApp({ beside: shop.app });
    }, 120_000);
    afterAll(async () => {
      await beside[Symbol.asyncDispose]();
      await shop[Symbol.asyncDispose]();
    });

    const db = () => shop.app.services.database.db;
    /** One person's browser, alternating between the instances. */
    const at = (turn: number, person: SignedIn) =>
      (turn % 2 === 0 ? shop.app : beside).carrying(person.cookie);
    const platform = orderOf('team_platform');

    async function races(play: (race: number) => Promise<void>): Promise<void> {
      for (let race = 0; race < RACES; race += 1) await play(race);
    }

    function ofBuyer({ actor }: SignedIn) {
      const { customers, subscriptions } = shop.sandbox.state;
      const own = ({ metadata }: { metadata: Readonly<Record<string, string>> }) =>
        metadata['userId'] === actor.id;
      const theirs = Object.values(subscriptions).filter(own);
      return {
        customers: Object.values(customers).filter(own),
        going: theirs.filter(({ endedAt }) => endedAt === null),
      };
    }

    /** A request that waited too long for a lock is asked to retry; no other error is allowed. */
    function expectServed(
      answers: readonly { status: number; headers: Record<string, unknown> }[],
    ) {
      for (const { status, headers } of answers) {
        expect([200, 503]).toContain(status);
        if (status === 503) expect(headers).toHaveProperty('retry-after');
      }
    }

    async function expectOneOrder(buyer: SignedIn): Promise<void> {
      const { customers, going } = ofBuyer(buyer);
      expect(customers).toHaveLength(1);
      expect(going).toHaveLength(1);
      const attempts = await db()
        .select()
        .from(billingAttempts)
        .where(eq(billingAttempts.userId, buyer.actor.id));
      expect(attempts.filter(({ isOpen }) => isOpen)).toHaveLength(1);
      const kept = await db()
        .select()
        .from(billingSubscriptions)
        .where(eq(billingSubscriptions.userId, buyer.actor.id));
      expect(kept.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    }

    test(
      '200 of one buyer make one customer and one subscription',
      async () => {
        const buyer = await shop.newBuyer();
        const answers = await Promise.all(
          Array.from({ length: 200 }, (_, turn) => at(turn, buyer).post(PATH, platform)),
        );
        expectServed(answers);
        const again = await at(0, buyer).post(PATH, platform).expect(200);
        const secrets = answers.flatMap(({ body }) => body.clientSecret ?? []);
        expect(new Set([...secrets, again.body.clientSecret]).size).toBe(1);
        await expectOneOrder(buyer);
      },
      REPEATED_MS,
    );

    test(
      `a double click, ${RACES} times, is one order`,
      async () => {
        await races(async () => {
          const buyer = await shop.newBuyer();
          const clicks = await Promise.all(
            [0, 1].map((turn) => at(turn, buyer).post(PATH, platform)),
          );
          expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
          await expectOneOrder(buyer);
        });
      },
      REPEATED_MS,
    );

    test(
      `two windows with different plans, ${RACES} times, leave one that can be paid`,
      async () => {
        await races(async () => {
          const buyer = await shop.newBuyer();
          const tiers = ['team_platform', 'team_genius_blueprint', 'team_platform'] as const;
          const answers = await Promise.all(
            tiers.map((tier, turn) => at(turn, buyer).post(PATH, orderOf(tier))),
          );
          for (const { status } of answers) expect([200, 409]).toContain(status);
          expect(ofBuyer(buyer).customers).toHaveLength(1);
          expect(ofBuyer(buyer).going.length).toBeLessThanOrEqual(1);
          await at(1, buyer).post(PATH, platform).expect(200);
          await expectOneOrder(buyer);
        });
      },
      REPEATED_MS,
    );

    test(
      `a request whose response was lost and its immediate retry, ${RACES} times, are one order`,
      async () => {
        await races(async (race) => {
          const buyer = await shop.newBuyer();
          const fault = race % 2 === 0 ? 'lost_answer' : 'error_after_acting';
          shop.sandbox.failNext('SubscriptionCreate', fault, fault, fault);
          await Promise.all([0, 1, 2].map((turn) => at(turn, buyer).post(PATH, platform)));
          await at(0, buyer).post(PATH, platform);
          await at(1, buyer).post(PATH, platform).expect(200);
          await expectOneOrder(buyer);
        });
      },
      REPEATED_MS,
    );

    test(
      `a payment noticed from every side at once, ${RACES} times, opens one account`,
      async () => {
        const workers = [shop.app, beside].map(({ services }) => depsOfServices(services));
        await races(async () => {
          const buyer = await shop.newBuyer();
          const { clientSecret } = await shop.order(buyer);
          await shop.confirm(clientSecret);
          const [answers] = await Promise.all([
            Promise.all(
              Array.from({ length: AT_ONCE }, (_, turn) =>
                at(turn, buyer).post('/api/billing/refresh'),
              ),
            ),
            shop.sandbox.webhooks.deliverDue(),
            ...workers.map((deps) => reconcile(deps)),
          ]);
          expectServed(answers);
          const { body } = await buyer.get('/api/billing/status').expect(200);
          expect(body).toMatchObject({ state: 'active', hasAccess: true });
          const [customer] = await db()
            .select()
            .from(billingCustomers)
            .where(eq(billingCustomers.userId, buyer.actor.id));
          const memberships = await db()
            .select()
            .from(accountMemberships)
            .where(eq(accountMemberships.userId, buyer.actor.id));
          expect(memberships.map(({ accountId }) => accountId)).toEqual([customer?.accountId]);
        });
      },
      REPEATED_MS,
    );

    test(
      `a cancellation that both instances pick up, ${RACES} times, is carried out once`,
      async () => {
        const workers = [shop.app, beside].map(({ services }) => depsOfServices(services));
        const master = await shop.app.signIn('master@demo.example');
        await races(async () => {
          const buyer = await shop.newBuyer();
          const { subscriptionId } = await shop.buy(buyer);
          const { body } = await buyer.get('/api/billing/status').expect(200);
          await Promise.all([
            master.delete(`/api/admin/team-accounts/${body.accountId}`).expect(204),
            at(1, buyer).post('/api/billing/refresh').expect(200),
            shop.deliver(),
          ]);
          await Promise.all([...workers, ...workers].map((deps) => processCancellations(deps)));
          expect(shop.sandbox.state.subscriptions[subscriptionId]?.status).toBe('canceled');
          const { body: after } = await buyer.get('/api/billing/status').expect(200);
          expect(after).toMatchObject({ hasAccess: false, accountId: null });
        });
      },
      REPEATED_MS,
    );
  },
);
