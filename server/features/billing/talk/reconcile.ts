import { inTransaction } from '../../../platform/db/transaction.ts';
import type { SubscriptionState } from '../../../providers/payments/port.ts';
import { differs, isAbandoned } from '../decide/reconciliation.ts';
import { isLive } from '../decide/subscription.ts';
import type { BillingDeps } from '../deps.ts';
import { applySnapshot } from '../keep/apply.ts';
import { openAttemptIds } from '../keep/attempt-store.ts';
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

/** How long the provider keeps its events. */
const EVENTS_KEPT_MS = 30 * 86_400_000;

async function reconcileSubscriptions(deps: BillingDeps): Promise<void> {
  const { db, clock, log, payments, signal } = deps;
  const fencingToken = await drawFencingToken(db);
  const all = await payments.subscriptions({}, signal);
  const stored = await subscriptionsById(
    db,
    all.map(({ id }) => id),
  );
  const openAttempts = await openAttemptIds(db);
  for (const subscription of all) {
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

/**
 * Makes what is stored here what the provider says: events that never arrived, then every
 * subscription, returned payments, the outbox, and the prices. Abandoned checkouts are canceled.
 */
export async function reconcile(deps: BillingDeps): Promise<void> {
  const { db, clock, payments, signal } = deps;
  const since = new Date(clock().getTime() - EVENTS_KEPT_MS);
  const missed = await payments.eventsSince(since, { onlyUndelivered: true }, signal);
  await saveEvents(db, missed, clock());
  await processEvents(deps);
  await reconcileSubscriptions(deps);
  await reconcileReturnedPayments(deps);
  await processCancellations(deps);
  await reviewSecondSubscriptions(deps);
  await reviewPrices(deps);
}
