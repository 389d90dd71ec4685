import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { STRIPE_ELSEWHERE } from '#server/testing/environment.ts';
import { PLANS } from '#shared/domain/plans.ts';
import { createStripeClient } from './stripe-client.ts';
import { openPaymentsFixture } from './testing/payments-fixture.ts';

const SCRIPT = fileURLToPath(new URL('../../../scripts/stripe-sync.ts', import.meta.url));
const PRELOADED = new URL('../../testing/stripe-elsewhere.mjs', import.meta.url).href;
const [PLAN] = PLANS;

const fixture = await openPaymentsFixture();
afterAll(() => fixture[Symbol.asyncDispose]());

/** Runs `npm run stripe:sync` against the sandbox. */
async function sync(
  args: readonly string[] = [],
  keys: Readonly<Record<string, string>> = {
    STRIPE_SECRET_KEY: fixture.sandbox.secretKey,
    STRIPE_WEBHOOK_SECRET: fixture.sandbox.webhookSecret,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_nobody',
  },
): Promise<{ code: number | null; output: string }> {
  const imports = [import.meta.resolve('tsx'), PRELOADED].flatMap((one) => ['--import', one]);
  const child = spawn(process.execPath, [...imports, SCRIPT, ...args], {
    // A folder without a .env file.
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    env: { ...keys, [STRIPE_ELSEWHERE]: fixture.sandbox.apiUrl },
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, output };
}

describe('npm run stripe:sync', () => {
  test('reports and creates what is missing, then finds it, and replaces a price that differs', async () => {
    const missing = await sync(['--check']);
    expect(missing.code).toBe(1);
    expect(missing.output).toBe(PLANS.map(({ tier }) => `${tier}: missing\n`).join(''));
    expect(fixture.sandbox.state.prices).toEqual({});

    const made = await sync();
    expect(made.code).toBe(0);
    const done = (what: string) =>
      PLANS.map(({ name, lookupKey }) => `${name} (${lookupKey}): ${what}\n`).join('');
    expect(made.output).toBe(done('product and price made'));
    expect(
      Object.values(fixture.sandbox.state.prices).map(({ amount, lookupKey }) => [
        lookupKey,
        amount,
      ]),
    ).toEqual(PLANS.map(({ lookupKey, priceCents }) => [lookupKey, priceCents]));

    expect((await sync()).output).toBe(done('nothing'));
    expect(await sync(['--check'])).toEqual({ code: 0, output: '' });

    const { secretKey, apiUrl: baseUrl } = fixture.sandbox;
    const stripe = await createStripeClient({ secretKey, baseUrl });
    await stripe.prices.create({
      product: PLAN?.tier ?? '',
      currency: 'usd',
      unit_amount: 1,
      recurring: { interval: 'year' },
      lookup_key: PLAN?.lookupKey ?? '',
      transfer_lookup_key: true,
    });
    expect(await sync(['--check'])).toEqual({ code: 1, output: `${PLAN?.tier}: amount\n` });
    expect((await sync()).output).toContain(`(${PLAN?.lookupKey}): price replaced`);
    expect((await sync(['--check'])).code).toBe(0);
  }, 180_000);

  test('explains what it needs when there is no key', async () => {
    const { code, output } = await sync([], {});
    expect(code).toBe(1);
    expect(output).toContain('STRIPE_');
  });
});
