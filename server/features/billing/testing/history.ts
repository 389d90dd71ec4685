import type { Ctx } from '#server/features/context.ts';
import type { UserActor } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors.ts';
import {
  type PaymentsPort,
  PaymentsRefused,
  PaymentsUnavailable,
} from '#server/providers/payments/port.ts';
import {
  CARDS,
  openPaymentsFixture,
  type PaymentsFixture,
} from '#server/providers/payments/testing/payments-fixture.ts';
import type { SignedIn, TestApp } from '#server/testing/app.ts';
import { failingAtStatement } from '#server/testing/fail-statement.ts';
import type { SoldTier } from '#shared/domain/plans.ts';
import { type BillingDeps, depsOfServices } from '../deps.ts';
import { saveEvents } from '../keep/event-store.ts';
import { refresh } from '../service.ts';
import { processCancellations } from '../talk/cancellation-outbox.ts';
import { subscribe } from '../talk/checkout.ts';
import { processEvents } from '../talk/events.ts';
import { reconcile } from '../talk/reconcile.ts';
import { around } from './port-faults.ts';
import { expectNoChargeAfterReturn, expectTruth } from './sandbox-truth.ts';

const DAY = 86_400;
const STEPS = 7;
/** A worker dies at one of this many first statements of its work. */
const STATEMENTS = 60;

/** A seeded generator of numbers in [0, 1) (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A buyer of an app with its own provider, both on one clock. */
export interface Story {
  readonly app: TestApp;
  readonly of: PaymentsFixture;
  readonly buyer: SignedIn;
}

export function depsOf(
  { app, of }: Pick<Story, 'app' | 'of'>,
  payments: PaymentsPort = of.payments,
): BillingDeps {
  return { ...depsOfServices(app.services), clock: () => of.now(), payments };
}

export function ctxOf(
  { app, of, buyer }: Story,
  payments: PaymentsPort = of.payments,
): Ctx<UserActor> {
  return {
    actor: buyer.actor,
    db: app.services.database.db,
    clock: () => of.now(),
    providers: { ...app.services.providers, payments },
    log: app.services.log,
    requestId: 'histories',
    signal: new AbortController().signal,
  };
}

/** Stores the events that the provider has sent since the last call. */
export function inbox({ app, of }: Pick<Story, 'app' | 'of'>) {
  let read = of.messages.length;
  return async () => {
    const come = of.messages.slice(read);
    read = of.messages.length;
    const events = await Promise.all(
      come.map(({ body, signature }) =>
        of.payments.readWebhook(Buffer.from(body), signature, of.now()),
      ),
    );
    await saveEvents(app.services.database.db, events, of.now());
  };
}

type Deed = (story: Story, random: () => number) => Promise<unknown>;

const pick = <T>(items: readonly T[], random: () => number): T | undefined =>
  items[Math.floor(random() * items.length)];
const liveOf = ({ of, buyer }: Story) =>
  Object.values(of.sandbox.state.subscriptions).find(
    ({ metadata, status }) =>
      metadata['userId'] === buyer.actor.id && (status === 'active' || status === 'past_due'),
  );
const signal = new AbortController().signal;

const pass =
  (days: number): Deed =>
  async ({ of }, random) => {
    of.advance(Math.floor(random() * days * DAY));
    of.sandbox.advance(0);
  };

const buy: Deed = async (story, random) => {
  const tier: SoldTier = random() < 0.7 ? 'team_platform' : 'team_genius_blueprint';
  const { clientSecret } = await subscribe(ctxOf(story), tier);
  const card = pick([CARDS.pays, CARDS.pays, CARDS.paysOnce, CARDS.declines], random);
  await story.of.confirm(clientSecret, card ?? CARDS.pays);
};

const cancel: Deed = async (story, random) => {
  const live = liveOf(story);
  if (!live) return;
  const { payments } = story.of;
  const change = { subscriptionId: live.id, idempotencyKey: crypto.randomUUID() };
  if (random() < 0.7) {
    await payments.setCancelAtPeriodEnd({ ...change, cancels: random() < 0.7 }, signal);
  } else await payments.cancelNow(change, signal);
};

const changePlan: Deed = async (story) => {
  const live = liveOf(story);
  if (live?.status !== 'active') return;
  const { payments } = story.of;
  const change = { subscriptionId: live.id, tier: 'team_genius_blueprint' } as const;
  const { countedFrom } = await payments.previewUpgrade(change, signal);
  const idempotencyKey = crypto.randomUUID();
  await payments.changePlan({ ...change, countedFrom, idempotencyKey }, signal);
};

const refund: Deed = async ({ of }, random) => {
  const charge = pick(Object.values(of.sandbox.state.charges), random);
  if (!charge) return;
  const amount = random() < 0.6 ? charge.amount - charge.refunded : 100;
  await fetch(`${of.sandbox.apiUrl}/v1/refunds`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${of.sandbox.secretKey}` },
    body: new URLSearchParams({ payment_intent: charge.intent, amount: String(amount) }),
  });
};

const dispute: Deed = async ({ of }, random) => {
  const charge = pick(Object.values(of.sandbox.state.charges), random);
  if (!charge) return;
  const id = of.sandbox.openDispute(charge.id);
  if (random() < 0.7) of.sandbox.closeDispute(id, random() < 0.5 ? 'won' : 'lost');
};

const comeBack: Deed = (story) => refresh(ctxOf(story));

const DEEDS: readonly Deed[] = [
  buy,
  pass(220),
  pass(5),
  cancel,
  changePlan,
  refund,
  dispute,
  comeBack,
];

function expectedOnly(error: unknown): void {
  const isExpected =
    error instanceof AppError ||
    error instanceof PaymentsRefused ||
    error instanceof PaymentsUnavailable;
  if (!isExpected) throw error;
}

/** Runs a piece of work, and in three of ten cases makes it die at a database statement. */
async function dyingAtTimes(
  { pool }: Database,
  random: () => number,
  work: () => Promise<unknown>,
) {
  if (random() >= 0.3) return work();
  const number = 1 + Math.floor(random() * STATEMENTS);
  return failingAtStatement(pool, number, () => work().catch(() => undefined));
}

/**
 * Plays a seed's history: acts of a buyer, a bank and time, while events are lost, duplicated,
 * delayed and reordered, the provider is down at times and workers die. Then one undisturbed
 * reconciliation runs, after which the stored state must match the provider's.
 */
export async function playHistory(app: TestApp, seed: number): Promise<void> {
  const random = randomOf(seed);
  await using of = await openPaymentsFixture({ isReproducible: true });
  const buyer = await app.signIn(`${crypto.randomUUID()}@people.example`);
  const story = { app, of, buyer };
  const { database } = app.services;
  const flaky = around(of.payments, () => {
    if (random() < 0.2) throw new PaymentsUnavailable('network');
  });
  const deps = depsOf(story, flaky);
  const takeIn = inbox(story);
  of.sandbox.webhooks.disturbance = {
    lost: 0.3,
    copies: 3,
    delaySeconds: 3 * DAY,
    isShuffled: true,
    random,
  };
  await buy(story, random).catch(expectedOnly);
  for (let step = 0; step < STEPS; step += 1) {
    await pick(DEEDS, random)?.(story, random).catch(expectedOnly);
    await of.sandbox.webhooks.deliverDue();
    await takeIn();
    if (random() < 0.7) await dyingAtTimes(database, random, () => processEvents(deps));
    if (random() < 0.3) await dyingAtTimes(database, random, () => processCancellations(deps));
    if (random() < 0.2) await reconcile(deps).catch(expectedOnly);
  }
  of.advance(7 * 3_600);
  of.sandbox.advance(0);
  await reconcile(depsOf(story));
  const label = `seed ${seed}`;
  await expectTruth(database.db, of, buyer.actor.id, label);
  expectNoChargeAfterReturn(of, buyer.actor.id, label);
  // Nothing of this history may leak into the next one.
  await database.pool.query('delete from payment_events; delete from billing_cancellations');
}
