import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type MockHandler, refuses, replies } from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { CHART_ID, chartWith } from '#client/testing/samples.ts';
import { signedIn } from '#client/testing/sessions.ts';
import { getChart } from '#shared/contract/charts.ts';
import { getOwnChart, setOwnChart } from '#shared/contract/own-chart.ts';
import {
  createShare,
  listShares,
  previewShare,
  revokeShare,
  type Share,
  type SharedChart,
} from '#shared/contract/sharing.ts';

const chart = chartWith({ id: CHART_ID });
const isOwn = replies(getOwnChart, { chartId: CHART_ID, isQuestionDue: false });
const SHARE: Share = {
  id: '11111111-1111-4111-8111-111111111111',
  level: 'summary',
  showsName: true,
  views: 0,
  createdAt: '2026-11-22T10:00:00.000Z',
  expiresAt: '2026-12-22T10:00:00.000Z',
};
const previews = replies(previewShare, ({ query }): SharedChart => {
  const summary = {
    name: query.name === 'shown' ? 'Ana Ruiz' : null,
    type: 'Generator' as const,
    isTypeUncertain: false,
    lead: 'They have steady energy.',
    facts: [],
    definedCenters: ['sacral' as const],
    uncertainCenters: [],
    expiresAt: SHARE.expiresAt,
  };
  return query.level === 'summary'
    ? { level: 'summary', ...summary }
    : { level: 'positions', ...summary, activations: chart.chartData.activations };
});
const creates = (body: (sent: unknown) => void) =>
  replies(createShare, (request) => {
    body(request.body);
    return { share: SHARE, token: 'secret-token' };
  });

async function open(...handlers: MockHandler[]) {
  const user = userEvent.setup();
  renderApp(`/results/${CHART_ID}`, signedIn, replies(getChart, chart), previews, ...handlers);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const dialog = await screen.findByRole('dialog', { name: 'Share this chart' });
  await within(dialog).findByText('They have steady energy.');
  return { user, dialog: within(dialog) };
}

const none = replies(listShares, { shares: [] });

test('creates a link that shows the least unless more is chosen, and copies it', async () => {
  const sent = vi.fn();
  const { user, dialog } = await open(isOwn, none, creates(sent));
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  const link = await dialog.findByRole('textbox', { name: 'Your link' });
  expect(link).toHaveValue('http://localhost:3000/s/secret-token');
  expect(link).toHaveFocus();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    level: 'summary',
    showsName: true,
    days: 30,
    agreed: false,
  });
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await dialog.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/s/secret-token');
});

test('warns before positions are shown, and previews what is chosen', async () => {
  const sent = vi.fn();
  const { user, dialog } = await open(isOwn, none, creates(sent));
  const warning = 'These positions can reveal when someone was born.';
  expect(dialog.queryByText(warning)).not.toBeInTheDocument();
  expect(dialog.getByRole('img', { name: 'The defined centers of Ana Ruiz' })).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: /^Graph/ }));
  expect(dialog.getByText(warning)).toBeVisible();
  expect(await dialog.findByRole('img', { name: 'Bodygraph of Ana Ruiz' })).toBeVisible();
  await user.click(dialog.getByRole('switch', { name: 'Show the name' }));
  expect(await dialog.findByText(/^This person is/)).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'The link works for' }), '1 year');
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  await dialog.findByRole('textbox', { name: 'Your link' });
  expect(sent).toHaveBeenCalledWith({
    level: 'positions',
    showsName: false,
    days: 365,
    agreed: false,
  });
});

test('somebody else’s chart needs the word that this person agreed', async () => {
  const sent = vi.fn();
  const { user, dialog } = await open(none, creates(sent));
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Confirm that this person agreed.');
  expect(sent).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('checkbox', { name: 'This person agreed' }));
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  await dialog.findByRole('textbox', { name: 'Your link' });
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ agreed: true }));
});

test('a chart marked as one’s own isn’t asked about', async () => {
  const marks = replies(setOwnChart, { chartId: CHART_ID, isQuestionDue: false });
  const { user, dialog } = await open(none, marks);
  await user.click(dialog.getByRole('button', { name: 'This is me' }));
  await waitFor(() =>
    expect(dialog.queryByRole('checkbox', { name: 'This person agreed' })).not.toBeInTheDocument(),
  );
});

test('lists links with their views, and revokes one', async () => {
  const revoked = vi.fn();
  let shares = [{ ...SHARE, views: 3 }];
  const { user, dialog } = await open(
    isOwn,
    replies(listShares, () => ({ shares })),
    replies(revokeShare, ({ params }) => {
      revoked(params.shareId);
      shares = [];
    }),
  );
  expect(await dialog.findByText(/^3 views · made .+ · works until/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /^Revoke the Summary link/ }));
  expect(await dialog.findByText('No links yet. Those you create appear here.')).toBeVisible();
  expect(revoked).toHaveBeenCalledExactlyOnceWith(SHARE.id);
});

test('says what the server refused', async () => {
  const message = 'This chart has the maximum number of links. Revoke one first.';
  const full = refuses(createShare, 409, { code: 'share.limit_reached', message });
  const { user, dialog } = await open(isOwn, none, full);
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
});
