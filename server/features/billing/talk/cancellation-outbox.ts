import { inTransaction } from '../../../platform/db/transaction.ts';
import { leasedQueue } from '../../../platform/jobs/leased-queue.ts';
import type { SubscriptionState } from '../../../providers/payments/port.ts';
import { callFor } from '../decide/cancellation.ts';
import type { BillingDeps } from '../deps.ts';
import { applySnapshot, type Snapshot } from '../keep/apply.ts';
import {
  CANCELLATION_QUEUE,
  type CancellationRow,
  cancellationsOf,
} from '../keep/cancellation-store.ts';
import { reportIncident, resolveIncidents } from '../keep/incident-store.ts';
import { drawFencingToken } from '../keep/subscription-store.ts';

/** Cancels at the provider. @returns null when there is no such subscription, or no need. */
async function cancel(
  { payments, signal }: BillingDeps,
  { subscriptionId, effect, requestedAt }: CancellationRow,
  subscription: SubscriptionState,
): Promise<SubscriptionState | null> {
  switch (callFor(effect, subscription)) {
    case 'cancel_now': {
      const idempotencyKey = `end-${subscriptionId}`;
      return payments.cancelNow({ subscriptionId, idempotencyKey }, signal);
    }
    case 'cancel_at_period_end': {
      const idempotencyKey = `end-later-${subscriptionId}-${requestedAt.getTime()}`;
      const change = { subscriptionId, cancels: true, idempotencyKey };
      return payments.setCancelAtPeriodEnd(change, signal);
    }
    default:
      return null;
  }
}

async function carryOut(deps: BillingDeps, row: CancellationRow): Promise<Snapshot | null> {
  const { db, payments, signal } = deps;
  const readToken = await drawFencingToken(db);
  const found = await payments.readSubscription(row.subscriptionId, signal);
  if (!found) return null;
  const cancelToken = await drawFencingToken(db);
  const canceled = await cancel(deps, row, found.subscription);
  return canceled
    ? { fencingToken: cancelToken, subscription: canceled }
    : { fencingToken: readToken, subscription: found.subscription };
}

/** Cancels at the provider what is in the outbox, and retries until it is done. */
export const processCancellations = leasedQueue<CancellationRow, BillingDeps>({
  queue: CANCELLATION_QUEUE,
  name: 'cancellation',
  load: async (db, keys) => [...(await cancellationsOf(db, keys)).values()],
  keyOf: ({ subscriptionId }) => subscriptionId,
  async work(deps, rows, complete) {
    for (const row of rows) {
      const snapshot = await carryOut(deps, row);
      await inTransaction(deps.db, async (tx) => {
        // First, since what is recomputed now may enqueue another cancellation.
        await complete(tx);
        if (snapshot) await applySnapshot(tx, deps, snapshot);
        await resolveIncidents(tx, 'cancellation', [row.subscriptionId], deps.clock());
      });
    }
  },
  async onIncident({ db, clock }, { key, attempts, lastError }) {
    const detail = `It should have ended but hasn’t, after ${attempts} tries, most recently with ${lastError}.`;
    await reportIncident(db, { kind: 'cancellation', subject: key, detail }, clock());
  },
});
