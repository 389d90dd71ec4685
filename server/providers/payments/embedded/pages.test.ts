import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buyPlan, orderPlan, paymentIdOf, signal } from '../testing/buyers.ts';
import { CARDS, openPaymentsFixture, type PaymentsFixture } from '../testing/payments-fixture.ts';
import { SANDBOX_PATH } from './sandbox-path.ts';

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await openPaymentsFixture();
});
afterAll(() => fixture[Symbol.asyncDispose]());

async function portalOf(customerId: string): Promise<string> {
  const returnUrl = `${fixture.origin}/billing?a="1"`;
  return new URL(await fixture.payments.portalUrl({ customerId, returnUrl }, signal)).pathname;
}

const cancels = async (id: string) =>
  (await fixture.payments.readSubscription(id, signal))?.subscription.cancelsAtPeriodEnd;

describe('the portal', () => {
  test('shows the plan and its card, without scripts or third-party sources', async () => {
    const { customerId } = await buyPlan(fixture);
    const page = await fetch(fixture.origin + (await portalOf(customerId)));
    const html = await page.text();
    expect(html).toContain('Team Platform');
    expect(html).toContain('$499.00 a year');
    expect(html).toContain('ending in 4242');
    expect(html).toContain('?a=&quot;1&quot;');
    expect(html).not.toMatch(/<script|style=|https?:\/\/(?!127)/);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  test('schedules a cancellation at the end of the year and revokes it', async () => {
    const { id, customerId } = await buyPlan(fixture);
    const path = await portalOf(customerId);
    expect((await fixture.post(`${path}/cancel`, { subscription: id })).status).toBe(303);
    expect(await cancels(id)).toBe(true);
    expect(await (await fetch(fixture.origin + path)).text()).toContain('Keep this plan');
    await fixture.post(`${path}/resume`, { subscription: id });
    expect(await cancels(id)).toBe(false);
  });

  test('explains why a card is rejected', async () => {
    const { customerId } = await buyPlan(fixture);
    const path = await portalOf(customerId);
    const fields = { number: CARDS.pays, expiry: '01/20', cvc: '123' };
    const answer = await fixture.post(`${path}/card`, fields);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Your card has expired.');
  });

  test('cannot change another customer’s plan', async () => {
    const mine = await orderPlan(fixture);
    const other = await buyPlan(fixture);
    const path = await portalOf(mine.customerId);
    const answer = await fixture.post(`${path}/cancel`, { subscription: other.id });
    expect(answer.status).toBe(404);
    expect(await cancels(other.id)).toBe(false);
  });

  test('expires after an hour', async () => {
    await using own = await openPaymentsFixture();
    const { customerId } = await orderPlan(own);
    const url = await own.payments.portalUrl({ customerId, returnUrl: own.origin }, signal);
    expect((await fetch(url)).status).toBe(200);
    own.advance(3_601);
    expect((await fetch(url)).status).toBe(404);
  });
});

async function invoicesOf(subscriptionId: string) {
  const all = Object.values(fixture.sandbox.state.invoices);
  const own = all.filter(({ subscription }) => subscription === subscriptionId);
  return Promise.all(own.map(({ id }) => fixture.payments.readInvoice(id, signal)));
}

async function invoicePathOf(subscriptionId: string): Promise<string> {
  const [invoice] = await invoicesOf(subscriptionId);
  return new URL(invoice?.payUrl ?? '').pathname;
}

const pageAt = async (path: string) => (await fetch(fixture.origin + path)).text();
const typed = (number: string) => ({ number, expiry: '12/60', cvc: '123' });

describe('an invoice page', () => {
  test('is a printable receipt: number, dates, card, lines and total', async () => {
    const { id } = await buyPlan(fixture);
    const html = await pageAt(await invoicePathOf(id));
    expect(html).toContain('<h1>Receipt</h1>');
    expect(html).toMatch(/SANDBOX-\d{4}/);
    expect(html).toContain('Card ending in 4242');
    expect(html).toContain('buyer@example.com');
    expect(html).toContain('<td>1 × Team Platform, one year</td><td>$499.00</td>');
    expect(html).toContain('<th scope="row">Paid</th><td>$499.00</td>');
    expect(html).not.toContain('<form');
  });

  test('shows refunds', async () => {
    const { id, clientSecret } = await buyPlan(fixture);
    await fetch(`${fixture.sandbox.apiUrl}/v1/refunds`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${fixture.sandbox.secretKey}` },
      body: new URLSearchParams({ payment_intent: paymentIdOf(clientSecret), amount: '12345' }),
    });
    const html = await pageAt(await invoicePathOf(id));
    expect(html).toContain('<th scope="row">Refunded</th><td>$123.45</td>');
  });

  test('takes a payment after a declined card', async () => {
    const { subscription } = await orderPlan(fixture);
    const path = await invoicePathOf(subscription.id);
    const declined = await fixture.post(`${path}/pay`, typed(CARDS.declines));
    expect(declined.status).toBe(422);
    expect(await declined.text()).toContain('Your card was declined.');
    expect((await fixture.post(`${path}/pay`, typed(CARDS.pays))).headers.get('location')).toBe(
      path,
    );
    expect(await pageAt(path)).toContain('<h1>Receipt</h1>');
    const found = await fixture.payments.readSubscription(subscription.id, signal);
    expect(found?.subscription.status).toBe('active');
  });

  test('redirects to the bank and back when the card requires it', async () => {
    const { subscription } = await orderPlan(fixture);
    const path = await invoicePathOf(subscription.id);
    const asked = await fixture.post(`${path}/pay`, typed(CARDS.asks));
    const bank = asked.headers.get('location') ?? '';
    expect(bank).toMatch(/^\/payments-sandbox\/bank\?/);
    expect((await fixture.post(bank, { agrees: 'yes' })).headers.get('location')).toBe(path);
    expect(await pageAt(path)).toContain('<h1>Receipt</h1>');
  });

  test('cannot be paid twice', async () => {
    const { id } = await buyPlan(fixture);
    const path = await invoicePathOf(id);
    await fixture.post(`${path}/pay`, typed(CARDS.pays));
    const charges = Object.values(fixture.sandbox.state.charges);
    const customer = fixture.sandbox.state.subscriptions[id]?.customer;
    expect(charges.filter((charge) => charge.customer === customer)).toHaveLength(1);
  });

  test('says that nothing is due on a void invoice', async () => {
    const { subscription } = await orderPlan(fixture);
    const order = { subscriptionId: subscription.id, idempotencyKey: `end-${subscription.id}` };
    await fixture.payments.cancelNow(order, signal);
    const html = await pageAt(await invoicePathOf(subscription.id));
    expect(html).toContain('<h1>Canceled invoice</h1>');
    expect(html).not.toContain('<form');
  });
});

describe('the sandbox’s pages', () => {
  test('process overdue renewals without an API call', async () => {
    await using own = await openPaymentsFixture({ isDeliveryManual: false });
    const { id } = await buyPlan(own);
    own.advance(366 * 86_400);
    await fetch(`${own.origin}${SANDBOX_PATH}/portal/none`);
    const renewal = () => own.messages.find(({ body }) => body.includes('subscription_cycle'));
    await expect.poll(renewal).toMatchObject({ body: expect.stringContaining(id) });
  });

  test.each([
    '/',
    '/portal/none',
    '/portal/__proto__',
    '/invoice/in_none',
    '/bank',
    '/bank?secret=x&back=/',
  ])('show a link back at %s', async (path) => {
    const answer = await fetch(fixture.origin + SANDBOX_PATH + path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Back to the start');
  });

  test('reject posts from another site', async () => {
    const { id, customerId } = await buyPlan(fixture);
    const answer = await fetch(`${fixture.origin}${await portalOf(customerId)}/cancel`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example' },
      body: new URLSearchParams({ subscription: id }),
    });
    expect(answer.status).toBe(403);
    expect(await cancels(id)).toBe(false);
  });

  test.each(['{', '[]', '{"clientSecret":1}', ''])('reject %j as a payment', async (body) => {
    const answer = await fetch(`${fixture.origin}${SANDBOX_PATH}/confirm`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(400);
  });
});
