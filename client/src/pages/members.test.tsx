import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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
import { getAdminAccount } from '#shared/contract/admin.ts';
import {
  type AccountMember,
  addAccountUser,
  listAccountUsers,
  removeAccountUser,
  searchUsers,
} from '#shared/contract/members.ts';

const PATH = `/admin/team-accounts/${idOf(1)}/members`;

function open(members: AccountMember[], ...handlers: MockHandler[]) {
  return renderApp(
    PATH,
    ...handlers,
    asMaster,
    replies(getAdminAccount, adminAccountWith()),
    replies(listAccountUsers, members),
  );
}

/** The panel with its search open. */
async function openSearch(...handlers: MockHandler[]) {
  const screenOf = open([memberWith()], ...handlers);
  await screenOf.user.click(await screen.findByRole('button', { name: 'Add User' }));
  return screenOf;
}

const field = () => screen.getByLabelText('Search by email or name');
const results = async () => within(await screen.findByRole('list', { name: 'Search results' }));
const toastSays = (words: string) => screen.findAllByText(words);

test('shows the account’s name and its members', async () => {
  open([memberWith(), memberWith({ id: idOf(22), currentTeamRole: 'user', createdAt: 'never' })]);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Team Members - Acme' }),
  ).toBeVisible();
  expect(screen.getByText('Manage users and their roles in this team account')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Current Team Members (2)' })).toBeVisible();
  const rows = within(screen.getByRole('list', { name: 'Current Team Members' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
  expect(rows).toEqual([
    'ana@demo.exampleAna MüllerAdded: May 3, 2026Account AdminRemove',
    'ana@demo.exampleAna MüllerAdded: UnknownUserRemove',
  ]);
});

test('has texts for loading and for an account without members', async () => {
  const held = holds(listAccountUsers, []);
  open([], held);
  expect(await screen.findByText('Loading team members...')).toBeVisible();
  held.release();
  expect(await screen.findByText('No users assigned to this team account yet')).toBeVisible();
});

test('a missing or foreign account is not found', async () => {
  open([], refuses(getAdminAccount, 404, { code: 'account.not_found' }));
  expect(await screen.findByText('404 Page Not Found')).toBeVisible();
});

test('an account that fails to load can be retried', async () => {
  const { api, user } = open([], isUnreachable(getAdminAccount));
  expect(await screen.findByText('Unable to load this team account')).toBeVisible();
  expect(api.calls(getAdminAccount)).toHaveLength(2);
  api.use(replies(getAdminAccount, adminAccountWith()));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Team Members - Acme' })).toBeVisible();
});

test('a search requires two characters and Enter', async () => {
  const { api, user } = await openSearch(replies(searchUsers, [foundUserWith()]));
  expect(screen.getByText('Add User to Team Account')).toBeVisible();
  expect(field()).toHaveAttribute('placeholder', 'Enter email, first name, or last name');
  await user.type(field(), ' n {Enter}');
  expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
  expect(api.calls(searchUsers)).toEqual([]);
  await user.type(field(), 'e{Enter}');
  expect((await results()).getByText('new@demo.example')).toBeVisible();
  expect((await results()).getByText('Nia New')).toBeVisible();
  expect((await results()).getByText('Current Role: regular_user')).toBeVisible();
  expect(api.calls(searchUsers)).toEqual([{ query: { q: 'n e' } }]);
});

test('a long result list scrolls in a box of 10rem, by keyboard too', async () => {
  const people = Array.from({ length: 30 }, (_, index) => foundUserWith({ id: idOf(100 + index) }));
  const { user } = await openSearch(replies(searchUsers, people));
  await user.type(field(), 'new{Enter}');
  const list = await screen.findByRole('list', { name: 'Search results' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(30);
  expect(list).toHaveClass('max-h-40', 'overflow-y-auto');
  expect(list).toHaveAttribute('tabindex', '0');
});

test('a search cannot be sent again while it runs', async () => {
  const held = holds(searchUsers, []);
  const { user } = await openSearch(held);
  await user.type(field(), 'new{Enter}');
  expect(await screen.findByText('Searching users...')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled();
  held.release();
  expect(await screen.findByText('No users found matching your search')).toBeVisible();
});

test('existing members are not among the results', async () => {
  const { user } = await openSearch(
    replies(searchUsers, [foundUserWith({ id: memberWith().id, email: 'ana@demo.example' })]),
  );
  await user.type(field(), 'ana{Enter}');
  expect(await screen.findByText('All found users are already in this team account')).toBeVisible();
});

test.each([
  ['Add as Admin', 'account_admin'],
  ['Add as User', 'user'],
])('%s adds a member, then closes and clears the search', async (name, role) => {
  const { api, user } = await openSearch(
    replies(searchUsers, [foundUserWith()]),
    replies(addAccountUser, memberWith({ id: idOf(31) })),
  );
  await user.type(field(), 'new{Enter}');
  await user.click((await results()).getByRole('button', { name }));
  expect(await toastSays('User added to team account successfully')).not.toEqual([]);
  expect(api.calls(addAccountUser)).toEqual([
    { params: { userId: idOf(31) }, body: { teamAccountId: idOf(1), role } },
  ]);
  expect(screen.queryByText('Add User to Team Account')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add User' }));
  expect(field()).toHaveValue('');
  expect(screen.queryByRole('list', { name: 'Search results' })).not.toBeInTheDocument();
});

test('two clicks at once add somebody once', async () => {
  const { api, user } = await openSearch(
    replies(searchUsers, [foundUserWith()]),
    replies(addAccountUser, memberWith({ id: idOf(31) })),
  );
  await user.type(field(), 'new{Enter}');
  const add = (await results()).getByRole('button', { name: 'Add as User' });
  act(() => {
    fireEvent.click(add);
    fireEvent.click(add);
  });
  expect(await toastSays('User added to team account successfully')).not.toEqual([]);
  expect(api.calls(addAccountUser)).toHaveLength(1);
});

test('a failed search or addition is reported, with the server’s message if there is one', async () => {
  const { api, user } = await openSearch(isUnreachable(searchUsers));
  await user.type(field(), 'new{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to search users');
  expect(await toastSays('Error')).not.toEqual([]);
  api.use(
    replies(searchUsers, [foundUserWith()]),
    refuses(addAccountUser, 409, { code: 'member.limit_reached', message: 'It is full.' }),
  );
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.click((await results()).getByRole('button', { name: 'Add as User' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It is full.');
  api.use(isUnreachable(addAccountUser));
  await user.click((await results()).getByRole('button', { name: 'Add as User' }));
  expect(await toastSays('Failed to add user to team account')).not.toEqual([]);
});

test('removes a member after a confirmation that names them', async () => {
  const { api, user } = open([memberWith()], replies(removeAccountUser, undefined));
  await user.click(await screen.findByRole('button', { name: 'Remove ana@demo.example' }));
  expect(
    screen.getByText('Are you sure you want to remove ana@demo.example from this team account?'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await toastSays('User removed from team account successfully')).not.toEqual([]);
  expect(api.calls(removeAccountUser)).toEqual([
    { params: { userId: memberWith().id }, query: { teamAccountId: idOf(1) } },
  ]);
});

test('a refused removal says why and keeps the dialog open', async () => {
  const { user } = open(
    [memberWith()],
    refuses(removeAccountUser, 409, { code: 'member.last_admin', message: 'The last admin.' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Remove ana@demo.example' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The last admin.');
});

test.each([403, 404])(
  'an admin who removes themselves (%i from then on) no longer sees the account',
  async (status) => {
    const { api, user } = open([memberWith()], replies(removeAccountUser, undefined));
    await user.click(await screen.findByRole('button', { name: 'Remove ana@demo.example' }));
    api.use(
      refuses(getAdminAccount, status, {
        code: status === 403 ? 'auth.forbidden' : 'account.not_found',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(screen.queryByText('ana@demo.example')).not.toBeInTheDocument();
  },
);
