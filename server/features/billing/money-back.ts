import { inTransaction } from '../../platform/db/transaction.ts';
import type { ReturnedPayment } from '../../providers/payments/port.ts';
import { apply } from './apply.ts';
import type { BillingDeps } from './deps.ts';
import { noteTrouble } from './event-store.ts';
import { ask } from './events.ts';
import { keptPayments, knownCustomers, type PaymentRow } from './payment-store.ts';

/** Access that runs was paid for less than a year and some days of waiting ago. */
const REACH_MS = 400 * 86_400_000;

function isSame(told: ReturnedPayment, kept: PaymentRow | undefined): boolean {
  return (
    told.refundedCents === (kept?.refundedCents ?? 0) && told.dispute === (kept?.dispute ?? 'none')
  );
}

/**
 * Finds refunds and disputes that no message has told of, however long ago: the provider forgets its
 * events, and a subscription itself does not show that its money went back.
 */
export async function compareReturned(deps: BillingDeps): Promise<void> {
  const { db, clock, log, payments, signal } = deps;
  const since = new Date(clock().getTime() - REACH_MS);
  const told = await payments.returnedPayments(since, signal);
  const kept = await keptPayments(
    db,
    told.map(({ id }) => id),
  );
  const customers = await knownCustomers(
    db,
    told.flatMap(({ customerId }) => customerId ?? []),
  );
  for (const payment of told) {
    const isOurs = payment.customerId !== null && customers.has(payment.customerId);
    if (!isOurs || isSame(payment, kept.get(payment.id))) continue;
    try {
      await correct(deps, payment.id);
    } catch (error) {
      log.error({ err: error }, 'a returned payment could not be reconciled');
    }
  }
}

async function correct(deps: BillingDeps, paymentId: string): Promise<void> {
  const { db, clock } = deps;
  const told = await ask(deps, { kind: 'payment', paymentId });
  if (!told) return;
  await inTransaction(db, async (tx) => {
    if (!(await apply(tx, deps, told))) return;
    const detail = 'Money went back, or is asked back, without a message; corrected.';
    const now = clock();
    await noteTrouble(tx, { kind: 'difference', subject: paymentId, detail }, now, now);
  });
}
