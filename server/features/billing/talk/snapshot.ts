import type { EventSubject } from '#shared/domain/payment-state.ts';
import type { BillingDeps } from '../deps.ts';
import type { Snapshot } from '../keep/apply.ts';
import { drawFencingToken } from '../keep/subscription-store.ts';

/** Fetches what an event is about as it is now; null when it is nothing of ours. */
export async function fetchSnapshot(
  { db, payments, signal }: BillingDeps,
  subject: EventSubject,
): Promise<Snapshot | null> {
  const fencingToken = await drawFencingToken(db);
  const withSubscription = async (
    id: string | null,
    rest: Omit<Snapshot, 'fencingToken' | 'subscription'>,
  ) => {
    const found = id === null ? null : await payments.readSubscription(id, signal);
    return found && { fencingToken, subscription: found.subscription, ...rest };
  };
  switch (subject.kind) {
    case 'subscription':
      return withSubscription(subject.subscriptionId, {});
    case 'invoice': {
      if (subject.subscriptionId === null) return null;
      const invoice = await payments.readInvoice(subject.invoiceId, signal);
      return withSubscription(subject.subscriptionId, { invoices: invoice ? [invoice] : [] });
    }
    case 'payment': {
      const payment = await payments.readPayment(subject.paymentId, signal);
      if (!payment?.subscriptionId || payment.invoiceId === null) return null;
      const invoice = await payments.readInvoice(payment.invoiceId, signal);
      const invoices = invoice ? [invoice] : [];
      return withSubscription(payment.subscriptionId, { invoices, payments: [payment] });
    }
    default:
      return null;
  }
}
