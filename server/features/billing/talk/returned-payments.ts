import { inTransaction } from '../../../platform/db/transaction.ts';
import { differsInReturn } from '../decide/reconciliation.ts';
import type { BillingDeps } from '../deps.ts';
import { applySnapshot } from '../keep/apply.ts';
import { ownCustomers } from '../keep/buyer-store.ts';
import { reportIncident } from '../keep/incident-store.ts';
import { paymentsById } from '../keep/payment-store.ts';
import { fetchSnapshot } from './snapshot.ts';

/** No access that is valid today was paid for longer ago. */
const REACH_MS = 400 * 86_400_000;

/**
 * Finds refunds and disputes that no event has reported, however long ago: the provider deletes its
 * events, and a subscription does not show that its money went back.
 */
export async function reconcileReturnedPayments(deps: BillingDeps): Promise<void> {
  const { db, clock, log, payments, signal } = deps;
  const since = new Date(clock().getTime() - REACH_MS);
  const returned = await payments.returnedPayments(since, signal);
  const stored = await paymentsById(
    db,
    returned.map(({ id }) => id),
  );
  const customers = await ownCustomers(
    db,
    returned.flatMap(({ customerId }) => customerId ?? []),
  );
  for (const payment of returned) {
    const isOurs = payment.customerId !== null && customers.has(payment.customerId);
    if (!isOurs || !differsInReturn(payment, stored.get(payment.id))) continue;
    try {
      await correct(deps, payment.id);
    } catch (error) {
      log.error({ err: error }, 'a returned payment could not be reconciled');
    }
  }
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
