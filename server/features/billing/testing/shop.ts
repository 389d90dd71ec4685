import { setTimeout as pause } from 'node:timers/promises';
import type { Sandbox } from '#server/providers/payments/embedded/sandbox.ts';
import { SANDBOX_PATH } from '#server/providers/payments/embedded/sandbox-path.ts';
import { CARDS } from '#server/providers/payments/testing/payments-fixture.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { planOf, type SoldTier } from '#shared/domain/plans.ts';
import { depsOfServices } from '../deps.ts';
import { processEvents } from '../talk/events.ts';

/** An app with its sandbox; events are delivered when a test asks for it. */
export interface Shop extends AsyncDisposable {
  readonly app: TestApp;
  readonly sandbox: Sandbox;
  newBuyer(): Promise<SignedIn>;
  /** Submits the card form. */
  confirm(clientSecret: string, number?: string): Promise<{ status?: string }>;
  /** Delivers due events to the webhook, and resolves once they are processed. */
  deliver(): Promise<void>;
  /** Opens a subscription as the checkout page does. */
  order(
    buyer: SignedIn,
    tier?: SoldTier,
  ): Promise<{ clientSecret: string; subscriptionId: string }>;
  /** Opens one, pays it, and delivers the events. */
  buy(buyer: SignedIn, tier?: SoldTier): Promise<{ clientSecret: string; subscriptionId: string }>;
}

export const orderOf = (tier: SoldTier) => ({ tier, amount: planOf(tier).priceCents });

export async function openShop(): Promise<Shop> {
  const app = await startTestApp({ sandbox: { isDeliveryManual: true } });
  const { sandbox, database } = app.services;
  if (!sandbox) throw new Error('There is no sandbox');
  const deps = depsOfServices(app.services);
  const drain = async () => {
    await processEvents(deps);
    for (;;) {
      // The webhook itself may have started processing.
      const waiting = await database.pool.query(
        'select 1 from payment_events where done_at is null and last_error is null',
      );
      if (waiting.rowCount === 0) return;
      await pause(10);
    }
  };
  const shop: Shop = {
    app,
    sandbox,
    newBuyer: () => app.signIn(`${crypto.randomUUID()}@people.example`),
    async confirm(clientSecret, number = CARDS.pays) {
      const card = { number, expiry: '12/60', cvc: '123', returnPath: '/team' };
      const answer = await fetch(`${app.url}${SANDBOX_PATH}/confirm`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ clientSecret, ...card }),
      });
      const body: { status?: string } = JSON.parse(await answer.text());
      return body;
    },
    async deliver() {
      await sandbox.webhooks.deliverDue();
      await drain();
    },
    async order(buyer, tier = 'team_platform') {
      return (await buyer.post('/api/create-subscription', orderOf(tier)).expect(200)).body;
    },
    async buy(buyer, tier = 'team_platform') {
      const ordered = await shop.order(buyer, tier);
      const { status } = await shop.confirm(ordered.clientSecret);
      if (status !== 'succeeded') throw new Error(`Not paid: ${status}`);
      await shop.deliver();
      return ordered;
    },
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
  return shop;
}
