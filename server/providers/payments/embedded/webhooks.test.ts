import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buyPlan, orderPlan, signal } from '../testing/buyers.ts';
import { openPaymentsFixture, type PaymentsFixture } from '../testing/payments-fixture.ts';
import { Ledger } from './ledger.ts';
import { startSandbox } from './sandbox.ts';
import { type Post, UNDISTURBED } from './webhooks.ts';

let fixture: PaymentsFixture;
beforeEach(async () => {
  fixture = await openPaymentsFixture();
});
afterEach(() => fixture[Symbol.asyncDispose]());

/** A sandbox with manual delivery and two new customers. */
async function runByItself(dataDir: string, post: Post): Promise<AsyncDisposable> {
  const sandbox = await startSandbox({
    dataDir,
    publicUrl: 'http://localhost',
    clock: () => new Date(),
    post,
  });
  for (const name of ['Kim', 'Lee']) {
    await fetch(`${sandbox.apiUrl}/v1/customers`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${sandbox.secretKey}` },
      body: new URLSearchParams({ name }),
    });
  }
  return { [Symbol.asyncDispose]: () => sandbox.close() };
}

/** Reproducible pseudorandom numbers. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const idsOf = () => fixture.messages.map(({ body }) => String(JSON.parse(body).id));
const known = () => fixture.sandbox.state.events.map(({ id }) => id);
const undelivered = () =>
  fixture.payments.eventsSince(new Date(0), { onlyUndelivered: true }, signal);

describe('webhook messages', () => {
  test('are still delivered when their state cannot be saved, as on a full disk', async () => {
    await buyPlan(fixture);
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const saving = vi.spyOn(Ledger.prototype, 'save').mockImplementation(() => {
      throw full;
    });
    expect(await fixture.sandbox.webhooks.deliverDue()).toBe(known().length);
    saving.mockRestore();
    expect(await fixture.sandbox.webhooks.deliverDue()).toBe(0);
  });

  test('arrive once each, in order, with a signature that our port accepts', async () => {
    await buyPlan(fixture);
    expect(await fixture.sandbox.webhooks.deliverDue()).toBe(known().length);
    expect(idsOf()).toEqual(known());
    for (const { body, signature } of fixture.messages) {
      const event = await fixture.payments.readWebhook(Buffer.from(body), signature, fixture.now());
      expect(known()).toContain(event.id);
    }
    expect(await fixture.sandbox.webhooks.deliverDue()).toBe(0);
    expect(await undelivered()).toEqual([]);
  });

  test('are retried with backoff until they are accepted', async () => {
    await orderPlan(fixture);
    const count = known().length;
    fixture.answerWith(() => 500);
    await fixture.sandbox.webhooks.deliverDue();
    expect(await undelivered()).toHaveLength(count);
    expect(await fixture.sandbox.webhooks.deliverDue()).toBe(0);
    fixture.advance(5);
    expect(await fixture.sandbox.webhooks.deliverDue()).toBe(count);
    fixture.advance(5);
    expect(await fixture.sandbox.webhooks.deliverDue()).toBe(0);
    fixture.answerWith(() => 200);
    fixture.advance(60);
    expect(await fixture.sandbox.webhooks.deliverDue()).toBe(count);
    expect(await undelivered()).toEqual([]);
  });

  test('are given up after three days, and can be resent', async () => {
    await buyPlan(fixture);
    fixture.answerWith(() => 503);
    for (let hour = 0; hour < 96; hour += 1) {
      await fixture.sandbox.webhooks.deliverDue();
      fixture.advance(3_600);
    }
    const sent = fixture.messages.length;
    fixture.advance(30 * 3_600);
    await fixture.sandbox.webhooks.deliverDue();
    expect(fixture.messages).toHaveLength(sent);
    fixture.answerWith(() => 200);
    expect(await fixture.sandbox.webhooks.redeliver()).toBe(known().length);
    expect(await undelivered()).toEqual([]);
  });

  test('survive a restart', async () => {
    await orderPlan(fixture);
    await fixture.restart();
    expect(await fixture.sandbox.webhooks.deliverDue()).toBe(known().length);
  });
});

describe('automatic webhook messages', () => {
  test('are sent soon after a change and retried while the webhook is down', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'));
    const arrived: string[] = [];
    let finish = () => {};
    const two = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await using _sandbox = await runByItself(dataDir, async (body) => {
      arrived.push(String(JSON.parse(body).type));
      if (arrived.length === 2) finish();
      return arrived.length === 1 ? 0 : 200;
    });
    await two;
    expect(arrived).toEqual(['customer.created', 'customer.created']);
    await rm(dataDir, { recursive: true, force: true });
  });
});

describe('disturbed webhook messages', () => {
  test('can be lost, and stay in the list of events', async () => {
    fixture.sandbox.webhooks.disturbance = { ...UNDISTURBED, lost: 0.5, random: seeded(1) };
    await buyPlan(fixture);
    await fixture.sandbox.webhooks.deliverDue();
    const lost = (await undelivered()).map(({ id }) => id);
    expect(lost.length).toBeGreaterThan(0);
    expect(lost.length).toBeLessThan(known().length);
    expect([...idsOf(), ...lost].toSorted()).toEqual(known().toSorted());
    fixture.advance(3_600);
    expect(await fixture.sandbox.webhooks.deliverDue()).toBe(0);
  });

  test('can be duplicated and out of order', async () => {
    const random = seeded(2);
    fixture.sandbox.webhooks.disturbance = { ...UNDISTURBED, copies: 3, isShuffled: true, random };
    await buyPlan(fixture);
    await fixture.sandbox.webhooks.deliverDue();
    expect(idsOf().length).toBeGreaterThan(known().length);
    expect(new Set(idsOf())).toEqual(new Set(known()));
    expect([...new Set(idsOf())]).not.toEqual(known());
  });

  test('can be delayed', async () => {
    const delaySeconds = 3 * 86_400;
    const random = seeded(3);
    fixture.sandbox.webhooks.disturbance = { ...UNDISTURBED, delaySeconds, random };
    await buyPlan(fixture);
    await fixture.sandbox.webhooks.deliverDue();
    expect(idsOf().length).toBeLessThan(known().length);
    fixture.advance(delaySeconds);
    await fixture.sandbox.webhooks.deliverDue();
    expect(new Set(idsOf())).toEqual(new Set(known()));
  });
});
