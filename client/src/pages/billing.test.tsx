import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigateAway } from '#client/lib/navigate-away.ts';
import {
  isUnreachable,
  type MockHandler,
  once,
  refuses,
  replies,
} from '#client/testing/mock-api.ts';
import { allowLeaving } from '#client/testing/navigate-away.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { billingStatusWith, personWith } from '#client/testing/samples.ts';
import { accountWith, teamPerson } from '#client/testing/team-samples.ts';
import { getActiveAccount, listMyAccounts } from '#shared/contract/accounts.ts';
import { getCurrentUser } from '#shared/contract/auth.ts';
import {
  type BillingInvoice,
  type BillingStatus,
  getBilling,
  getBillingStatus,
  openBillingPortal,
  previewUpgrade,
  upgradePlan,
} from '#shared/contract/billing.ts';

allowLeaving();

const PAID_UNTIL = '2027-05-03T12:00:00.000Z';
const running = (changes: Partial<BillingStatus> = {}) =>
  billingStatusWith({
    state: 'active',
    tier: 'team_platform',
    hasAccess: true,
    paidUntil: PAID_UNTIL,
    accessUntil: '2027-05-06T12:00:00.000Z',
    ...changes,
  });

const invoice = (changes: Partial<BillingInvoice> = {}): BillingInvoice => ({
  id: 'in_1',
  status: 'paid',
  reason: 'first',
  totalCents: 49_900,
  paidCents: 49_900,
  refundedCents: 0,
  createdAt: '2026-05-03T12:00:00.000Z',
  paidAt: '2026-05-03T12:00:00.000Z',
  url: 'https://pay.example/in_1',
  ...changes,
});

function page(status: BillingStatus, invoices: BillingInvoice[] = [invoice()]) {
  const goesOn = status.state === 'active' && !status.cancelsAtPeriodEnd;
  return replies(getBilling, {
    status,
    nextInvoice: goesOn ? { dueAt: PAID_UNTIL, totalCents: 49_900 } : null,
    invoices,
    hasPortal: true,
  });
}

function open(...handlers: MockHandler[]) {
  return renderApp(
    '/billing',
    ...handlers,
    replies(getCurrentUser, teamPerson()),
    replies(listMyAccounts, [accountWith()]),
    replies(getActiveAccount, { activeAccountId: null }),
    replies(previewUpgrade, PREVIEW),
  );
}

const PREVIEW = {
  tier: 'team_genius_blueprint',
  dueNowCents: 124_950,
  countedFrom: '2026-11-01T00:00:00.000Z',
} as const;
const upgradeButton = () =>
  screen.findByRole('button', { name: 'Upgrade to Team Genius Blueprint' });

async function toastOf(words: string) {
  const line = await screen.findByText(words, { selector: '[data-tone] *' });
  return within(line.parentElement ?? line);
}

test('shows the plan, its next invoice and the receipts', async () => {
  open(page(running()));
  const plan = within(await screen.findByRole('region', { name: 'Team Platform' }));
  expect(plan.getByText('Active')).toBeVisible();
  expect(plan.getByText('The next invoice, $499, is due on May 3, 2027.')).toBeVisible();
  const invoices = within(screen.getByRole('region', { name: 'Invoices' }));
  expect(invoices.getByText('First year')).toBeVisible();
  expect(invoices.getByText('$499.00')).toBeVisible();
  expect(invoices.getByRole('link', { name: 'Receipt of May 3, 2026' })).toHaveAttribute(
    'href',
    'https://pay.example/in_1',
  );
});

test.each([
  [invoice({ status: 'open', url: 'https://pay.example/in_1' }), 'To be paid', 'Pay the invoice'],
  [invoice({ refundedCents: 49_900 }), 'Refunded', 'Receipt'],
  [invoice({ refundedCents: 100 }), 'Partly refunded', 'Receipt'],
  [invoice({ status: 'void' }), 'Canceled', 'Invoice'],
])('an invoice shows its status', async (given, label, link) => {
  open(page(running(), [given]));
  const list = within(await screen.findByRole('region', { name: 'Invoices' }));
  expect(list.getByText(label)).toBeVisible();
  expect(list.getByRole('link', { name: `${link} of May 3, 2026` })).toBeVisible();
});

test('a canceled plan says when it ends and that nothing more is charged', async () => {
  open(page(running({ cancelsAtPeriodEnd: true })));
  expect(
    await screen.findByText(
      'Your plan is canceled and ends on May 3, 2027. You won’t be charged again.',
    ),
  ).toBeVisible();
  expect(screen.getByText('Active, not renewing')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep the plan or change card' })).toBeVisible();
  // A yearly price would be wrong for a plan that does not renew.
  expect(screen.queryByRole('button', { name: /^Upgrade/ })).not.toBeInTheDocument();
});

test('the notice above the page says what the page says, whichever was asked first', async () => {
  const late = running({ state: 'past_due' });
  // The provider's message arrived between the two requests.
  open(page(late), replies(getBillingStatus, running()));
  expect(await screen.findByText('Payment failed')).toBeVisible();
  const banner = within(await screen.findByRole('region', { name: 'Your plan' }));
  expect(banner.getByText(/^Your last payment failed/)).toBeVisible();
});

test('a failed payment is shown here and above every page, with the day access ends', async () => {
  const late = running({ state: 'past_due' });
  const { navigate } = open(page(late), replies(getBillingStatus, late));
  expect(await screen.findByText('Payment failed')).toBeVisible();
  const banner = within(await screen.findByRole('region', { name: 'Your plan' }));
  expect(
    banner.getByText('Your last payment failed. Your teams stay open until May 6, 2027.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change card' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Upgrade/ })).not.toBeInTheDocument();
  // The banner links here from other pages only.
  expect(banner.queryByRole('link')).not.toBeInTheDocument();
  navigate('/vector-test');
  expect(await banner.findByRole('link', { name: 'See your plan' })).toHaveAttribute(
    'href',
    '/billing',
  );
});

const MISSED = invoice({ id: 'in_2', status: 'open', reason: 'renewal', paidCents: 0 });

test.each([
  ['in the days of grace', { state: 'past_due' }, 'button', 'Change card'],
  ['after them', { state: 'ended', hasAccess: false }, 'link', 'Choose a plan'],
] as const)('a failed renewal can be paid manually %s', async (_, status, role, other) => {
  open(page(running(status), [MISSED, invoice()]));
  const pay = await screen.findByRole('link', { name: 'Pay $499.00' });
  expect(pay).toHaveAttribute('href', MISSED.url);
  expect(screen.getByRole(role, { name: other })).toBeVisible();
});

test('does not ask somebody to pay again after a refund', async () => {
  const over = running({ state: 'ended', hasAccess: false, isRevoked: true });
  open(page(over, [MISSED, invoice()]));
  await screen.findByRole('link', { name: 'Choose a plan' });
  expect(screen.queryByRole('link', { name: 'Pay $499.00' })).not.toBeInTheDocument();
});

test('a plan that has ended can be bought again', async () => {
  open(page(running({ state: 'ended', hasAccess: false })));
  expect(await screen.findByRole('link', { name: 'Choose a plan' })).toHaveAttribute(
    'href',
    '/checkout',
  );
  expect(screen.getByText(/^The paid year ended on May 3, 2027/)).toBeVisible();
});

test('opens the provider’s page at a fresh address, and reports a failure', async () => {
  const { user } = open(
    page(running()),
    once(refuses(openBillingPortal, 503, { code: 'billing.unavailable', message: 'No answer.' })),
    replies(openBillingPortal, { url: 'https://portal.example/1' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Change card or cancel' }));
  expect((await toastOf('Error')).getByText('No answer.')).toBeVisible();
  expect(navigateAway).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Change card or cancel' }));
  await waitFor(() => expect(navigateAway).toHaveBeenCalledWith('https://portal.example/1'));
});

test('an upgrade shows its price before the confirmation, and charges exactly that', async () => {
  const large = running({ tier: 'team_genius_blueprint' });
  const { user, api } = open(
    page(running()),
    replies(upgradePlan, { status: large, payment: null }),
  );
  await user.click(await upgradeButton());
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText('$1,249.50')).toBeVisible();
  expect(dialog.getByText('Each year from May 3, 2027')).toBeVisible();
  expect(api.calls(upgradePlan)).toEqual([]);
  api.use(page(large));
  await user.click(dialog.getByRole('button', { name: 'Pay $1,249.50' }));
  expect(
    (await toastOf('Plan changed')).getByText('Welcome to Team Genius Blueprint!'),
  ).toBeVisible();
  expect(api.calls(upgradePlan)).toEqual([
    { body: { tier: 'team_genius_blueprint', countedFrom: PREVIEW.countedFrom } },
  ]);
  expect(await screen.findByRole('region', { name: 'Team Genius Blueprint' })).toBeVisible();
});

test('an upgrade with an expired price shows the new one and charges nothing', async () => {
  const { user, api } = open(
    page(running()),
    refuses(upgradePlan, 409, { code: 'billing.preview_expired', message: 'Look again.' }),
  );
  await user.click(await upgradeButton());
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(await dialog.findByRole('button', { name: 'Pay $1,249.50' }));
  expect(await dialog.findByText('Look again.')).toBeVisible();
  await waitFor(() => expect(api.calls(previewUpgrade)).toHaveLength(2));
});

test('without a price there is nothing to confirm', async () => {
  const { user } = open(page(running()), isUnreachable(previewUpgrade));
  await user.click(await upgradeButton());
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByRole('alert')).toHaveTextContent('We couldn’t get the price');
  expect(dialog.getByRole('button', { name: 'Pay' })).toBeDisabled();
});

test('an upgrade that needs the bank’s confirmation says what is left to do', async () => {
  const waiting = running({ hasPendingChange: true });
  const due = invoice({
    id: 'in_2',
    status: 'open',
    reason: 'change',
    url: 'https://pay.example/2',
  });
  const { user, api } = open(
    page(running()),
    replies(upgradePlan, {
      status: waiting,
      payment: { clientSecret: 'pi_2_secret', kind: 'payment' },
    }),
  );
  await user.click(await upgradeButton());
  api.use(page(waiting, [due, invoice()]));
  await user.click(await screen.findByRole('button', { name: 'Pay $1,249.50' }));
  expect(await toastOf('One step left')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Confirm the payment' })).toHaveAttribute(
    'href',
    'https://pay.example/2',
  );
  expect(screen.queryByRole('button', { name: /^Upgrade/ })).not.toBeInTheDocument();
});

test.each([
  ['somebody without any plan', personWith(), {}, 'You don’t have a plan yet'],
  [
    'a member of somebody else’s running account',
    teamPerson(),
    { isCovered: true },
    'You haven’t bought a plan',
  ],
  [
    'a member of somebody else’s account whose plan is over',
    teamPerson(),
    {},
    'Your team account’s plan has ended',
  ],
  ['an unfinished purchase', personWith(), { state: 'incomplete' }, 'Your purchase isn’t finished'],
] as const)('%s sees a message about it', async (_, person, status, words) => {
  open(replies(getCurrentUser, person), page(billingStatusWith(status), []));
  expect(await screen.findByRole('heading', { name: words })).toBeVisible();
});

test('a page that fails to load can be retried', async () => {
  const { user } = open(once(isUnreachable(getBilling)), page(running()));
  await screen.findByText('We couldn’t load your plan');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('region', { name: 'Team Platform' })).toBeVisible();
});

test('account admins get here from the profile menu, which then closes', async () => {
  const { user } = open(page(running()));
  await screen.findByRole('region', { name: 'Team Platform' });
  await user.click(screen.getByRole('button', { name: 'Profile menu' }));
  const link = screen.getByRole('link', { name: 'Plan and Billing' });
  expect(link).toHaveAttribute('href', '/billing');
  await user.click(link);
  expect(screen.queryByText('Signed in as')).not.toBeInTheDocument();
});
