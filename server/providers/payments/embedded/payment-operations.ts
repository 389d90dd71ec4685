import * as answers from './answers.ts';
import { found, impossible, StripeFault } from './fault.ts';
import type { Ledger } from './ledger.ts';
import { expandOf, type Operation, operation, pageOf } from './operation.ts';
import * as parameters from './parameters.ts';
import type { RefundRecord } from './records.ts';
import { previewChange } from './subscribing.ts';

/** A refund or dispute as a response, with its charge when expanded. */
function writing<T extends { readonly charge: string }>(
  ledger: Ledger,
  { expand }: { readonly expand: readonly string[] },
  present: (record: T) => object,
) {
  const isWritten = expandOf(expand, ['data.charge']).has('charge');
  return (record: T) => {
    if (!isWritten) return present(record);
    const charge = found(ledger.state.charges, 'charge', record.charge);
    return { ...present(record), charge: answers.chargeAnswer(charge) };
  };
}

export const PAYMENT_OPERATIONS: readonly Operation[] = [
  operation(
    'GET',
    '/invoices/:id',
    'InvoiceRetrieve',
    parameters.Nothing,
    (ledger, { expand }, id) => {
      const invoice = found(ledger.state.invoices, 'invoice', id);
      return answers.invoiceAnswer(ledger, invoice, expandOf(expand, ['confirmation_secret']));
    },
  ),
  operation(
    'POST',
    '/invoices/create_preview',
    'InvoicePreview',
    parameters.InvoicePreview,
    (ledger, { subscription: id, subscription_details: details }) => {
      const subscription = found(ledger.state.subscriptions, 'subscription', id, 'subscription');
      const [item] = details.items;
      const countedFrom = details.proration_date ?? ledger.now();
      return previewChange(ledger, subscription, {
        itemId: item.id,
        price: item.price,
        countedFrom,
      });
    },
  ),
  operation(
    'GET',
    '/invoice_payments',
    'InvoicePaymentList',
    parameters.InvoicePaymentList,
    (ledger, params) => {
      const written = expandOf(params.expand, ['data.invoice']);
      const intent = ledger.state.intents[params.payment.payment_intent];
      const paid = intent ? [found(ledger.state.invoices, 'invoice', intent.invoice)] : [];
      return pageOf('/v1/invoice_payments', paid, params, (invoice) => ({
        id: `inpay_${invoice.id}`,
        object: 'invoice_payment',
        amount_requested: invoice.total,
        created: invoice.created,
        currency: 'usd',
        invoice: written.has('invoice') ? answers.invoiceAnswer(ledger, invoice) : invoice.id,
        is_default: true,
        livemode: false,
        payment: { type: 'payment_intent', payment_intent: invoice.intent },
        status: invoice.status,
      }));
    },
  ),
  operation(
    'GET',
    '/payment_intents/:id',
    'PaymentIntentRetrieve',
    parameters.Nothing,
    (ledger, { expand }, id) => {
      const intent = found(ledger.state.intents, 'payment_intent', id);
      return answers.intentAnswer(ledger, intent, expandOf(expand, ['latest_charge']));
    },
  ),
  operation('GET', '/disputes', 'DisputeList', parameters.DisputeList, (ledger, params) => {
    const { payment_intent: intent, created } = params;
    const fitting = Object.values(ledger.state.disputes).filter(
      (one) =>
        (intent === undefined || one.intent === intent) && one.created >= (created?.gte ?? 0),
    );
    return pageOf('/v1/disputes', fitting, params, writing(ledger, params, answers.disputeAnswer));
  }),
  operation('GET', '/refunds', 'RefundList', parameters.RefundList, (ledger, params) => {
    const from = params.created?.gte ?? 0;
    const fitting = Object.values(ledger.state.refunds).filter(({ created }) => created >= from);
    return pageOf('/v1/refunds', fitting, params, writing(ledger, params, answers.refundAnswer));
  }),
  operation('POST', '/refunds', 'RefundCreate', parameters.RefundCreate, (ledger, params) => {
    const { intents, charges, refunds } = ledger.state;
    const intent = found(intents, 'payment_intent', params.payment_intent, 'payment_intent');
    const charge = intent.charge === null ? undefined : charges[intent.charge];
    if (!charge) throw impossible('This payment has not succeeded.', 'payment_intent');
    const left = charge.amount - charge.refunded;
    const amount = params.amount ?? left;
    if (left === 0 || amount > left) {
      const message = `There are ${left} cents left to refund.`;
      throw new StripeFault(400, 'invalid_request_error', message, {
        code: left === 0 ? 'charge_already_refunded' : 'parameter_invalid',
        param: 'amount',
      });
    }
    const id = ledger.id('re');
    const refund: RefundRecord = {
      id,
      created: ledger.now(),
      charge: charge.id,
      intent: intent.id,
      amount,
      metadata: params.metadata,
    };
    refunds[id] = refund;
    charge.refunded += amount;
    ledger.emit('refund.created', answers.refundAnswer(refund));
    ledger.emit('charge.refunded', answers.chargeAnswer(charge));
    return answers.refundAnswer(refund);
  }),
];
