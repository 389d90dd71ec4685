import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isUnreachable, replies } from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { CHART_ID, chartWith, personWith } from '#client/testing/samples.ts';
import { signedIn } from '#client/testing/sessions.ts';
import { getCurrentUser, setPreferences } from '#shared/contract/auth.ts';
import { getChart } from '#shared/contract/charts.ts';

const chart = replies(getChart, chartWith());
const BORN_12H = 'February 24, 1955, 7:15 PM';
const BORN_24H = 'February 24, 1955, 19:15';

async function openMenu(...handlers: Parameters<typeof renderApp>[1][]) {
  const screenOf = renderApp(`/results/${CHART_ID}`, chart, ...handlers);
  // A page that arrives later takes the focus, and the menu closes.
  await screen.findByRole('heading', { name: /Analysis Generated/ });
  await screenOf.user.click(await screen.findByRole('button', { name: 'Profile menu' }));
  await screen.findByRole('radio', { name: 'Automatic' });
  return screenOf;
}

test('stores the choice, and updates times on the page right away', async () => {
  const { api, user } = await openMenu(signedIn, replies(setPreferences, { clock: '24h' }));
  expect(await screen.findByText(BORN_12H)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Automatic' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: '24-hour' }));
  expect(await screen.findByText(BORN_24H)).toBeVisible();
  expect(screen.getByRole('radio', { name: '24-hour' })).toBeChecked();
  expect(api.calls(setPreferences)).toEqual([{ body: { clock: '24h' } }]);
});

test('uses an earlier choice from the start', async () => {
  await openMenu(replies(getCurrentUser, personWith({ clock: '24h' })));
  expect(await screen.findByText(BORN_24H)).toBeVisible();
  expect(screen.getByRole('radio', { name: '24-hour' })).toBeChecked();
});

test('reverts and reports a choice that could not be stored', async () => {
  const { user } = await openMenu(signedIn, isUnreachable(setPreferences));
  await user.click(screen.getByRole('radio', { name: '24-hour' }));
  expect(await screen.findByText(/Your time format wasn’t saved/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Automatic' })).toBeChecked());
  expect(screen.getByText(BORN_12H)).toBeVisible();
});
