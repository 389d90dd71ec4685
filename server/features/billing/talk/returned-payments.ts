import { inTransaction } from '../../../platform/db/transaction.ts';
import { differsInReturn } from '../decide/reconciliation.ts';
import type { BillingDeps } from '../deps.ts';
import { applySnapshot } from '../keep/apply.ts';
import { ownCustomers } from '../keep/buyer-store.ts';
import { readCursor, saveCursor } from '../keep/cursor-store.ts';
import { reportIncident } from '../keep/incident-store.ts';
import { paymentsById } from '../keep/payment-store.ts';
import { fetchSnapshot } from './snapshot.ts';

const DAY_MS = 86_400_000;
/** No access that is valid today was paid for longer ago. */
const REACH_MS = 400 * DAY_MS;
/** Old disputes change without an entry of their own: once a day everything is compared. */
const WINDOW_MS = DAY_MS;

/**
 * Finds refunds and disputes that no event has reported: those of the last day in every run, and
 * once a day all that matter, however old. The provider deletes its events, and a subscription does
 * not show that its money went back.
 */
export async function reconcileReturnedPayments(deps: BillingDeps): Promise<void> {
  const { db, clock } = deps;
  const now = clock();
  const { comparedUntil } = await readCursor(db, 'returned_payments');
  const sinceAll = now.getTime() - (comparedUntil?.getTime() ?? 0);
  const isRecent = sinceAll >= 0 && sinceAll < WINDOW_MS;
  const reachMs = isRecent ? 2 * WINDOW_MS : REACH_MS;
  const isComplete = await correctSince(deps, new Date(now.getTime() - reachMs));
  // One that failed may be older than the window of the next runs.
  if (!isComplete) await saveCursor(db, 'returned_payments', { comparedUntil: null });
  else if (!isRecent) await saveCursor(db, 'returned_payments', { comparedUntil: now });
}

/** @returns false when a payment could not be corrected */
async function correctSince(deps: BillingDeps, since: Date): Promise<boolean> {
  const { db, log, payments, signal } = deps;
  const returned = await payments.returnedPayments(since, signal);
  const stored = await paymentsById(
    db,
    returned.map(({ id }) => id),
  );
  const customers = await ownCustomers(
    db,
    returned.flatMap(({ customerId }) => customerId ?? []),
  );
  let isComplete = true;
  for (const payment of returned) {
    const isOurs = payment.customerId !== null && customers.has(payment.customerId);
    if (!isOurs || !differsInReturn(payment, stored.get(payment.id))) continue;
    try {
      await correct(deps, payment.id);
    } catch (error) {
      isComplete = false;
      log.error({ err: error }, 'a returned payment could not be reconciled');
    }
  }
  return isComplete;
}

async function correct(deps: BillingDeps, paymentId: string): Promise<void> {
  const { db, clock } = deps;
  const snapshot = await fetchSnapshot(deps, { kind: 'payment', paymentId });
  if (!snapshot) return;
  await inTransaction(db, async (tx) => {
    if (!(await applySnapshot(tx, deps, snapshot))) return;
    const detail = 'A refund or dispute arrived without an event; corrected.';
    const now = clock();
    await reportIncident(tx, { kind: 'difference', subject: paymentId, detail }, now, now);
  });
}
