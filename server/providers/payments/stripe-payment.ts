import * as z from 'zod';
import type { PaymentState } from './port.ts';
import { accept, toInvoice } from './stripe-answers.ts';

const Intent = z.object({
  id: z.string(),
  amount_received: z.int(),
  latest_charge: z.object({ amount_refunded: z.int() }).nullable(),
});
const Links = z.object({ data: z.array(z.object({ invoice: z.looseObject({}) })) });
const Disputes = z.object({ data: z.array(z.object({ status: z.string() })) });

/** A warning is no dispute yet, and one that was prevented or warned of only took nothing. */
const HARMLESS = /^warning_|^prevented$/;

/** A payment of Stripe's, from its parts: the intent, its invoice and its disputes. */
export function toPayment(intent: unknown, links: unknown, disputes: unknown): PaymentState {
  const { id, amount_received, latest_charge } = accept(Intent, intent);
  const [link] = accept(Links, links).data;
  const invoice = link ? toInvoice(link.invoice) : null;
  const statuses = accept(Disputes, disputes)
    .data.map(({ status }) => status)
    .filter((status) => !HARMLESS.test(status));
  return {
    id,
    invoiceId: invoice?.id ?? null,
    subscriptionId: invoice?.subscriptionId ?? null,
    paidCents: amount_received,
    refundedCents: latest_charge?.amount_refunded ?? 0,
    dispute: disputeOf(statuses),
  };
}

function disputeOf(statuses: readonly string[]): PaymentState['dispute'] {
  if (statuses.includes('lost')) return 'lost';
  if (statuses.some((status) => status !== 'won')) return 'open';
  return statuses.length > 0 ? 'won' : 'none';
}
