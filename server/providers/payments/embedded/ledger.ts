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

/** The sandbox's whole state. Records are in order of creation. */
export interface LedgerState {
  readonly version: 1;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Offset of the sandbox's time from the clock, in seconds. */
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

function emptyState(): LedgerState {
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

/** Only this class writes the file, atomically, so a matching version implies the shape. */
function readState(file: string): LedgerState {
  try {
    return Written.parse(JSON.parse(readFileSync(file, 'utf8'))) as unknown as LedgerState;
  } catch {
    return emptyState();
  }
}

const DAY = 86_400;
const EVENTS_KEPT = 30 * DAY;
const ANSWERS_KEPT = DAY;

/**
 * The sandbox's state, stored in one file. Owned by one process, whose changes are synchronous, so
 * that each change is complete when `save` writes it.
 */
export class Ledger {
  readonly state: LedgerState;
  /** Base URL of the sandbox's pages, without a trailing slash. */
  readonly pagesUrl: string;
  readonly #file: string | null;
  readonly #clock: () => Date;
  readonly #newId: () => string;
  #pinned: number | null = null;

  /**
   * @param file null to keep the state in memory only
   * @param pagesUrl base URL of the sandbox's pages, without a trailing slash
   * @param newId generates the unique part of ids; increasing if they should sort by creation
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

  /** The sandbox's time in seconds since 1970. */
  now(): number {
    const clock = Math.floor(this.#clock().getTime() / 1_000);
    return this.#pinned ?? clock + this.state.aheadSeconds;
  }

  /** The clock's unshifted time, used by signatures. */
  clockSeconds(): number {
    return Math.floor(this.#clock().getTime() / 1_000);
  }

  /** Runs `work` with the sandbox's time set to `seconds`, to catch up on overdue work in order. */
  at(seconds: number, work: () => void): void {
    this.#pinned = seconds;
    try {
      work();
    } finally {
      this.#pinned = null;
    }
  }

  /** A new id with its type's prefix, such as "sub". */
  id(prefix: string): string {
    return `${prefix}_${this.#newId()}`;
  }

  /** Records an event for the list of events and the webhook. */
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

  /** Writes the state atomically through a temporary file. */
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
