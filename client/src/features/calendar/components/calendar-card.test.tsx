import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import {
  createCalendarLink,
  listCalendarLinks,
  revokeCalendarLink,
} from '#shared/contract/calendars.ts';
import { listMyTeams } from '#shared/contract/teams.ts';
import { CalendarCard } from './calendar-card.tsx';

const TEAM_ID = '5e3b1f57-55aa-4d0b-b6e2-7a6f5a1c9e21';
const LINK = {
  id: '0b9d7c0e-0f4e-4c39-9a55-0d6f6a3f2a11',
  teamName: null,
  createdAt: '2026-05-03T10:00:00.000Z',
};
const TEAM = {
  id: TEAM_ID,
  accountId: 'account-1',
  name: 'Alpha',
  description: null,
  isActive: true,
  createdAt: '2026-05-03T10:00:00.000Z',
  updatedAt: '2026-05-03T10:00:00.000Z',
  subscriptionTier: null,
  maxMembers: 5,
  members: [],
};
const none = replies(listCalendarLinks, { links: [] });
const one = replies(listCalendarLinks, { links: [{ ...LINK, kind: 'own' }] });
const teams = replies(listMyTeams, [TEAM]);

const open = (...handlers: Parameters<typeof renderPart>[2][]) =>
  renderPart(<CalendarCard />, '/account/data', ...handlers);

test('creates a link to one’s own sky and shows its address this once', async () => {
  const made = replies(createCalendarLink, { link: { ...LINK, kind: 'own' }, token: 'secret' });
  const { user, api } = open(none, replies(listMyTeams, []), made);
  await user.click(screen.getByRole('button', { name: 'Create calendar link' }));
  const address = await screen.findByLabelText('Your calendar link');
  expect(address).toHaveValue(`${window.location.origin}/calendar/secret.ics`);
  expect(address).toHaveFocus();
  expect(api.calls(createCalendarLink)[0]?.body).toEqual({});
  expect(screen.queryByLabelText('Which calendar')).not.toBeInTheDocument();
});

test('creates one for a team, and downloads the same calendar', async () => {
  const made = replies(createCalendarLink, {
    link: { ...LINK, kind: 'team', teamName: 'Alpha' },
    token: 'secret',
  });
  const { user, api } = open(none, teams, made);
  await user.selectOptions(await screen.findByLabelText('Which calendar'), 'Alpha');
  expect(screen.getByRole('link', { name: 'Download as a file' })).toHaveAttribute(
    'href',
    `/api/user/calendar/download?teamId=${TEAM_ID}`,
  );
  await user.click(screen.getByRole('button', { name: 'Create calendar link' }));
  expect(await screen.findByLabelText('Your calendar link')).toBeVisible();
  expect(api.calls(createCalendarLink)[0]?.body).toEqual({ teamId: TEAM_ID });
});

test('revokes a link', async () => {
  const { user, api } = open(one, teams, replies(revokeCalendarLink, undefined));
  await user.click(await screen.findByRole('button', { name: /^Revoke the link to My sky made/ }));
  await expect.poll(() => api.calls(revokeCalendarLink).length).toBe(1);
});

test('treats a link that is gone already as revoked', async () => {
  const gone = refuses(revokeCalendarLink, 404, { code: 'calendar.not_found' });
  const { user } = open(one, teams, gone);
  await user.click(await screen.findByRole('button', { name: /^Revoke/ }));
  expect(screen.queryByText(/couldn’t revoke/)).not.toBeInTheDocument();
});
