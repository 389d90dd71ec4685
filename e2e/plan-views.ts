import type { Page } from '@playwright/test';
import type {
  BillingInvoice,
  BillingStatus,
  getBilling,
  PaymentIncident,
} from '#shared/contract/billing.ts';
import type { RouteReply } from '#shared/contract/route.ts';
import { CARDS, fillCard, payButton } from './plans.ts';
import { at, text, title, type View } from './view.ts';

/* Views of plans and payments. States that only time brings about are mocked at the API. */

const RUNNING: BillingStatus = {
  state: 'active',
  tier: 'team_platform',
  accountId: '3c1f6a52-6d0f-4a55-9a0c-5e0a86f2b001',
  hasAccess: true,
  paidUntil: '2027-05-03T12:00:00.000Z',
  accessUntil: '2027-05-06T12:00:00.000Z',
  cancelsAtPeriodEnd: false,
  hasPendingChange: false,
  isRevoked: false,
  isCovered: true,
};

const PAID: BillingInvoice = {
  id: 'in_1',
  status: 'paid',
  reason: 'first',
  totalCents: 49_900,
  paidCents: 49_900,
  refundedCents: 0,
  createdAt: '2026-05-03T12:00:00.000Z',
  paidAt: '2026-05-03T12:00:00.000Z',
  url: '/payments-sandbox/invoice/in_1',
};
const RENEWED: BillingInvoice = {
  ...PAID,
  id: 'in_2',
  reason: 'renewal',
  createdAt: '2027-05-03T12:00:00.000Z',
};
const DUE = { ...RENEWED, status: 'open', paidCents: 0, paidAt: null } as const;
const CHANGE = {
  ...DUE,
  id: 'in_3',
  reason: 'change',
  totalCents: 124_950,
  createdAt: '2026-11-21T12:00:00.000Z',
} as const;

/** The billing page of a plan in a state other than the buyer's. */
function billingOf(
  changes: Partial<BillingStatus>,
  invoices: RouteReply<typeof getBilling>['invoices'],
): Pick<View, 'person' | 'path' | 'replies'> {
  const status: BillingStatus = { ...RUNNING, ...changes };
  const billing: RouteReply<typeof getBilling> = {
    status,
    nextInvoice: null,
    invoices,
    hasPortal: status.state !== 'incomplete',
  };
  return {
    person: 'buyer',
    path: at('/billing'),
    replies: { '/api/billing': billing, '/api/billing/status': status },
  };
}

const WAITING: BillingStatus = {
  ...RUNNING,
  state: 'incomplete',
  tier: null,
  accountId: null,
  hasAccess: false,
  paidUntil: null,
  accessUntil: null,
  isCovered: false,
};

const AT = '2026-11-20T09:30:00.000Z';
const INCIDENTS: PaymentIncident[] = [
  {
    id: '0b7bb6cc-6f5c-4a27-9dcb-2a4c1d9a0001',
    kind: 'event',
    subject: 'evt_1QxYzAbCdEfGhIjKlMnOpQrS',
    detail: 'invoice.paid has failed 4 times, most recently with PaymentsUnavailable.',
    attempts: 4,
    firstSeenAt: AT,
    lastSeenAt: '2026-11-21T08:10:00.000Z',
    resolvedAt: null,
  },
  {
    id: '0b7bb6cc-6f5c-4a27-9dcb-2a4c1d9a0002',
    kind: 'second_subscription',
    subject: 'sub_1QxYzAbCdEfGhIjKlMnOpQrS',
    detail: 'This buyer has a second live subscription; one of them is to be ended.',
    attempts: 1,
    firstSeenAt: AT,
    lastSeenAt: AT,
    resolvedAt: null,
  },
  {
    id: '0b7bb6cc-6f5c-4a27-9dcb-2a4c1d9a0003',
    kind: 'difference',
    subject: 'sub_1QaBcDeFgHiJkLmNoPqRsTuV',
    detail: 'Kept as incomplete, at the provider active; corrected.',
    attempts: 1,
    firstSeenAt: AT,
    lastSeenAt: AT,
    resolvedAt: AT,
  },
];

const INCIDENTS_PATH = '/api/admin/payment-incidents';
const CHECKOUT = '/checkout?tier=team_genius_blueprint';
const RETURN = '/team?payment_intent=pi_1&redirect_status=succeeded';
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).click();

export const PLAN_VIEWS: readonly View[] = [
  { name: 'pricing', person: 'newcomer', path: at('/team'), shows: title('Team Mode') },
  {
    name: 'pricing-after-refusal',
    person: 'newcomer',
    path: at('/team?payment_intent=pi_1&redirect_status=failed'),
    shows: text('Payment Failed'),
  },
  { name: 'checkout-plans', person: 'newcomer', path: at('/checkout'), shows: title(/^Choose/) },
  {
    name: 'checkout-unavailable',
    person: 'newcomer',
    path: at('/checkout'),
    refused: ['GET', '/api/billing/status'],
    shows: title('We couldn’t load the checkout'),
  },
  {
    name: 'checkout-setting-up',
    person: 'newcomer',
    path: at(CHECKOUT),
    unanswered: ['POST', '/api/create-subscription'],
    shows: text('Setting up your payment...'),
  },
  {
    name: 'checkout-not-set-up',
    person: 'newcomer',
    path: at(CHECKOUT),
    refused: ['POST', '/api/create-subscription'],
    shows: (page) => page.getByRole('main').getByRole('alert'),
  },
  {
    name: 'checkout-without-secret',
    person: 'newcomer',
    path: at(CHECKOUT),
    replies: {
      '/api/create-subscription': { clientSecret: '', kind: 'payment', subscriptionId: 'sub_1' },
    },
    shows: (page) => page.getByRole('link', { name: 'Back to Plans' }),
  },
  {
    name: 'checkout',
    person: 'newcomer',
    path: at(CHECKOUT),
    shows: title('Complete Your Purchase'),
  },
  {
    name: 'checkout-declined',
    person: 'newcomer',
    path: at(CHECKOUT),
    refusals: /status of 402 /,
    act: async (page) => {
      await fillCard(page, CARDS.declines);
      await payButton(page, 'team_genius_blueprint').click();
    },
    shows: (page) => page.getByRole('main').getByText('Your card was declined.'),
  },
  {
    name: 'checkout-processing',
    person: 'newcomer',
    path: at(CHECKOUT),
    unanswered: ['POST', '/payments-sandbox/confirm'],
    act: async (page) => {
      await fillCard(page, CARDS.pays);
      await payButton(page, 'team_genius_blueprint').click();
    },
    shows: (page) => page.getByRole('button', { name: 'Processing...' }),
  },
  {
    name: 'checkout-bank',
    person: 'newcomer',
    path: at(CHECKOUT),
    act: async (page) => {
      await fillCard(page, CARDS.asks);
      await payButton(page, 'team_genius_blueprint').click();
    },
    shows: title('Confirm your payment'),
  },
  {
    name: 'activation',
    person: 'newcomer',
    path: at(RETURN),
    unanswered: ['POST', '/api/billing/refresh'],
    shows: title('Payment received, activating…'),
  },
  {
    name: 'activation-slow',
    person: 'newcomer',
    path: at(RETURN),
    replies: { '/api/billing/refresh': WAITING, '/api/billing/status': WAITING },
    act: async (page) => {
      await page.clock.install();
      await page.goto(RETURN);
      await title('Payment received, activating…')(page).waitFor();
      await page.clock.fastForward(30_000);
    },
    shows: text('This is taking longer than usual'),
  },
  {
    name: 'billing',
    person: 'buyer',
    path: at('/billing'),
    shows: (page) => page.getByRole('link', { name: /^Receipt/ }),
  },
  {
    name: 'billing-upgrade',
    person: 'buyer',
    path: at('/billing'),
    act: press(/^Upgrade to/),
    shows: (page) => page.getByRole('button', { name: /^Pay \$/ }),
  },
  {
    name: 'billing-change-waits',
    ...billingOf({ hasPendingChange: true }, [CHANGE, PAID]),
    shows: text('Your plan change is waiting for payment'),
  },
  {
    name: 'billing-cancelled',
    ...billingOf({ cancelsAtPeriodEnd: true }, [PAID]),
    shows: text('Active, not renewing'),
  },
  {
    name: 'billing-past-due',
    ...billingOf({ state: 'past_due' }, [DUE, PAID]),
    shows: text('Payment failed'),
  },
  {
    name: 'billing-ended',
    ...billingOf({ state: 'ended', hasAccess: false }, [PAID]),
    shows: text('Ended'),
  },
  {
    name: 'billing-ended-unpaid',
    ...billingOf({ state: 'ended', hasAccess: false }, [DUE, PAID]),
    shows: text('Ended'),
  },
  {
    name: 'billing-taken-back',
    ...billingOf({ state: 'ended', hasAccess: false, isRevoked: true }, [
      { ...PAID, refundedCents: 49_900 },
    ]),
    shows: text('Refunded'),
  },
  {
    name: 'billing-unfinished',
    ...billingOf(WAITING, []),
    shows: text('Your purchase isn’t finished'),
  },
  {
    name: 'billing-none',
    ...billingOf({ ...WAITING, state: 'none' }, []),
    person: 'newcomer',
    shows: text('You don’t have a plan yet'),
  },
  {
    name: 'billing-member-ended',
    ...billingOf({ ...WAITING, state: 'none' }, []),
    shows: text('Your team account’s plan has ended'),
  },
  {
    name: 'billing-failed',
    person: 'buyer',
    path: at('/billing'),
    refused: ['GET', '/api/billing'],
    shows: text('We couldn’t load your plan'),
  },
  {
    name: 'receipt',
    person: 'buyer',
    path: at('/billing'),
    act: (page) => page.getByRole('link', { name: /^Receipt/ }).click(),
    shows: title('Receipt'),
  },
  {
    name: 'portal',
    person: 'buyer',
    path: at('/billing'),
    act: press('Change card or cancel'),
    shows: title('Your plan and card'),
  },
  {
    name: 'payment-incidents',
    person: 'master',
    path: at('/admin/payments'),
    replies: { [INCIDENTS_PATH]: INCIDENTS },
    shows: (page) => page.getByRole('list', { name: 'Payment incidents' }),
  },
  {
    name: 'payment-incidents-none',
    person: 'master',
    path: at('/admin/payments'),
    replies: { [INCIDENTS_PATH]: [] },
    shows: text('Nothing went wrong'),
  },
  {
    name: 'payment-incidents-failed',
    person: 'master',
    path: at('/admin/payments'),
    refused: ['GET', INCIDENTS_PATH],
    shows: text('We couldn’t load the incidents'),
  },
];
