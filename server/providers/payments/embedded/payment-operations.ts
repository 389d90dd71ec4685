import * as answers from './answers.ts';
import type { Book } from './book.ts';
import { found, impossible, StripeFault } from './fault.ts';
import { expandOf, type Operation, operation, pageOf } from './operation.ts';
import * as parameters from './parameters.ts';
import type { RefundRecord } from './records.ts';
import { previewChange } from './subscribing.ts';

/** A refund or dispute as a response, with its charge when expanded. */
function writing<T extends { readonly charge: string }>(
  book: Book,
  { expand }: { readonly expand: readonly string[] },
  present: (record: T) => object,
) {
  const isWritten = expandOf(expand, ['data.charge']).has('charge');
  return (record: T) => {
    if (!isWritten) return present(record);
    const charge = found(book.state.charges, 'charge', record.charge);
    return { ...present(record), charge: answers.chargeAnswer(charge) };
  };
}

export const PAYMENT_OPERATIONS: readonly Operation[] = [
  operation(
    'GET',
    '/invoices/:id',
    'InvoiceRetrieve',
    parameters.Nothing,
    (book, { expand }, id) => {
      const invoice = found(book.state.invoices, 'invoice', id);
      return answers.invoiceAnswer(book, invoice, expandOf(expand, ['confirmation_secret']));
    },
  ),
  operation(
    'POST',
    '/invoices/create_preview',
    'InvoicePreview',
    parameters.InvoicePreview,
    (book, { subscription: id, subscription_details: details }) => {
      const subscription = found(book.state.subscriptions, 'subscription', id, 'subscription');
      const [item] = details.items;
      const countedFrom = details.proration_date ?? book.now();
      return previewChange(book, subscription, {
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
    (book, params) => {
      const written = expandOf(params.expand, ['data.invoice']);
      const intent = book.state.intents[params.payment.payment_intent];
      const paid = intent ? [found(book.state.invoices, 'invoice', intent.invoice)] : [];
      return pageOf('/v1/invoice_payments', paid, params, (invoice) => ({
        id: `inpay_${invoice.id}`,
        object: 'invoice_payment',
        amount_requested: invoice.total,
        created: invoice.created,
        currency: 'usd',
        invoice: written.has('invoice') ? answers.invoiceAnswer(book, invoice) : invoice.id,
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
    (book, { expand }, id) => {
      const intent = found(book.state.intents, 'payment_intent', id);
      return answers.intentAnswer(book, intent, expandOf(expand, ['latest_charge']));
    },
  ),
  operation('GET', '/disputes', 'DisputeList', parameters.DisputeList, (book, params) => {
    const { payment_intent: intent, created } = params;
    const fitting = Object.values(book.state.disputes).filter(
      (one) =>
        (intent === undefined || one.intent === intent) && one.created >= (created?.gte ?? 0),
    );
    return pageOf('/v1/disputes', fitting, params, writing(book, params, answers.disputeAnswer));
  }),
  operation('GET', '/refunds', 'RefundList', parameters.RefundList, (book, params) => {
    const from = params.created?.gte ?? 0;
    const fitting = Object.values(book.state.refunds).filter(({ created }) => created >= from);
    return pageOf('/v1/refunds', fitting, params, writing(book, params, answers.refundAnswer));
  }),
  operation('POST', '/refunds', 'RefundCreate', parameters.RefundCreate, (book, params) => {
    const { intents, charges, refunds } = book.state;
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
    const id = book.id('re');
    const refund: RefundRecord = {
      id,
      created: book.now(),
      charge: charge.id,
      intent: intent.id,
      amount,
      metadata: params.metadata,
    };
    refunds[id] = refund;
    charge.refunded += amount;
    book.emit('refund.created', answers.refundAnswer(refund));
    book.emit('charge.refunded', answers.chargeAnswer(charge));
    return answers.refundAnswer(refund);
  }),
];
