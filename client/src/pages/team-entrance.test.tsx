import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Activation } from '#client/features/billing/components/activation.tsx';
import { holds, isUnreachable, type MockHandler, once, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { renderApp } from '#client/testing/render-app.tsx';
import { billingStatusWith } from '#client/testing/samples.ts';
import { signedIn } from '#client/testing/sessions.ts';
import { accountWith, teamPerson } from '#client/testing/team-samples.ts';
import { listAccountTeams } from '#shared/contract/account-teams.ts';
import {
  getActiveAccount,
  getActiveTeam,
  listMyAccounts,
  setActiveTeam,
} from '#shared/contract/accounts.ts';
import { getCurrentUser } from '#shared/contract/auth.ts';
import { getBillingStatus, refreshBilling } from '#shared/contract/billing.ts';
import { autocompletePlaces } from '#shared/contract/places.ts';
import { listMyTeams } from '#shared/contract/teams.ts';

const waiting = billingStatusWith({ state: 'incomplete' });
const active = billingStatusWith({ state: 'active', tier: 'team_platform', hasAccess: true });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

/** A person without team access, unless a test says otherwise. */
function open(path: string, ...handlers: MockHandler[]) {
  return renderApp(
    path,
    ...handlers,
    signedIn,
    replies(listMyAccounts, [accountWith()]),
    replies(getActiveAccount, { activeAccountId: null }),
    replies(getActiveTeam, { activeTeamId: null }),
    replies(setActiveTeam, { activeTeamId: null }),
    replies(listAccountTeams, []),
    replies(listMyTeams, []),
    replies(autocompletePlaces, { predictions: [] }),
  );
}

test('without team access the plans are offered, with their prices and nothing preselected', async () => {
  open('/team');
  await title('Team Mode');
  await screen.findByRole('list', { name: 'Plans' });
  for (const figure of ['18%', '$17,000+', '85%', '$50,000+']) {
    expect(screen.getByText(figure)).toBeVisible();
  }
  const plans = within(screen.getByRole('list', { name: 'Plans' }));
  expect(plans.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/checkout?tier=team_platform',
    '/checkout?tier=team_genius_blueprint',
  ]);
  const [first, second] = plans
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading'));
  expect(within(first ?? document.body).queryByText('Most Popular')).not.toBeInTheDocument();
  expect(within(second ?? document.body).getByText('Most Popular')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
    'href',
    '/contact-sales',
  );
});

test('the plans are offered with their features and a guarantee', async () => {
  open('/team');
  await title('Team Mode');
  for (const words of [
    '3-5 team members',
    '1-on-1 consultation with the founder',
    'Charts and insights',
    'Team dynamics analysis',
    'Up to 10 teams with 30-50 members',
    '4-hour group training seminar',
    'Advanced analytics',
    'Custom working dynamics reports',
    'Priority support',
    '365-day money-back guarantee',
  ]) {
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(screen.getAllByText('Billed annually, renews each year')).toHaveLength(2);
  const guarantee = screen.getByRole('region', { name: 'Our guarantee' });
  for (const words of [
    'An increase of 30% in team pattern awareness within 90 days.',
    'You’re fully set up within 30 days.',
    'Weekly check-ins',
  ]) {
    expect(within(guarantee).getByText(words)).toBeVisible();
  }
});

test('a return from the payment cleans the URL, asks the provider once and opens the team', async () => {
  const held = holds(refreshBilling, active);
  const { api, history } = open(
    '/team?payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=succeeded&mode=viewing',
    held,
    replies(getBillingStatus, active),
  );
  await title('Payment received, activating…');
  // The URL with the secret must not stay in the history.
  expect(history).toEqual(['/team?mode=viewing']);
  expect(screen.queryByRole('list', { name: 'Plans' })).not.toBeInTheDocument();
  api.use(replies(getCurrentUser, teamPerson()));
  held.release();
  await title('Team');
  expect(api.calls(refreshBilling)).toHaveLength(1);
});

test('a return without a known purchase shows the offer', async () => {
  open('/team?redirect_status=succeeded', replies(refreshBilling, billingStatusWith()));
  await title('Team Mode');
});

test('a refused payment is shown above the plans', async () => {
  const { history } = open('/team?payment_intent=pi_1&redirect_status=failed');
  await title('Team Mode');
  expect(screen.getByRole('alert')).toHaveTextContent('you weren’t charged');
  expect(history?.at(-1)).toBe('/team');
});

test('polls the server while the confirmation lags, also after failures', async () => {
  let isActive = false;
  const { api } = renderPart(
    <Activation
      onDecided={() => {
        isActive = true;
      }}
      pollMs={5}
      slowMs={5}
    />,
    '/team',
    isUnreachable(refreshBilling),
    once(replies(getBillingStatus, waiting)),
    once(isUnreachable(getBillingStatus)),
    once(replies(getBillingStatus, waiting)),
    replies(getBillingStatus, active),
  );
  await expect.poll(() => isActive).toBe(true);
  expect(api.calls(refreshBilling)).toHaveLength(1);
  expect(api.calls(getBillingStatus)).toHaveLength(4);
  expect(await screen.findByText('This is taking longer than usual')).toBeVisible();
});
