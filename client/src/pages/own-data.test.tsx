import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { navigateAway } from '#client/lib/navigate-away.ts';
import { isUnreachable, once, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { listLogins, signOutEverywhere } from '#shared/contract/privacy.ts';
import { OwnDataPage } from './own-data.tsx';

vi.mock('#client/lib/navigate-away.ts');

const LOGINS = [
  {
    signedInAt: '2026-05-03T10:00:00.000Z',
    lastSeenAt: '2026-05-03T11:00:00.000Z',
    isThisOne: true,
  },
  {
    signedInAt: '2026-05-01T08:00:00.000Z',
    lastSeenAt: '2026-05-02T09:00:00.000Z',
    isThisOne: false,
  },
];

const open = (...handlers: Parameters<typeof renderPart>[2][]) =>
  renderPart(<OwnDataPage />, '/account/data', ...handlers, replies(listLogins, LOGINS));

test('offers everything stored about the person as one file', () => {
  open();
  expect(screen.getByRole('link', { name: 'Download your data' })).toHaveAttribute(
    'href',
    '/api/account/data/file',
  );
});

test('lists where the person is signed in, this browser by name', async () => {
  open();
  const [here, elsewhere] = within(
    await screen.findByRole('list', { name: 'Sign-ins' }),
  ).getAllByRole('listitem');
  expect(here).toHaveTextContent('This browser');
  expect(elsewhere).toHaveTextContent('Another browser');
  expect(elsewhere).toHaveTextContent('May 1, 2026');
});

test('asks before it ends every sign-in, then signs this browser out too', async () => {
  const { user, api } = open(replies(signOutEverywhere, undefined));
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('including this one');
  expect(api.calls(signOutEverywhere)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
  await expect.poll(() => vi.mocked(navigateAway).mock.calls).toEqual([['/api/logout']]);
});

test('says when the sign-ins cannot be loaded, and loads them on retry', async () => {
  const { user } = open(once(isUnreachable(listLogins)));
  expect(await screen.findByText('We couldn’t load your sign-ins')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('This browser')).toBeVisible();
});
