import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type MockHandler, once, refuses, replies } from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import {
  ACCOUNT_ID,
  accountWith,
  OTHER_ACCOUNT_ID,
  OTHER_TEAM_ID,
  summaryOf,
  TEAM_ID,
  teamPerson,
  teamWith,
} from '#client/testing/team-samples.ts';
import {
  deleteTeam,
  listAccountTeams,
  listTeamCharts,
  updateTeam,
} from '#shared/contract/account-teams.ts';
import {
  getActiveAccount,
  getActiveTeam,
  listMyAccounts,
  setActiveAccount,
  setActiveTeam,
} from '#shared/contract/accounts.ts';
import { getCurrentUser } from '#shared/contract/auth.ts';
import { listAccountUsers } from '#shared/contract/members.ts';
import { autocompletePlaces } from '#shared/contract/places.ts';
import { getTeam, listMyTeams, type TeamRecord } from '#shared/contract/teams.ts';
import { trackPageLoad } from '#shared/contract/usage.ts';

const alpha = teamWith(4);
const beta = teamWith(3, { id: OTHER_TEAM_ID, name: 'Team Beta' });
const globex = accountWith('account_admin', { id: OTHER_ACCOUNT_ID, name: 'Globex' });
const inGlobex = { ...beta, accountId: OTHER_ACCOUNT_ID };

beforeEach(() => {
  Element.prototype.scrollIntoView ??= () => {};
});

/** A server that stores selections, like the real one. */
function open(path: string, teams: readonly TeamRecord[], ...handlers: MockHandler[]) {
  let accountId: string | null = null;
  let teamId: string | null = null;
  return renderApp(
    path,
    ...handlers,
    replies(getCurrentUser, teamPerson()),
    replies(listMyAccounts, [accountWith()]),
    replies(getActiveAccount, () => ({ activeAccountId: accountId })),
    replies(getActiveTeam, () => ({ activeTeamId: teamId })),
    replies(setActiveAccount, ({ body }) => {
      accountId = body.accountId;
      return { activeAccountId: accountId };
    }),
    replies(setActiveTeam, ({ body }) => {
      teamId = body.teamId;
      accountId = teams.find(({ id }) => id === teamId)?.accountId ?? accountId;
      return { activeTeamId: teamId };
    }),
    replies(listAccountTeams, ({ params }) =>
      teams.filter((team) => team.accountId === params.accountId).map(summaryOf),
    ),
    replies(listMyTeams, teams.map(summaryOf)),
    replies(getTeam, ({ params }) => teams.find(({ id }) => id === params.id) ?? alpha),
    replies(listAccountUsers, []),
    replies(listTeamCharts, []),
    replies(autocompletePlaces, { predictions: [] }),
  );
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const header = () => screen.findByRole('combobox', { name: 'Team' });
const selector = () => screen.findByRole('combobox', { name: 'Select Team:' });
const accounts = () => screen.findByRole('combobox', { name: 'Team account:' });
const dormant = accountWith('account_admin', { isActive: false });
const withoutAccess = replies(getCurrentUser, {
  ...teamPerson(),
  globalRole: 'account_admin',
  teams: [],
});

describe('one selection for the whole screen', () => {
  test.each([
    ['nothing selected', '/team', 'Team Alpha', TEAM_ID],
    ['a team in the URL', `/team?teamId=${OTHER_TEAM_ID}`, 'Team Beta', OTHER_TEAM_ID],
  ])('header, selector and page show the same team with %s', async (_title, path, name, id) => {
    open(path, [alpha, beta]);
    expect(await title(name)).toBeVisible();
    expect(await selector()).toHaveValue(id);
    expect(await header()).toHaveValue(id);
    expect(screen.queryByRole('option', { name: 'Choose a team' })).not.toBeInTheDocument();
  });

  test('a team in the URL selects its account, too, and both are stored', async () => {
    const { api } = open(
      `/team?teamId=${OTHER_TEAM_ID}`,
      [alpha, inGlobex],
      replies(listMyAccounts, [accountWith(), globex]),
    );
    expect(await title('Team Beta')).toBeVisible();
    expect(await accounts()).toHaveValue(OTHER_ACCOUNT_ID);
    await waitFor(() =>
      expect(api.calls(setActiveTeam)).toEqual([{ body: { teamId: OTHER_TEAM_ID } }]),
    );
    expect(api.calls(listAccountTeams)).not.toContainEqual({ params: { accountId: ACCOUNT_ID } });
  });

  test('without a selection it is the first account administered, not the first one', async () => {
    open('/team', [alpha, inGlobex], replies(listMyAccounts, [accountWith('member'), globex]));
    expect(await title('Team Beta')).toBeVisible();
    expect(await accounts()).toHaveValue(OTHER_ACCOUNT_ID);
  });

  test('selecting a team in the header opens it, also from a URL with another team', async () => {
    const { user } = open(`/team?teamId=${TEAM_ID}`, [alpha, beta]);
    expect(await title('Team Alpha')).toBeVisible();
    await user.selectOptions(await header(), OTHER_TEAM_ID);
    expect(await title('Team Beta')).toBeVisible();
    expect(await selector()).toHaveValue(OTHER_TEAM_ID);
  });

  test('selecting another account leaves the team in the URL and shows its own', async () => {
    const { user } = open(
      `/team?teamId=${TEAM_ID}`,
      [alpha, inGlobex],
      replies(listMyAccounts, [accountWith(), globex]),
    );
    expect(await title('Team Alpha')).toBeVisible();
    await user.selectOptions(await accounts(), OTHER_ACCOUNT_ID);
    expect(await title('Team Beta')).toBeVisible();
    expect(await header()).toHaveValue(OTHER_TEAM_ID);
  });
});

describe('failures', () => {
  test.each(['/team', '/team?mode=creating'])(
    'accounts that fail to load are not shown as none on %s',
    async (path) => {
      const down = refuses(listMyAccounts, 503, { code: 'service.unavailable', message: 'Down' });
      const { user, api } = open(path, [alpha], down);
      expect(await title('Team')).toBeVisible();
      expect(await screen.findByText('Unable to load your accounts')).toBeVisible();
      expect(screen.queryByText('No accounts assigned')).not.toBeInTheDocument();
      api.use(replies(listMyAccounts, [accountWith()]));
      await user.click(screen.getByRole('button', { name: 'Try Again' }));
      expect(await screen.findByText('Acme')).toBeVisible();
    },
  );

  test('the plans are not offered to an admin whose accounts fail to load', async () => {
    open('/team', [], withoutAccess, refuses(listMyAccounts, 503, { code: 'service.unavailable' }));
    expect(await screen.findByText('Unable to load your accounts')).toBeVisible();
    expect(screen.queryByText('Most Popular')).not.toBeInTheDocument();
  });

  test('teams that fail to load are requested once, and reported in header and page', async () => {
    const { user, api } = open(
      '/team',
      [alpha],
      once(refuses(listAccountTeams, 500, { code: 'internal' })),
    );
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Unable to load your team');
    const again = await screen.findByRole('button', { name: 'Teams unavailable. Try again' });
    expect(api.calls(listAccountTeams)).toHaveLength(1);
    await user.click(again);
    expect(await title('Team Alpha')).toBeVisible();
  });

  test('a team that cannot be verified stays selected and is shown with its failure', async () => {
    const { api } = open(
      '/team',
      [alpha, beta],
      replies(getActiveTeam, { activeTeamId: OTHER_TEAM_ID }),
      refuses(getTeam, 500, { code: 'internal' }),
    );
    expect(await screen.findByText('Unable to load your team')).toBeVisible();
    expect(await header()).toHaveDisplayValue('Team Beta');
    expect(api.calls(setActiveTeam)).toEqual([]);
  });

  test('a selection that cannot be cleared is not sent repeatedly', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { api } = open(
      '/team',
      [alpha],
      replies(getActiveTeam, { activeTeamId: OTHER_TEAM_ID }),
      refuses(setActiveTeam, 500, { code: 'internal' }),
      refuses(getTeam, 404, { code: 'team.not_found' }),
    );
    await waitFor(() => expect(api.calls(setActiveTeam)).toHaveLength(1));
    await waitFor(() => expect(api.calls(getActiveTeam).length).toBeGreaterThan(1));
    expect(api.calls(setActiveTeam)).toHaveLength(1);
    warn.mockRestore();
  });
});

describe('an inactive account', () => {
  test('is shown as Inactive to its admin', async () => {
    open('/', [alpha], withoutAccess, replies(listMyAccounts, [dormant]));
    expect(await title('Team Account: Acme')).toBeVisible();
    const status = screen.getByText('Account Status').parentElement;
    expect(status).toHaveTextContent('Inactive');
    expect(screen.getByText('This account is inactive')).toBeVisible();
    expect(screen.queryByText('No accounts assigned')).not.toBeInTheDocument();
  });

  test('offers only what the server allows on its dashboard: deleting a team', async () => {
    const { user, api } = open(
      '/',
      [alpha],
      withoutAccess,
      replies(listMyAccounts, [dormant]),
      replies(deleteTeam, undefined),
    );
    expect(await screen.findByRole('link', { name: /^View Team Chart/ })).toBeVisible();
    for (const name of ['Edit', 'Deactivate', 'Create Empty Team']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('link', { name: 'Add Team' })).not.toBeInTheDocument();
    const confirm = () => within(screen.getByRole('alertdialog'));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(confirm().getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(confirm().getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(api.calls(deleteTeam)).toHaveLength(1));
  });

  test('shows its teams instead of the plans, and says what is disabled', async () => {
    const { user } = open('/team', [alpha], withoutAccess, replies(listMyAccounts, [dormant]));
    expect(await title('Team Alpha')).toBeVisible();
    expect(screen.getByText('Acme is inactive')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More about this team' }));
    expect(screen.getByRole('link', { name: 'Download people' })).toBeVisible();
    for (const name of ['Edit people', 'Create New Team Analysis']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('region', { name: 'Ask your team coach' })).not.toBeInTheDocument();
  });

  test('refuses a new team before anything is typed', async () => {
    open('/team?mode=creating', [], withoutAccess, replies(listMyAccounts, [dormant]));
    expect(await screen.findByText('No new teams in an inactive account')).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  test('can be distinguished among several', async () => {
    open('/', [alpha], replies(listMyAccounts, [{ ...globex }, dormant]));
    await title('Team Account: Globex');
    const options = within(await accounts()).getAllByRole('option');
    expect(options.map((one) => one.textContent)).toEqual([
      'Globex (Admin)',
      'Acme (Admin, Inactive)',
    ]);
  });
});

test('shows the team limit before anything is typed', async () => {
  open(
    '/team?mode=creating',
    [alpha],
    replies(listMyAccounts, [accountWith('account_admin', { teamLimit: 1 })]),
  );
  expect(await screen.findByText('Team limit reached (1 team maximum)')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Team Name' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/billing');
});

test('an inactive team says so and can be reactivated right there', async () => {
  const off = { ...alpha, isActive: false };
  const { user, api } = open(
    `/team?teamId=${TEAM_ID}`,
    [off],
    replies(updateTeam, summaryOf(alpha)),
  );
  expect(await screen.findByText('This team is inactive')).toBeVisible();
  expect(screen.getByText(/its coach is off/)).toBeVisible();
  api.use(replies(getTeam, alpha));
  await user.click(screen.getByRole('button', { name: 'Reactivate team' }));
  await waitFor(() => expect(screen.queryByText('This team is inactive')).not.toBeInTheDocument());
  expect(api.calls(updateTeam)[0]?.body).toMatchObject({ isActive: true });
});

test('counts a page load for each change of team', async () => {
  const { user, api } = open('/team', [alpha, beta]);
  expect(await title('Team Alpha')).toBeVisible();
  await waitFor(() => expect(api.calls(trackPageLoad)).toHaveLength(1));
  await user.selectOptions(await selector(), OTHER_TEAM_ID);
  expect(await title('Team Beta')).toBeVisible();
  await waitFor(() => expect(api.calls(trackPageLoad)).toHaveLength(2));
});

test('selecting another account refetches everything that belongs to one', async () => {
  const { user, api } = open(
    '/',
    [alpha, inGlobex],
    replies(listMyAccounts, [accountWith(), globex]),
  );
  await title('Team Account: Acme');
  await waitFor(() => expect(api.calls(listMyAccounts)).toHaveLength(1));
  await user.selectOptions(await accounts(), OTHER_ACCOUNT_ID);
  await title('Team Account: Globex');
  for (const route of [listMyAccounts, getActiveAccount]) {
    await waitFor(() => expect(api.calls(route).length).toBeGreaterThan(1));
  }
  for (const route of [listAccountTeams, listTeamCharts, listAccountUsers]) {
    const asked = JSON.stringify(api.calls(route).map(({ params }) => params));
    expect(asked).toContain(OTHER_ACCOUNT_ID);
  }
});
