import { describe, expect, test } from 'vitest';
import { openPaymentsFixture } from '#server/providers/payments/testing/payments-fixture.ts';
import { startTestApp } from './app.ts';

async function sendColor({ apiUrl, secretKey }: { apiUrl: string; secretKey: string }) {
  const answer = await fetch(`${apiUrl}/v1/customers`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secretKey}` },
    body: new URLSearchParams({ name: 'Kim', color: 'red' }),
  });
  return { status: answer.status, text: await answer.text() };
}

describe('W1: a field unknown to Stripe', () => {
  test('is rejected in every test app, whose close then fails', async () => {
    const app = await startTestApp();
    const { sandbox } = app.services;
    if (!sandbox) throw new Error('There is no sandbox');
    const { status, text } = await sendColor(sandbox);
    expect(status).toBe(400);
    expect(text).toContain('must NOT have additional properties');
    await expect(app[Symbol.asyncDispose]()).rejects.toThrow('CustomerCreate');
  });

  test('is rejected by the sandbox of every test shop, too', async () => {
    const fixture = await openPaymentsFixture();
    expect((await sendColor(fixture.sandbox)).status).toBe(400);
    await expect(fixture[Symbol.asyncDispose]()).rejects.toThrow('CustomerCreate');
  });

  test('is the only cause: an app that sends valid requests closes without an error', async () => {
    const app = await startTestApp();
    const { payments } = app.services.providers;
    expect(await payments.priceDifferences(new AbortController().signal)).toEqual([]);
    await app[Symbol.asyncDispose]();
  });
});
