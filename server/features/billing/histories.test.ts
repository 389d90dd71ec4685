import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentsPort } from '#server/providers/payments/port.ts';
import {
  CARDS,
  openPaymentsFixture,
  type PaymentsFixture,
} from '#server/providers/payments/testing/payments-fixture.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { databaseKind } from '#server/testing/database.ts';
import { failingAtStatement } from '#server/testing/fail-statement.ts';
import { historySeeds, isPlayedElsewhere } from '#server/testing/sizes.ts';
import { saveEvents } from './keep/event-store.ts';
import { readStatus } from './service.ts';
import { subscribe } from './talk/checkout.ts';
import { processEvents } from './talk/events.ts';
import { reconcile } from './talk/reconcile.ts';
import { ctxOf, depsOf, inbox, playHistory } from './testing/history.ts';
import { around } from './testing/port-faults.ts';
import { expectTruth, truthOf } from './testing/sandbox-truth.ts';

let fixture: PaymentsFixture;
let app: TestApp;
beforeAll(async () => {
  fixture = await openPaymentsFixture();
  app = await startTestApp({
    clock: () => fixture.now(),
    providers: { payments: fixture.payments },
  });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await fixture[Symbol.asyncDispose]();
});

const newBuyer = () => app.signIn(`${crypto.randomUUID()}@people.example`);
const storyOf = (buyer: SignedIn) => ({ app, of: fixture, buyer });
const order = (buyer: SignedIn, payments: PaymentsPort = fixture.payments) =>
  subscribe(ctxOf(storyOf(buyer), payments), 'team_platform');
const statusOf = (buyer: SignedIn) => readStatus(ctxOf(storyOf(buyer)));
const expectLedgerState = (buyer: SignedIn, label: string) =>
  expectTruth(app.services.database.db, fixture, buyer.actor.id, label);

describe('W3: histories with every kind of disturbance end in the provider’s state', () => {
  test.each(historySeeds(databaseKind))('seed %i', (seed) => playHistory(app, seed));
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

const MAIN = [
  'customer.subscription.created',
  'invoice.paid',
  'customer.subscription.updated',
  'payment_intent.succeeded',
] as const;

/** What plays one order dozens of times is played on one database. */
const isRepeated = isPlayedElsewhere(databaseKind);

describe.skipIf(isRepeated)('W4: the order of events', () => {
  test('does not matter: all 24 orders of the four main ones, each once to three times', async () => {
    const deps = depsOf({ app, of: fixture });
    const ends = new Set<string>();
    for (const [index, names] of permutations(MAIN).entries()) {
      const buyer = await newBuyer();
      const from = fixture.messages.length;
      const { clientSecret } = await order(buyer);
      await fixture.confirm(clientSecret, CARDS.pays);
      await fixture.sandbox.webhooks.deliverDue();
      const messages = fixture.messages.slice(from);
      for (const name of names) {
        const message = messages.find(({ body }) => JSON.parse(body).type === name);
        if (!message) throw new Error(`No message of ${name}`);
        const raw = Buffer.from(message.body);
        const event = await fixture.payments.readWebhook(raw, message.signature, fixture.now());
        for (let copy = 0; copy <= index % 3; copy += 1) {
          await saveEvents(deps.db, [event], fixture.now());
          await processEvents(deps);
        }
      }
      const { accountId, paidUntil, accessUntil, ...status } = await statusOf(buyer);
      expect([accountId, paidUntil, accessUntil]).not.toContain(null);
      ends.add(JSON.stringify(status));
      await expectLedgerState(buyer, `order ${index}`);
    }
    expect([...ends]).toHaveLength(1);
    expect([...ends][0]).toContain('"state":"active"');
  }, 120_000);
});

describe('W6: a process that dies', () => {
  const CALLS = ['ensureCustomer', 'createSubscription'] as const;
  const points = CALLS.flatMap((name) => [
    { name, when: 'before' },
    { name, when: 'after' },
  ]);

  test.each(points)('$when $name leaves one order that can be resumed', async ({ name, when }) => {
    const buyer = await newBuyer();
    const die = (at: string) => (called: string) => {
      if (called === name && at === when) throw new Error('killed');
    };
    const dying = around(fixture.payments, die('before'), die('after'));
    for (let time = 0; time < 3; time += 1) {
      await expect(order(buyer, dying)).rejects.toThrow('killed');
    }
    const { clientSecret } = await order(buyer);
    await fixture.confirm(clientSecret, CARDS.pays);
    await reconcile(depsOf({ app, of: fixture }));
    const customers = Object.values(fixture.sandbox.state.customers);
    expect(customers.filter(({ metadata }) => metadata['userId'] === buyer.actor.id)).toHaveLength(
      1,
    );
    expect(truthOf(fixture, buyer.actor.id)).toHaveLength(1);
    await expectLedgerState(buyer, name);
  });

  test.skipIf(isRepeated)(
    'at any statement while a payment is processed grants it later, and once',
    async () => {
      const deps = depsOf({ app, of: fixture });
      const takeIn = inbox({ app, of: fixture });
      for (let number = 1; ; number += 3) {
        const buyer = await newBuyer();
        const { clientSecret } = await order(buyer);
        await fixture.confirm(clientSecret, CARDS.pays);
        await fixture.sandbox.webhooks.deliverDue();
        await takeIn();
        const { pool } = app.services.database;
        const statements = await failingAtStatement(pool, number, () =>
          processEvents(deps).catch(() => undefined),
        );
        fixture.advance(600);
        await processEvents(deps);
        await expectLedgerState(buyer, `statement ${number}`);
        expect((await statusOf(buyer)).hasAccess).toBe(true);
        if (statements < number) break;
      }
    },
    120_000,
  );
});
