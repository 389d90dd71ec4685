import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiFault } from './embedded/api.ts';
import { type PaymentsPort, PaymentsUnavailable } from './port.ts';
import { createStripePayments } from './stripe.ts';
import type { StripeAccess, StripePolicy } from './stripe-client.ts';
import { buyPlan, orderPlan, signal } from './testing/buyers.ts';
import { openPaymentsFixture, type PaymentsFixture } from './testing/payments-fixture.ts';

const ONE_TRY = { tryTimeoutMs: 10_000, retries: 0, deadlineMs: 20_000 };
const RETRIES = { tryTimeoutMs: 2_000, retries: 2, deadlineMs: 20_000 };

let hasty: PaymentsFixture;
let patient: PaymentsFixture;
beforeAll(async () => {
  hasty = await openPaymentsFixture({ policy: ONE_TRY });
  patient = await openPaymentsFixture({ policy: RETRIES });
});
afterAll(async () => {
  await hasty[Symbol.asyncDispose]();
  await patient[Symbol.asyncDispose]();
});

/** Another client of the same sandbox. */
function portWith(policy: StripePolicy, access: Partial<StripeAccess> = {}): PaymentsPort {
  return createStripePayments({
    kind: 'embedded',
    webhookSecret: 'whsec_x',
    cardForm: { kind: 'sandbox', confirmPath: '/' },
    secretKey: hasty.sandbox.secretKey,
    baseUrl: hasty.sandbox.apiUrl,
    policy,
    ...access,
  });
}

describe('a missing or invalid response', () => {
  test.each<[ApiFault, string]>([
    ['rate_limited', 'over_limit'],
    ['html', 'bad_answer'],
    ['wrong_shape', 'bad_answer'],
    ['error_after_acting', 'server'],
  ])('%s is reported as %s', async (fault, reason) => {
    const { subscription } = await orderPlan(hasty);
    hasty.sandbox.failNext('SubscriptionRetrieve', fault);
    const reading = hasty.payments.readSubscription(subscription.id, signal);
    await expect(reading).rejects.toMatchObject({ name: 'PaymentsUnavailable', reason });
    expect(await hasty.payments.readSubscription(subscription.id, signal)).not.toBeNull();
  });

  test('a broken connection is reported as a network fault, however it breaks', async () => {
    const { subscription } = await orderPlan(hasty);
    for (const fault of ['reset', 'truncated'] as const) {
      // One fault more than the retries, since the vendor's client repeats a broken connection.
      hasty.sandbox.failNext('SubscriptionRetrieve', fault, fault);
      const reading = hasty.payments.readSubscription(subscription.id, signal);
      await expect(reading).rejects.toBeInstanceOf(PaymentsUnavailable);
      await hasty.payments.readSubscription(subscription.id, signal).catch(() => null);
    }
  });

  test('gives the time to retry after', async () => {
    hasty.sandbox.failNext('SubscriptionList', 'rate_limited');
    await expect(hasty.payments.subscriptionPage(null, signal)).rejects.toMatchObject({
      detail: { retryAfterSeconds: 1, requestId: expect.stringMatching(/^req_/) },
    });
  });

  test('is distinguished for an unreachable provider and a wrong key', async () => {
    const secretKey = 'sk_test_wrong';
    const nowhere = portWith(ONE_TRY, { baseUrl: 'http://127.0.0.1:1' });
    await expect(nowhere.readInvoice('in_1', signal)).rejects.toMatchObject({ reason: 'network' });
    const reading = portWith(ONE_TRY, { secretKey }).readInvoice('in_1', signal);
    await expect(reading).rejects.toMatchObject({ reason: 'not_allowed' });
    const error: unknown = await reading.catch((reason: unknown) => reason);
    expect(JSON.stringify(error) + String(error)).not.toContain(secretKey);
  });

  test.each([
    ['a single try', { tryTimeoutMs: 200, retries: 0, deadlineMs: 10_000 }],
    ['all tries together', { tryTimeoutMs: 10_000, retries: 5, deadlineMs: 200 }],
  ])('ends with the timeout of %s', async (_which, policy) => {
    hasty.sandbox.failNext('InvoiceRetrieve', 'hang');
    const reading = portWith(policy).readInvoice('in_1', signal);
    await expect(reading).rejects.toMatchObject({ reason: 'timeout' });
  });
});

describe('a retry with the same idempotency key', () => {
  test.each<ApiFault>(['reset', 'hang', 'lost_answer', 'error_after_acting'])(
    'after %s creates one subscription',
    async (fault) => {
      patient.sandbox.failNext('SubscriptionCreate', fault);
      const { subscription, customerId, payment } = await orderPlan(patient);
      expect(payment).not.toBeNull();
      const all = await patient.payments.subscriptions({ customerId }, signal);
      expect(all.map(({ id }) => id)).toEqual([subscription.id]);
    },
  );

  test('replays an error stored for the key', async () => {
    const { customerId } = await orderPlan(patient);
    const order = {
      customerId,
      tier: 'team_platform',
      userId: 'u',
      attemptId: 'kept',
      idempotencyKey: 'sub-kept',
    } as const;
    patient.sandbox.failNext('SubscriptionCreate', 'kept_error');
    for (const _again of [1, 2]) {
      const opening = patient.payments.createSubscription(order, signal);
      await expect(opening).rejects.toMatchObject({ reason: 'server' });
    }
    const next = { ...order, idempotencyKey: 'sub-kept-2' };
    expect((await patient.payments.createSubscription(next, signal)).payment).not.toBeNull();
  });

  test('creates one customer and one change of plan', async () => {
    patient.sandbox.failNext('CustomerCreate', 'lost_answer');
    const customers = Object.keys(patient.sandbox.state.customers).length;
    const { id } = await buyPlan(patient);
    expect(Object.keys(patient.sandbox.state.customers)).toHaveLength(customers + 1);
    const change = { subscriptionId: id, tier: 'team_genius_blueprint' } as const;
    const { countedFrom } = await patient.payments.previewUpgrade(change, signal);
    patient.sandbox.failNext('SubscriptionUpdate', 'error_after_acting');
    await patient.payments.changePlan({ ...change, countedFrom, idempotencyKey: id }, signal);
    const invoices = Object.values(patient.sandbox.state.invoices);
    expect(invoices.filter(({ subscription }) => subscription === id)).toHaveLength(2);
  });
});
