import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { holds, refuses, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { ACCOUNT_ID, TEAM_ID } from '#client/testing/team-samples.ts';
import { createTeam } from '#shared/contract/account-teams.ts';
import { addMyself } from '#shared/contract/invitations.ts';
import type { RouteReply } from '#shared/contract/route.ts';
import { StartTeam } from './start-team.tsx';

const TEAM: RouteReply<typeof createTeam> = {
  id: TEAM_ID,
  accountId: ACCOUNT_ID,
  name: 'Product',
  description: null,
  isActive: true,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  subscriptionTier: null,
  maxMembers: 5,
  members: [],
};
const creates = replies(createTeam, TEAM);

function show(hasOwnChart: boolean, ...handlers: Parameters<typeof renderPart>[2][]) {
  const onStarted = vi.fn();
  const part = <StartTeam accountId={ACCOUNT_ID} hasOwnChart={hasOwnChart} onStarted={onStarted} />;
  return { ...renderPart(part, '/team', creates, ...handlers), onStarted };
}

const submit = () => screen.getByRole('button', { name: 'Create team and invite people' });

test('creates a team without people', async () => {
  const { user, api, onStarted } = show(false);
  await user.click(submit());
  expect(await screen.findByText('Team name is required')).toBeVisible();
  await user.type(screen.getByLabelText('Team name'), 'Product');
  await user.click(submit());
  await waitFor(() => expect(onStarted).toHaveBeenCalledWith(TEAM_ID));
  expect(api.calls(addMyself)).toEqual([]);
});

test('adds the person with their own chart, once they chose what is seen of it', async () => {
  const { user, api, onStarted } = show(true, replies(addMyself, undefined));
  await user.type(screen.getByLabelText('Team name'), 'Product');
  await user.click(submit());
  expect(await screen.findByText('Choose how much your team may see.')).toBeVisible();
  expect(api.calls(createTeam)).toEqual([]);
  await user.click(screen.getByRole('radio', { name: /^Full/ }));
  await user.click(submit());
  await waitFor(() => expect(onStarted).toHaveBeenCalledWith(TEAM_ID));
  expect(api.calls(addMyself)).toMatchObject([{ body: { level: 'full' } }]);
});

test('goes on to the team when the person couldn’t be added', async () => {
  const { user, onStarted } = show(true, refuses(addMyself, 503, { code: 'place.unavailable' }));
  await user.type(screen.getByLabelText('Team name'), 'Product');
  await user.click(screen.getByRole('radio', { name: /^Summary/ }));
  await user.click(submit());
  await waitFor(() => expect(onStarted).toHaveBeenCalledWith(TEAM_ID));
});

test('says at once what is missing, and no more of a choice that isn’t asked for', async () => {
  const { user, api } = show(true);
  await user.click(submit());
  const name = await screen.findByRole('textbox', { name: 'Team name' });
  expect(name).toHaveAccessibleDescription('Team name is required');
  expect(name).toHaveFocus();
  expect(screen.getByText('Choose how much your team may see.')).toBeVisible();
  await user.type(name, 'Product');
  await user.click(submit());
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Full/ })).toHaveFocus());
  await user.click(screen.getByRole('switch', { name: 'Add me, with my own chart' }));
  await user.click(submit());
  await waitFor(() => expect(api.calls(createTeam)).toMatchObject([{ body: { name: 'Product' } }]));
  expect(api.calls(addMyself)).toEqual([]);
});

test('shows what the server refuses, at its field or at the form, and keeps what was entered', async () => {
  const { user, api } = show(false);
  const fields = { name: 'Taken', accountId: 'This account is closed' };
  api.use(refuses(createTeam, 409, { code: 'team.limit_reached', message: 'No room', fields }));
  await user.type(screen.getByLabelText('Team name'), 'Product');
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^No roomThis account is closed$/);
  expect(screen.getByLabelText('Team name')).toHaveAccessibleDescription('Taken');
  expect(screen.getByLabelText('Team name')).toHaveValue('Product');
});

test('creates one team for two submits at once, and goes nowhere once it is left', async () => {
  const { user, api, unmount, onStarted } = show(false);
  const created = holds(createTeam, TEAM);
  api.use(created);
  const name = screen.getByLabelText('Team name');
  await user.type(name, 'Product');
  await act(async () => {
    fireEvent.submit(name);
    fireEvent.submit(name);
  });
  await waitFor(() => expect(api.calls(createTeam)).toHaveLength(1));
  unmount();
  await act(async () => created.release());
  expect(onStarted).not.toHaveBeenCalled();
});
