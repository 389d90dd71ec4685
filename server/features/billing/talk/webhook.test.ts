import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paymentEvents } from '#server/platform/db/schema/billing.ts';
import { signatureOf } from '#server/providers/payments/embedded/webhooks.ts';
import { request } from '#server/testing/request.ts';
import { openShop, type Shop } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

const seconds = () => Math.floor(Date.now() / 1_000);

function eventOf(isLive = false) {
  const id = `evt_${crypto.randomUUID().replaceAll('-', '')}`;
  const data = { object: { id: 'cus_1', object: 'customer' } };
  const event = { id, object: 'event', type: 'customer.created', created: seconds() };
  return { id, body: JSON.stringify({ ...event, livemode: isLive, data }, null, 2) };
}

async function send(body: string, signature: string | null) {
  const { status } = await request(`${shop.app.url}/api/stripe/webhook`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      ...(signature === null ? {} : { 'Stripe-Signature': signature }),
    },
    body,
  });
  return status;
}

async function keptOf(id: string): Promise<number> {
  const { db } = shop.app.services.database;
  return (await db.select().from(paymentEvents).where(eq(paymentEvents.id, id))).length;
}

describe('W2: forged and repeated events', () => {
  const secret = () => shop.sandbox.webhookSecret;
  const signed = (body: string, at = seconds()) => signatureOf(body, secret(), at);

  test.each([
    [
      'signed with another secret',
      (body: string) => [body, signatureOf(body, 'whsec_x', seconds())],
    ],
    ['a byte longer', (body: string) => [`${body} `, signed(body)]],
    ['a byte shorter', (body: string) => [body.slice(0, -1), signed(body)]],
    ['serialized again', (body: string) => [JSON.stringify(JSON.parse(body)), signed(body)]],
    ['not signed', (body: string) => [body, null]],
    ['signed with nothing', (body: string) => [body, '']],
    ['signed with an empty secret', (body: string) => [body, signatureOf(body, '', seconds())]],
    ['signed by another scheme', (body: string) => [body, signed(body).replace('v1=', 'v0=')]],
    ['signed 301 seconds ago', (body: string) => [body, signed(body, seconds() - 301)]],
    ['signed an hour from now', (body: string) => [body, signed(body, seconds() + 3_600)]],
    ['empty', () => ['', signed('')]],
  ] as const)('%s are refused, and nothing is stored', async (_what, forge) => {
    const { id, body } = eventOf();
    const [sent, signature] = forge(body);
    expect(await send(sent ?? '', signature ?? null)).toBe(400);
    expect(await keptOf(id)).toBe(0);
  });

  test('events of the other mode (live or test) are refused', async () => {
    const { id, body } = eventOf(true);
    expect(await send(body, signed(body))).toBe(400);
    expect(await keptOf(id)).toBe(0);
  });

  test.each([0, 299])(
    'genuine events of %i seconds ago are accepted without an origin',
    async (age) => {
      const { id, body } = eventOf();
      expect(await send(body, signed(body, seconds() - age))).toBe(200);
      expect(await keptOf(id)).toBe(1);
    },
  );

  test('genuine events are accepted once, however often they arrive', async () => {
    const { id, body } = eventOf();
    for (let copy = 0; copy < 3; copy += 1) expect(await send(body, signed(body))).toBe(200);
    expect(await keptOf(id)).toBe(1);
  });

  test.each(['old secret first', 'new secret first'])(
    'genuine events are accepted with two signatures while the secret is rotated, the %s',
    async (order) => {
      const { id, body } = eventOf();
      const at = seconds();
      const [time, own] = signatureOf(body, secret(), at).split(',');
      const [, other] = signatureOf(body, 'whsec_the_other', at).split(',');
      const both = order === 'old secret first' ? [time, other, own] : [time, own, other];
      expect(await send(body, both.join(','))).toBe(200);
      expect(await keptOf(id)).toBe(1);
    },
  );
});
