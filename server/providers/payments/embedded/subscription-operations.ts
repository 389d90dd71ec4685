import * as answers from './answers.ts';
import { found } from './fault.ts';
import { expandOf, type Operation, operation, pageOf } from './operation.ts';
import * as parameters from './parameters.ts';
import {
  changePrice,
  endSubscription,
  openSubscription,
  setCancelAtPeriodEnd,
} from './subscribing.ts';

const IN_SUBSCRIPTION = [
  'latest_invoice',
  'latest_invoice.confirmation_secret',
  'pending_setup_intent',
];

export const SUBSCRIPTION_OPERATIONS: readonly Operation[] = [
  operation(
    'POST',
    '/subscriptions',
    'SubscriptionCreate',
    parameters.SubscriptionCreate,
    (ledger, { customer, items, metadata, expand }) => {
      const written = expandOf(expand, IN_SUBSCRIPTION);
      const [{ price }] = items;
      const made = openSubscription(ledger, { customer, price, metadata });
      return answers.subscriptionAnswer(ledger, made, written);
    },
  ),
  operation(
    'GET',
    '/subscriptions/:id',
    'SubscriptionRetrieve',
    parameters.Nothing,
    (ledger, { expand }, id) => {
      const subscription = found(ledger.state.subscriptions, 'subscription', id);
      return answers.subscriptionAnswer(ledger, subscription, expandOf(expand, IN_SUBSCRIPTION));
    },
  ),
  operation(
    'GET',
    '/subscriptions',
    'SubscriptionList',
    parameters.SubscriptionList,
    (ledger, params) => {
      const { customer, status } = params;
      const written = expandOf(params.expand, ['data.latest_invoice']);
      const fitting = Object.values(ledger.state.subscriptions).filter((one) => {
        // Without a status, Stripe omits canceled subscriptions.
        const fits = status === undefined ? one.status !== 'canceled' : one.status === status;
        return (status === 'all' || fits) && (customer === undefined || one.customer === customer);
      });
      return pageOf('/v1/subscriptions', fitting, params, (one) =>
        answers.subscriptionAnswer(ledger, one, written),
      );
    },
  ),
  operation(
    'POST',
    '/subscriptions/:id',
    'SubscriptionUpdate',
    parameters.SubscriptionUpdate,
    (ledger, params, id) => {
      const written = expandOf(params.expand, IN_SUBSCRIPTION);
      const subscription = found(ledger.state.subscriptions, 'subscription', id);
      if ('items' in params) {
        const [item] = params.items;
        const countedFrom = params.proration_date ?? ledger.now();
        changePrice(ledger, subscription, { itemId: item.id, price: item.price, countedFrom });
      } else setCancelAtPeriodEnd(ledger, subscription, params.cancel_at_period_end);
      return answers.subscriptionAnswer(ledger, subscription, written);
    },
  ),
  operation(
    'DELETE',
    '/subscriptions/:id',
    'SubscriptionCancel',
    parameters.Nothing,
    (ledger, { expand }, id) => {
      const written = expandOf(expand, IN_SUBSCRIPTION);
      const subscription = found(ledger.state.subscriptions, 'subscription', id);
      endSubscription(ledger, subscription);
      return answers.subscriptionAnswer(ledger, subscription, written);
    },
  ),
];
