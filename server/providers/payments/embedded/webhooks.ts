import { createHmac } from 'node:crypto';
import { eventAnswer } from './answers.ts';
import type { Ledger } from './ledger.ts';
import type { EventRecord } from './records.ts';

/** Delivery faults that a test can inject. */
export interface Disturbance {
  /** Share of events that are never sent, 0 to 1. */
  readonly lost: number;
  /** Most deliveries per event, 1 or more. */
  readonly copies: number;
  /** Longest delay of an event. */
  readonly delaySeconds: number;
  readonly isShuffled: boolean;
  /** In [0, 1). */
  random(): number;
}

export const UNDISTURBED: Disturbance = {
  lost: 0,
  copies: 1,
  delaySeconds: 0,
  isShuffled: false,
  random: () => 0,
};

/** Posts a body with its signature; resolves to the HTTP status, 0 for no response. */
export type Post = (body: string, signature: string) => Promise<number>;

/** Backoff before each retry, about three days in all. */
const AGAIN_AFTER_SECONDS = [5, 60, 600, 3_600, 6 * 3_600, 24 * 3_600, 40 * 3_600];

/** A signature in Stripe's format. */
export function signatureOf(body: string, secret: string, seconds: number): string {
  const v1 = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${v1}`;
}

/** Delivers the sandbox's events to our webhook. */
export class Webhooks {
  disturbance: Disturbance = UNDISTURBED;
  readonly #ledger: Ledger;
  readonly #post: Post;
  readonly #judged = new Set<string>();
  #sending: Promise<number> = Promise.resolve(0);

  constructor(ledger: Ledger, post: Post) {
    this.#ledger = ledger;
    this.#post = post;
  }

  /** Sends what is due, after deliveries in progress. @returns the number of messages sent */
  deliverDue(): Promise<number> {
    this.#sending = this.#sending.then(() => this.#deliver());
    return this.#sending;
  }

  /** Resolves when no delivery is in progress. */
  async delivered(): Promise<void> {
    await this.#sending;
  }

  /** Makes all undelivered events due now, including lost ones. */
  redeliver(): Promise<number> {
    for (const event of this.#ledger.state.events) {
      if (!event.hasArrived) event.dueAt = this.#ledger.clockSeconds();
    }
    return this.deliverDue();
  }

  /** When the next message is due, in the clock's seconds. */
  nextDueAt(): number | null {
    const dues = this.#ledger.state.events.flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt]));
    return dues.length === 0 ? null : Math.min(...dues);
  }

  async #deliver(): Promise<number> {
    for (const event of this.#ledger.state.events) this.#disturb(event);
    const now = this.#ledger.clockSeconds();
    const due = this.#ledger.state.events.filter(({ dueAt }) => dueAt !== null && dueAt <= now);
    const { copies, isShuffled, random } = this.disturbance;
    const messages = due.flatMap((event) =>
      Array.from({ length: 1 + Math.floor(random() * copies) }, () => event),
    );
    if (isShuffled) shuffle(messages, random);
    for (const event of messages) await this.#send(event);
    if (messages.length > 0) this.#saveIfPossible();
    return messages.length;
  }

  #saveIfPossible(): void {
    try {
      this.#ledger.save();
    } catch {
      // A full disk: after a restart the messages are sent again, as Stripe may do at any time.
    }
  }

  #disturb(event: EventRecord): void {
    const { lost, delaySeconds, random } = this.disturbance;
    if (event.dueAt === null || event.attempts > 0 || this.#judged.has(event.id)) return;
    this.#judged.add(event.id);
    if (random() < lost) event.dueAt = null;
    else event.dueAt += Math.floor(random() * delaySeconds);
  }

  async #send(event: EventRecord): Promise<void> {
    const { secret, now } = {
      secret: this.#ledger.state.webhookSecret,
      now: this.#ledger.clockSeconds(),
    };
    const body = JSON.stringify(eventAnswer(event), null, 2);
    const status = await this.#post(body, signatureOf(body, secret, now)).catch(() => 0);
    const hasArrived = status >= 200 && status < 300;
    event.attempts += 1;
    if (hasArrived) {
      event.hasArrived = true;
      event.dueAt = null;
    } else if (!event.hasArrived) {
      const pause = AGAIN_AFTER_SECONDS[event.attempts - 1];
      event.dueAt = pause === undefined ? null : now + pause;
    }
  }
}

function shuffle<T>(items: T[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [items[last], items[other]];
    if (a !== undefined && b !== undefined) [items[last], items[other]] = [b, a];
  }
}
