import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type {
  ChargeRecord,
  CustomerRecord,
  DisputeRecord,
  EventRecord,
  IntentRecord,
  InvoiceRecord,
  KeptAnswer,
  PortalRecord,
  PriceRecord,
  ProductRecord,
  RefundRecord,
  SubscriptionRecord,
} from './records.ts';

type Table<T> = Record<string, T>;

/** Everything the sandbox knows. Tables are in the order of making. */
export interface BookState {
  readonly version: 1;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** How far the sandbox's time runs ahead of the clock. */
  aheadSeconds: number;
  readonly customers: Table<CustomerRecord>;
  readonly products: Table<ProductRecord>;
  readonly prices: Table<PriceRecord>;
  readonly subscriptions: Table<SubscriptionRecord>;
  readonly invoices: Table<InvoiceRecord>;
  readonly intents: Table<IntentRecord>;
  readonly charges: Table<ChargeRecord>;
  readonly refunds: Table<RefundRecord>;
  readonly disputes: Table<DisputeRecord>;
  readonly portals: Table<PortalRecord>;
  readonly answers: Table<KeptAnswer>;
  events: EventRecord[];
}

const random = (bytes: number) => randomBytes(bytes).toString('hex');

function emptyState(): BookState {
  return {
    version: 1,
    secretKey: `sk_test_sandbox${random(16)}`,
    webhookSecret: `whsec_${random(24)}`,
    aheadSeconds: 0,
    customers: {},
    products: {},
    prices: {},
    subscriptions: {},
    invoices: {},
    intents: {},
    charges: {},
    refunds: {},
    disputes: {},
    portals: {},
    answers: {},
    events: [],
  };
}

const Written = z.looseObject({ version: z.literal(1), events: z.array(z.unknown()) });

/** Only the book writes this file, whole and at once: what has its version has its form. */
function readState(file: string): BookState {
  try {
    return Written.parse(JSON.parse(readFileSync(file, 'utf8'))) as unknown as BookState;
  } catch {
    return emptyState();
  }
}

const DAY = 86_400;
const EVENTS_KEPT = 30 * DAY;
const ANSWERS_KEPT = DAY;

/**
 * The sandbox's memory, kept in one file. It belongs to one process, whose work on it never waits
 * in between: each piece of work is whole when `save` writes it.
 */
export class Book {
  readonly state: BookState;
  /** Where the sandbox's pages are, without a trailing slash. */
  readonly pagesUrl: string;
  readonly #file: string | null;
  readonly #clock: () => Date;
  readonly #newId: () => string;
  #pinned: number | null = null;

  /**
   * @param file null to keep nothing beyond the process.
   * @param pagesUrl where the sandbox's pages are, without a trailing slash.
   * @param newId what is unique in an id, in the order of making where it counts up.
   */
  constructor(
    file: string | null,
    clock: () => Date,
    pagesUrl: string,
    newId: () => string = () => random(12),
  ) {
    this.#file = file;
    this.#clock = clock;
    this.pagesUrl = pagesUrl;
    this.#newId = newId;
    this.state = file === null ? emptyState() : readState(file);
  }

  /** The sandbox's time in whole seconds. */
  now(): number {
    const clock = Math.floor(this.#clock().getTime() / 1_000);
    return this.#pinned ?? clock + this.state.aheadSeconds;
  }

  /** The clock's own time, which signatures carry. */
  clockSeconds(): number {
    return Math.floor(this.#clock().getTime() / 1_000);
  }

  /** Does something as if it were then: what was due while nobody looked. */
  at(seconds: number, work: () => void): void {
    this.#pinned = seconds;
    try {
      work();
    } finally {
      this.#pinned = null;
    }
  }

  /** A new id with the prefix of its kind, such as "sub". */
  id(prefix: string): string {
    return `${prefix}_${this.#newId()}`;
  }

  /** Notes that something has happened, for the list of events and the webhook. */
  emit(type: string, object: object): void {
    this.state.events.push({
      id: this.id('evt'),
      type,
      created: this.now(),
      object,
      dueAt: this.clockSeconds(),
      attempts: 0,
      hasArrived: false,
    });
  }

  /** Writes everything down, beside the old file first: a crash leaves one or the other. */
  save(): void {
    this.#forgetTheOld();
    if (this.#file === null) return;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.state), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }

  #forgetTheOld(): void {
    const now = this.now();
    this.state.events = this.state.events.filter(({ created }) => now - created <= EVENTS_KEPT);
    for (const [key, { at }] of Object.entries(this.state.answers)) {
      if (now - at > ANSWERS_KEPT) delete this.state.answers[key];
    }
  }
}
