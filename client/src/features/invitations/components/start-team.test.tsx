import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuses, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { ACCOUNT_ID, TEAM_ID } from '#client/testing/team-samples.ts';
import { createTeam } from '#shared/contract/account-teams.ts';
import { addMyself } from '#shared/contract/invitations.ts';
import { StartTeam } from './start-team.tsx';

const creates = replies(createTeam, {
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
});

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
