import { screen, waitFor, within } from '@testing-library/react';
import { expect, type Mock, onTestFinished, test, vi } from 'vitest';
import { currentToast } from '#client/components/feedback/toast.ts';
import { idOf, memberWith, myAccountWith, teamSummaryWith } from '#client/testing/admin-samples.ts';
import {
  holds,
  isUnreachable,
  type MockHandler,
  refuses,
  replies,
} from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { personWith } from '#client/testing/samples.ts';
import {
  createTeam,
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
import { listAccountInvitations, listClaims } from '#shared/contract/invitations.ts';
import { listAccountUsers } from '#shared/contract/members.ts';
import { getTeam, type TeamRecord, type TeamSummary } from '#shared/contract/teams.ts';

const signedIn = replies(
  getCurrentUser,
  personWith({
    teams: [{ role: 'account_admin', teamAccount: { id: idOf(1), name: 'Acme' } }],
  }),
);
const chart = (id: string) => ({
  id,
  name: 'Ana',
  type: 'Generator',
  createdAt: '2026-05-03T10:00:00.000Z',
});

/** The dashboard of an account with two charts, two members and these teams. */
function open(teams: readonly TeamSummary[], ...handlers: MockHandler[]) {
  return renderApp(
    '/',
    ...handlers,
    signedIn,
    replies(listMyAccounts, [myAccountWith()]),
    replies(listAccountTeams, [...teams]),
    replies(listTeamCharts, [chart('c-1'), chart('c-2')]),
    replies(listAccountUsers, [
      memberWith(),
      memberWith({ id: idOf(22), email: 'ben@demo.example', currentTeamRole: 'user' }),
    ]),
  );
}

const title = () => screen.findByRole('heading', { level: 1, name: 'Team Account: Acme' });
const cardOf = async (name: string) => {
  const card = (await screen.findByRole('heading', { level: 3, name })).closest('li');
  if (!card) throw new Error(`No card of ${name}`);
  return within(card);
};
const tile = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;
/** The toast, in its own region. */
const toastSays = (words: string) => screen.findAllByText(words);

test('shows the account’s name, members, charts and status', async () => {
  open([teamSummaryWith()]);
  expect(await title()).toBeVisible();
  await waitFor(() => expect(tile('Team Members')).toHaveTextContent('2'));
  await waitFor(() => expect(tile('Generated Charts')).toHaveTextContent('2'));
  expect(tile('Account Status')).toHaveTextContent('Active');
  expect(screen.getByRole('link', { name: 'Manage Team Members' })).toHaveAttribute(
    'href',
    `/admin/team-accounts/${idOf(1)}/members`,
  );
});

test('asks whether a person of a team is the admin, and lists the account’s invitations', async () => {
  const claim = {
    id: idOf(41),
    name: 'Ana Ruiz',
    organization: 'Acme',
    teamName: 'Alpha',
    joinedAt: '2026-05-03T10:00:00.000Z',
  };
  const invitation = {
    id: idOf(31),
    teamId: idOf(11),
    teamName: 'Alpha',
    kind: 'team' as const,
    state: 'pending' as const,
    name: null,
    email: null,
    uses: 1,
    usesMax: 3,
    declines: 0,
    createdAt: '2026-05-03T10:00:00.000Z',
    expiresAt: '2026-05-17T10:00:00.000Z',
    remindedAt: null,
  };
  open(
    [teamSummaryWith()],
    replies(listClaims, [claim]),
    replies(listAccountInvitations, { invitations: [invitation], canSend: false }),
  );
  expect(await screen.findByRole('heading', { name: 'Is this you?' })).toBeVisible();
  expect(await screen.findByRole('list', { name: 'Open invitations' })).toHaveTextContent(
    '1 of 3 joined',
  );
});

test('counts active teams against the limit', async () => {
  open([teamSummaryWith(), teamSummaryWith({ id: idOf(12), name: 'Beta', isActive: false })]);
  expect(await screen.findByRole('heading', { name: 'Teams in Acme' })).toBeVisible();
  expect(await screen.findByText('1 / 2')).toBeVisible();
  expect(screen.getByText(/1 team remaining/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add Team' })).toHaveAttribute(
    'href',
    '/team?mode=creating',
  );
});

test('at the limit no team can be added, and the page says why', async () => {
  open([teamSummaryWith(), teamSummaryWith({ id: idOf(12), name: 'Beta' })]);
  const add = await screen.findByRole('button', { name: 'Add Team' });
  expect(add).toBeDisabled();
  expect(add).toHaveAttribute('title', 'Team limit reached (2 teams maximum)');
  expect(screen.getByText('Team limit reached (2 teams maximum)')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add Team' })).not.toBeInTheDocument();
});

test('an account without teams offers to create the first one', async () => {
  open([]);
  expect(await screen.findByText('No teams yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Your First Team' })).toHaveAttribute(
    'href',
    '/team?mode=creating',
  );
});

test('a team card shows its people, its plan and its actions', async () => {
  open([
    teamSummaryWith(),
    teamSummaryWith({ id: idOf(12), name: 'Beta', members: [], subscriptionTier: null }),
  ]);
  const alpha = await cardOf('Alpha');
  expect(alpha.getByText('The founders')).toBeVisible();
  expect(alpha.getByText('Active')).toBeVisible();
  expect(alpha.getByText('3 / 5 from forms')).toBeVisible();
  expect(alpha.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'AnaGenerator',
    'BenProjector',
    'CemNo type yet',
  ]);
  expect(alpha.getByText('Team Platform')).toBeVisible();
  expect(alpha.getByRole('link', { name: /^View Team Chart/ })).toHaveAttribute(
    'href',
    `/team?teamId=${idOf(11)}`,
  );
  const beta = await cardOf('Beta');
  expect(beta.getByText('No form data yet')).toBeVisible();
  expect(beta.getByText('Not Set')).toBeVisible();
});

test('an emptied name is an error even with a description', async () => {
  const { api, user } = open([teamSummaryWith()]);
  await user.click((await cardOf('Alpha')).getByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit team' }));
  await user.clear(dialog.getByLabelText('Team name'));
  await user.type(dialog.getByLabelText(/^Description/), 'The night shift');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Team name is required')).toBeVisible();
  expect(api.calls(updateTeam)).toEqual([]);
});

test('renames a team, sending only fields that are not blank', async () => {
  const { api, user } = open(
    [teamSummaryWith()],
    replies(updateTeam, teamSummaryWith({ name: 'Omega' })),
  );
  await user.click((await cardOf('Alpha')).getByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit team' }));
  await user.clear(dialog.getByLabelText('Team name'));
  await user.clear(dialog.getByLabelText(/^Description/));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('At least one field must be provided')).toBeVisible();
  await user.type(dialog.getByLabelText('Team name'), ' Omega ');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await toastSays('Team updated')).not.toEqual([]);
  expect(api.calls(updateTeam).map(({ body }) => body)).toEqual([
    { name: 'Omega', description: '', expectedUpdatedAt: teamSummaryWith().updatedAt },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

/** Renames Alpha in its dialog and saves, while somebody else has changed it to `newer`. */
async function renameInto(newer: Partial<TeamRecord>) {
  const { members: _, subscriptionTier: __, maxMembers: ___, ...facts } = teamSummaryWith();
  const record = { ...facts, ...newer, updatedAt: LATER };
  const screenOf = open(
    [teamSummaryWith()],
    refuses(updateTeam, 409, { code: 'request.conflict' }),
    replies(getTeam, {
      ...record,
      teamId: facts.id,
      members: [],
      canManage: true,
      dynamics: [],
      limitedPairs: [],
      pentaData: null,
    }),
  );
  const { api, user } = screenOf;
  await user.click((await cardOf('Alpha')).getByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit team' }));
  await user.clear(dialog.getByLabelText('Team name'));
  await user.type(dialog.getByLabelText('Team name'), 'Mine');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const alert = await dialog.findByRole('alert');
  await waitFor(() =>
    expect(alert).toHaveTextContent('Someone else changed this team in the meantime'),
  );
  api.use(replies(updateTeam, teamSummaryWith()));
  return { ...screenOf, dialog, alert };
}
const LATER = '2026-05-04T10:00:00.000Z';

test('shows both versions of a team changed by somebody else meanwhile, and can save mine', async () => {
  const { api, user, dialog, alert } = await renameInto({ name: 'Theirs', description: 'New' });
  expect(alert).toHaveTextContent('Theirs: Theirs');
  expect(alert).toHaveTextContent('Yours: Mine');
  expect(dialog.getByLabelText('Team name')).toHaveValue('Mine');
  expect(dialog.getByLabelText(/^Description/)).toHaveValue('New');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await toastSays('Team updated');
  // Their description is not overwritten by the stale one in the form.
  expect(api.calls(updateTeam).at(-1)?.body).toEqual({ name: 'Mine', expectedUpdatedAt: LATER });
});

test('can take over the other version of a team changed by somebody else meanwhile', async () => {
  const { api, user, dialog } = await renameInto({ name: 'Theirs' });
  await user.click(dialog.getByRole('button', { name: 'Take theirs' }));
  expect(dialog.getByLabelText('Team name')).toHaveValue('Theirs');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.calls(updateTeam)).toHaveLength(1);
});

test('merges changes of a team that do not overlap', async () => {
  const { api, user, dialog, alert } = await renameInto({ description: 'New' });
  expect(alert).toHaveTextContent('Their changes are in the form now');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await toastSays('Team updated');
  expect(api.calls(updateTeam).at(-1)?.body).toEqual({ name: 'Mine', expectedUpdatedAt: LATER });
});

test.each([
  ['Deactivate', true],
  ['Reactivate', false],
])('%s changes whether a team is active', async (name, isActive) => {
  const { api, user } = open(
    [teamSummaryWith({ isActive })],
    replies(updateTeam, teamSummaryWith({ isActive: !isActive })),
  );
  await user.click((await cardOf('Alpha')).getByRole('button', { name }));
  expect(await toastSays('Team updated')).not.toEqual([]);
  expect(api.calls(updateTeam)[0]?.body).toMatchObject({ isActive: !isActive });
  expect(api.calls(listAccountTeams).length).toBeGreaterThan(1);
});

test.each([
  [
    'the server says why',
    refuses(updateTeam, 409, { code: 'team.limit_reached', message: 'Full.' }),
    'Full.',
  ],
  ['nobody answers', isUnreachable(updateTeam), 'Failed to update team'],
])('reports a refused reactivation when %s', async (_, failure, words) => {
  const { user } = open([teamSummaryWith({ isActive: false })], failure);
  await user.click((await cardOf('Alpha')).getByRole('button', { name: 'Reactivate' }));
  expect(await toastSays('Error updating team')).not.toEqual([]);
  expect((await cardOf('Alpha')).getByText(words)).toBeVisible();
});

test('deletes a team from its edit dialog, after a confirmation that names it', async () => {
  const { api, user } = open([teamSummaryWith()], replies(deleteTeam, undefined));
  await user.click((await cardOf('Alpha')).getByRole('button', { name: 'Edit' }));
  await user.click(screen.getByRole('button', { name: 'Delete Team' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Delete Team' }));
  expect(question.getByText('Alpha')).toBeVisible();
  expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await toastSays('Team deleted')).not.toEqual([]);
  expect(api.calls(deleteTeam)).toEqual([{ params: { accountId: idOf(1), id: idOf(11) } }]);
});

test('a failed deletion says so, and Cancel returns to the edit dialog', async () => {
  const { user } = open([teamSummaryWith()], isUnreachable(deleteTeam));
  await user.click((await cardOf('Alpha')).getByRole('button', { name: 'Edit' }));
  await user.click(screen.getByRole('button', { name: 'Delete Team' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await toastSays('Error deleting team')).not.toEqual([]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete team');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('dialog', { name: 'Edit team' })).toBeVisible();
});

test('creates an empty team by its name', async () => {
  const { api, user } = open([], replies(createTeam, teamSummaryWith({ members: [] })));
  await user.click(await screen.findByRole('button', { name: 'Create Empty Team' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Create an empty team' }));
  await user.click(dialog.getByRole('button', { name: 'Create Team' }));
  expect(dialog.getByText('Team name is required')).toBeVisible();
  await user.type(dialog.getByLabelText('Team name'), 'Gamma');
  await user.click(dialog.getByRole('button', { name: 'Create Team' }));
  expect(await toastSays('Team created')).not.toEqual([]);
  expect(api.calls(createTeam)[0]?.body).toEqual({ name: 'Gamma' });
});

test('keeps what was typed when a team could not be created', async () => {
  const { user } = open([], isUnreachable(createTeam));
  await user.click(await screen.findByRole('button', { name: 'Create Empty Team' }));
  await user.type(screen.getByLabelText('Team name'), 'Gamma');
  await user.click(screen.getByRole('button', { name: 'Create Team' }));
  expect(await toastSays('Error creating team')).not.toEqual([]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create team');
  expect(screen.getByLabelText('Team name')).toHaveValue('Gamma');
});

test('teams that fail to load are not shown as none, and load on retry', async () => {
  const { api, user } = open([], isUnreachable(listAccountTeams));
  expect(await screen.findByText('Failed to fetch account teams')).toBeVisible();
  expect(screen.queryByText('No teams yet')).not.toBeInTheDocument();
  api.use(replies(listAccountTeams, [teamSummaryWith()]));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await cardOf('Alpha')).toBeDefined();
});

test('lists the members with their roles', async () => {
  open([]);
  const list = within(await screen.findByRole('list', { name: 'Current Team Members' }));
  const rows = list.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    'ana@demo.exampleAna MüllerAccount Admin',
    'ben@demo.exampleAna MüllerUser',
  ]);
});

test('an account without members says how to add some', async () => {
  open([], replies(listAccountUsers, []));
  expect(
    await screen.findByText(
      'No team members yet. Use the "Manage Team Members" button to add users.',
    ),
  ).toBeVisible();
});

test('says so while the accounts load', async () => {
  const held = holds(listMyAccounts, [myAccountWith()]);
  open([], held);
  expect(await screen.findByText('Loading accounts...')).toBeVisible();
  held.release();
  expect(await title()).toBeVisible();
  expect(screen.getByText('Admin')).toBeVisible();
});

test('retries accounts once, then reports the failure', async () => {
  const { api } = open([], isUnreachable(listMyAccounts));
  expect(await screen.findByText('Unable to load your accounts')).toBeVisible();
  expect(api.calls(listMyAccounts)).toHaveLength(2);
});

const TWO = [myAccountWith(), myAccountWith({ id: idOf(2), name: 'Bolt' }, 'member')];

test('selecting one of several accounts loads its team, charts and members', async () => {
  const warn = watchWarnings();
  const { api, user } = open(
    [teamSummaryWith()],
    replies(listMyAccounts, TWO),
    replies(getActiveTeam, { activeTeamId: null }),
    replies(setActiveAccount, { activeAccountId: idOf(2) }),
  );
  await title();
  const selector = screen.getByLabelText('Team account:');
  expect(
    within(selector)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['Acme (Admin)', 'Bolt (Member)']);
  api.use(replies(getActiveAccount, { activeAccountId: idOf(2) }));
  await user.selectOptions(selector, 'Bolt (Member)');
  expect(await screen.findByRole('heading', { name: 'Team Account: Bolt' })).toBeVisible();
  expect(api.calls(setActiveAccount)).toEqual([{ body: { accountId: idOf(2) } }]);
  expect(screen.queryByText('Teams in Bolt')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(api.calls(listTeamCharts).map(({ params }) => params.id)).toContain(idOf(2)),
  );
  expect(warn).not.toHaveBeenCalled();
});

/** Captures console warnings until the test ends. */
function watchWarnings() {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  return warn;
}

/** Clearing is logged once for developers, and not shown in the page. */
function expectWordOnConsoleOnly(warn: Mock) {
  expect(warn).toHaveBeenCalledOnce();
  expect(currentToast()).toBeNull();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
}

test('clears an account that the person lost, with only a console warning', async () => {
  const warn = watchWarnings();
  const { api } = open(
    [],
    replies(getActiveAccount, { activeAccountId: idOf(9) }),
    replies(setActiveAccount, { activeAccountId: null }),
  );
  await title();
  await waitFor(() =>
    expect(api.calls(setActiveAccount)[0]).toEqual({ body: { accountId: null } }),
  );
  expectWordOnConsoleOnly(warn);
});

test('the header shows the loaded team and can switch to another one', async () => {
  const { api, user, history } = open(
    [teamSummaryWith(), teamSummaryWith({ id: idOf(12), name: 'Beta' })],
    replies(getActiveTeam, { activeTeamId: idOf(11) }),
    replies(setActiveTeam, ({ body }) => ({ activeTeamId: body.teamId })),
    refuses(getTeam, 503, { code: 'service.unavailable' }),
  );
  const selector = await screen.findByRole('combobox', { name: 'Team' });
  await waitFor(() => expect(selector).toHaveDisplayValue('Alpha'));
  await user.selectOptions(selector, 'Beta');
  await waitFor(() => expect(history.at(-1)).toBe('/team'));
  expect(api.calls(setActiveTeam)).toEqual([{ body: { teamId: idOf(12) } }]);
});

test('clears a selected team that was deleted, with only a console warning', async () => {
  const warn = watchWarnings();
  const { api } = open(
    [teamSummaryWith()],
    replies(getActiveTeam, { activeTeamId: idOf(19) }),
    replies(setActiveTeam, { activeTeamId: null }),
    refuses(getTeam, 404, { code: 'team.not_found' }),
  );
  await waitFor(() => expect(api.calls(setActiveTeam)).toEqual([{ body: { teamId: null } }]));
  expectWordOnConsoleOnly(warn);
  // The header shows the same as the team page: the account's first team.
  expect(await screen.findByRole('combobox', { name: 'Team' })).toHaveDisplayValue('Alpha');
});

test('shows the cards of many teams step by step', async () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    teamSummaryWith({ id: idOf(100 + index), name: `Team ${index}` }),
  );
  const { user } = open(many);
  await cardOf('Team 0');
  const cards = () => screen.getAllByRole('link', { name: /^View Team Chart/ });
  expect(cards()).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Show 24 more teams' }));
  expect(cards()).toHaveLength(48);
  await user.click(screen.getByRole('button', { name: 'Show 12 more teams' }));
  expect(cards()).toHaveLength(60);
  expect(screen.queryByRole('button', { name: /more teams/ })).not.toBeInTheDocument();
});
