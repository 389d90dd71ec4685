import type { BadgeTone } from '#client/components/ui/badge.tsx';
import { instantDayWords } from '#client/lib/dates.ts';
import { priceWords } from '#client/lib/money.ts';
import type { BillingInvoice, BillingStatus, PaymentIncident } from '#shared/contract/billing.ts';
import type { Billing } from './api.ts';

interface Labelled {
  readonly label: string;
  readonly tone: BadgeTone;
}

/** The label of a plan's state. */
export function stateLabel({ state, cancelsAtPeriodEnd }: BillingStatus): Labelled {
  if (state === 'past_due') return { label: 'Payment failed', tone: 'danger' };
  if (state === 'ended') return { label: 'Ended', tone: 'neutral' };
  if (state !== 'active') return { label: 'Not paid yet', tone: 'warn' };
  return cancelsAtPeriodEnd
    ? { label: 'Active, not renewing', tone: 'warn' }
    : { label: 'Active', tone: 'ok' };
}

/** The open invoice of a failed renewal, which can be paid manually. */
export function missedRenewal({ status, invoices }: Pick<Billing, 'status' | 'invoices'>) {
  if (!['past_due', 'ended'].includes(status.state) || status.isRevoked) return undefined;
  return invoices.find(
    (invoice) => invoice.status === 'open' && invoice.reason === 'renewal' && invoice.url !== null,
  );
}

/** What happens to a plan next, in one sentence; null without anything to mention. */
export function nextWords({ status, nextInvoice }: Pick<Billing, 'status' | 'nextInvoice'>) {
  const until = status.paidUntil && instantDayWords(status.paidUntil);
  const access = status.accessUntil && instantDayWords(status.accessUntil);
  if (status.state === 'ended') {
    if (status.isRevoked) return 'The payment was reversed, so the plan has ended.';
    return until
      ? `The paid year ended on ${until}. You can still view your teams.`
      : 'You can still view your teams.';
  }
  if (status.state === 'past_due') {
    return access
      ? `Your teams stay open until ${access}. Pay before then to keep them open.`
      : null;
  }
  if (status.cancelsAtPeriodEnd) {
    return until ? `Your plan is canceled and ends on ${until}. You won’t be charged again.` : null;
  }
  if (nextInvoice) {
    const price = priceWords(nextInvoice.totalCents);
    return `The next invoice, ${price}, is due on ${instantDayWords(nextInvoice.dueAt)}.`;
  }
  return until ? `Paid until ${until}.` : null;
}

const REASONS: Record<BillingInvoice['reason'], string> = {
  first: 'First year',
  renewal: 'Another year',
  change: 'Change of plan',
  other: 'Invoice',
};

export function reasonWords(invoice: BillingInvoice): string {
  return REASONS[invoice.reason];
}

/** The label of an invoice's status; a refund takes precedence over the payment. */
export function invoiceLabel({ status, refundedCents, paidCents }: BillingInvoice): Labelled {
  if (refundedCents > 0) {
    return refundedCents < paidCents
      ? { label: 'Partly refunded', tone: 'neutral' }
      : { label: 'Refunded', tone: 'neutral' };
  }
  const labels: Record<BillingInvoice['status'], Labelled> = {
    draft: { label: 'In preparation', tone: 'neutral' },
    open: { label: 'To be paid', tone: 'warn' },
    paid: { label: 'Paid', tone: 'ok' },
    void: { label: 'Canceled', tone: 'neutral' },
    uncollectible: { label: 'Not paid', tone: 'danger' },
  };
  return labels[status];
}

const INCIDENTS: Record<PaymentIncident['kind'], string> = {
  event: 'A payment event failed to process',
  difference: 'Our record differed',
  second_subscription: 'Two running plans',
  price: 'A price differs',
  cancellation: 'A plan couldn’t be canceled',
  dispute: 'A payment is disputed',
  mail: 'An email couldn’t be delivered',
};

export function incidentWords({ kind }: PaymentIncident): string {
  return INCIDENTS[kind];
}
