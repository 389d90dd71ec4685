import * as answers from './answers.ts';
import { CATALOGUE_OPERATIONS } from './catalogue-operations.ts';
import { found, missing } from './fault.ts';
import { type Operation, operation, pageOf } from './operation.ts';
import * as parameters from './parameters.ts';
import { PAYMENT_OPERATIONS } from './payment-operations.ts';
import type { CustomerRecord } from './records.ts';
import { endSubscription } from './subscribing.ts';
import { SUBSCRIPTION_OPERATIONS } from './subscription-operations.ts';

const CUSTOMERS: readonly Operation[] = [
  operation('POST', '/customers', 'CustomerCreate', parameters.CustomerCreate, (book, params) => {
    const customer: CustomerRecord = {
      id: book.id('cus'),
      created: book.now(),
      email: params.email ?? null,
      name: params.name ?? null,
      metadata: params.metadata,
      isDeleted: false,
    };
    book.state.customers[customer.id] = customer;
    book.emit('customer.created', answers.customerAnswer(customer));
    return answers.customerAnswer(customer);
  }),
  operation(
    'DELETE',
    '/customers/:id',
    'CustomerDelete',
    parameters.Nothing,
    (book, _params, id) => {
      const customer = found(book.state.customers, 'customer', id);
      for (const subscription of Object.values(book.state.subscriptions)) {
        const isTheirs = subscription.customer === id && subscription.endedAt === null;
        if (isTheirs) endSubscription(book, subscription);
      }
      customer.isDeleted = true;
      book.emit('customer.deleted', answers.customerAnswer(customer));
      return { id, object: 'customer', deleted: true };
    },
  ),
];

const EVENTS: readonly Operation[] = [
  operation('GET', '/events', 'EventList', parameters.EventList, (book, params) => {
    const { created, type, delivery_success: hasArrived } = params;
    const fitting = book.state.events.filter(
      (event) =>
        event.created >= (created?.gte ?? 0) &&
        (type === undefined || event.type === type) &&
        (hasArrived === undefined || event.hasArrived === hasArrived),
    );
    return pageOf('/v1/events', fitting, params, (event) => answers.eventAnswer(event));
  }),
];

const PORTAL = operation(
  'POST',
  '/billing_portal/sessions',
  'PortalSessionCreate',
  parameters.PortalCreate,
  (book, { customer, return_url: returnUrl }) => {
    const { customers, portals } = book.state;
    if (found(customers, 'customer', customer, 'customer').isDeleted) {
      throw missing('customer', customer, 'customer');
    }
    const id = book.id('bps');
    portals[id] = { id, created: book.now(), customer, returnUrl };
    return {
      id,
      object: 'billing_portal.session',
      created: book.now(),
      customer,
      livemode: false,
      return_url: returnUrl,
      url: `${book.pagesUrl}/portal/${id}`,
    };
  },
);

/** All operations of the sandbox. */
export const OPERATIONS: readonly Operation[] = [
  ...CUSTOMERS,
  ...CATALOGUE_OPERATIONS,
  ...SUBSCRIPTION_OPERATIONS,
  ...PAYMENT_OPERATIONS,
  ...EVENTS,
  PORTAL,
];
