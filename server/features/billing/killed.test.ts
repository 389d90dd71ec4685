import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/db/client.ts';
import type { SeenRequest } from '#server/providers/payments/embedded/api.ts';
import { WEBHOOK_PATH } from '#server/providers/payments/select.ts';
import { signal } from '#server/providers/payments/testing/buyers.ts';
import {
  CARDS,
  openPaymentsFixture,
  type PaymentsFixture,
} from '#server/providers/payments/testing/payments-fixture.ts';
import { openBrowser } from '#server/testing/browser.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { STRIPE_ELSEWHERE } from '#server/testing/environment.ts';
import { type Answer, request } from '#server/testing/request.ts';
import {
  demoEnv,
  killServers,
  type ServerProcess,
  startServer,
} from '#server/testing/server-process.ts';
import { REPEATED_MS, sizeOf } from '#server/testing/sizes.ts';
import { judgeByContract } from '#server/testing/stripe-contract.ts';
import { orderOf } from './testing/shop.ts';

/*
 * The server runs in its own process and is killed at the worst moments. The sandbox runs in the
 * test's process, outlives it, and triggers the kill.
 */

const TIMES = sizeOf('kills');
const PRELOADED = new URL('../../testing/stripe-elsewhere.mjs', import.meta.url).href;

let fixture: PaymentsFixture;
let database: TestDatabase;
let env: Record<string, string>;
let server: ServerProcess;
/** Intercepts the next requests to the sandbox; a rejected one is not carried out. */
let judge: (seen: SeenRequest) => readonly string[] = judgeByContract;

const url = () => `http://localhost:${env['PORT']}`;

async function start(): Promise<void> {
  server = startServer(env, database.dataDir, [PRELOADED]);
  await server.saying('"listening"');
}

beforeAll(async () => {
  fixture = await openPaymentsFixture({ judge: (seen) => judge(seen) });
  await fixture.payments.priceDifferences(signal);
  database = await createTestDatabase();
  env = {
    ...(await demoEnv(database)),
    RATE_LIMIT_FACTOR: '1000',
    STRIPE_SECRET_KEY: fixture.sandbox.secretKey,
    STRIPE_WEBHOOK_SECRET: fixture.sandbox.webhookSecret,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_nobody',
    [STRIPE_ELSEWHERE]: fixture.sandbox.apiUrl,
  };
  await start();
}, 120_000);
afterEach(() => {
  judge = judgeByContract;
});
afterAll(async () => {
  killServers();
  await server.ended;
  await fixture[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

interface Buyer {
  readonly userId: string;
  get(path: string): Promise<Answer>;
  post(path: string, body?: object): Promise<Answer>;
}

async function newBuyer(): Promise<Buyer> {
  const browser = openBrowser(url());
  const email = `${crypto.randomUUID()}@people.example`;
  await browser.visit(`/api/login?login_hint=${email}`);
  const Cookie = [...browser.cookies()].map(([name, value]) => `${name}=${value}`).join('; ');
  const get = (path: string) => request(`${url()}${path}`, { headers: { Cookie } });
  const post = (path: string, body: object = {}) =>
    request(`${url()}${path}`, {
      method: 'POST',
      headers: {
        Cookie,
        Origin: url(),
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    });
  const { id: userId } = JSON.parse((await get('/api/auth/user')).text);
  return { userId, get, post };
}

const orders = ({ post }: Buyer) => post('/api/create-subscription', orderOf('team_platform'));
const secretOf = ({ status, text }: Answer): string => {
  expect(status, text).toBe(200);
  return JSON.parse(text).clientSecret;
};
const statusOf = async ({ get }: Buyer) => JSON.parse((await get('/api/billing/status')).text);

/** Kills the server at the first request of a type, which is either carried out or not. */
function killAt(type: string, isDone: boolean): void {
  judge = (seen) => {
    if (seen.type !== type || server.child.killed) return judgeByContract(seen);
    server.child.kill('SIGKILL');
    if (!isDone) return ['The server is no more'];
    return judgeByContract(seen);
  };
  if (isDone) fixture.sandbox.failNext(type, 'lost_answer');
}

/** Delivers pending events to the server; @returns whether it acknowledged them. */
async function tell(isReplyLost = false): Promise<void> {
  const from = fixture.messages.length;
  await fixture.sandbox.webhooks.deliverDue();
  for (const { body, signature } of fixture.messages.slice(from)) {
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
    const told = request(`${url()}${WEBHOOK_PATH}`, { method: 'POST', headers, body });
    // The event is not delivered again: only the server knows about it.
    const answer = await told.catch(() => null);
    if (isReplyLost && answer?.status === 200) server.child.kill('SIGKILL');
    if (server.child.killed) return;
  }
}

/** As if the killed server's leases had expired, and its jobs were due. */
async function letLeasesExpire(): Promise<void> {
  const open = await openDatabase(database.config, pino({ level: 'silent' }), () => undefined);
  await open.db.execute(sql`delete from job_leases`);
  await open.close();
}

/** Restarts the server and waits for the reconciliation that it runs at startup. */
async function recover(): Promise<void> {
  await server.ended;
  await letLeasesExpire();
  judge = judgeByContract;
  const before = fixture.sandbox.seen.length;
  await start();
  // A reconciliation checks the prices last.
  await expect
    .poll(() => fixture.sandbox.seen.slice(before).some(({ type }) => type === 'PriceList'), {
      timeout: 120_000,
    })
    .toBe(true);
}

const ofBuyer = ({ userId }: Buyer) => {
  const { customers, subscriptions } = fixture.sandbox.state;
  const own = ({ metadata }: { metadata: Readonly<Record<string, string>> }) =>
    metadata['userId'] === userId;
  return {
    customers: Object.values(customers).filter(own),
    subscriptions: Object.values(subscriptions).filter(own),
  };
};

async function expectUnpaid(buyer: Buyer): Promise<void> {
  expect(await statusOf(buyer)).toMatchObject({ hasAccess: false, accountId: null });
  expect(JSON.parse((await buyer.get('/api/auth/user')).text).teams).toEqual([]);
}

/** One customer, one subscription, and one account that it pays for. */
async function expectPaidOnce(buyer: Buyer): Promise<void> {
  expect(ofBuyer(buyer)).toMatchObject({
    customers: [expect.anything()],
    subscriptions: [{ status: 'active' }],
  });
  expect(await statusOf(buyer)).toMatchObject({ state: 'active', hasAccess: true });
  expect(JSON.parse((await buyer.get('/api/auth/user')).text).teams).toHaveLength(1);
}

describe(`W6: a server that is killed (SIGKILL), ${TIMES} times each`, () => {
  test.each([
    ['a customer', 'CustomerCreate'],
    ['a subscription', 'SubscriptionCreate'],
  ])(
    'before and after %s is created, in turn, continues the one order',
    async (_what, type) => {
      for (let time = 0; time < 2 * TIMES; time += 1) {
        const buyer = await newBuyer();
        killAt(type, time % 2 === 1);
        await expect(orders(buyer)).rejects.toThrow();
        await recover();
        await expectUnpaid(buyer);
        const clientSecret = secretOf(await orders(buyer));
        expect(secretOf(await orders(buyer))).toBe(clientSecret);
        const { status } = await fixture.confirm(clientSecret, CARDS.pays);
        expect(status).toBe('succeeded');
        await buyer.post('/api/billing/refresh');
        await expectPaidOnce(buyer);
      }
    },
    REPEATED_MS,
  );

  test(
    'after the payment, before it is stored, grants access once restarted',
    async () => {
      for (let time = 0; time < TIMES; time += 1) {
        const buyer = await newBuyer();
        const clientSecret = secretOf(await orders(buyer));
        await fixture.confirm(clientSecret, CARDS.pays);
        killAt('SubscriptionRetrieve', false);
        await tell();
        await recover();
        await expectPaidOnce(buyer);
      }
    },
    REPEATED_MS,
  );

  test(
    'after an event is stored, before it is acknowledged, grants access once restarted',
    async () => {
      for (let time = 0; time < TIMES; time += 1) {
        const buyer = await newBuyer();
        const clientSecret = secretOf(await orders(buyer));
        await tell();
        await fixture.confirm(clientSecret, CARDS.pays);
        await tell(true);
        await recover();
        await expectPaidOnce(buyer);
      }
    },
    REPEATED_MS,
  );
});
