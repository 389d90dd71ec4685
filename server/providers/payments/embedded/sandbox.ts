import { createServer, request as httpRequest, type Server } from 'node:http';
import { join } from 'node:path';
import type { Router } from 'express';
import { type ApiFault, createApi, type SeenRequest } from './api.ts';
import { closeDispute, openDispute } from './billing.ts';
import { found } from './fault.ts';
import { Ledger, type LedgerState } from './ledger.ts';
import { OPERATIONS } from './operations.ts';
import { createPages } from './pages.ts';
import { SANDBOX_PATH } from './sandbox-path.ts';
import { letTimePass } from './time-passing.ts';
import { type Post, Webhooks } from './webhooks.ts';

export interface SandboxOptions {
  /** The folder for the state file; null to keep the state in memory only. */
  readonly dataDir: string | null;
  readonly publicUrl: string;
  readonly clock: () => Date;
  /** Sends webhook messages to the app. */
  readonly post: Post;
  /** Webhook messages are sent only by `deliverDue`, not automatically. */
  readonly isDeliveryManual?: boolean;
  readonly judge?: (request: SeenRequest) => readonly string[];
  /** Generates the unique part of ids; random unless a test needs reproducible runs. */
  readonly newId?: () => string;
}

/** A local payment provider: Stripe's API for our client, its pages for the browser. */
export interface Sandbox {
  /** Base URL of the API, without a trailing slash. */
  readonly apiUrl: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Mounted at `SANDBOX_PATH` of the app's origin. */
  readonly pages: Router;
  readonly webhooks: Webhooks;
  /** The current state, for inspection. */
  readonly state: Readonly<LedgerState>;
  /** Requests to the API, oldest first. */
  readonly seen: readonly SeenRequest[];
  /** Injects faults into the next requests of a type, one per request. */
  failNext(type: string, ...faults: readonly ApiFault[]): void;
  /** Moves the sandbox's time ahead of the clock and runs everything due by then. */
  advance(seconds: number): void;
  openDispute(chargeId: string): string;
  closeDispute(id: string, outcome: 'won' | 'lost'): void;
  close(): Promise<void>;
}

export const STATE_FILE = 'payments-sandbox.json';
const SEEN_KEPT = 1_000;
const LONGEST_TIMER_MS = 3_600_000;

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port to listen on');
  return address.port;
}

/** Starts the sandbox on a free local port, with its stored state. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { dataDir, publicUrl, clock, newId } = options;
  const file = dataDir === null ? null : join(dataDir, STATE_FILE);
  const ledger = new Ledger(file, clock, `${publicUrl}${SANDBOX_PATH}`, newId);
  const webhooks = new Webhooks(ledger, options.post);
  const faults: { type: string; fault: ApiFault }[] = [];
  const seen: SeenRequest[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const deliverSoon = () => {
    clearTimeout(timer);
    const dueAt = webhooks.nextDueAt();
    if (options.isDeliveryManual || isClosed || dueAt === null) return;
    const waitMs = Math.max(0, (dueAt - ledger.clockSeconds()) * 1_000);
    const deliver = () => void webhooks.deliverDue().then(deliverSoon);
    timer = setTimeout(deliver, Math.min(waitMs, LONGEST_TIMER_MS)).unref();
  };
  const judge = (request: SeenRequest) => {
    seen.push(request);
    if (seen.length > SEEN_KEPT) seen.shift();
    return options.judge?.(request) ?? [];
  };
  const nextFault = (type: string) => {
    const index = faults.findIndex((one) => one.type === type);
    return index < 0 ? undefined : faults.splice(index, 1)[0]?.fault;
  };
  const api = createApi({ ledger, operations: OPERATIONS, judge, nextFault, onDone: deliverSoon });
  const server = createServer(api).unref();
  const port = await listen(server);
  const change = (work: () => void) => {
    work();
    ledger.save();
    deliverSoon();
  };
  change(() => letTimePass(ledger));
  return {
    apiUrl: `http://127.0.0.1:${port}`,
    secretKey: ledger.state.secretKey,
    webhookSecret: ledger.state.webhookSecret,
    pages: createPages(ledger, publicUrl, deliverSoon),
    webhooks,
    state: ledger.state,
    seen,
    failNext(type, ...next) {
      faults.push(...next.map((fault) => ({ type, fault })));
    },
    advance(seconds) {
      change(() => {
        ledger.state.aheadSeconds += seconds;
        letTimePass(ledger);
      });
    },
    openDispute(chargeId) {
      let id = '';
      change(() => {
        id = openDispute(ledger, found(ledger.state.charges, 'charge', chargeId));
      });
      return id;
    },
    closeDispute: (id, outcome) => change(() => closeDispute(ledger, id, outcome)),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      // Deliveries in progress still record their outcome.
      await webhooks.delivered();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Posts to a path of the app through its local port, bypassing any proxy. */
export function postToApp(port: number, publicUrl: string, path: string): Post {
  const { host } = new URL(publicUrl);
  return (body, signature) =>
    new Promise((resolve, reject) => {
      const headers = {
        Host: host,
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': signature,
      };
      const target = { host: 'localhost', port, path, method: 'POST', headers, timeout: 10_000 };
      const message = httpRequest(target, (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', reject);
      });
      message.once('timeout', () => message.destroy(new Error('No answer')));
      message.once('error', reject);
      message.end(body);
    });
}
