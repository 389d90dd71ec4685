import * as answers from './answers.ts';
import { CATALOG_OPERATIONS } from './catalog-operations.ts';
import { found, missing } from './fault.ts';
import { type Operation, operation, pageOf } from './operation.ts';
import * as parameters from './parameters.ts';
import { PAYMENT_OPERATIONS } from './payment-operations.ts';
import type { CustomerRecord } from './records.ts';
import { endSubscription } from './subscribing.ts';
import { SUBSCRIPTION_OPERATIONS } from './subscription-operations.ts';

const CUSTOMERS: readonly Operation[] = [
  operation('POST', '/customers', 'CustomerCreate', parameters.CustomerCreate, (ledger, params) => {
    const customer: CustomerRecord = {
      id: ledger.id('cus'),
      created: ledger.now(),
      email: params.email ?? null,
      name: params.name ?? null,
      metadata: params.metadata,
      isDeleted: false,
    };
    ledger.state.customers[customer.id] = customer;
    ledger.emit('customer.created', answers.customerAnswer(customer));
    return answers.customerAnswer(customer);
  }),
  operation(
    'DELETE',
    '/customers/:id',
    'CustomerDelete',
    parameters.Nothing,
    (ledger, _params, id) => {
      const customer = found(ledger.state.customers, 'customer', id);
      for (const subscription of Object.values(ledger.state.subscriptions)) {
        const isTheirs = subscription.customer === id && subscription.endedAt === null;
        if (isTheirs) endSubscription(ledger, subscription);
      }
      customer.isDeleted = true;
      ledger.emit('customer.deleted', answers.customerAnswer(customer));
      return { id, object: 'customer', deleted: true };
    },
  ),
];

const EVENTS: readonly Operation[] = [
  operation('GET', '/events', 'EventList', parameters.EventList, (ledger, params) => {
    const { created, type, delivery_success: hasArrived } = params;
    const fitting = ledger.state.events.filter(
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
  (ledger, { customer, return_url: returnUrl }) => {
    const { customers, portals } = ledger.state;
    if (found(customers, 'customer', customer, 'customer').isDeleted) {
      throw missing('customer', customer, 'customer');
    }
    const id = ledger.id('bps');
    portals[id] = { id, created: ledger.now(), customer, returnUrl };
    return {
      id,
      object: 'billing_portal.session',
      created: ledger.now(),
      customer,
      livemode: false,
      return_url: returnUrl,
      url: `${ledger.pagesUrl}/portal/${id}`,
    };
  },
);

/** All operations of the sandbox. */
export const OPERATIONS: readonly Operation[] = [
  ...CUSTOMERS,
  ...CATALOG_OPERATIONS,
  ...SUBSCRIPTION_OPERATIONS,
  ...PAYMENT_OPERATIONS,
  ...EVENTS,
  PORTAL,
];
