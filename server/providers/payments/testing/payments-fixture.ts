import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { watchContract } from '#server/testing/stripe-contract.ts';
import type { SeenRequest } from '../embedded/api.ts';
import { type Sandbox, startSandbox } from '../embedded/sandbox.ts';
import { SANDBOX_PATH } from '../embedded/sandbox-path.ts';
import type { PaymentsPort } from '../port.ts';
import { createStripePayments } from '../stripe.ts';
import { syncCatalog } from '../stripe-catalog.ts';
import type { StripePolicy } from '../stripe-client.ts';

export const CARDS = {
  pays: '4242 4242 4242 4242',
  declines: '4000 0000 0000 0002',
  asks: '4000 0025 0000 3155',
  asksAlways: '4000 0027 6000 3184',
  paysOnce: '4000 0000 0000 0341',
  expired: '4000 0000 0000 0069',
  disputed: '4000 0000 0000 0259',
} as const;

/** The card form's result. */
export interface Confirmed {
  readonly httpStatus: number;
  readonly status?: string;
  readonly nextUrl?: string;
  readonly error?: object;
}

/** A webhook message. */
export interface Message {
  readonly body: string;
  readonly signature: string;
}

/** The sandbox, a payments port connected to it, and the browser's side of paying. */
export interface PaymentsFixture extends AsyncDisposable {
  readonly sandbox: Sandbox;
  readonly payments: PaymentsPort;
  readonly origin: string;
  /** Messages received by the webhook, which responds with `answerWith`. */
  readonly messages: readonly Message[];
  answerWith(status: () => number): void;
  advance(seconds: number): void;
  now(): Date;
  /** Simulates a restart: stops the sandbox and starts another on the stored state. */
  restart(): Promise<void>;
  /** Submits the card form. */
  confirm(clientSecret: string, number: string, returnPath?: string): Promise<Confirmed>;
  post(path: string, fields: Readonly<Record<string, string>>): Promise<Response>;
}

const QUICK: StripePolicy = { tryTimeoutMs: 5_000, retries: 2, deadlineMs: 15_000 };

/** Start time of a reproducible fixture. */
const REPRODUCIBLE_START_MS = Date.UTC(2_026, 0, 15, 9, 30);

/** Increasing ids, distinct between tills. */
function countingIds(): () => string {
  const own = randomBytes(6).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${own}${String(count).padStart(6, '0')}`;
  };
}

/** The first sandbox's synced catalog; later reproducible sandboxes copy it. */
let catalog: Pick<Sandbox['state'], 'products' | 'prices'> | undefined;

interface PaymentsFixtureOptions {
  readonly policy?: StripePolicy;
  readonly judge?: (request: SeenRequest) => readonly string[];
  /**
   * Reproducible: time passes only by `advance`, ids count up, and nothing is stored on disk, so
   * that it cannot be restarted.
   */
  readonly isReproducible?: boolean;
  /** Webhook messages are sent when a test says so; false for automatic delivery. */
  readonly isDeliveryManual?: boolean;
}

export async function openPaymentsFixture({
  policy = QUICK,
  judge,
  isReproducible = false,
  isDeliveryManual = true,
}: PaymentsFixtureOptions = {}): Promise<PaymentsFixture> {
  const dataDir = isReproducible ? null : mkdtempSync(join(tmpdir(), 'fixture-'));
  const contract = watchContract();
  let aheadMs = 0;
  let answer = () => 200;
  const messages: Message[] = [];
  const clock = () => new Date((isReproducible ? REPRODUCIBLE_START_MS : Date.now()) + aheadMs);
  const app = express();
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app.use(SANDBOX_PATH, (req, res, next) => sandbox.pages(req, res, next));
  const start = () =>
    startSandbox({
      dataDir,
      publicUrl: origin,
      clock,
      isDeliveryManual,
      judge: judge ?? contract.judge,
      ...(isReproducible ? { newId: countingIds() } : {}),
      post: async (body, signature) => {
        messages.push({ body, signature });
        return answer();
      },
    });
  const portOf = (running: Sandbox) =>
    createStripePayments({
      kind: 'embedded',
      secretKey: running.secretKey,
      webhookSecret: running.webhookSecret,
      baseUrl: running.apiUrl,
      cardForm: { kind: 'sandbox', confirmPath: `${SANDBOX_PATH}/confirm` },
      clock,
      policy,
      prepare: async (stripe) => {
        if (isReproducible && catalog) return;
        await syncCatalog(stripe);
        const { products, prices } = running.state;
        catalog ??= structuredClone({ products, prices });
      },
    });
  const stock = ({ state }: Sandbox) => {
    if (!isReproducible || !catalog) return;
    Object.assign(state.products, structuredClone(catalog.products));
    Object.assign(state.prices, structuredClone(catalog.prices));
  };
  let sandbox = await start();
  stock(sandbox);
  let payments = portOf(sandbox);
  const address = (path: string) => `${origin}${path}`;
  return {
    get sandbox() {
      return sandbox;
    },
    get payments() {
      return payments;
    },
    origin,
    messages,
    answerWith(status) {
      answer = status;
    },
    advance(seconds) {
      aheadMs += seconds * 1_000;
    },
    now: clock,
    async restart() {
      await sandbox.close();
      sandbox = await start();
      payments = portOf(sandbox);
    },
    async confirm(clientSecret, number, returnPath = '/team') {
      const answer = await fetch(address(`${SANDBOX_PATH}/confirm`), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ clientSecret, number, expiry: '12/60', cvc: '123', returnPath }),
      });
      const body: Omit<Confirmed, 'httpStatus'> = JSON.parse(await answer.text());
      return { ...body, httpStatus: answer.status };
    },
    post: (path, fields) =>
      fetch(address(path), {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(fields),
      }),
    async [Symbol.asyncDispose]() {
      await sandbox.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (dataDir !== null) rmSync(dataDir, { recursive: true, force: true });
      contract.expectAllGood();
    },
  };
}
