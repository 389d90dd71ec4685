import * as z from 'zod';
import type { PaymentState } from '#shared/domain/payment-state.ts';
import type { ReturnedPayment } from './port.ts';
import { accept, reference, toInvoice } from './stripe-answers.ts';

const Intent = z.object({
  id: z.string(),
  amount_received: z.int(),
  latest_charge: z.object({ amount_refunded: z.int() }).nullable(),
});
const Links = z.object({ data: z.array(z.object({ invoice: z.looseObject({}) })) });
const Disputes = z.object({ data: z.array(z.object({ status: z.string() })) });

/** A refund or dispute with its charge. */
const Return = z.object({
  status: z.string().nullable(),
  payment_intent: reference.nullish(),
  charge: z.looseObject({ amount_refunded: z.int(), customer: reference.nullish() }).nullable(),
});

/** Statuses that took no money: early warnings and prevented disputes. */
const HARMLESS = /^warning_|^prevented$/;

/** Combines a payment intent with its invoice and disputes. */
export function toPayment(intent: unknown, links: unknown, disputes: unknown): PaymentState {
  const { id, amount_received, latest_charge } = accept(Intent, intent);
  const [link] = accept(Links, links).data;
  const invoice = link ? toInvoice(link.invoice) : null;
  const statuses = accept(Disputes, disputes).data.map(({ status }) => status);
  return {
    id,
    invoiceId: invoice?.id ?? null,
    subscriptionId: invoice?.subscriptionId ?? null,
    paidCents: amount_received,
    refundedCents: latest_charge?.amount_refunded ?? 0,
    dispute: disputeOf(statuses),
  };
}

/** The payments of refunds and disputes, each once. */
export function toReturned(
  refunds: readonly unknown[],
  disputes: readonly unknown[],
): readonly ReturnedPayment[] {
  const found = new Map<string, ReturnedPayment & { readonly statuses: readonly string[] }>();
  const add = (answer: unknown, isDispute: boolean) => {
    const { status, payment_intent: id, charge } = accept(Return, answer);
    if (!id || charge === null) return;
    const statuses = [...(found.get(id)?.statuses ?? []), ...(isDispute && status ? [status] : [])];
    const { amount_refunded: refundedCents, customer } = charge;
    const customerId = customer ?? null;
    found.set(id, { id, customerId, refundedCents, dispute: disputeOf(statuses), statuses });
  };
  for (const refund of refunds) add(refund, false);
  for (const dispute of disputes) add(dispute, true);
  return [...found.values()].map(({ statuses: _statuses, ...payment }) => payment);
}

function disputeOf(all: readonly string[]): PaymentState['dispute'] {
  const statuses = all.filter((status) => !HARMLESS.test(status));
  if (statuses.includes('lost')) return 'lost';
  if (statuses.some((status) => status !== 'won')) return 'open';
  return statuses.length > 0 ? 'won' : 'none';
}
