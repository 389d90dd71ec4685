import { inTransaction } from '../../platform/db/transaction.ts';
import type { EventSubject } from '../../providers/payments/port.ts';
import { apply, type Told } from './apply.ts';
import type { BillingDeps } from './deps.ts';
import {
  claimEvents,
  type EventRow,
  markFailed,
  markProcessed,
  noteTrouble,
  resolveTroubles,
} from './event-store.ts';
import { drawTicket } from './store.ts';

const BATCH = 50;
/** Longer than the provider's deadline: what is not done by then, its worker does not do. */
const LEASE_MS = 120_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;
const TRIES = 10;
const TRIES_UNTIL_TROUBLE = 3;

/** Events after which something of ours may be different. */
const MATTERS =
  /^(customer\.subscription\..+|invoice\.(paid|payment_failed|payment_action_required|voided|marked_uncollectible|finalization_failed)|payment_intent\.succeeded|charge\.refunded|charge\.dispute\..+|refund\..+)$/;

/** Asks what the subject of an event is now; null when it is nothing of ours. */
export async function ask(
  { db, payments, signal }: BillingDeps,
  subject: EventSubject,
): Promise<Told | null> {
  const ticket = await drawTicket(db);
  const subscribed = async (id: string | null, rest: Omit<Told, 'ticket' | 'subscription'>) => {
    const found = id === null ? null : await payments.readSubscription(id, signal);
    return found && { ticket, subscription: found.subscription, ...rest };
  };
  switch (subject.kind) {
    case 'subscription':
      return subscribed(subject.subscriptionId, {});
    case 'invoice': {
      if (subject.subscriptionId === null) return null;
      const invoice = await payments.readInvoice(subject.invoiceId, signal);
      return subscribed(subject.subscriptionId, { invoices: invoice ? [invoice] : [] });
    }
    case 'payment': {
      const payment = await payments.readPayment(subject.paymentId, signal);
      if (!payment?.subscriptionId || payment.invoiceId === null) return null;
      const invoice = await payments.readInvoice(payment.invoiceId, signal);
      const invoices = invoice ? [invoice] : [];
      return subscribed(payment.subscriptionId, { invoices, payments: [payment] });
    }
    default:
      return null;
  }
}

async function work(deps: BillingDeps, events: readonly EventRow[]): Promise<void> {
  const { db, clock } = deps;
  const [first] = events;
  const ids = events.map(({ id }) => id);
  const told = first && MATTERS.test(first.name) ? await ask(deps, first.subject) : null;
  await inTransaction(db, async (tx) => {
    if (told) await apply(tx, deps, told);
    await markProcessed(tx, ids, clock());
    await resolveTroubles(tx, 'event', ids, clock());
  });
}

async function putOff({ db, clock, log }: BillingDeps, event: EventRow, error: unknown) {
  const { id, name, attempts } = event;
  log.warn({ err: error, event: name, attempts }, 'a payment event could not be worked off');
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));
  const now = clock();
  const nextTryAt = attempts >= TRIES ? null : new Date(now.getTime() + pause);
  const lastError = error instanceof Error ? error.name : 'unknown';
  await markFailed(db, id, { nextTryAt, lastError });
  if (attempts < TRIES_UNTIL_TROUBLE) return;
  const detail = `${name} has failed ${attempts} times, the last time by ${lastError}.`;
  await noteTrouble(db, { kind: 'event', subject: id, detail }, now);
}

/** Events about the same thing are worked off by one look at it. */
function bySubject(events: readonly EventRow[]): EventRow[][] {
  const groups = new Map<string, EventRow[]>();
  for (const event of events) {
    const key = MATTERS.test(event.name) ? JSON.stringify(event.subject) : 'nothing';
    groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  return [...groups.values()];
}

/**
 * Works off what is due. What fails is put off, ever longer, and shown to the master admin after
 * the third time.
 */
export async function workOff(deps: BillingDeps): Promise<void> {
  for (;;) {
    const now = deps.clock();
    const until = new Date(now.getTime() + LEASE_MS);
    const events = await claimEvents(deps.db, { now, until, limit: BATCH });
    if (events.length === 0) return;
    for (const group of bySubject(events)) {
      try {
        await work(deps, group);
      } catch (error) {
        for (const event of group) await putOff(deps, event, error);
      }
    }
  }
}
