import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { navigateAway } from '#client/lib/navigate-away.ts';
import { holds, isUnreachable, once, refuses, replies } from '#client/testing/mock-api.ts';
import { allowLeaving } from '#client/testing/navigate-away.ts';
import { renderPart } from '#client/testing/render.tsx';
import { listCalendarLinks } from '#shared/contract/calendars.ts';
import {
  type DeletionOutlook,
  previewDeletion,
  requestDeletion,
} from '#shared/contract/deletion.ts';
import { listLogins, signOutEverywhere } from '#shared/contract/privacy.ts';
import { listMyTeams } from '#shared/contract/teams.ts';
import { OwnDataPage } from './own-data.tsx';

allowLeaving();

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
  renderPart(
    <OwnDataPage />,
    '/account/data',
    ...handlers,
    replies(listLogins, LOGINS),
    replies(listCalendarLinks, { links: [] }),
    replies(listMyTeams, []),
  );

test('offers everything stored about the person as files to open, and as it is stored', () => {
  open();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Download your data')).toBe('/api/account/data/archive');
  expect(hrefOf('JSON only')).toBe('/api/account/data/file');
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

const OUTLOOK: DeletionOutlook = {
  confirmation: 'ada@people.example',
  isLastMasterAdmin: false,
  canSendLink: true,
  accounts: [],
};
const ACCOUNT = { id: '7d0f2f0e-6c80-4a7d-9a3a-1f3a0a6d1c02', name: 'Northwind', teamCount: 2 };
const HEIR = {
  id: '7d0f2f0e-6c80-4a7d-9a3a-1f3a0a6d1c03',
  email: 'ben@people.example',
  firstName: 'Ben',
  lastName: 'Okoye',
};
const DUE_AT = '2026-05-10T10:00:00.000Z';

async function openDeletion(outlook: DeletionOutlook) {
  const screenOf = open(
    replies(previewDeletion, outlook),
    replies(requestDeletion, { dueAt: DUE_AT }),
  );
  await screenOf.user.click(screen.getByRole('button', { name: 'Delete your account...' }));
  return screenOf;
}

test('deletes the account only once the address is typed, then says until when it can be undone', async () => {
  const { user, api } = await openDeletion(OUTLOOK);
  const field = await screen.findByLabelText('Type ada@people.example to confirm');
  const button = screen.getByRole('button', { name: 'Delete my account' });
  await user.type(field, 'ada@people');
  await user.click(button);
  expect(field).toHaveAccessibleDescription('Type ada@people.example to confirm.');
  expect(api.calls(requestDeletion)).toHaveLength(0);
  await user.type(field, '.example');
  await user.click(button);
  await expect
    .poll(() => vi.mocked(navigateAway).mock.lastCall)
    .toEqual([`/account-deleted?on=${encodeURIComponent(DUE_AT)}`]);
});

test('asks the only admin of an account whom to hand it over to', async () => {
  const accounts = [{ ...ACCOUNT, fate: 'undecided' as const, heirs: [HEIR] }];
  const { user, api } = await openDeletion({ ...OUTLOOK, accounts });
  await user.type(await screen.findByLabelText(/to confirm/), 'ada@people.example');
  const button = screen.getByRole('button', { name: 'Delete my account' });
  await user.click(button);
  const select = screen.getByLabelText('You’re the only admin of Northwind');
  expect(select).toHaveFocus();
  expect(select).toHaveAccessibleDescription(/^Choose what happens to this account first/);
  await user.selectOptions(select, 'Hand it over to Ben Okoye (ben@people.example)');
  await user.click(button);
  await expect
    .poll(() => api.calls(requestDeletion).map(({ body }) => body))
    .toEqual([
      {
        confirmation: 'ada@people.example',
        accounts: [{ accountId: ACCOUNT.id, heirId: HEIR.id }],
      },
    ]);
});

test('shows what the server refuses, at its field or at the form', async () => {
  const { user, api } = await openDeletion(OUTLOOK);
  const fields = { confirmation: 'Type the new address', 'accounts.0.heirId': 'Ben has left' };
  api.use(refuses(requestDeletion, 400, { code: 'deletion.not_confirmed', message: 'No', fields }));
  const field = await screen.findByLabelText(/to confirm/);
  expect(field).toHaveFocus();
  await user.type(field, 'ADA@people.example{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^NoBen has left$/);
  expect(field).toHaveAccessibleDescription('Type the new address');
  expect(field).toHaveValue('ADA@people.example');
});

test('two submits at once ask for one deletion, and a form that is gone leads nowhere', async () => {
  const { user, api, unmount } = await openDeletion(OUTLOOK);
  const asked = holds(requestDeletion, { dueAt: DUE_AT });
  api.use(asked);
  const field = await screen.findByLabelText(/to confirm/);
  await user.type(field, 'ada@people.example');
  await act(async () => {
    fireEvent.submit(field);
    fireEvent.submit(field);
  });
  await expect.poll(() => api.calls(requestDeletion)).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  vi.mocked(navigateAway).mockClear();
  unmount();
  await act(async () => asked.release());
  expect(navigateAway).not.toHaveBeenCalled();
});

test('Escape closes the form', async () => {
  const { user } = await openDeletion(OUTLOOK);
  await screen.findByLabelText(/to confirm/);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Delete your account...' })).toBeVisible();
});

test('says which account is deleted too', async () => {
  const accounts = [{ ...ACCOUNT, fate: 'closes' as const, heirs: [] }];
  await openDeletion({ ...OUTLOOK, accounts });
  expect(await screen.findByText(/and its 2 teams are deleted too/)).toBeVisible();
});

test('tells the last master admin what to do first', async () => {
  await openDeletion({ ...OUTLOOK, isLastMasterAdmin: true });
  expect(await screen.findByText('You’re the only master admin')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
});
