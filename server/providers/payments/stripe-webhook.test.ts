import { describe, expect, test } from 'vitest';
import { signatureOf } from './embedded/webhooks.ts';
import { readStripeWebhook } from './stripe-webhook.ts';

const SECRET = 'whsec_the_first_secret';
const NOW = new Date('2026-05-01T12:00:00Z');
const SECONDS = NOW.getTime() / 1_000;
const MESSAGE = {
  id: 'evt_1',
  object: 'event',
  created: SECONDS - 5,
  livemode: false,
  type: 'customer.subscription.updated',
  data: { object: { id: 'sub_1', object: 'subscription', customer: 'cus_1' } },
};
/** With whitespace, as Stripe sends it. */
const BODY = JSON.stringify(MESSAGE, null, 2);

interface Sent {
  readonly body?: string;
  readonly signature?: string | undefined;
  readonly secret?: string;
  readonly isLive?: boolean;
}

function read({ body = BODY, secret = SECRET, isLive = false, ...rest }: Sent) {
  const signature = 'signature' in rest ? rest.signature : signatureOf(BODY, SECRET, SECONDS);
  return readStripeWebhook({ secret, isLive }, Buffer.from(body), signature, NOW);
}

describe('W2: a message with a valid signature', () => {
  test('is parsed with its subject', async () => {
    expect(await read({})).toEqual({
      id: 'evt_1',
      name: 'customer.subscription.updated',
      createdAt: new Date((SECONDS - 5) * 1_000),
      subject: { kind: 'subscription', subscriptionId: 'sub_1', customerId: 'cus_1' },
    });
  });

  test.each([0, 299, 300, -299])('is accepted when it is %i seconds old', async (age) => {
    expect((await read({ signature: signatureOf(BODY, SECRET, SECONDS - age) })).id).toBe('evt_1');
  });

  test('is accepted during secret rotation, with two signatures', async () => {
    const other = signatureOf(BODY, 'whsec_another', SECONDS).replace(/^t=\d+/, '');
    const own = signatureOf(BODY, SECRET, SECONDS);
    const [time, v1] = own.split(',');
    expect((await read({ signature: `${time}${other},${v1}` })).id).toBe('evt_1');
    expect((await read({ signature: `${own}${other}` })).id).toBe('evt_1');
  });

  test.each([
    ['charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: 'pi_1' }, 'payment'],
    [
      'charge.dispute.created',
      { id: 'dp_1', object: 'dispute', payment_intent: 'pi_1' },
      'payment',
    ],
    ['refund.updated', { id: 're_1', object: 'refund', payment_intent: null }, 'other'],
    ['payment_intent.succeeded', { id: 'pi_1', object: 'payment_intent' }, 'payment'],
    ['invoice.paid', { id: 'in_1', object: 'invoice', parent: null }, 'invoice'],
    ['customer.deleted', { id: 'cus_1', object: 'customer' }, 'customer'],
    ['price.updated', { id: 'price_1', object: 'price' }, 'price'],
    ['balance.available', { object: 'balance' }, 'other'],
  ])('gives the subject of %s', async (type, object, kind) => {
    const body = JSON.stringify({ ...MESSAGE, type, data: { object } });
    const event = await read({ body, signature: signatureOf(body, SECRET, SECONDS) });
    expect(event).toMatchObject({ name: type, subject: { kind } });
  });
});

describe('W2: a message is rejected', () => {
  test.each<[string, Sent, string]>([
    ['signed with another secret', { secret: 'whsec_another' }, 'signature'],
    [
      'signed with an empty secret',
      { secret: '', signature: signatureOf(BODY, '', SECONDS) },
      'signature',
    ],
    ['with an extra byte', { body: `${BODY} ` }, 'signature'],
    ['with a missing byte', { body: BODY.slice(0, -1) }, 'signature'],
    ['reserialized', { body: JSON.stringify(MESSAGE) }, 'signature'],
    ['without a signature', { signature: undefined }, 'signature'],
    ['with an empty signature', { signature: '' }, 'signature'],
    ['with a signature of another scheme', { signature: `t=${SECONDS},v0=00` }, 'signature'],
    [
      'without a timestamp',
      { signature: signatureOf(BODY, SECRET, SECONDS).slice(13) },
      'signature',
    ],
    ['301 seconds old', { signature: signatureOf(BODY, SECRET, SECONDS - 301) }, 'age'],
    [
      'from an hour in the future',
      { signature: signatureOf(BODY, SECRET, SECONDS + 3_600) },
      'age',
    ],
    ['of the test mode, in live mode', { isLive: true }, 'mode'],
  ])('%s', async (_how, sent, reason) => {
    await expect(read(sent)).rejects.toMatchObject({ name: 'WebhookRefused', reason });
  });

  test.each(['{"id":', '[]', '{"object":"v2.core.event"}', '{"id":"evt_1","type":"x"}'])(
    'with a valid signature and an invalid body: %s',
    async (body) => {
      const signature = signatureOf(body, SECRET, SECONDS);
      await expect(read({ body, signature })).rejects.toMatchObject({ reason: 'form' });
    },
  );
});
