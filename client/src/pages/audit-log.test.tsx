import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { idOf } from '#client/testing/admin-samples.ts';
import { holds, isUnreachable, type MockHandler, replies } from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { asMaster } from '#client/testing/sessions.ts';
import { type AuditEntry, listAuditLog } from '#shared/contract/audit.ts';

function entryWith(changes: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: '1',
    createdAt: '2026-05-03T10:00:00.000Z',
    actor: { kind: 'user', id: idOf(51), email: 'boss@demo.example' },
    action: 'account.changed',
    objectType: 'account',
    objectId: idOf(1),
    account: { id: idOf(1), name: 'Acme' },
    before: { name: 'Acme', teamLimit: 1 },
    after: { name: 'Acme', teamLimit: 3 },
    requestId: null,
    ...changes,
  };
}

const shows = (entries: AuditEntry[], nextCursor: string | null = null) =>
  replies(listAuditLog, { entries, nextCursor });
const open = (path: string, ...handlers: MockHandler[]) => renderApp(path, asMaster, ...handlers);
const entries = async () => within(await screen.findByRole('list', { name: 'Entries' }));

test('an entry says who did what to which object, and what changed', async () => {
  const { user } = open('/admin/audit', shows([entryWith()]));
  expect(await screen.findByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
  const list = await entries();
  expect(list.getByRole('heading', { name: 'Account changed' })).toBeVisible();
  expect(list.getByText('boss@demo.example')).toBeVisible();
  expect(list.getByText(/May 3, 2026/)).toBeVisible();
  await user.click(list.getByText('What changed'));
  expect(list.getByText('teamLimit').parentElement).toHaveTextContent('teamLimit: 1 → 3');
});

test('deleted people and the system are named in words', async () => {
  open(
    '/admin/audit',
    shows([
      entryWith({ id: '3', actor: { kind: 'user', id: idOf(52), email: null } }),
      entryWith({
        id: '2',
        actor: { kind: 'system', id: null, email: null },
        before: null,
        after: null,
      }),
      entryWith({
        id: '1',
        actor: { kind: 'anonymous', id: null, email: null },
        account: { id: idOf(9), name: null },
      }),
    ]),
  );
  const list = await entries();
  expect(list.getByText('A person who has gone')).toBeVisible();
  expect(list.getByText('The product itself')).toBeVisible();
  expect(list.getByText('Nobody signed in')).toBeVisible();
  expect(list.getByText('an account that has gone')).toBeVisible();
});

test('the filters are in the URL and in the request', async () => {
  const { api, user, history } = open('/admin/audit?action=account.changed', shows([entryWith()]));
  await entries();
  expect(screen.getByLabelText('Action')).toHaveDisplayValue('Account changed');
  await user.selectOptions(screen.getByLabelText('Object'), 'Account');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-05-01' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-05-03' } });
  await user.click((await entries()).getByRole('button', { name: 'Show only Acme' }));
  expect(history.at(-1)).toBe(
    `/admin/audit?action=account.changed&objectType=account&accountId=${idOf(1)}&from=2026-05-01&to=2026-05-03`,
  );
  await waitFor(() =>
    expect(api.calls(listAuditLog).at(-1)).toEqual({
      query: {
        action: 'account.changed',
        objectType: 'account',
        accountId: idOf(1),
        from: new Date('2026-05-01T00:00:00').toISOString(),
        // The last day is inclusive.
        to: new Date('2026-05-04T00:00:00').toISOString(),
      },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(history.at(-1)).toBe('/admin/audit');
});

test('the file has all filtered entries, whichever page is open', async () => {
  const { user } = open('/admin/audit?action=team.deleted&to=2026-05-03&cursor=77', shows([]));
  const link = await screen.findByRole('link', { name: 'Export CSV' });
  const to = encodeURIComponent(new Date('2026-05-04T00:00:00').toISOString());
  expect(link).toHaveAttribute('href', `/api/admin/audit-log/export?action=team.deleted&to=${to}`);
  expect(link).toHaveAttribute('download');
  expect(screen.getByText('All matching entries, up to the newest 20,000.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(link).toHaveAttribute('href', '/api/admin/audit-log/export');
});

test('an entry links to everything a person did and everything done to an object', async () => {
  const { user, history } = open('/admin/audit', shows([entryWith()]));
  await user.click((await entries()).getByRole('button', { name: 'Show only boss@demo.example' }));
  expect(history.at(-1)).toBe(`/admin/audit?actorId=${idOf(51)}`);
  await user.click((await entries()).getByRole('button', { name: `Show only ${idOf(1)}` }));
  expect(history.at(-1)).toBe(
    `/admin/audit?objectType=account&actorId=${idOf(51)}&objectId=${idOf(1)}`,
  );
});

test('pages to older entries, and back to the newest', async () => {
  const { api, user, history } = open('/admin/audit', shows([entryWith()], '77'));
  await user.click(await screen.findByRole('button', { name: 'Older' }));
  expect(history.at(-1)).toBe('/admin/audit?cursor=77');
  await waitFor(() => expect(api.calls(listAuditLog).at(-1)).toEqual({ query: { cursor: '77' } }));
  await user.click(screen.getByRole('button', { name: 'Newest' }));
  expect(history.at(-1)).toBe('/admin/audit');
});

test('distinguishes loading, empty and failed', async () => {
  const held = holds(listAuditLog, { entries: [], nextCursor: null });
  const { api, user } = open('/admin/audit', held);
  expect(await screen.findByText('Loading entries...')).toBeVisible();
  held.release();
  expect(await screen.findByText('No entries')).toBeVisible();
  api.use(isUnreachable(listAuditLog));
  await user.selectOptions(screen.getByLabelText('Action'), 'Team deleted');
  expect(await screen.findByText('Unable to load the audit log')).toBeVisible();
  api.use(shows([entryWith()]));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await entries()).toBeDefined();
});
