import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buyPlan, orderPlan, signal } from '../testing/buyers.ts';
import { openTill, type Till } from '../testing/till.ts';
import { startSandbox } from './sandbox.ts';
import { type Post, UNDISTURBED } from './webhooks.ts';

let till: Till;
beforeEach(async () => {
  till = await openTill();
});
afterEach(() => till[Symbol.asyncDispose]());

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

const idsOf = () => till.messages.map(({ body }) => String(JSON.parse(body).id));
const known = () => till.sandbox.state.events.map(({ id }) => id);
const undelivered = () => till.payments.eventsSince(new Date(0), { onlyUndelivered: true }, signal);

describe('webhook messages', () => {
  test('arrive once each, in order, with a signature that our port accepts', async () => {
    await buyPlan(till);
    expect(await till.sandbox.webhooks.deliverDue()).toBe(known().length);
    expect(idsOf()).toEqual(known());
    for (const { body, signature } of till.messages) {
      const event = await till.payments.readWebhook(Buffer.from(body), signature, till.now());
      expect(known()).toContain(event.id);
    }
    expect(await till.sandbox.webhooks.deliverDue()).toBe(0);
    expect(await undelivered()).toEqual([]);
  });

  test('are retried with backoff until they are accepted', async () => {
    await orderPlan(till);
    const count = known().length;
    till.answerWith(() => 500);
    await till.sandbox.webhooks.deliverDue();
    expect(await undelivered()).toHaveLength(count);
    expect(await till.sandbox.webhooks.deliverDue()).toBe(0);
    till.advance(5);
    expect(await till.sandbox.webhooks.deliverDue()).toBe(count);
    till.advance(5);
    expect(await till.sandbox.webhooks.deliverDue()).toBe(0);
    till.answerWith(() => 200);
    till.advance(60);
    expect(await till.sandbox.webhooks.deliverDue()).toBe(count);
    expect(await undelivered()).toEqual([]);
  });

  test('are given up after three days, and can be resent', async () => {
    await buyPlan(till);
    till.answerWith(() => 503);
    for (let hour = 0; hour < 96; hour += 1) {
      await till.sandbox.webhooks.deliverDue();
      till.advance(3_600);
    }
    const sent = till.messages.length;
    till.advance(30 * 3_600);
    await till.sandbox.webhooks.deliverDue();
    expect(till.messages).toHaveLength(sent);
    till.answerWith(() => 200);
    expect(await till.sandbox.webhooks.redeliver()).toBe(known().length);
    expect(await undelivered()).toEqual([]);
  });

  test('survive a restart', async () => {
    await orderPlan(till);
    await till.restart();
    expect(await till.sandbox.webhooks.deliverDue()).toBe(known().length);
  });
});

describe('automatic webhook messages', () => {
  test('are sent soon after a change and retried while the webhook is down', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'));
    const arrived: string[] = [];
    let settle = () => {};
    const two = new Promise<void>((resolve) => {
      settle = resolve;
    });
    await using _sandbox = await runByItself(dataDir, async (body) => {
      arrived.push(String(JSON.parse(body).type));
      if (arrived.length === 2) settle();
      return arrived.length === 1 ? 0 : 200;
    });
    await two;
    expect(arrived).toEqual(['customer.created', 'customer.created']);
    await rm(dataDir, { recursive: true, force: true });
  });
});

describe('disturbed webhook messages', () => {
  test('can be lost, and stay in the list of events', async () => {
    till.sandbox.webhooks.disturbance = { ...UNDISTURBED, lost: 0.5, random: seeded(1) };
    await buyPlan(till);
    await till.sandbox.webhooks.deliverDue();
    const lost = (await undelivered()).map(({ id }) => id);
    expect(lost.length).toBeGreaterThan(0);
    expect(lost.length).toBeLessThan(known().length);
    expect([...idsOf(), ...lost].toSorted()).toEqual(known().toSorted());
    till.advance(3_600);
    expect(await till.sandbox.webhooks.deliverDue()).toBe(0);
  });

  test('can be duplicated and out of order', async () => {
    const random = seeded(2);
    till.sandbox.webhooks.disturbance = { ...UNDISTURBED, copies: 3, isShuffled: true, random };
    await buyPlan(till);
    await till.sandbox.webhooks.deliverDue();
    expect(idsOf().length).toBeGreaterThan(known().length);
    expect(new Set(idsOf())).toEqual(new Set(known()));
    expect([...new Set(idsOf())]).not.toEqual(known());
  });

  test('can be delayed', async () => {
    const delaySeconds = 3 * 86_400;
    const random = seeded(3);
    till.sandbox.webhooks.disturbance = { ...UNDISTURBED, delaySeconds, random };
    await buyPlan(till);
    await till.sandbox.webhooks.deliverDue();
    expect(idsOf().length).toBeLessThan(known().length);
    till.advance(delaySeconds);
    await till.sandbox.webhooks.deliverDue();
    expect(new Set(idsOf())).toEqual(new Set(known()));
  });
});
