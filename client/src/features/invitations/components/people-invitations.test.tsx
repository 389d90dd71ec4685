import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentToast } from '#client/components/feedback/toast.ts';
import { holds, refuses, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { TEAM_ID } from '#client/testing/team-samples.ts';
import {
  createInvitation,
  type Invitation,
  listInvitations,
  remindInvitation,
  revokeInvitation,
} from '#shared/contract/invitations.ts';
import { PeopleInvitations } from './people-invitations.tsx';

const TEAM = { id: TEAM_ID, name: 'Product', isActive: true };
const EVERYBODY: Invitation = {
  id: 'everybody',
  kind: 'team',
  state: 'pending',
  name: null,
  email: null,
  uses: 1,
  usesMax: 3,
  declines: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-12-04T10:00:00.000Z',
  remindedAt: null,
};
const TOM: Invitation = {
  ...EVERYBODY,
  id: '0a4f6c52-6d0f-4a55-9a0c-5e0a86f2b0aa',
  kind: 'person',
  name: 'Tom',
  email: 'tom@example.com',
  uses: 0,
  usesMax: 1,
  declines: 0,
};

const lists = (invitations: Invitation[], more: { placesLeft?: number; canSend?: boolean } = {}) =>
  replies(listInvitations, { invitations, placesLeft: 2, canSend: true, ...more });
const show = (...handlers: Parameters<typeof renderPart>[2][]) =>
  renderPart(<PeopleInvitations team={TEAM} />, '/team?tab=people', ...handlers);

test('lists who is pending, joined, and declined', async () => {
  show(lists([TOM, EVERYBODY, { ...TOM, id: 'eva', name: 'Eva', state: 'declined' }]));
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Pending · works until December 4, 2026 · sent to tom@example.com'),
    expect.stringContaining('1 of 3 joined, 1 declined'),
    expect.stringContaining('Declined'),
  ]);
});

test('makes one link for everybody, as many as there is room for', async () => {
  const { user, api } = show(
    lists([]),
    replies(createInvitation, { invitation: EVERYBODY, token: 'the-token' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Invite people' }));
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  expect(await screen.findByLabelText('Invitation link')).toHaveValue(
    `${window.location.origin}/join/the-token`,
  );
  expect(api.calls(createInvitation)).toMatchObject([
    { body: { kind: 'team', usesMax: 2, days: 14 } },
  ]);
});

test('sends a link to one person, and shows a refused address at its field', async () => {
  const { user } = show(
    lists([]),
    refuses(createInvitation, 400, {
      code: 'request.invalid',
      fields: { email: 'Not an address' },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Invite people' }));
  await user.click(screen.getByRole('radio', { name: 'One person' }));
  await user.type(screen.getByLabelText('Name'), 'Tom');
  await user.type(screen.getByLabelText(/^Email/), 'tom@example.com');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('Not an address')).toBeVisible();
});

async function openDialog(...handlers: Parameters<typeof show>) {
  const page = show(lists([]), ...handlers);
  await page.user.click(await screen.findByRole('button', { name: 'Invite people' }));
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
}

test('sends a typed address, trimmed, and says where to; another choice is another link', async () => {
  const { user, api, dialog } = await openDialog(
    replies(createInvitation, { invitation: TOM, token: 'the-token' }),
  );
  await user.click(dialog.getByRole('radio', { name: 'One person' }));
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByText('Name is required')).toBeVisible();
  await user.type(dialog.getByLabelText('Name'), 'Tom');
  await user.type(dialog.getByLabelText(/^Email/), 'tom');
  await user.selectOptions(dialog.getByLabelText('The link works for'), '7 days');
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByText('Enter an email address like name@example.com')).toBeVisible();
  expect(api.calls(createInvitation)).toEqual([]);
  await user.type(dialog.getByLabelText(/^Email/), '@example.com ');
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByText('tom@example.com')).toBeVisible();
  expect(api.calls(createInvitation)).toMatchObject([
    { body: { kind: 'person', name: 'Tom', email: 'tom@example.com', days: 7 } },
  ]);
  await user.click(dialog.getByRole('radio', { name: /^Anyone/ }));
  expect(dialog.queryByLabelText('Invitation link')).not.toBeInTheDocument();
});

test('shows what the server refuses of something that has no field', async () => {
  const fields = { usesMax: 'Only one place is left' };
  const { user, dialog } = await openDialog(
    refuses(createInvitation, 400, { code: 'request.invalid', message: 'No', fields }),
  );
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^NoOnly one place is left$/);
  await user.selectOptions(dialog.getByLabelText('The link works for'), '7 days');
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
});

test('makes one link for two submits at once, and stays open until it is shown', async () => {
  const created = holds(createInvitation, { invitation: EVERYBODY, token: 'the-token' });
  const { user, api, dialog } = await openDialog(created);
  const select = dialog.getByLabelText('The link works for');
  await act(async () => {
    fireEvent.submit(select);
    fireEvent.submit(select);
  });
  await waitFor(() => expect(api.calls(createInvitation)).toHaveLength(1));
  await user.keyboard('{Escape}');
  await act(async () => created.release());
  const link = await dialog.findByLabelText('Invitation link');
  await act(async () => fireEvent.submit(link));
  expect(api.calls(createInvitation)).toHaveLength(1);
});

test('a dialog that is gone is quiet about a failure', async () => {
  let refuse = () => {};
  const refusal = refuses(createInvitation, 503, { code: 'service.unavailable', message: 'Down' });
  const held = {
    ...refusal,
    answer: async (request: Parameters<typeof refusal.answer>[0]) => {
      await new Promise<void>((resolve) => (refuse = resolve));
      return refusal.answer(request);
    },
  };
  const { user, api, dialog, unmount } = await openDialog(held);
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  await waitFor(() => expect(api.calls(createInvitation)).toHaveLength(1));
  unmount();
  await act(async () => refuse());
  expect(currentToast()).toBeNull();
});

test('offers no sending where no e-mail is set up', async () => {
  const { user } = show(lists([], { canSend: false }));
  await user.click(await screen.findByRole('button', { name: 'Invite people' }));
  await user.click(screen.getByRole('radio', { name: 'One person' }));
  expect(screen.queryByLabelText(/^Email/)).not.toBeInTheDocument();
});

test('reminds once', async () => {
  const { user } = show(
    lists([TOM]),
    replies(remindInvitation, { invitation: { ...TOM, remindedAt: TOM.createdAt }, token: 'two' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Send a reminder to Tom' }));
  expect(await screen.findByText('Reminder sent.')).toBeVisible();
});

test('gives a second link where nothing can be sent', async () => {
  const { user } = show(
    lists([{ ...TOM, email: null }]),
    replies(remindInvitation, { invitation: { ...TOM, remindedAt: TOM.createdAt }, token: 'two' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Get a link to remind Tom' }));
  expect(await screen.findByLabelText('A new link for Tom')).toHaveValue(
    `${window.location.origin}/join/two`,
  );
});

test('revokes', async () => {
  const { user, api } = show(lists([TOM]), replies(revokeInvitation, undefined));
  const [row] = await screen.findAllByRole('listitem');
  if (!row) throw new Error('No row');
  await user.click(within(row).getByRole('button', { name: 'Revoke the invitation: Tom' }));
  expect(await screen.findByText('Invitation revoked')).toBeInTheDocument();
  expect(api.calls(revokeInvitation)).toHaveLength(1);
});

test('invites nobody to a full team', async () => {
  show(lists([], { placesLeft: 0 }));
  expect(await screen.findByText(/five people/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Invite people' })).not.toBeInTheDocument();
});
