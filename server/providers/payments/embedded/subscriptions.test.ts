import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentsPort, SubscriptionState } from '../port.ts';
import { buyPlan, orderPlan, paymentIdOf, signal } from '../testing/buyers.ts';
import { CARDS, openPaymentsFixture, type PaymentsFixture } from '../testing/payments-fixture.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
let fixture: PaymentsFixture;
let payments: PaymentsPort;
beforeEach(async () => {
  fixture = await openPaymentsFixture();
  payments = fixture.payments;
});
afterEach(() => fixture[Symbol.asyncDispose]());

async function stateOf(id: string): Promise<SubscriptionState> {
  const found = await fixture.payments.readSubscription(id, signal);
  if (!found) throw new Error('It is gone');
  return found.subscription;
}

/** The names of a subscription's events so far, oldest first. */
function namesOf(id: string): string[] {
  const { events } = fixture.sandbox.state;
  return events.filter(({ object }) => JSON.stringify(object).includes(id)).map(({ type }) => type);
}

/** Moves the clock just past the end of the paid year. */
function pastTheYear({ periodEnd }: SubscriptionState, seconds: number): void {
  fixture.advance((periodEnd.getTime() - fixture.now().getTime()) / 1_000 + seconds);
}

describe('a first payment', () => {
  test('that is declined leaves the subscription open to another card', async () => {
    const { subscription, clientSecret } = await orderPlan(fixture);
    const declined = await fixture.confirm(clientSecret, CARDS.declines);
    expect(declined).toEqual({
      httpStatus: 402,
      error: {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'generic_decline',
        message: 'Your card was declined.',
      },
    });
    expect((await stateOf(subscription.id)).status).toBe('incomplete');
    expect(namesOf(subscription.id)).toContain('invoice.payment_failed');
    expect(await fixture.confirm(clientSecret, CARDS.pays)).toMatchObject({ status: 'succeeded' });
    expect((await stateOf(subscription.id)).status).toBe('active');
  });

  test.each([
    ['an expired card', CARDS.expired, 'expired_card'],
    ['a number that is not a test card', '4111 1111 1111 1111', 'incorrect_number'],
    ['no number at all', '__proto__', 'incorrect_number'],
  ])('with %s is rejected', async (_what, number, code) => {
    const { clientSecret } = await orderPlan(fixture);
    const answer = await fixture.confirm(clientSecret, number);
    expect(answer).toMatchObject({ httpStatus: 402, error: { code } });
  });

  test('confirmed twice is charged once', async () => {
    const { clientSecret } = await orderPlan(fixture);
    const answers = await Promise.all([
      fixture.confirm(clientSecret, CARDS.pays),
      fixture.confirm(clientSecret, CARDS.pays),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
    expect(Object.keys(fixture.sandbox.state.charges)).toHaveLength(1);
  });

  test('needs a valid client secret', async () => {
    const answer = await fixture.confirm('pi_none_secret_none', CARDS.pays);
    expect(answer.httpStatus).toBe(400);
  });

  test('can be authenticated at the bank, which redirects back as Stripe does', async () => {
    const { subscription, clientSecret } = await orderPlan(fixture);
    const asked = await fixture.confirm(clientSecret, CARDS.asks);
    expect(asked).toMatchObject({ status: 'requires_action' });
    expect((await stateOf(subscription.id)).status).toBe('incomplete');
    const page = await fetch(fixture.origin + (asked.nextUrl ?? ''));
    expect(await page.text()).toContain('Confirm your payment');
    const back = await fixture.post(asked.nextUrl ?? '', { agrees: 'yes' });
    expect(back.status).toBe(303);
    const location = new URL(back.headers.get('location') ?? '', fixture.origin);
    expect(location.pathname).toBe('/team');
    expect(location.searchParams.get('redirect_status')).toBe('succeeded');
    expect((await stateOf(subscription.id)).status).toBe('active');
  });

  test('can be declined at the bank', async () => {
    const { subscription, clientSecret } = await orderPlan(fixture);
    const { nextUrl = '' } = await fixture.confirm(clientSecret, CARDS.asks);
    const back = await fixture.post(nextUrl, { agrees: 'no' });
    expect(back.headers.get('location')).toContain('redirect_status=failed');
    expect((await stateOf(subscription.id)).status).toBe('incomplete');
  });

  test('never redirects to another origin', async () => {
    for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
      const { clientSecret } = await orderPlan(fixture);
      const { nextUrl = '' } = await fixture.confirm(clientSecret, CARDS.asks, path);
      const back = await fixture.post(nextUrl, { agrees: 'yes' });
      expect(back.headers.get('location')).toMatch(/^\/\?payment_intent=/);
    }
  });

  test('expires after 23 hours', async () => {
    const { subscription, clientSecret } = await orderPlan(fixture);
    fixture.advance(23 * HOUR - 60);
    expect((await stateOf(subscription.id)).status).toBe('incomplete');
    fixture.advance(120);
    expect(await stateOf(subscription.id)).toMatchObject({
      status: 'incomplete_expired',
      latestInvoice: { status: 'void' },
    });
    expect((await fixture.confirm(clientSecret, CARDS.pays)).httpStatus).toBe(400);
  });
});

describe('the paid year', () => {
  test('is renewed with the card on file', async () => {
    const bought = await buyPlan(fixture);
    pastTheYear(bought, 60);
    const renewed = await stateOf(bought.id);
    expect(renewed).toMatchObject({
      status: 'active',
      periodStart: bought.periodEnd,
      latestInvoice: { reason: 'renewal', status: 'paid', paidCents: 49_900 },
    });
    expect(renewed.periodEnd.getUTCFullYear()).toBe(bought.periodEnd.getUTCFullYear() + 1);
  });

  test('retries a failed renewal after 3, 5 and 7 days, then ends', async () => {
    const bought = await buyPlan(fixture, CARDS.paysOnce);
    pastTheYear(bought, 60);
    expect(await stateOf(bought.id)).toMatchObject({
      status: 'past_due',
      latestInvoice: { reason: 'renewal', status: 'open' },
    });
    fixture.advance(3 * DAY);
    fixture.advance(5 * DAY);
    expect((await stateOf(bought.id)).status).toBe('past_due');
    fixture.advance(7 * DAY);
    expect(await stateOf(bought.id)).toMatchObject({
      status: 'canceled',
      latestInvoice: { status: 'void' },
    });
    const failures = namesOf(bought.id).filter((name) => name === 'invoice.payment_failed');
    expect(failures).toHaveLength(4);
    expect(namesOf(bought.id).at(-1)).toBe('customer.subscription.deleted');
  });

  test('continues when a new card pays in time', async () => {
    const bought = await buyPlan(fixture, CARDS.paysOnce);
    pastTheYear(bought, DAY);
    expect((await stateOf(bought.id)).status).toBe('past_due');
    const { pathname } = new URL(
      await payments.portalUrl(
        { customerId: bought.customerId, returnUrl: fixture.origin },
        signal,
      ),
    );
    const card = { number: CARDS.pays, expiry: '01/60', cvc: '123' };
    expect((await fixture.post(`${pathname}/card`, card)).status).toBe(303);
    expect((await stateOf(bought.id)).status).toBe('active');
  });

  test('needs the cardholder for a card that always requires authentication', async () => {
    const { subscription, clientSecret } = await orderPlan(fixture);
    const { nextUrl = '' } = await fixture.confirm(clientSecret, CARDS.asksAlways);
    await fixture.post(nextUrl, { agrees: 'yes' });
    pastTheYear(await stateOf(subscription.id), 60);
    expect((await stateOf(subscription.id)).status).toBe('past_due');
    expect(namesOf(subscription.id)).toContain('invoice.payment_action_required');
  });

  test('ends without a renewal when a cancellation is scheduled', async () => {
    const bought = await buyPlan(fixture);
    const change = { subscriptionId: bought.id, cancels: true, idempotencyKey: randomUUID() };
    await payments.setCancelAtPeriodEnd(change, signal);
    pastTheYear(bought, 60);
    expect(await stateOf(bought.id)).toMatchObject({
      status: 'canceled',
      endedAt: bought.periodEnd,
      latestInvoice: { reason: 'first' },
    });
  });

  test('processes overdue renewals in order', async () => {
    const bought = await buyPlan(fixture);
    pastTheYear(bought, 3 * 365 * DAY);
    const present = await stateOf(bought.id);
    expect(present.periodEnd.getTime()).toBeGreaterThan(fixture.now().getTime());
    const renewals = Object.values(fixture.sandbox.state.invoices).filter(
      ({ reason }) => reason === 'subscription_cycle',
    );
    expect(renewals.length).toBeGreaterThanOrEqual(3);
    expect(new Set(renewals.map(({ created }) => created)).size).toBe(renewals.length);
  });

  test('can be advanced ahead of the clock', async () => {
    const bought = await buyPlan(fixture);
    fixture.sandbox.advance(366 * DAY);
    expect((await stateOf(bought.id)).periodStart).toEqual(bought.periodEnd);
  });
});

describe('a change of plan', () => {
  const change = (subscriptionId: string) =>
    ({ subscriptionId, tier: 'team_genius_blueprint' }) as const;

  test('in mid-year costs the prorated difference', async () => {
    const bought = await buyPlan(fixture);
    const year = bought.periodEnd.getTime() - bought.periodStart.getTime();
    fixture.advance(year / 2_000);
    const { dueNowCents } = await payments.previewUpgrade(change(bought.id), signal);
    expect(dueNowCents).toBeGreaterThan(124_800);
    expect(dueNowCents).toBeLessThanOrEqual(124_901);
  });

  test('stays pending when the card on file fails, and expires', async () => {
    const bought = await buyPlan(fixture, CARDS.paysOnce);
    const { countedFrom } = await payments.previewUpgrade(change(bought.id), signal);
    const opened = await payments.changePlan(
      { ...change(bought.id), countedFrom, idempotencyKey: randomUUID() },
      signal,
    );
    expect(opened.payment?.kind).toBe('payment');
    expect(opened.subscription).toMatchObject({
      status: 'active',
      tier: 'team_platform',
      hasPendingChange: true,
    });
    fixture.advance(24 * HOUR);
    expect(await stateOf(bought.id)).toMatchObject({
      status: 'active',
      tier: 'team_platform',
      hasPendingChange: false,
      latestInvoice: { status: 'void' },
    });
  });

  test('applies once it is paid with another card', async () => {
    const bought = await buyPlan(fixture, CARDS.paysOnce);
    const { countedFrom } = await payments.previewUpgrade(change(bought.id), signal);
    const { payment } = await payments.changePlan(
      { ...change(bought.id), countedFrom, idempotencyKey: randomUUID() },
      signal,
    );
    await fixture.confirm(payment?.clientSecret ?? '', CARDS.pays);
    expect(await stateOf(bought.id)).toMatchObject({
      tier: 'team_genius_blueprint',
      hasPendingChange: false,
    });
  });

  test('is rejected as a downgrade, while unpaid, and after the end', async () => {
    const { subscription } = await orderPlan(fixture);
    const large = await buyPlan(fixture, CARDS.pays, 'team_genius_blueprint');
    const refused = { reason: 'not_possible' };
    const down = { subscriptionId: large.id, tier: 'team_platform' } as const;
    await expect(payments.previewUpgrade(down, signal)).rejects.toMatchObject(refused);
    const unpaid = payments.previewUpgrade(change(subscription.id), signal);
    await expect(unpaid).rejects.toMatchObject(refused);
    const end = { subscriptionId: large.id, idempotencyKey: randomUUID() };
    await payments.cancelNow(end, signal);
    await expect(payments.cancelNow(end, signal)).rejects.toMatchObject(refused);
  });
});

describe('a disputed payment', () => {
  test('shows the dispute until it is closed', async () => {
    const { clientSecret } = await buyPlan(fixture, CARDS.disputed);
    const read = () => payments.readPayment(paymentIdOf(clientSecret), signal);
    expect(await read()).toMatchObject({ dispute: 'open' });
    const [first = ''] = Object.keys(fixture.sandbox.state.disputes);
    fixture.sandbox.closeDispute(first, 'won');
    expect(await read()).toMatchObject({ dispute: 'won' });
    const [charge = ''] = Object.keys(fixture.sandbox.state.charges);
    fixture.sandbox.closeDispute(fixture.sandbox.openDispute(charge), 'lost');
    expect(await read()).toMatchObject({ dispute: 'lost' });
  });
});

test('the state survives a restart', async () => {
  const bought = await buyPlan(fixture);
  const { secretKey, webhookSecret } = fixture.sandbox;
  await fixture.restart();
  expect(await stateOf(bought.id)).toMatchObject({ status: 'active', userId: bought.userId });
  expect(fixture.sandbox.secretKey).toBe(secretKey);
  expect(fixture.sandbox.webhookSecret).toBe(webhookSecret);
});
