import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { idOf } from '#client/testing/admin-samples.ts';
import { isUnreachable, once, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import {
  type AccountInvitation,
  listAccountInvitations,
  remindInvitation,
  revokeInvitation,
} from '#shared/contract/invitations.ts';
import { AccountInvitations } from './account-invitations.tsx';

const TOM: AccountInvitation = {
  id: idOf(31),
  teamId: idOf(11),
  teamName: 'Product',
  kind: 'person',
  state: 'pending',
  name: 'Tom',
  email: 'tom@example.com',
  uses: 0,
  usesMax: 1,
  declines: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-12-04T10:00:00.000Z',
  remindedAt: null,
};
const EVA: AccountInvitation = {
  ...TOM,
  id: idOf(32),
  teamId: idOf(12),
  teamName: 'Sales',
  name: 'Eva',
  state: 'declined',
};

const lists = (...invitations: AccountInvitation[]) =>
  replies(listAccountInvitations, { invitations, canSend: true });
const show = (account: { isActive: boolean }, ...handlers: Parameters<typeof renderPart>[2][]) =>
  renderPart(<AccountInvitations account={{ id: idOf(1), ...account }} />, '/', ...handlers);
const ACTIVE = { isActive: true };

test('shows nothing where nobody was invited', async () => {
  const { api } = show(ACTIVE, lists());
  await waitFor(() => expect(api.calls(listAccountInvitations)).toHaveLength(1));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('lists open invitations with their teams, and closed ones apart', async () => {
  show(ACTIVE, lists(TOM, EVA));
  const open = await screen.findByRole('list', { name: 'Open invitations' });
  expect(open).toHaveTextContent(
    'Tom · ProductPending · works until December 4, 2026 · sent to tom@example.com on November 20, 2026',
  );
  expect(within(open).getByRole('link', { name: 'Product' })).toHaveAttribute(
    'href',
    `/team?teamId=${idOf(11)}&tab=people`,
  );
  expect(open).not.toHaveTextContent('Eva');
  expect(screen.getByText('Joined, declined, or expired (1)')).toBeVisible();
  expect(screen.getByText(/^Declined/)).toBeInTheDocument();
});

test('reminds and revokes in the invitation’s own team', async () => {
  const { user, api } = show(
    ACTIVE,
    lists(TOM),
    replies(remindInvitation, { invitation: { ...TOM, remindedAt: TOM.createdAt }, token: 'two' }),
    replies(revokeInvitation, undefined),
  );
  await user.click(await screen.findByRole('button', { name: 'Send a reminder to Tom' }));
  expect(await screen.findByText('Reminder sent.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Revoke the invitation: Tom' }));
  expect(await screen.findByText('Invitation revoked')).toBeInTheDocument();
  const params = { id: TOM.teamId, invitationId: TOM.id };
  expect(api.calls(remindInvitation)).toMatchObject([{ params }]);
  expect(api.calls(revokeInvitation)).toMatchObject([{ params }]);
  // Once at first, and once after each change.
  await waitFor(() => expect(api.calls(listAccountInvitations)).toHaveLength(3));
});

test('reminds nobody while the account is inactive', async () => {
  show({ isActive: false }, lists(TOM));
  expect(await screen.findByRole('button', { name: /^Revoke/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /remind/ })).not.toBeInTheDocument();
});

test('says when the invitations cannot be loaded, and loads them on retry', async () => {
  const { user } = show(ACTIVE, once(isUnreachable(listAccountInvitations)), lists(TOM));
  expect(await screen.findByText('Unable to load the invitations')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('list', { name: 'Open invitations' })).toBeVisible();
});
