import { inTransaction } from '../../../platform/db/transaction.ts';
import {
  ListTooLong,
  PaymentsRefused,
  type SubscriptionState,
} from '../../../providers/payments/port.ts';
import { differs, isAbandoned } from '../decide/reconciliation.ts';
import { isLive } from '../decide/subscription.ts';
import type { BillingDeps } from '../deps.ts';
import { applySnapshot } from '../keep/apply.ts';
import { openAttemptIds } from '../keep/attempt-store.ts';
import { type ReconciledList, readCursor, saveCursor } from '../keep/cursor-store.ts';
import { saveEvents } from '../keep/event-store.ts';
import { openIncidentSubjects, reportIncident, resolveIncidents } from '../keep/incident-store.ts';
import {
  drawFencingToken,
  findSubscription,
  type SubscriptionWithInvoice,
  subscriptionsById,
} from '../keep/subscription-store.ts';
import { processCancellations } from './cancellation-outbox.ts';
import { cancelUnpaid } from './checkout.ts';
import { processEvents } from './events.ts';
import { reconcileReturnedPayments } from './returned-payments.ts';

const DAY_MS = 86_400_000;
/** How long the provider keeps its events. */
const EVENTS_KEPT_MS = 30 * DAY_MS;
/** Windows overlap: clocks differ, and the provider lists an event a little after its time. */
const OVERLAP_MS = 3_600_000;
/** Of a hundred subscriptions each; a longer list is compared in several runs. */
const PAGES_AT_ONCE = 50;

/**
 * Compares the newest subscriptions, then continues where the last run ended, so that every one is
 * compared however many there are.
 */
async function reconcileSubscriptions(deps: BillingDeps): Promise<void> {
  const { after } = await readCursor(deps.db, 'subscriptions');
  const newest = await reconcilePage(deps, null);
  let cursor = after ?? newest;
  for (let page = 0; page < PAGES_AT_ONCE && cursor !== null; page += 1) {
    try {
      cursor = await reconcilePage(deps, cursor);
    } catch (error) {
      if (!(error instanceof PaymentsRefused)) throw error;
      deps.log.warn('the place in the list of subscriptions is gone; the next run starts over');
      cursor = null;
    }
    await saveCursor(deps.db, 'subscriptions', { after: cursor });
  }
}

/** @returns where the next page begins; null after the last */
async function reconcilePage(deps: BillingDeps, after: string | null): Promise<string | null> {
  const { db, clock, log, payments, signal } = deps;
  const fencingToken = await drawFencingToken(db);
  const { subscriptions, next } = await payments.subscriptionPage(after, signal);
  const stored = await subscriptionsById(
    db,
    subscriptions.map(({ id }) => id),
  );
  const openAttempts = await openAttemptIds(db);
  for (const subscription of subscriptions) {
    try {
      await correct(deps, fencingToken, subscription, stored.get(subscription.id));
      await cancelAbandoned(deps, subscription, openAttempts);
    } catch (error) {
      // One failing subscription must not stop the sweep.
      log.error({ err: error }, 'a subscription could not be reconciled');
      const detail = 'We couldn’t reconcile the subscription.';
      await reportIncident(db, { kind: 'difference', subject: subscription.id, detail }, clock());
    }
  }
  return next;
}

async function correct(
  deps: BillingDeps,
  fencingToken: number,
  subscription: SubscriptionState,
  stored: SubscriptionWithInvoice | undefined,
): Promise<void> {
  const { id, status, userId } = subscription;
  if (!differs(subscription, stored)) return;
  await inTransaction(deps.db, async (tx) => {
    const isOurs = await applySnapshot(tx, deps, { fencingToken, subscription });
    const now = deps.clock();
    if (!isOurs && isLive(subscription) && userId !== null) {
      const detail =
        'A live subscription was bought here by someone we no longer have a record of.';
      return reportIncident(tx, { kind: 'difference', subject: id, detail }, now);
    }
    await resolveIncidents(tx, 'difference', [id], now);
    if (!isOurs) return;
    const detail = `Kept as ${stored?.status ?? 'unknown'}, at the provider ${status}; corrected.`;
    await reportIncident(tx, { kind: 'difference', subject: id, detail }, now, now);
  });
}

async function cancelAbandoned(
  deps: BillingDeps,
  subscription: SubscriptionState,
  openAttempts: ReadonlySet<string>,
): Promise<void> {
  if (!isAbandoned(subscription, openAttempts)) return;
  const isOurs = await findSubscription(deps.db, subscription.id);
  if (isOurs) await cancelUnpaid(deps, subscription.id);
}

/** Resolves incidents of buyers who no longer have a second live subscription. */
export async function reviewSecondSubscriptions({ db, clock }: BillingDeps): Promise<void> {
  const subjects = await openIncidentSubjects(db, 'second_subscription');
  const rows = await subscriptionsById(db, subjects);
  const resolved = subjects.filter((id) => {
    const row = rows.get(id);
    return !row || !isLive(row) || row.isCurrent;
  });
  await resolveIncidents(db, 'second_subscription', resolved, clock());
}

/** Compares the prices at the provider with the catalog. */
export async function reviewPrices({ db, clock, payments, signal }: BillingDeps): Promise<void> {
  const differences = await payments.priceDifferences(signal);
  for (const { tier, problem } of differences) {
    const detail = `The price at the provider is not the catalog’s (${problem}); it is not sold.`;
    await reportIncident(db, { kind: 'price', subject: tier, detail }, clock());
  }
  const open = await openIncidentSubjects(db, 'price');
  const resolved = open.filter((subject) => !differences.some(({ tier }) => tier === subject));
  await resolveIncidents(db, 'price', resolved, clock());
}

/** Stores events that never arrived, since the last time. */
async function fetchMissedEvents({ db, clock, payments, signal }: BillingDeps): Promise<void> {
  const now = clock();
  const kept = now.getTime() - EVENTS_KEPT_MS;
  const { comparedUntil } = await readCursor(db, 'events');
  const from = comparedUntil === null ? kept : comparedUntil.getTime() - OVERLAP_MS;
  const since = new Date(Math.max(kept, from));
  const missed = await payments.eventsSince(since, { onlyUndelivered: true }, signal);
  await saveEvents(db, missed, now);
  await saveCursor(db, 'events', { comparedUntil: now });
}

/** Compares a list; one that is too long is an incident instead of a silent gap. */
async function compareList(
  deps: BillingDeps,
  list: ReconciledList,
  compare: (deps: BillingDeps) => Promise<void>,
): Promise<void> {
  const { db, clock } = deps;
  const subject = `list:${list}`;
  try {
    await compare(deps);
    await resolveIncidents(db, 'difference', [subject], clock());
  } catch (error) {
    if (!(error instanceof ListTooLong)) throw error;
    const detail =
      'The list at the provider is too long to compare as a whole; nothing was compared.';
    await reportIncident(db, { kind: 'difference', subject, detail }, clock());
  }
}

/**
 * Makes what is stored here what the provider says: events that never arrived, then
 * subscriptions, returned payments, the outbox, and the prices. Abandoned checkouts are canceled.
 */
export async function reconcile(deps: BillingDeps): Promise<void> {
  await compareList(deps, 'events', fetchMissedEvents);
  await processEvents(deps);
  await reconcileSubscriptions(deps);
  await compareList(deps, 'returned_payments', reconcileReturnedPayments);
  await processCancellations(deps);
  await reviewSecondSubscriptions(deps);
  await reviewPrices(deps);
}
