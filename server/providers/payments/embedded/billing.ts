import {
  chargeAnswer,
  disputeAnswer,
  intentAnswer,
  invoiceAnswer,
  subscriptionAnswer,
} from './answers.ts';
import type { Book } from './book.ts';
import { type CardVerdict, judgeCard } from './cards.ts';
import { found } from './fault.ts';
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
  book: Book,
  subscription: Pick<SubscriptionRecord, 'id' | 'customer'>,
  draft: InvoiceDraft,
): InvoiceRecord {
  const { invoices, intents } = book.state;
  const intentId = book.id('pi');
  const total = draft.lines.reduce((sum, { amount }) => sum + amount, 0);
  const invoice: InvoiceRecord = {
    ...draft,
    id: book.id('in'),
    number: `SANDBOX-${String(Object.keys(invoices).length + 1).padStart(4, '0')}`,
    created: book.now(),
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
    clientSecret: `${intentId}_secret_${book.id('s').slice(2)}`,
    created: book.now(),
    customer: subscription.customer,
    invoice: invoice.id,
    amount: total,
    status: 'requires_payment_method',
    card: null,
    lastError: null,
    charge: null,
  };
  emitInvoice(book, 'invoice.created', invoice);
  emitInvoice(book, 'invoice.finalized', invoice);
  emitIntent(book, 'payment_intent.created', intentOf(book, invoice));
  return invoice;
}

/** Voids an open invoice. */
export function voidInvoice(book: Book, invoice: InvoiceRecord): void {
  if (invoice.status !== 'open') return;
  const intent = intentOf(book, invoice);
  intent.status = 'canceled';
  invoice.status = 'void';
  invoice.voidedAt = book.now();
  emitIntent(book, 'payment_intent.canceled', intent);
  emitInvoice(book, 'invoice.voided', invoice);
}

/** Charges a card for an open invoice and applies the outcome. */
export function payInvoice(
  book: Book,
  invoice: InvoiceRecord,
  card: CardRecord,
  isHolderPresent: boolean,
): CardVerdict {
  const intent = intentOf(book, invoice);
  const verdict = judgeCard(card, isHolderPresent);
  intent.card = card;
  invoice.attempts += 1;
  if (verdict.kind === 'pays') completePayment(book, invoice, intent, card);
  else if (verdict.kind === 'asks') {
    intent.status = 'requires_action';
    emitIntent(book, 'payment_intent.requires_action', intent);
    emitInvoice(book, 'invoice.payment_action_required', invoice);
    markUnpaid(book, invoice);
  } else failPayment(book, invoice, intent, verdict);
  return verdict;
}

/** Completes or fails a payment that required authentication by the cardholder's bank. */
export function answerBank(book: Book, intent: IntentRecord, agrees: boolean): void {
  const invoice = found(book.state.invoices, 'invoice', intent.invoice);
  const { card } = intent;
  if (intent.status !== 'requires_action' || card === null) return;
  if (agrees) {
    completePayment(book, invoice, intent, { ...card, isAuthenticated: true });
    return;
  }
  const message = 'Your bank could not confirm that it is you. Try again or use another card.';
  failPayment(book, invoice, intent, {
    code: 'payment_intent_authentication_failure',
    decline: null,
    message,
  });
}

function completePayment(
  book: Book,
  invoice: InvoiceRecord,
  intent: IntentRecord,
  card: CardRecord,
): void {
  const { charges, subscriptions } = book.state;
  const charge: ChargeRecord = {
    id: book.id('ch'),
    created: book.now(),
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
  invoice.paidAt = book.now();
  book.emit('charge.succeeded', chargeAnswer(charge));
  emitIntent(book, 'payment_intent.succeeded', intent);
  emitInvoice(book, 'invoice.paid', invoice);
  emitInvoice(book, 'invoice.payment_succeeded', invoice);
  const subscription = subscriptions[invoice.subscription];
  if (subscription) afterPayment(book, subscription, invoice, card);
  if (card.behaviour === 'disputed') openDispute(book, charge);
}

function afterPayment(
  book: Book,
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
    emitSubscription(book, 'customer.subscription.pending_update_applied', subscription);
  }
  emitSubscription(book, 'customer.subscription.updated', subscription);
}

function failPayment(
  book: Book,
  invoice: InvoiceRecord,
  intent: IntentRecord,
  error: { readonly code: string; readonly decline: string | null; readonly message: string },
): void {
  intent.status = 'requires_payment_method';
  intent.lastError = { code: error.code, decline: error.decline, message: error.message };
  emitIntent(book, 'payment_intent.payment_failed', intent);
  emitInvoice(book, 'invoice.payment_failed', invoice);
  markUnpaid(book, invoice);
}

function markUnpaid(book: Book, invoice: InvoiceRecord): void {
  const subscription = book.state.subscriptions[invoice.subscription];
  if (invoice.reason !== 'subscription_cycle' || subscription?.status !== 'active') return;
  subscription.status = 'past_due';
  emitSubscription(book, 'customer.subscription.updated', subscription);
}

/** Opens a dispute on a cardholder's payment. */
export function openDispute(book: Book, charge: ChargeRecord): string {
  const id = book.id('dp');
  const { intent, amount } = charge;
  const dispute = {
    id,
    created: book.now(),
    charge: charge.id,
    intent,
    amount,
    status: 'needs_response' as const,
  };
  book.state.disputes[id] = dispute;
  book.emit('charge.dispute.created', disputeAnswer(dispute));
  return id;
}

/** Closes a dispute, won or lost by the seller. */
export function closeDispute(book: Book, id: string, outcome: 'won' | 'lost'): void {
  const dispute = found(book.state.disputes, 'dispute', id);
  dispute.status = outcome;
  book.emit('charge.dispute.closed', disputeAnswer(dispute));
}

export function intentOf(book: Book, invoice: InvoiceRecord): IntentRecord {
  return found(book.state.intents, 'payment_intent', invoice.intent);
}

function emitIntent(book: Book, type: string, intent: IntentRecord): void {
  book.emit(type, intentAnswer(book, intent));
}

function emitInvoice(book: Book, type: string, invoice: InvoiceRecord): void {
  book.emit(type, invoiceAnswer(book, invoice));
}

export function emitSubscription(book: Book, type: string, subscription: SubscriptionRecord): void {
  book.emit(type, subscriptionAnswer(book, subscription));
}
