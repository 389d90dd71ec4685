import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentToast } from '#client/components/feedback/toast.ts';
import {
  adminAccountWith,
  foundUserWith,
  idOf,
  memberWith,
} from '#client/testing/admin-samples.ts';
import {
  holds,
  isUnreachable,
  type MockHandler,
  refuses,
  replies,
} from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { asMaster } from '#client/testing/sessions.ts';
import {
  type AdminAccount,
  countAdminAccounts,
  createAdminAccount,
  deleteAdminAccount,
  getAdminAccount,
  listAdminAccounts,
  updateAdminAccount,
} from '#shared/contract/admin.ts';
import { getCurrentUser } from '#shared/contract/auth.ts';
import { cleanupPhantomAccounts } from '#shared/contract/cleanup.ts';
import type { CleanupReport } from '#shared/contract/cleanup-report.ts';
import { addViewer, listViewers, removeViewer, searchUsers } from '#shared/contract/members.ts';
import { getUsageStatistics } from '#shared/contract/usage.ts';

const totals = { pageLoads: 1200, individualChatUsage: 30, teamChatUsage: 4 };
const usage = replies(getUsageStatistics, {
  overallTotals: totals,
  answerRatings: { up: 12, down: 3 },
  usageStatistics: [{ teamAccount: { id: idOf(1), name: 'Acme' }, totals }],
  nextCursor: null,
  days: [
    { date: '2026-05-01', pageLoads: 200, individualChatUsage: 0, teamChatUsage: 4 },
    { date: '2026-05-02', pageLoads: 1000, individualChatUsage: 30, teamChatUsage: 0 },
  ],
});
const BOLT = adminAccountWith({
  id: idOf(2),
  name: 'Bolt',
  description: null,
  isActive: false,
  createdAt: '',
});

function openAt(path: string, accounts: AdminAccount[], ...handlers: MockHandler[]) {
  return renderApp(
    path,
    ...handlers,
    asMaster,
    usage,
    replies(listAdminAccounts, accounts),
    replies(countAdminAccounts, {
      total: accounts.length,
      active: accounts.filter(({ isActive }) => isActive).length,
    }),
  );
}
const open = (...handlers: MockHandler[]) => openAt('/', [adminAccountWith(), BOLT], ...handlers);

const rowOf = async (name: string) => {
  const row = (await screen.findByRole('heading', { level: 3, name })).closest('li');
  if (!row) throw new Error(`No row of ${name}`);
  return within(row);
};
const press = async (row: string, name: string, user: { click: (e: Element) => Promise<void> }) =>
  user.click((await rowOf(row)).getByRole('button', { name }));
const FORBIDDEN = { code: 'auth.forbidden', message: 'This is not yours to change.' } as const;
const tile = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;
const toastSays = (words: string) => screen.findAllByText(words);

/** A failure is shown as a toast and where it happened. */
async function failsWith(words: string, place: Pick<typeof screen, 'findByRole'> = screen) {
  expect(await place.findByRole('alert')).toHaveTextContent(words);
  expect(currentToast()).toMatchObject({
    title: 'Error',
    description: words,
    tone: 'destructive',
  });
}

test.each(['/', '/admin/master'])('at %s the master admin has the dashboard', async (path) => {
  openAt(path, [adminAccountWith(), BOLT]);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Master Admin Dashboard' }),
  ).toBeVisible();
  expect(screen.getByText('Manage team accounts and system-wide settings')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await waitFor(() => expect(tile('Total Team Accounts')).toHaveTextContent('2'));
  expect(tile('Active Accounts')).toHaveTextContent('1');
  expect(tile('System Status')).toHaveTextContent('Operational');
  expect(screen.getByRole('link', { name: 'Audit Log' })).toHaveAttribute('href', '/admin/audit');
});

test('shows "Loading dashboard..." while the accounts load', async () => {
  const held = holds(listAdminAccounts, []);
  open(held);
  expect(await screen.findByText('Loading dashboard...')).toBeVisible();
  held.release();
  expect(await screen.findByText('No team accounts created yet')).toBeVisible();
});

test('retries accounts once, and does not show a failure as none', async () => {
  const { api } = open(isUnreachable(listAdminAccounts));
  expect(await screen.findByText('Failed to fetch team accounts')).toBeVisible();
  expect(api.calls(listAdminAccounts)).toHaveLength(2);
  expect(screen.queryByText('No team accounts created yet')).not.toBeInTheDocument();
});

test('shows usage as four totals, the last being the sum, as a chart and as a table', async () => {
  const { api, user } = open();
  await rowOf('Acme');
  await waitFor(() => expect(tile('Total Page Loads')).toHaveTextContent('1,200'));
  expect(tile('Total Activity')).toHaveTextContent('1,234');
  expect(screen.getByText('People rated 15 coach answers: 12 helpful, 3 not.')).toBeVisible();
  // All accounts are totaled, but only those on the page are listed.
  expect(api.calls(getUsageStatistics)).toEqual([
    { query: { dateRange: '7', accounts: `${idOf(1)},${idOf(2)}`, limit: 50 } },
  ]);
  expect(
    screen.getByRole('img', {
      name: 'Activity for each day from May 1, 2026 to May 2, 2026. The busiest day was May 2, 2026 with 1030.',
    }),
  ).toBeVisible();
  await user.click(screen.getByText('Show the days as a table'));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayPage LoadsIndividual ChatsTeam ChatsTotal',
    'May 2, 20261,0003001,030',
    'May 1, 202620004204',
  ]);
  await user.selectOptions(screen.getByLabelText('Date range'), 'Last 30 days');
  await waitFor(() => expect(api.calls(getUsageStatistics)).toHaveLength(2));
});

test('hidden statistics are also hidden in rows, and not requested', async () => {
  const { api, user } = open();
  expect(await (await rowOf('Acme')).findByText('1,200')).toBeVisible();
  expect(
    (await rowOf('Bolt')).getByText('No usage data available for the selected period'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide Stats' }));
  expect(screen.queryByText('Total Activity')).not.toBeInTheDocument();
  expect((await rowOf('Acme')).queryByText('1,200')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Date range'), 'Last 90 days');
  expect(api.calls(getUsageStatistics)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Show Stats' }));
  await waitFor(() => expect(api.calls(getUsageStatistics)).toHaveLength(2));
});

test('a failure of statistics is reported, and the accounts are still shown', async () => {
  open(isUnreachable(getUsageStatistics));
  expect(await screen.findByText('Unable to load the usage')).toBeVisible();
  expect(await rowOf('Acme')).toBeDefined();
});

test('a row shows an account’s facts', async () => {
  open();
  const acme = await rowOf('Acme');
  expect(acme.getByText('Active')).toBeVisible();
  expect(acme.getByText('Makes everything')).toBeVisible();
  expect(acme.getByText(/Created:/)).toHaveTextContent('Created: May 3, 2026 · Teams');
  expect((await rowOf('Bolt')).getByText(/Created: Unknown/)).toBeVisible();
  expect((await rowOf('Bolt')).getByText('Inactive')).toBeVisible();
});

test.each([
  ['12', 12],
  ['many', 1],
])('an account is created with a team limit of "%s"', async (typed, teamLimit) => {
  const { api, user } = open(replies(createAdminAccount, adminAccountWith()));
  await user.click(await screen.findByRole('button', { name: 'Create Account' }));
  const form = within(screen.getByRole('form', { name: 'New team account' }));
  await user.click(form.getByRole('button', { name: 'Create' }));
  expect(form.getByText('Team account name is required')).toBeVisible();
  await user.type(form.getByLabelText('Account Name *'), ' Crux ');
  await user.clear(form.getByLabelText('Team Limit'));
  await user.type(form.getByLabelText('Team Limit'), typed);
  await user.click(form.getByRole('button', { name: 'Create' }));
  expect(await toastSays('Team account created successfully')).not.toEqual([]);
  expect(api.calls(createAdminAccount)).toEqual([{ body: { name: 'Crux', teamLimit } }]);
  expect(screen.queryByRole('form', { name: 'New team account' })).not.toBeInTheDocument();
  expect(api.calls(listAdminAccounts).length).toBeGreaterThan(1);
});

test.each(['0', '-1', '1.5', '10001'])('does not send a team limit of "%s"', async (typed) => {
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Create Account' }));
  const form = within(screen.getByRole('form', { name: 'New team account' }));
  await user.type(form.getByLabelText('Account Name *'), 'Crux');
  await user.clear(form.getByLabelText('Team Limit'));
  await user.type(form.getByLabelText('Team Limit'), typed);
  await user.click(form.getByRole('button', { name: 'Create' }));
  expect(form.getByLabelText('Team Limit')).toBeInvalid();
  expect(form.getByLabelText('Team Limit')).toHaveValue(typed);
  expect(api.calls(createAdminAccount)).toEqual([]);
});

test('requires a name of at most 255 characters', async () => {
  const { api, user } = open(replies(createAdminAccount, adminAccountWith()));
  await user.click(await screen.findByRole('button', { name: 'Create Account' }));
  const form = within(screen.getByRole('form', { name: 'New team account' }));
  await user.type(form.getByLabelText('Account Name *'), '   ');
  await user.click(form.getByRole('button', { name: 'Create' }));
  expect(form.getByText('Team account name is required')).toBeVisible();
  await user.clear(form.getByLabelText('Account Name *'));
  await user.click(form.getByLabelText('Account Name *'));
  await user.paste('x'.repeat(256));
  await user.click(form.getByRole('button', { name: 'Create' }));
  await toastSays('Team account created successfully');
  expect(api.calls(createAdminAccount)).toEqual([
    { body: { name: 'x'.repeat(255), teamLimit: 1 } },
  ]);
});

test('keeps what was typed when an account could not be created', async () => {
  const { user } = open(isUnreachable(createAdminAccount));
  await user.click(await screen.findByRole('button', { name: 'Create Account' }));
  await user.type(screen.getByLabelText('Account Name *'), 'Crux');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await failsWith('Failed to create team account');
  expect(screen.getByLabelText('Account Name *')).toHaveValue('Crux');
});

test('sends only an account’s changed fields, with the version that was read', async () => {
  const { api, user } = open(replies(updateAdminAccount, adminAccountWith()));
  await press('Acme', 'Edit', user);
  await user.selectOptions(screen.getByLabelText('Status'), 'Inactive');
  await user.clear(screen.getByLabelText('Team Limit'));
  await user.type(screen.getByLabelText('Team Limit'), '0');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter a whole number of at least 1')).toBeVisible();
  await user.clear(screen.getByLabelText('Team Limit'));
  await user.type(screen.getByLabelText('Team Limit'), '3');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await toastSays('Team account updated successfully')).not.toEqual([]);
  expect(api.calls(updateAdminAccount).map(({ body }) => body)).toEqual([
    { isActive: false, teamLimit: 3, expectedUpdatedAt: adminAccountWith().updatedAt },
  ]);
});

test('reads the admin’s own access again after an update: they may belong to the account', async () => {
  const { api, user } = open(replies(updateAdminAccount, adminAccountWith({ isActive: false })));
  await press('Acme', 'Edit', user);
  await user.selectOptions(screen.getByLabelText('Status'), 'Inactive');
  expect(api.calls(getCurrentUser)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await toastSays('Team account updated successfully');
  await waitFor(() => expect(api.calls(getCurrentUser)).toHaveLength(2));
});

test.each(['Account Name *', 'Team Limit'])(
  'does not save a row with an invalid %s, and keeps what was typed',
  async (label) => {
    const { api, user } = open();
    await press('Acme', 'Edit', user);
    await user.clear(screen.getByLabelText(label));
    const typed = label === 'Team Limit' ? '-1' : ' ';
    await user.type(screen.getByLabelText(label), typed);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveValue(typed);
    expect(api.calls(updateAdminAccount)).toEqual([]);
  },
);

test('edits one row at a time, and Escape returns to its button', async () => {
  const { user } = open();
  await press('Acme', 'Edit', user);
  await press('Bolt', 'Edit', user);
  expect(screen.getAllByLabelText('Account Name *')).toHaveLength(1);
  expect(screen.getByLabelText('Account Name *')).toHaveValue('Bolt');
  await user.keyboard('{Escape}');
  expect((await rowOf('Bolt')).getByRole('button', { name: 'Edit' })).toHaveFocus();
});

/** Renames Acme in its form and saves, while somebody else has changed it to `newer`. */
async function saveInto(newer: AdminAccount) {
  const screenOf = open(
    refuses(updateAdminAccount, 409, { code: 'request.conflict' }),
    replies(getAdminAccount, newer),
  );
  const { user } = screenOf;
  await press('Acme', 'Edit', user);
  await user.clear(screen.getByLabelText('Account Name *'));
  await user.type(screen.getByLabelText('Account Name *'), 'Mine');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Someone else changed this account in the meantime',
  );
  screenOf.api.use(replies(updateAdminAccount, adminAccountWith()));
  return screenOf;
}
const LATER = '2026-05-04T10:00:00.000Z';

test('shows both versions of an account changed by somebody else meanwhile, and can save mine', async () => {
  const newer = adminAccountWith({ name: 'Theirs', teamLimit: 9, updatedAt: LATER });
  const { api, user } = await saveInto(newer);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Theirs: Theirs');
  expect(alert).toHaveTextContent('Yours: Mine');
  expect(screen.getByLabelText('Account Name *')).toHaveValue('Mine');
  // Their changes elsewhere are taken over and kept.
  expect(screen.getByLabelText('Team Limit')).toHaveValue('9');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await toastSays('Team account updated successfully')).not.toEqual([]);
  expect(api.calls(updateAdminAccount).at(-1)?.body).toEqual({
    name: 'Mine',
    expectedUpdatedAt: LATER,
  });
});

test('can take over the other version of an account changed by somebody else meanwhile', async () => {
  const { api, user } = await saveInto(adminAccountWith({ name: 'Theirs', updatedAt: LATER }));
  await user.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect(screen.getByLabelText('Account Name *')).toHaveValue('Theirs');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('form', { name: /^Edit/ })).not.toBeInTheDocument();
  expect(api.calls(updateAdminAccount)).toHaveLength(1);
});

test('merges changes of an account that do not overlap', async () => {
  const newer = adminAccountWith({ isActive: false, updatedAt: LATER });
  const { api, user } = await saveInto(newer);
  expect(screen.getByRole('alert')).toHaveTextContent('Their changes are in the form now');
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('Inactive');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await toastSays('Team account updated successfully');
  expect(api.calls(updateAdminAccount).at(-1)?.body).toEqual({
    name: 'Mine',
    expectedUpdatedAt: LATER,
  });
});

test('an update is based on the state in the form, even if the list is refetched meanwhile', async () => {
  const { api, user } = open(replies(updateAdminAccount, adminAccountWith()));
  await press('Acme', 'Edit', user);
  const newer = adminAccountWith({ name: 'Theirs', updatedAt: LATER });
  api.use(replies(createAdminAccount, adminAccountWith()), replies(listAdminAccounts, [newer]));
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  const creation = within(screen.getByRole('form', { name: 'New team account' }));
  await user.type(creation.getByLabelText('Account Name *'), 'Crux');
  await user.click(creation.getByRole('button', { name: 'Create' }));
  const form = within(await screen.findByRole('form', { name: 'Edit Theirs' }));
  expect(form.getByLabelText('Account Name *')).toHaveValue('Acme');
  await user.type(form.getByLabelText('Account Name *'), '!');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await toastSays('Team account updated successfully');
  expect(api.calls(updateAdminAccount)[0]?.body).toEqual({
    name: 'Acme!',
    expectedUpdatedAt: adminAccountWith().updatedAt,
  });
});

test.each([
  ['the words of the server', refuses(updateAdminAccount, 403, FORBIDDEN), FORBIDDEN.message],
  ['its own words', isUnreachable(updateAdminAccount), 'Failed to update team account'],
])('a failed change is reported with %s, in the row and by a toast', async (_, answer, words) => {
  const { user } = open(answer);
  await press('Acme', 'Edit', user);
  await user.type(screen.getByLabelText('Account Name *'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await failsWith(words);
  expect(screen.getByLabelText('Account Name *')).toHaveValue('Acme!');
});

test('deletes an account after a confirmation that names it', async () => {
  const { api, user } = open(replies(deleteAdminAccount, undefined));
  await press('Acme', 'Delete', user);
  const question = within(screen.getByRole('alertdialog', { name: 'Delete Team Account' }));
  expect(question.getByText('Acme')).toBeVisible();
  expect(question.getByText(/cannot be undone/)).toBeVisible();
  expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await toastSays('Team account deleted successfully')).not.toEqual([]);
  expect(api.calls(deleteAdminAccount)).toEqual([{ params: { id: idOf(1) } }]);
  await waitFor(() => expect(api.calls(getCurrentUser)).toHaveLength(2));
  await waitFor(() => expect(api.calls(listAdminAccounts)).toHaveLength(2));
  await waitFor(() => expect(api.calls(countAdminAccounts)).toHaveLength(2));
});

test('reports a failed deletion', async () => {
  const { user } = open(isUnreachable(deleteAdminAccount));
  await press('Acme', 'Delete', user);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await failsWith('Failed to delete team account');
});

test('search, order and page are in the URL and apply to the export', async () => {
  const { api, user, history } = open(replies(countAdminAccounts, { total: 120, active: 60 }));
  await user.type(await screen.findByLabelText('Search accounts'), 'ac');
  await waitFor(() => expect(history.at(-1)).toBe('/?search=ac'));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Most teams');
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(history.at(-1)).toBe('/?search=ac&sort=teams&page=2');
  expect(await screen.findByText('Page 2 of 3')).toBeVisible();
  await waitFor(() =>
    expect(api.calls(listAdminAccounts).at(-1)).toEqual({
      query: { search: 'ac', sort: 'teams', order: 'desc', limit: 50, offset: 50 },
    }),
  );
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/admin/team-accounts/export?search=ac&sort=teams&order=desc',
  );
});

test('a URL with filters is restored, and an invalid one shows the first page', async () => {
  const { api } = openAt('/admin/master?search=bo&sort=name&order=asc&page=x', [BOLT]);
  await rowOf('Bolt');
  expect(screen.getByLabelText('Search accounts')).toHaveValue('bo');
  expect(api.calls(listAdminAccounts)).toEqual([
    { query: { search: 'bo', sort: 'name', order: 'asc', limit: 50, offset: 0 } },
  ]);
});

test('expands the users of one account at a time', async () => {
  const { user } = open(
    replies(listViewers, ({ params }) =>
      params.teamId === idOf(1) ? [memberWith({ currentTeamRole: 'user' })] : [],
    ),
  );
  await press('Acme', 'Manage Users', user);
  const acme = await rowOf('Acme');
  expect(await acme.findByText('ana@demo.example')).toBeVisible();
  expect(acme.getByText('Viewer')).toBeVisible();
  expect(acme.getByRole('link', { name: 'Members page' })).toHaveAttribute(
    'href',
    `/admin/team-accounts/${idOf(1)}/members`,
  );
  await press('Bolt', 'Manage Users', user);
  expect(await (await rowOf('Bolt')).findByText('No team viewers yet')).toBeVisible();
  expect(screen.queryByText('ana@demo.example')).not.toBeInTheDocument();
  await press('Bolt', 'Hide Users', user);
  expect(screen.queryByText('No team viewers yet')).not.toBeInTheDocument();
});

test('says so only for an account that has no viewers', async () => {
  const empty = 'No team viewers yet';
  const { api, user } = open(replies(listViewers, [memberWith()]));
  await press('Acme', 'Manage Users', user);
  expect(await screen.findByRole('button', { name: 'Remove ana@demo.example' })).toBeVisible();
  expect(screen.queryByText(empty)).not.toBeInTheDocument();
  api.use(isUnreachable(listViewers));
  await press('Bolt', 'Manage Users', user);
  expect(await screen.findByText('Unable to load the viewers')).toBeVisible();
  expect(screen.queryByText(empty)).not.toBeInTheDocument();
  api.use(replies(listViewers, []));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(empty)).toBeVisible();
  const panel = within(screen.getByRole('region', { name: 'Team Viewers' }));
  expect(panel.getByText('0')).toBeVisible();
  expect(panel.queryByRole('list')).not.toBeInTheDocument();
  expect(panel.getByRole('button', { name: 'Add Viewer' })).toBeEnabled();
});

/** The dialog that adds viewers to the first account. */
async function openDialog(...handlers: MockHandler[]) {
  const screenOf = open(...handlers, replies(listViewers, [memberWith()]));
  await press('Acme', 'Manage Users', screenOf.user);
  const add = await screen.findByRole('button', { name: 'Add Viewer' });
  await waitFor(() => expect(add).toBeEnabled());
  await screenOf.user.click(add);
  return { ...screenOf, dialog: within(screen.getByRole('dialog', { name: 'Add Viewer' })) };
}

test('finds viewers on Enter and adds them in a role, excluding existing ones', async () => {
  const { api, user, dialog } = await openDialog(
    replies(searchUsers, [foundUserWith(), foundUserWith({ id: memberWith().id })]),
    replies(addViewer, memberWith({ id: idOf(31) })),
  );
  expect(dialog.getByRole('button', { name: 'Search' })).toBeDisabled();
  const role = dialog.getByLabelText('Role');
  expect(role).toHaveDisplayValue('Regular User');
  expect(role).toHaveTextContent('Regular UserAccount Admin');
  await user.type(dialog.getByLabelText('Search by email'), 'n{Enter}');
  expect(await dialog.findByRole('button', { name: 'Already Added' })).toBeDisabled();
  const results = dialog.getByRole('list', { name: 'Search results' });
  expect(results).toHaveClass('max-h-40', 'overflow-y-auto');
  await user.selectOptions(dialog.getByLabelText('Role'), 'Account Admin');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await toastSays('User added as team viewer successfully')).not.toEqual([]);
  expect(api.calls(addViewer)).toEqual([
    { params: { teamId: idOf(1) }, body: { userId: idOf(31), role: 'account_admin' } },
  ]);
});

test('a viewer search that fails or finds nobody says so', async () => {
  const { api, user, dialog } = await openDialog(replies(searchUsers, []));
  await user.type(dialog.getByLabelText('Search by email'), 'n{Enter}');
  expect(await dialog.findByText('No users found')).toBeVisible();
  api.use(isUnreachable(searchUsers));
  await user.click(dialog.getByRole('button', { name: 'Search' }));
  await failsWith('Failed to search users', dialog);
});

test('a failure to add a viewer is shown in the dialog', async () => {
  const { user, dialog } = await openDialog(
    replies(searchUsers, [foundUserWith()]),
    isUnreachable(addViewer),
  );
  await user.type(dialog.getByLabelText('Search by email'), 'n{Enter}');
  await user.click(await dialog.findByRole('button', { name: 'Add' }));
  await failsWith('Failed to add user as team viewer', dialog);
});

test.each([
  ['done', replies(removeViewer, undefined), 'Team viewer removed successfully'],
  ['failed', isUnreachable(removeViewer), 'Failed to remove team viewer'],
])('the removal of a viewer is confirmed first and reported when %s', async (_, answer, words) => {
  const held = holds(listViewers, [memberWith()]);
  const { user } = open(answer, held);
  await press('Acme', 'Manage Users', user);
  expect(await screen.findByText('Loading viewers...')).toBeVisible();
  held.release();
  await user.click(await screen.findByRole('button', { name: 'Remove ana@demo.example' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await toastSays(words)).not.toEqual([]);
});

const REPORT: CleanupReport = {
  accountsToDelete: 1,
  relatedDataCount: { charts: 2, teams: 3, members: 4, dynamics: 5, usage: 6 },
  totalDataRecords: 20,
  orphanedAdmins: [{ id: idOf(41), email: 'lone@demo.example' }],
  inactiveAccounts: [{ id: idOf(2), name: 'Bolt' }],
  message: 'One account would go.',
  token: 'seen',
};

test('with nothing to delete the cleanup says "All Clean" without a confirmation', async () => {
  const held = holds(cleanupPhantomAccounts, {
    ...REPORT,
    accountsToDelete: 0,
    inactiveAccounts: [],
    token: undefined,
  });
  const { user } = open(held);
  await user.click(await screen.findByRole('button', { name: 'Nuclear Cleanup' }));
  expect(screen.getByText('Scanning...')).toBeVisible();
  held.release();
  expect(await screen.findByText('All Clean')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'CONFIRM NUCLEAR CLEANUP' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

/** A cleanup preview with something to delete. */
async function openPreview(...handlers: MockHandler[]) {
  const screenOf = open(...handlers, replies(cleanupPhantomAccounts, REPORT));
  await screenOf.user.click(await screen.findByRole('button', { name: 'Nuclear Cleanup' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuclear Cleanup Preview' }));
  return { ...screenOf, dialog };
}

test('the preview of a cleanup names everything to be deleted, and warns', async () => {
  const { dialog } = await openPreview();
  const figures = dialog.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(figures).toEqual([
    'Phantom accounts1',
    'Chart generations2',
    'Teams3',
    'Team members4',
    'Working dynamics5',
    'Usage records6',
    'Total records20',
  ]);
  for (const name of ['Deletion Summary', 'Users to Reset', 'Accounts to Delete']) {
    expect(dialog.getByRole('heading', { name })).toBeVisible();
  }
  expect(dialog.getByText('lone@demo.example')).toBeVisible();
  expect(dialog.getByText('Bolt')).toBeVisible();
  expect(dialog.getByText(idOf(2))).toBeVisible();
  expect(dialog.getByText(/permanently deleted/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('a confirmed cleanup sends the preview’s token and invalidates the lists', async () => {
  const { api, user, dialog } = await openPreview();
  const held = holds(cleanupPhantomAccounts, { ...REPORT, message: 'One account has gone.' });
  api.use(held);
  await user.click(dialog.getByRole('button', { name: 'CONFIRM NUCLEAR CLEANUP' }));
  expect(dialog.getByText('Nuking...')).toBeVisible();
  held.release();
  expect(await toastSays('One account has gone.')).not.toEqual([]);
  expect(api.calls(cleanupPhantomAccounts).map(({ body }) => body)).toEqual([
    { preview: true },
    { confirm: true, token: 'seen' },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(api.calls(listAdminAccounts).length).toBeGreaterThan(1));
});

test('a cleanup without a message from the server says that all phantom accounts were removed', async () => {
  const { api, user, dialog } = await openPreview();
  api.use(replies(cleanupPhantomAccounts, { ...REPORT, message: '' }));
  await user.click(dialog.getByRole('button', { name: 'CONFIRM NUCLEAR CLEANUP' }));
  expect(await toastSays('All phantom accounts were removed')).not.toEqual([]);
});

test('shows the new preview without deleting when there is something else to delete by now', async () => {
  const { api, user, dialog } = await openPreview();
  const preview = {
    ...REPORT,
    inactiveAccounts: [{ id: idOf(3), name: 'Crux' }],
    token: 'seen anew',
  };
  const changed = 'Data changed since the preview.';
  api.use(
    refuses(cleanupPhantomAccounts, 409, { code: 'cleanup.changed', message: changed, preview }),
  );
  await user.click(dialog.getByRole('button', { name: 'CONFIRM NUCLEAR CLEANUP' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(changed);
  expect(dialog.getByText('Crux')).toBeVisible();
  expect(dialog.queryByText('Bolt')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'CONFIRM NUCLEAR CLEANUP' }));
  await waitFor(() =>
    expect(api.calls(cleanupPhantomAccounts).at(-1)?.body).toEqual({
      confirm: true,
      token: 'seen anew',
    }),
  );
});

test('reports a failed scan and a failed cleanup', async () => {
  const { api, user } = open(isUnreachable(cleanupPhantomAccounts));
  await user.click(await screen.findByRole('button', { name: 'Nuclear Cleanup' }));
  await failsWith('Failed to preview cleanup');
  api.use(replies(cleanupPhantomAccounts, REPORT));
  await user.click(screen.getByRole('button', { name: 'Nuclear Cleanup' }));
  const confirm = await screen.findByRole('button', { name: 'CONFIRM NUCLEAR CLEANUP' });
  api.use(isUnreachable(cleanupPhantomAccounts));
  await user.click(confirm);
  await failsWith('Failed to execute cleanup');
});
