import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Router } from 'express';
import { type ApiFault, createApi, type SeenRequest } from './api.ts';
import { closeDispute, openDispute } from './billing.ts';
import { Book, type BookState } from './book.ts';
import { found } from './fault.ts';
import { OPERATIONS } from './operations.ts';
import { createPages } from './pages.ts';
import { SANDBOX_PATH } from './sandbox-path.ts';
import { letTimePass } from './time-passing.ts';
import { type Post, Webhooks } from './webhooks.ts';

export interface SandboxOptions {
  /** The folder that keeps what it knows; null to keep nothing beyond the process. */
  readonly dataDir: string | null;
  readonly publicUrl: string;
  readonly clock: () => Date;
  /** Carries messages to our webhook. */
  readonly post: Post;
  /** Messages go out when something says `deliverDue`, and not by themselves. */
  readonly isByHand?: boolean;
  readonly judge?: (request: SeenRequest) => readonly string[];
  /** What is unique in an id; at random unless a test wants the same in every run. */
  readonly newId?: () => string;
}

/** A payment provider on this machine: Stripe's API for our client, its pages for the browser. */
export interface Sandbox {
  /** Where Stripe's API is, without a trailing slash. */
  readonly apiUrl: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** To be mounted at `SANDBOX_PATH` of the app's origin. */
  readonly pages: Router;
  readonly webhooks: Webhooks;
  /** What it knows, for looking. */
  readonly state: Readonly<BookState>;
  /** What the API was asked, oldest first. */
  readonly seen: readonly SeenRequest[];
  /** Lets the next request of a type go wrong; several wait their turn. */
  failNext(type: string, ...faults: readonly ApiFault[]): void;
  /** Lets its time run ahead of the clock, and happen what is due by then. */
  advance(seconds: number): void;
  openDispute(chargeId: string): string;
  closeDispute(id: string, outcome: 'won' | 'lost'): void;
  close(): Promise<void>;
}

export const STATE_FILE = 'payments-sandbox.json';
const SEEN_KEPT = 1_000;
const LONGEST_TIMER_MS = 3_600_000;

async function listen(server: Server): Promise<number> {
  await new Promise<void>((settle, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', settle);
  });
  // A server that listens on a port has an address of this form.
  return (server.address() as AddressInfo).port;
}

/** Starts the sandbox on a free port of this machine, with what it knew before. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { dataDir, publicUrl, clock, newId } = options;
  const file = dataDir === null ? null : join(dataDir, STATE_FILE);
  const book = new Book(file, clock, `${publicUrl}${SANDBOX_PATH}`, newId);
  const webhooks = new Webhooks(book, options.post);
  const faults: { type: string; fault: ApiFault }[] = [];
  const seen: SeenRequest[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const deliverSoon = () => {
    clearTimeout(timer);
    const dueAt = webhooks.nextDueAt();
    if (options.isByHand || isClosed || dueAt === null) return;
    const waitMs = Math.max(0, (dueAt - book.clockSeconds()) * 1_000);
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
  const api = createApi({ book, operations: OPERATIONS, judge, nextFault, onDone: deliverSoon });
  const server = createServer(api).unref();
  const port = await listen(server);
  const change = (work: () => void) => {
    work();
    book.save();
    deliverSoon();
  };
  change(() => letTimePass(book));
  return {
    apiUrl: `http://127.0.0.1:${port}`,
    secretKey: book.state.secretKey,
    webhookSecret: book.state.webhookSecret,
    pages: createPages(book, publicUrl, deliverSoon),
    webhooks,
    state: book.state,
    seen,
    failNext(type, ...next) {
      faults.push(...next.map((fault) => ({ type, fault })));
    },
    advance(seconds) {
      change(() => {
        book.state.aheadSeconds += seconds;
        letTimePass(book);
      });
    },
    openDispute(chargeId) {
      let id = '';
      change(() => {
        id = openDispute(book, found(book.state.charges, 'charge', chargeId));
      });
      return id;
    },
    closeDispute: (id, outcome) => change(() => closeDispute(book, id, outcome)),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      // What is on its way still writes down how it went.
      await webhooks.settled();
      server.closeAllConnections();
      await new Promise((settle) => server.close(settle));
    },
  };
}

/** Carries messages to a path of the app by its own port, past any proxy in front of it. */
export function postToApp(port: number, publicUrl: string, path: string): Post {
  const { host } = new URL(publicUrl);
  return (body, signature) =>
    new Promise((settle, reject) => {
      const headers = {
        Host: host,
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': signature,
      };
      const target = { host: 'localhost', port, path, method: 'POST', headers, timeout: 10_000 };
      const message = httpRequest(target, (answer) => {
        answer.resume();
        answer.once('end', () => settle(answer.statusCode ?? 0));
        answer.once('error', reject);
      });
      message.once('timeout', () => message.destroy(new Error('No answer')));
      message.once('error', reject);
      message.end(body);
    });
}
