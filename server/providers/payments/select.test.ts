import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { postToApp } from './embedded/sandbox.ts';
import { SANDBOX_PATH } from './embedded/sandbox-path.ts';
import { createPayments } from './select.ts';
import { orderPlan, signal } from './testing/buyers.ts';
import { CARDS } from './testing/payments-fixture.ts';

const STRIPE = {
  kind: 'stripe',
  secretKey: 'sk_live_1',
  webhookSecret: 'whsec_1',
  publishableKey: 'pk_live_1',
} as const;

describe('the configured payments', () => {
  test('are the sandbox, with its pages in the app’s own origin', async () => {
    await using app = await startTestApp({ sandbox: { isDeliveryManual: true } });
    const { payments } = app.services.providers;
    expect(payments.kind).toBe('embedded');
    const { subscription, clientSecret, customerId } = await orderPlan({ payments });
    const confirmPath = `${SANDBOX_PATH}/confirm`;
    expect(payments.cardForm).toEqual({ kind: 'sandbox', confirmPath });
    const card = { number: CARDS.pays, expiry: '12/60', cvc: '123', returnPath: '/team' };
    const answer = await app.anonymous.post(confirmPath, { clientSecret, ...card });
    expect(answer.body).toEqual({ status: 'succeeded', nextUrl: null });
    const found = await payments.readSubscription(subscription.id, signal);
    expect(found?.subscription.status).toBe('active');
    const url = await payments.portalUrl({ customerId, returnUrl: `${app.url}/team` }, signal);
    expect((await app.anonymous.get(new URL(url).pathname)).status).toBe(200);
    expect((await app.anonymous.get('/api/health')).body).toMatchObject({ payments: 'embedded' });
    expect(app.logged.join('')).not.toContain(clientSecret);
  });

  test('use the app’s clock', async () => {
    await using app = await startTestApp({ sandbox: { isDeliveryManual: true } });
    const { payments } = app.services.providers;
    const { subscription } = await orderPlan({ payments });
    app.advance(24 * 3_600_000);
    const found = await payments.readSubscription(subscription.id, signal);
    expect(found?.subscription.status).toBe('incomplete_expired');
  });

  test('are shared by all instances', async () => {
    await using app = await startTestApp({ sandbox: { isDeliveryManual: true } });
    await using second = await startTestApp({ beside: app });
    expect(second.services.sandbox).toBeNull();
    const { subscription } = await orderPlan(app.services.providers);
    const found = second.services.providers.payments.readSubscription(subscription.id, signal);
    expect((await found)?.subscription.id).toBe(subscription.id);
  });

  test('are Stripe without a sandbox when it is configured', async () => {
    const config = { payments: STRIPE, publicUrl: 'https://a.example', port: 1, dataDir: '/none' };
    const { payments, sandbox } = await createPayments(config, () => new Date());
    expect(sandbox).toBeNull();
    expect(payments.kind).toBe('stripe');
    expect(payments.cardForm).toEqual({ kind: 'stripe', publishableKey: 'pk_live_1' });
  });
});

test('webhook messages reach the app through its local port, with its public host name', async () => {
  const server = createServer((req, res) => {
    const { host } = req.headers;
    const isRight = host === 'app.example' && req.headers['stripe-signature'] === 't=1,v1=2';
    res.writeHead(isRight && req.url === '/api/hook' ? 200 : 500).end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const post = postToApp(port, 'https://app.example', '/api/hook');
  expect(await post('{}', 't=1,v1=2')).toBe(200);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await expect(post('{}', 't=1,v1=2')).rejects.toThrow();
});
