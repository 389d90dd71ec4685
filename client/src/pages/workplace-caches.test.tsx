import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { adminAccountWith } from '#client/testing/admin-samples.ts';
import { type MockHandler, refuses, replies } from '#client/testing/mock-api.ts';
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
import { listAccountTeams, listTeamCharts } from '#shared/contract/account-teams.ts';
import {
  getActiveAccount,
  getActiveTeam,
  listMyAccounts,
  setActiveAccount,
  setActiveTeam,
} from '#shared/contract/accounts.ts';
import {
  countAdminAccounts,
  deleteAdminAccount,
  listAdminAccounts,
} from '#shared/contract/admin.ts';
import { getCurrentUser } from '#shared/contract/auth.ts';
import { countCharts, listCharts } from '#shared/contract/charts.ts';
import { listAccountUsers } from '#shared/contract/members.ts';
import type { Route } from '#shared/contract/route.ts';
import { getTeam, listMyTeams } from '#shared/contract/teams.ts';
import { getUsageStatistics } from '#shared/contract/usage.ts';

/* How long accounts and teams are cached, and what invalidates them. */

const alpha = teamWith(3);
const beta = teamWith(3, { id: OTHER_TEAM_ID, name: 'Team Beta', accountId: OTHER_ACCOUNT_ID });
const globex = accountWith('account_admin', { id: OTHER_ACCOUNT_ID, name: 'Globex' });
const noUsage = { pageLoads: 0, individualChatUsage: 0, teamChatUsage: 0 };
const ofMaster = [
  replies(getCurrentUser, { ...teamPerson(), globalRole: 'master_admin' }),
  replies(listAdminAccounts, [adminAccountWith()]),
  replies(countAdminAccounts, { total: 1, active: 1 }),
  replies(getUsageStatistics, {
    overallTotals: noUsage,
    answerRatings: { up: 0, down: 0 },
    usageStatistics: [],
    nextCursor: null,
    days: [],
  }),
];

beforeEach(() => {
  Element.prototype.scrollIntoView ??= () => {};
});

/** An admin of two accounts with a team in each; the selection is stored. */
function open(path: string, ...handlers: MockHandler[]) {
  let chosen = { accountId: ACCOUNT_ID, teamId: TEAM_ID };
  const choose = (accountId: string | null, teamId: string | null) => {
    chosen = { accountId: accountId ?? chosen.accountId, teamId: teamId ?? chosen.teamId };
  };
  const shown = renderApp(
    path,
    ...handlers,
    replies(getCurrentUser, { ...teamPerson(), globalRole: 'account_admin' }),
    replies(listMyAccounts, [accountWith(), globex]),
    replies(getActiveAccount, () => ({ activeAccountId: chosen.accountId })),
    replies(getActiveTeam, () => ({ activeTeamId: chosen.teamId })),
    replies(setActiveAccount, ({ body: { accountId } }) => {
      choose(accountId, accountId === ACCOUNT_ID ? TEAM_ID : OTHER_TEAM_ID);
      return { activeAccountId: accountId };
    }),
    replies(setActiveTeam, ({ body: { teamId } }) => {
      choose(null, teamId);
      return { activeTeamId: teamId };
    }),
    replies(listAccountTeams, ({ params }) => [
      summaryOf(params.accountId === ACCOUNT_ID ? alpha : beta),
    ]),
    replies(listMyTeams, [alpha, beta].map(summaryOf)),
    replies(getTeam, ({ params }) => (params.id === TEAM_ID ? alpha : beta)),
    replies(listAccountUsers, []),
    replies(listTeamCharts, []),
    replies(listCharts, []),
    replies(countCharts, { total: 0 }),
  );
  const asked = (route: Route) => shown.api.calls(route).length;
  async function goTo(address: string, heading: string) {
    shown.navigate(address);
    await screen.findByRole('heading', { name: heading });
  }
  return { ...shown, asked, goTo };
}

test('refetches a team and the lists of teams after 5 minutes, not before', async () => {
  const now = vi.spyOn(Date, 'now');
  const start = Date.now();
  const { asked, goTo } = open('/team');
  await screen.findByRole('heading', { name: 'Team Alpha' });
  const before = { team: asked(getTeam), list: asked(listAccountTeams) };

  async function comeBackAfter(minutes: number) {
    now.mockReturnValue(start + minutes * 60_000);
    await goTo('/charts', 'No charts found');
    await goTo('/team', 'Team Alpha');
  }
  await comeBackAfter(4.9);
  expect({ team: asked(getTeam), list: asked(listAccountTeams) }).toEqual(before);
  await comeBackAfter(5.1);
  await waitFor(() => expect(asked(getTeam)).toBe(before.team + 1));
  await waitFor(() => expect(asked(listAccountTeams)).toBe(before.list + 1));
  now.mockRestore();
});

test('a selected team without a known name is the "Most Recent Team"', async () => {
  open(
    '/team',
    refuses(getTeam, 500, { code: 'internal' }),
    replies(listAccountTeams, [summaryOf(alpha)]),
    replies(getActiveTeam, { activeTeamId: OTHER_TEAM_ID }),
  );
  for (const name of ['Select Team:', 'Team']) {
    expect(await screen.findByRole('combobox', { name })).toHaveDisplayValue('Most Recent Team');
  }
});

test('selecting another account invalidates charts, teams, selections and accounts', async () => {
  // A selected team would be cleared with its account, which also refreshes the charts.
  const { user, asked, goTo } = open('/charts', replies(getActiveTeam, { activeTeamId: null }));
  await screen.findByRole('heading', { name: 'No charts found' });
  await goTo('/', 'Team Account: Acme');
  const routes: Route[] = [listCharts, getActiveTeam, getActiveAccount, listMyAccounts];
  const before = routes.map(asked);
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Team account:' }),
    OTHER_ACCOUNT_ID,
  );
  await screen.findByRole('heading', { name: 'Team Account: Globex' });
  await goTo('/charts', 'No charts found');
  for (const [index, route] of routes.entries()) {
    await waitFor(() => expect(asked(route), route.path).toBeGreaterThan(before[index] ?? 0));
  }
});

test('selecting another account invalidates usage and the list of accounts', async () => {
  const { user, asked, goTo } = open('/admin/master', ...ofMaster);
  await waitFor(() => expect(asked(getUsageStatistics)).toBeGreaterThan(0));
  const routes: Route[] = [getUsageStatistics, listAdminAccounts, countAdminAccounts];
  const before = routes.map(asked);
  await goTo('/team', 'Team Alpha');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Team account:' }),
    OTHER_ACCOUNT_ID,
  );
  await screen.findByRole('heading', { level: 1, name: 'Team Beta' });
  await goTo('/admin/master', 'Master Admin Dashboard');
  for (const [index, route] of routes.entries()) {
    await waitFor(() => expect(asked(route), route.path).toBeGreaterThan(before[index] ?? 0));
  }
});

test('selecting another team invalidates charts and teams', async () => {
  const { user, asked, goTo } = open(
    '/charts',
    replies(listAccountTeams, [alpha, { ...beta, accountId: ACCOUNT_ID }].map(summaryOf)),
    replies(getTeam, ({ params }) =>
      params.id === TEAM_ID ? alpha : { ...beta, accountId: ACCOUNT_ID },
    ),
  );
  await screen.findByRole('heading', { name: 'No charts found' });
  await goTo('/team', 'Team Alpha');
  const routes: Route[] = [listCharts, getTeam, listAccountTeams];
  const before = routes.map(asked);
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Select Team:' }),
    OTHER_TEAM_ID,
  );
  await screen.findByRole('heading', { level: 1, name: 'Team Beta' });
  await goTo('/charts', 'No charts found');
  for (const [index, route] of routes.entries()) {
    await waitFor(() => expect(asked(route), route.path).toBeGreaterThan(before[index] ?? 0));
  }
});

test('deleting an account invalidates everything that can belong to one', async () => {
  const { user, asked, goTo } = open(
    '/charts',
    ...ofMaster,
    replies(deleteAdminAccount, undefined),
  );
  await screen.findByRole('heading', { name: 'No charts found' });
  await goTo('/team', 'Team Alpha');
  await goTo('/admin/master', 'Master Admin Dashboard');
  await waitFor(() => expect(asked(getUsageStatistics)).toBeGreaterThan(0));
  const routes: Route[] = [
    ...[getCurrentUser, getActiveAccount, getActiveTeam, listMyAccounts, listAccountTeams],
    ...[getTeam, listCharts, getUsageStatistics, listAdminAccounts, countAdminAccounts],
  ];
  const before = routes.map(asked);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(screen.getByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findAllByText('Team account deleted successfully');
  await goTo('/team', 'Team Alpha');
  await goTo('/charts', 'No charts found');
  for (const [index, route] of routes.entries()) {
    await waitFor(() => expect(asked(route), route.path).toBeGreaterThan(before[index] ?? 0));
  }
});
