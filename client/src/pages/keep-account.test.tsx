import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { navigateAway } from '#client/lib/navigate-away.ts';
import { once, refuses, replies } from '#client/testing/mock-api.ts';
import { allowLeaving } from '#client/testing/navigate-away.ts';
import { renderPart } from '#client/testing/render.tsx';
import { renderApp } from '#client/testing/render-app.tsx';
import { getCurrentUser } from '#shared/contract/auth.ts';
import { countCharts, listCharts } from '#shared/contract/charts.ts';
import { getDeletion, undoDeletion, undoDeletionByLink } from '#shared/contract/deletion.ts';
import { KeepAccountPage } from './keep-account.tsx';

allowLeaving();

const DUE_AT = '2026-05-10T10:00:00.000Z';
const open = (...handlers: Parameters<typeof renderPart>[2][]) =>
  renderPart(<KeepAccountPage token="secret" />, '/keep-account/secret', ...handlers);

test('keeps the account by a click, and not by opening the page', async () => {
  const { user, api } = open(
    replies(getDeletion, { dueAt: DUE_AT }),
    replies(undoDeletionByLink, undefined),
  );
  expect(await screen.findByText(/deleted on May 10, 2026/)).toBeVisible();
  expect(api.calls(undoDeletionByLink)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByRole('heading', { name: 'You kept your account' })).toBeVisible();
});

test('says when a link does not work anymore', async () => {
  open(refuses(getDeletion, 404, { code: 'deletion.not_found' }));
  expect(
    await screen.findByRole('heading', { name: 'This link doesn’t work anymore' }),
  ).toBeVisible();
});

test('shows the same in a window that was open before, with its next request', async () => {
  const leaving = { ...getCurrentUser.example, deletionDueAt: DUE_AT };
  const { navigate } = renderApp(
    '/terms',
    once(replies(getCurrentUser, getCurrentUser.example)),
    replies(getCurrentUser, leaving),
    refuses(listCharts, 403, { code: 'auth.deletion_pending' }),
    refuses(countCharts, 403, { code: 'auth.deletion_pending' }),
  );
  expect(await screen.findByRole('heading', { name: /Terms of Service/ })).toBeVisible();
  navigate('/charts');
  expect(
    await screen.findByRole('heading', { name: 'Your account will be deleted on May 10, 2026' }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep my account' })).toBeVisible();
});

test('shows a signed-in person who is leaving nothing but the date and the way back', async () => {
  const user = { ...getCurrentUser.example, deletionDueAt: DUE_AT };
  const screenOf = renderApp(
    '/charts',
    replies(getCurrentUser, user),
    replies(undoDeletion, undefined),
  );
  expect(
    await screen.findByRole('heading', { name: 'Your account will be deleted on May 10, 2026' }),
  ).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
  await screenOf.user.click(screen.getByRole('button', { name: 'Keep my account' }));
  await expect.poll(() => vi.mocked(navigateAway).mock.lastCall).toEqual(['/']);
});
