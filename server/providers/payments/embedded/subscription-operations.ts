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
    (book, { customer, items, metadata, expand }) => {
      const written = expandOf(expand, IN_SUBSCRIPTION);
      const [{ price }] = items;
      const made = openSubscription(book, { customer, price, metadata });
      return answers.subscriptionAnswer(book, made, written);
    },
  ),
  operation(
    'GET',
    '/subscriptions/:id',
    'SubscriptionRetrieve',
    parameters.Nothing,
    (book, { expand }, id) => {
      const subscription = found(book.state.subscriptions, 'subscription', id);
      return answers.subscriptionAnswer(book, subscription, expandOf(expand, IN_SUBSCRIPTION));
    },
  ),
  operation(
    'GET',
    '/subscriptions',
    'SubscriptionList',
    parameters.SubscriptionList,
    (book, params) => {
      const { customer, status } = params;
      const written = expandOf(params.expand, ['data.latest_invoice']);
      const fitting = Object.values(book.state.subscriptions).filter((one) => {
        // Without a status, Stripe omits canceled subscriptions.
        const fits = status === undefined ? one.status !== 'canceled' : one.status === status;
        return (status === 'all' || fits) && (customer === undefined || one.customer === customer);
      });
      return pageOf('/v1/subscriptions', fitting, params, (one) =>
        answers.subscriptionAnswer(book, one, written),
      );
    },
  ),
  operation(
    'POST',
    '/subscriptions/:id',
    'SubscriptionUpdate',
    parameters.SubscriptionUpdate,
    (book, params, id) => {
      const written = expandOf(params.expand, IN_SUBSCRIPTION);
      const subscription = found(book.state.subscriptions, 'subscription', id);
      if ('items' in params) {
        const [item] = params.items;
        const countedFrom = params.proration_date ?? book.now();
        changePrice(book, subscription, { itemId: item.id, price: item.price, countedFrom });
      } else setCancelAtPeriodEnd(book, subscription, params.cancel_at_period_end);
      return answers.subscriptionAnswer(book, subscription, written);
    },
  ),
  operation(
    'DELETE',
    '/subscriptions/:id',
    'SubscriptionCancel',
    parameters.Nothing,
    (book, { expand }, id) => {
      const written = expandOf(expand, IN_SUBSCRIPTION);
      const subscription = found(book.state.subscriptions, 'subscription', id);
      endSubscription(book, subscription);
      return answers.subscriptionAnswer(book, subscription, written);
    },
  ),
];
