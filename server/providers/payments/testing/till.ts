import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { contractOf } from '#server/testing/contract-schemas.ts';
import type { SeenRequest } from '../embedded/api.ts';
import { type Sandbox, startSandbox } from '../embedded/sandbox.ts';
import { SANDBOX_PATH } from '../embedded/sandbox-path.ts';
import type { PaymentsPort } from '../port.ts';
import { createStripePayments } from '../stripe.ts';
import { syncCatalogue } from '../stripe-catalogue.ts';
import type { StripePolicy } from '../stripe-client.ts';

const problems = await contractOf('stripe', 'urlencoded');

/** What is wrong with a request by the types of the vendor's own package. */
export function judgeByContract({ type, params }: SeenRequest): readonly string[] {
  return problems(type, params);
}

export const CARDS = {
  pays: '4242 4242 4242 4242',
  declines: '4000 0000 0000 0002',
  asks: '4000 0025 0000 3155',
  asksAlways: '4000 0027 6000 3184',
  paysOnce: '4000 0000 0000 0341',
  expired: '4000 0000 0000 0069',
  disputed: '4000 0000 0000 0259',
} as const;

/** What the card form hears. */
export interface Confirmed {
  readonly httpStatus: number;
  readonly status?: string;
  readonly nextUrl?: string;
  readonly error?: object;
}

/** A message as our webhook would get it. */
export interface Message {
  readonly body: string;
  readonly signature: string;
}

/** The sandbox, the port that talks to it, and a browser's part of paying. */
export interface Till extends AsyncDisposable {
  readonly sandbox: Sandbox;
  readonly payments: PaymentsPort;
  readonly origin: string;
  /** What has come to our webhook; it answers with `answerWith`. */
  readonly messages: readonly Message[];
  answerWith(status: () => number): void;
  advance(seconds: number): void;
  now(): Date;
  /** Ends the process, so to speak, and starts another on what the first has kept. */
  restart(): Promise<void>;
  /** What the card form does. */
  confirm(clientSecret: string, number: string, returnPath?: string): Promise<Confirmed>;
  post(path: string, fields: Readonly<Record<string, string>>): Promise<Response>;
}

const QUICK: StripePolicy = { tryTimeoutMs: 5_000, retries: 2, deadlineMs: 15_000 };

export async function openTill(
  policy: StripePolicy = QUICK,
  judge: typeof judgeByContract = judgeByContract,
): Promise<Till> {
  const dataDir = mkdtempSync(join(tmpdir(), 'till-'));
  let aheadMs = 0;
  let answer = () => 200;
  const messages: Message[] = [];
  const clock = () => new Date(Date.now() + aheadMs);
  const app = express();
  const server = createServer(app);
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app.use(SANDBOX_PATH, (req, res, next) => sandbox.pages(req, res, next));
  const start = () =>
    startSandbox({
      dataDir,
      publicUrl: origin,
      clock,
      isByHand: true,
      judge,
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
      prepare: async (stripe) => void (await syncCatalogue(stripe)),
    });
  let sandbox = await start();
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
      await new Promise((settle) => server.close(settle));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
