import {
  chargeAnswer,
  disputeAnswer,
  intentAnswer,
  invoiceAnswer,
  subscriptionAnswer,
} from './answers.ts';
import { type CardVerdict, judgeCard } from './cards.ts';
import { found } from './fault.ts';
import type { Ledger } from './ledger.ts';
import type {
  CardRecord,
  ChargeRecord,
  IntentRecord,
  InvoiceLine,
  InvoiceRecord,
  SubscriptionRecord,
} from './records.ts';

/** The contents of a new invoice. */
export interface InvoiceDraft {
  readonly reason: InvoiceRecord['reason'];
  readonly lines: readonly InvoiceLine[];
  readonly periodStart: number;
  readonly periodEnd: number;
}

/** Creates an open invoice and its payment intent. */
export function openInvoice(
  ledger: Ledger,
  subscription: Pick<SubscriptionRecord, 'id' | 'customer'>,
  draft: InvoiceDraft,
): InvoiceRecord {
  const { invoices, intents } = ledger.state;
  const intentId = ledger.id('pi');
  const total = draft.lines.reduce((sum, { amount }) => sum + amount, 0);
  const invoice: InvoiceRecord = {
    ...draft,
    id: ledger.id('in'),
    number: `SANDBOX-${String(Object.keys(invoices).length + 1).padStart(4, '0')}`,
    created: ledger.now(),
    customer: subscription.customer,
    subscription: subscription.id,
    total,
    intent: intentId,
    status: 'open',
    paidAt: null,
    voidedAt: null,
    attempts: 0,
  };
  invoices[invoice.id] = invoice;
  intents[intentId] = {
    id: intentId,
    clientSecret: `${intentId}_secret_${ledger.id('s').slice(2)}`,
    created: ledger.now(),
    customer: subscription.customer,
    invoice: invoice.id,
    amount: total,
    status: 'requires_payment_method',
    card: null,
    lastError: null,
    charge: null,
  };
  emitInvoice(ledger, 'invoice.created', invoice);
  emitInvoice(ledger, 'invoice.finalized', invoice);
  emitIntent(ledger, 'payment_intent.created', intentOf(ledger, invoice));
  return invoice;
}

/** Voids an open invoice. */
export function voidInvoice(ledger: Ledger, invoice: InvoiceRecord): void {
  if (invoice.status !== 'open') return;
  const intent = intentOf(ledger, invoice);
  intent.status = 'canceled';
  invoice.status = 'void';
  invoice.voidedAt = ledger.now();
  emitIntent(ledger, 'payment_intent.canceled', intent);
  emitInvoice(ledger, 'invoice.voided', invoice);
}

/** Charges a card for an open invoice and applies the outcome. */
export function payInvoice(
  ledger: Ledger,
  invoice: InvoiceRecord,
  card: CardRecord,
  isHolderPresent: boolean,
): CardVerdict {
  const intent = intentOf(ledger, invoice);
  const verdict = judgeCard(card, isHolderPresent);
  intent.card = card;
  invoice.attempts += 1;
  if (verdict.kind === 'pays') completePayment(ledger, invoice, intent, card);
  else if (verdict.kind === 'asks') {
    intent.status = 'requires_action';
    emitIntent(ledger, 'payment_intent.requires_action', intent);
    emitInvoice(ledger, 'invoice.payment_action_required', invoice);
    markUnpaid(ledger, invoice);
  } else failPayment(ledger, invoice, intent, verdict);
  return verdict;
}

/** Completes or fails a payment that required authentication by the cardholder's bank. */
export function answerBank(ledger: Ledger, intent: IntentRecord, agrees: boolean): void {
  const invoice = found(ledger.state.invoices, 'invoice', intent.invoice);
  const { card } = intent;
  if (intent.status !== 'requires_action' || card === null) return;
  if (agrees) {
    completePayment(ledger, invoice, intent, { ...card, isAuthenticated: true });
    return;
  }
  const message = 'Your bank couldn’t confirm that it is you. Try again or use another card.';
  failPayment(ledger, invoice, intent, {
    code: 'payment_intent_authentication_failure',
    decline: null,
    message,
  });
}

function completePayment(
  ledger: Ledger,
  invoice: InvoiceRecord,
  intent: IntentRecord,
  card: CardRecord,
): void {
  const { charges, subscriptions } = ledger.state;
  const charge: ChargeRecord = {
    id: ledger.id('ch'),
    created: ledger.now(),
    intent: intent.id,
    customer: intent.customer,
    amount: intent.amount,
    refunded: 0,
  };
  charges[charge.id] = charge;
  intent.charge = charge.id;
  intent.card = card;
  intent.status = 'succeeded';
  intent.lastError = null;
  invoice.status = 'paid';
  invoice.paidAt = ledger.now();
  ledger.emit('charge.succeeded', chargeAnswer(charge));
  emitIntent(ledger, 'payment_intent.succeeded', intent);
  emitInvoice(ledger, 'invoice.paid', invoice);
  emitInvoice(ledger, 'invoice.payment_succeeded', invoice);
  const subscription = subscriptions[invoice.subscription];
  if (subscription) afterPayment(ledger, subscription, invoice, card);
  if (card.behavior === 'disputed') openDispute(ledger, charge);
}

function afterPayment(
  ledger: Ledger,
  subscription: SubscriptionRecord,
  invoice: InvoiceRecord,
  card: CardRecord,
): void {
  const { pending } = subscription;
  subscription.card = card;
  if (invoice.reason !== 'subscription_update') {
    subscription.status = 'active';
    subscription.retries = 0;
    subscription.nextRetryAt = null;
  } else if (pending?.invoice === invoice.id) {
    subscription.price = pending.price;
    subscription.pending = null;
    emitSubscription(ledger, 'customer.subscription.pending_update_applied', subscription);
  }
  emitSubscription(ledger, 'customer.subscription.updated', subscription);
}

function failPayment(
  ledger: Ledger,
  invoice: InvoiceRecord,
  intent: IntentRecord,
  error: { readonly code: string; readonly decline: string | null; readonly message: string },
): void {
  intent.status = 'requires_payment_method';
  intent.lastError = { code: error.code, decline: error.decline, message: error.message };
  emitIntent(ledger, 'payment_intent.payment_failed', intent);
  emitInvoice(ledger, 'invoice.payment_failed', invoice);
  markUnpaid(ledger, invoice);
}

function markUnpaid(ledger: Ledger, invoice: InvoiceRecord): void {
  const subscription = ledger.state.subscriptions[invoice.subscription];
  if (invoice.reason !== 'subscription_cycle' || subscription?.status !== 'active') return;
  subscription.status = 'past_due';
  emitSubscription(ledger, 'customer.subscription.updated', subscription);
}

/** Opens a dispute on a cardholder's payment. */
export function openDispute(ledger: Ledger, charge: ChargeRecord): string {
  const id = ledger.id('dp');
  const { intent, amount } = charge;
  const dispute = {
    id,
    created: ledger.now(),
    charge: charge.id,
    intent,
    amount,
    status: 'needs_response' as const,
  };
  ledger.state.disputes[id] = dispute;
  ledger.emit('charge.dispute.created', disputeAnswer(dispute));
  return id;
}

/** Closes a dispute, won or lost by the seller. */
export function closeDispute(ledger: Ledger, id: string, outcome: 'won' | 'lost'): void {
  const dispute = found(ledger.state.disputes, 'dispute', id);
  dispute.status = outcome;
  ledger.emit('charge.dispute.closed', disputeAnswer(dispute));
}

export function intentOf(ledger: Ledger, invoice: InvoiceRecord): IntentRecord {
  return found(ledger.state.intents, 'payment_intent', invoice.intent);
}

function emitIntent(ledger: Ledger, type: string, intent: IntentRecord): void {
  ledger.emit(type, intentAnswer(ledger, intent));
}

function emitInvoice(ledger: Ledger, type: string, invoice: InvoiceRecord): void {
  ledger.emit(type, invoiceAnswer(ledger, invoice));
}

export function emitSubscription(
  ledger: Ledger,
  type: string,
  subscription: SubscriptionRecord,
): void {
  ledger.emit(type, subscriptionAnswer(ledger, subscription));
}
