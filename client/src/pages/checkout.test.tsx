import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { navigateAway, reloadDocument } from '#client/lib/navigate-away.ts';
import { isServedFor } from '#client/lib/served-document.ts';
import {
  holds,
  isUnreachable,
  type MockHandler,
  once,
  refuses,
  replies,
} from '#client/testing/mock-api.ts';
import { allowLeaving } from '#client/testing/navigate-away.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { billingStatusWith } from '#client/testing/samples.ts';
import { signedIn, signedOut } from '#client/testing/sessions.ts';
import { accountWith, teamPerson } from '#client/testing/team-samples.ts';
import { getActiveAccount, getActiveTeam, listMyAccounts } from '#shared/contract/accounts.ts';
import { getCurrentUser } from '#shared/contract/auth.ts';
import {
  createSubscription,
  getBilling,
  getBillingConfig,
  getBillingStatus,
  refreshBilling,
} from '#shared/contract/billing.ts';
import { getSite } from '#shared/contract/system.ts';
import { listMyTeams } from '#shared/contract/teams.ts';

allowLeaving();

vi.mock('#client/lib/served-document.ts', () => ({ isServedFor: vi.fn(() => true) }));
afterEach(() => {
  vi.mocked(isServedFor).mockReturnValue(true);
  stripe.load.mockClear();
});

/** A fake of Stripe's script; the tests control how its form loads and confirms. */
const stripe = vi.hoisted(() => ({
  load: vi.fn<() => Promise<object | null>>(),
  confirmPayment: vi.fn<(order: unknown) => Promise<{ error?: { message: string } }>>(),
  form: { ready: () => {}, fails: () => {} },
}));
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: stripe.load }));
vi.mock('@stripe/react-stripe-js', () => ({
  Elements: ({ children }: { children: unknown }) => children,
  useStripe: () => ({ confirmPayment: stripe.confirmPayment }),
  useElements: () => ({}),
  PaymentElement: (props: { onReady: () => void; onLoadError: () => void }) => {
    stripe.form = { ready: props.onReady, fails: props.onLoadError };
    return <p>The form of Stripe</p>;
  },
}));

const CONFIRM = '/payments-sandbox/confirm';
const PAYMENT = {
  clientSecret: 'pi_1_secret_2',
  kind: 'payment',
  subscriptionId: 'sub_1',
} as const;
const takesTestCards = replies(getBillingConfig, { kind: 'sandbox', confirmPath: CONFIRM });
const takesStripe = replies(getBillingConfig, { kind: 'stripe', publishableKey: 'pk_test_1' });

function open(path: string, ...handlers: MockHandler[]) {
  return renderApp(
    path,
    ...handlers,
    signedIn,
    replies(getBillingStatus, billingStatusWith()),
    replies(createSubscription, PAYMENT),
    takesTestCards,
  );
}

/** Requests to the sandbox, which answers with these in turn. */
function sandboxAnswers(...answers: [status: number, body: unknown][]) {
  const api = globalThis.fetch;
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (address !== CONFIRM) return api(address, init);
    sent.push(JSON.parse(String(init.body)));
    const [status, body] = answers.shift() ?? [500, {}];
    return new Response(JSON.stringify(body), { status });
  });
  return sent;
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const payButton = (price = '$499') =>
  screen.findByRole('button', { name: `Complete Payment - ${price}` });

async function toastOf(words: string) {
  const line = await screen.findByText(words, { selector: '[data-tone] *' });
  return within(line.parentElement ?? line);
}

async function fillCard(user: ReturnType<typeof open>['user']) {
  await user.type(await screen.findByLabelText('Test card number'), '4242 4242 4242 4242');
  await user.type(screen.getByLabelText('Expires (MM/YY)'), '12/34');
  await user.type(screen.getByLabelText('Security code'), '123');
}

test('shows both plans with their prices, and Enterprise separately', async () => {
  open('/checkout');
  await title('Choose Your Plan');
  const cards = within(screen.getByRole('list', { name: 'Plans' }));
  expect(cards.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Team Platform',
    'Team Genius Blueprint',
  ]);
  expect(cards.getByText('$499')).toBeVisible();
  expect(cards.getByText('$2997')).toBeVisible();
  expect(cards.getByText('Most Popular')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
    'href',
    '/contact-sales',
  );
});

test('a chosen plan is set up and summarized, and can be left again', async () => {
  const held = holds(createSubscription, PAYMENT);
  const { user, api, history } = open('/checkout', held);
  await user.click(await screen.findByRole('link', { name: 'Choose Team Platform' }));
  expect(await screen.findByText('Setting up your payment...')).toHaveRole('status');
  expect(history?.at(-1)).toBe('/checkout?tier=team_platform');
  held.release();
  await title('Complete Your Purchase');
  expect(screen.getByRole('main')).toHaveFocus();
  const summary = within(screen.getByRole('region', { name: 'Order Summary' }));
  expect(summary.getByText('Team Platform')).toBeVisible();
  expect(summary.getByText('Annual')).toBeVisible();
  expect(summary.getAllByText('$499')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'Payment Details' })).toBeVisible();
  expect(api.calls(createSubscription)).toEqual([
    { body: { tier: 'team_platform', amount: 49_900 } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Back to Plans' }));
  await title('Choose Your Plan');
});

test('the URL can name the plan; an unknown one is ignored', async () => {
  const { navigate } = open('/checkout?tier=team_genius_blueprint');
  expect(await payButton('$2997')).toBeVisible();
  navigate('/checkout?tier=enterprise');
  await title('Choose Your Plan');
});

test.each([
  [
    'is refused',
    refuses(createSubscription, 503, { code: 'billing.not_sold', message: 'Not now.' }),
    'Not now.',
  ],
  ['fails', isUnreachable(createSubscription), 'Unable to initialize payment. Please try again.'],
])('a payment that %s returns to the plans, with the reason', async (_, failure, reason) => {
  const { history } = open('/checkout?tier=team_platform', failure);
  await title('Choose Your Plan');
  expect(history?.at(-1)).toBe('/checkout');
  expect((await toastOf('Error')).getByText(/^Unable to initialize payment/)).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent(reason);
});

test('the same plan can be chosen again after a failure', async () => {
  const { user } = open('/checkout?tier=team_platform', once(isUnreachable(createSubscription)));
  await user.click(await screen.findByRole('link', { name: 'Choose Team Platform' }));
  expect(await title('Complete Your Purchase')).toBeVisible();
});

/** Violates the contract, as a fake provider may. */
const withoutSecret: MockHandler = {
  route: createSubscription,
  answer: async () => Response.json({ kind: PAYMENT.kind, subscriptionId: PAYMENT.subscriptionId }),
};

test.each([
  ['an empty', replies(createSubscription, { ...PAYMENT, clientSecret: '' })],
  ['no', withoutSecret],
])('a payment with %s secret is reported as impossible', async (_, payment) => {
  const { user } = open('/checkout?tier=team_platform', payment);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Unable to initialize payment. Please try again.',
  );
  await user.click(screen.getByRole('link', { name: 'Back to Plans' }));
  await title('Choose Your Plan');
});

test('a checkout that fails to load can be retried', async () => {
  const { user } = open('/checkout', once(isUnreachable(getBillingStatus)));
  await title('We couldn’t load the checkout');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await title('Choose Your Plan');
});

test('a test card pays once, with a welcome message, and leads to the team', async () => {
  const { user, history, api } = open(
    '/checkout?tier=team_platform',
    replies(refreshBilling, billingStatusWith({ state: 'incomplete' })),
  );
  const sent = sandboxAnswers([200, { status: 'succeeded', nextUrl: null }]);
  await fillCard(user);
  expect(screen.getByText('Test mode: no money moves')).toBeVisible();
  api.use(replies(getBillingStatus, billingStatusWith({ state: 'incomplete' })));
  await user.dblClick(await payButton());
  expect(
    (await toastOf('Payment Successful')).getByText('Welcome to Team Platform!'),
  ).toBeVisible();
  await title('Payment received, activating…');
  expect(sent).toEqual([
    {
      clientSecret: PAYMENT.clientSecret,
      number: '4242 4242 4242 4242',
      expiry: '12/34',
      cvc: '123',
      returnPath: '/team',
    },
  ]);
  expect(history?.at(-1)).toBe('/team');
});

test('cached data from before the payment does not end the wait for it', async () => {
  const active = billingStatusWith({ state: 'active', tier: 'team_platform', hasAccess: true });
  const held = holds(refreshBilling, active);
  const { user, api } = open('/checkout?tier=team_platform', held);
  sandboxAnswers([200, { status: 'succeeded', nextUrl: null }]);
  await fillCard(user);
  await user.click(await payButton());
  await title('Payment received, activating…');
  // The current user is refetched, still without team access.
  await waitFor(() => expect(api.calls(getCurrentUser).length).toBeGreaterThan(1));
  expect(screen.queryByRole('list', { name: 'Plans' })).not.toBeInTheDocument();
  api.use(
    replies(getCurrentUser, teamPerson('regular_user')),
    replies(getBillingStatus, active),
    replies(listMyAccounts, [accountWith('member')]),
    replies(getActiveAccount, { activeAccountId: null }),
    replies(getActiveTeam, { activeTeamId: null }),
    replies(listMyTeams, []),
  );
  held.release();
  await title('Team');
});

test('a refused card keeps the form, says why, and can be retried', async () => {
  const { user } = open('/checkout?tier=team_platform');
  const sent = sandboxAnswers(
    [402, { error: { message: 'Your card was declined.' } }],
    [502, 'no JSON object'],
  );
  await fillCard(user);
  await user.click(await payButton());
  expect((await toastOf('Payment Failed')).getByText('Your card was declined.')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent(
    'Your card was declined.',
  );
  expect(screen.getByLabelText('Test card number')).toHaveValue('4242 4242 4242 4242');
  await user.click(await payButton());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(
    await within(screen.getByRole('main')).findByText(/^The test payment didn’t go through/),
  ).toBeVisible();
});

test('a card that needs its bank’s confirmation leads to the bank’s page', async () => {
  const { user } = open('/checkout?tier=team_platform');
  sandboxAnswers([200, { status: 'requires_action', nextUrl: '/payments-sandbox/bank?x=1' }]);
  await fillCard(user);
  await user.click(await payButton());
  await waitFor(() => expect(navigateAway).toHaveBeenCalledWith('/payments-sandbox/bank?x=1'));
  expect(screen.getByRole('button', { name: 'Processing...' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
});

test('with Stripe paying is disabled until its form is loaded, and sets the return address', async () => {
  stripe.load.mockResolvedValue({});
  stripe.confirmPayment.mockResolvedValueOnce({ error: { message: 'Your card has expired.' } });
  const { user } = open(
    '/checkout?tier=team_platform',
    takesStripe,
    replies(refreshBilling, billingStatusWith({ state: 'incomplete' })),
  );
  expect(await screen.findByText('The form of Stripe')).toBeVisible();
  expect(await payButton()).toBeDisabled();
  act(() => stripe.form.ready());
  await user.click(await payButton());
  expect((await toastOf('Payment Failed')).getByText('Your card has expired.')).toBeVisible();
  expect(stripe.confirmPayment).toHaveBeenCalledWith(
    expect.objectContaining({
      confirmParams: { return_url: `${window.location.origin}/team` },
      redirect: 'if_required',
    }),
  );
  stripe.confirmPayment.mockRejectedValueOnce(new Error('broke off'));
  await user.click(await payButton());
  expect(
    (await toastOf('Payment Failed')).getByText(
      'Payment form is not ready. Please refresh and try again.',
    ),
  ).toBeVisible();
});

test('with Stripe a document served for another page is reloaded before a payment is opened', async () => {
  vi.mocked(isServedFor).mockReturnValue(false);
  const { api } = open('/checkout?tier=team_platform', takesStripe);
  await waitFor(() => expect(reloadDocument).toHaveBeenCalledTimes(1));
  expect(screen.getByText('Setting up your payment...')).toBeVisible();
  expect(api.calls(createSubscription)).toEqual([]);
  expect(stripe.load).not.toHaveBeenCalled();
});

test('the sandbox’s form needs no separate document', async () => {
  vi.mocked(isServedFor).mockReturnValue(false);
  open('/checkout?tier=team_platform');
  await payButton();
  expect(reloadDocument).not.toHaveBeenCalled();
});

test('a submit before Stripe’s form is ready is asked to wait', async () => {
  stripe.load.mockResolvedValue({});
  open('/checkout?tier=team_platform', takesStripe);
  await payButton();
  const form = screen.getByRole('form', { name: 'Payment Details' });
  act(() => void form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  const message = await toastOf('Payment Not Ready');
  expect(message.getByText('Please wait for the payment form to load completely.')).toBeVisible();
});

test.each([
  ['whose script is blocked', () => stripe.load.mockRejectedValueOnce(new Error('blocked')), false],
  ['that does not load', () => stripe.load.mockResolvedValueOnce({}), true],
])('Stripe’s form %s reports it', async (_, prepare, isLoaded) => {
  prepare();
  open('/checkout?tier=team_platform', takesStripe);
  if (isLoaded) {
    await screen.findByText('The form of Stripe');
    act(() => stripe.form.fails());
  }
  const message = await toastOf('Payment Form Error');
  expect(message.getByText('Failed to load payment form. Please refresh the page.')).toBeVisible();
  expect(await payButton()).toBeDisabled();
});

test('a signed-out visitor goes to sign-in, and from there back', async () => {
  renderApp(
    '/checkout?tier=team_platform',
    signedOut,
    replies(getSite, {
      supportEmail: 'a@b.example',
      salesEmail: 'a@b.example',
      salesName: 'S',
      founderName: 'F',
    }),
  );
  await waitFor(() =>
    expect(navigateAway).toHaveBeenCalledWith(
      `/api/login?returnTo=${encodeURIComponent('/checkout?tier=team_platform')}`,
    ),
  );
});

test('a buyer with a running plan is redirected to the team, or to the upgrade', async () => {
  const running = billingStatusWith({ state: 'active', tier: 'team_platform', hasAccess: true });
  const { history, navigate } = open(
    '/checkout?tier=team_platform',
    replies(getBillingStatus, running),
    replies(getBilling, { status: running, nextInvoice: null, invoices: [], hasPortal: true }),
  );
  await waitFor(() => expect(history?.at(-1)).toBe('/team'));
  navigate('/checkout?tier=team_genius_blueprint');
  await title('Plan and Billing');
});

test('a member of a running account is redirected to the team', async () => {
  const { history } = open(
    '/checkout',
    replies(getCurrentUser, teamPerson('regular_user')),
    replies(getBillingStatus, billingStatusWith({ isCovered: true })),
  );
  await waitFor(() => expect(history?.at(-1)).toBe('/team'));
});

test('a member of an account whose plan has ended may buy one', async () => {
  open('/checkout?tier=team_platform', replies(getCurrentUser, teamPerson('regular_user')));
  await title('Complete Your Purchase');
});

test('refetches the plan before redirecting anybody', async () => {
  const { api, navigate } = open(
    '/vector-test',
    replies(getCurrentUser, teamPerson()),
    replies(listMyAccounts, []),
    replies(
      getBillingStatus,
      billingStatusWith({ state: 'past_due', tier: 'team_platform', hasAccess: true }),
    ),
  );
  await screen.findByText(/Your last payment failed/);
  api.use(replies(getBillingStatus, billingStatusWith({ state: 'ended', tier: 'team_platform' })));
  navigate('/checkout');
  await title('Choose Your Plan');
});

test('a plan bought in another window meanwhile is not bought twice', async () => {
  const { api, history } = open(
    '/checkout?tier=team_platform',
    once(replies(getBillingStatus, billingStatusWith())),
    replies(
      getBillingStatus,
      billingStatusWith({ state: 'active', tier: 'team_platform', hasAccess: true }),
    ),
    refuses(createSubscription, 409, { code: 'billing.plan_running' }),
  );
  await waitFor(() => expect(history?.at(-1)).toBe('/team'));
  expect(api.calls(createSubscription)).toHaveLength(1);
});
