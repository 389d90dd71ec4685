import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buyPlan, orderPlan, signal } from '../testing/buyers.ts';
import { CARDS, openTill, type Till } from '../testing/till.ts';
import { SANDBOX_PATH } from './sandbox-path.ts';

let till: Till;
beforeAll(async () => {
  till = await openTill();
});
afterAll(() => till[Symbol.asyncDispose]());

async function portalOf(customerId: string): Promise<string> {
  const returnUrl = `${till.origin}/billing?a="1"`;
  return new URL(await till.payments.portalUrl({ customerId, returnUrl }, signal)).pathname;
}

const cancels = async (id: string) =>
  (await till.payments.readSubscription(id, signal))?.subscription.cancelsAtPeriodEnd;

describe('the portal', () => {
  test('shows the plan and its card, without any script or foreign source', async () => {
    const { customerId } = await buyPlan(till);
    const page = await fetch(till.origin + (await portalOf(customerId)));
    const html = await page.text();
    expect(html).toContain('Team Platform');
    expect(html).toContain('$499.00 a year');
    expect(html).toContain('ending in 4242');
    expect(html).toContain('?a=&quot;1&quot;');
    expect(html).not.toMatch(/<script|style=|https?:\/\/(?!127)/);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  test('lets a plan end with its year, and takes that back', async () => {
    const { id, customerId } = await buyPlan(till);
    const path = await portalOf(customerId);
    expect((await till.post(`${path}/cancel`, { subscription: id })).status).toBe(303);
    expect(await cancels(id)).toBe(true);
    expect(await (await fetch(till.origin + path)).text()).toContain('Keep this plan');
    await till.post(`${path}/resume`, { subscription: id });
    expect(await cancels(id)).toBe(false);
  });

  test('says what is wrong with a card', async () => {
    const { customerId } = await buyPlan(till);
    const path = await portalOf(customerId);
    const fields = { number: CARDS.pays, expiry: '01/20', cvc: '123' };
    const answer = await till.post(`${path}/card`, fields);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Your card has expired.');
  });

  test('reaches nobody else’s plan', async () => {
    const mine = await orderPlan(till);
    const other = await buyPlan(till);
    const path = await portalOf(mine.customerId);
    const answer = await till.post(`${path}/cancel`, { subscription: other.id });
    expect(answer.status).toBe(404);
    expect(await cancels(other.id)).toBe(false);
  });

  test('is closed after an hour', async () => {
    await using own = await openTill();
    const { customerId } = await orderPlan(own);
    const url = await own.payments.portalUrl({ customerId, returnUrl: own.origin }, signal);
    expect((await fetch(url)).status).toBe(200);
    own.advance(3_601);
    expect((await fetch(url)).status).toBe(404);
  });
});

describe('the sandbox’s pages', () => {
  test.each(['/', '/portal/none', '/portal/__proto__', '/bank', '/bank?secret=x&back=/'])(
    'show a way back at %s',
    async (path) => {
      const answer = await fetch(till.origin + SANDBOX_PATH + path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('Back to the start');
    },
  );

  test('take nothing from another site', async () => {
    const { id, customerId } = await buyPlan(till);
    const answer = await fetch(`${till.origin}${await portalOf(customerId)}/cancel`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example' },
      body: new URLSearchParams({ subscription: id }),
    });
    expect(answer.status).toBe(403);
    expect(await cancels(id)).toBe(false);
  });

  test.each(['{', '[]', '{"clientSecret":1}', ''])('bear %j as a payment', async (body) => {
    const answer = await fetch(`${till.origin}${SANDBOX_PATH}/confirm`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(400);
  });
});
