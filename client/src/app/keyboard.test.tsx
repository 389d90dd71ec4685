import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setSingleKeys } from '#client/lib/single-keys.ts';
import { refuses, replies } from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { CHART_ID, chartWith } from '#client/testing/samples.ts';
import { signedIn, signedOut } from '#client/testing/sessions.ts';
import { getChart, getLatestChart } from '#shared/contract/charts.ts';
import { getLibrary } from '#shared/contract/library.ts';

const noCharts = refuses(getLatestChart, 404, { code: 'chart.not_found' });
const hasLibrary = replies(getLibrary, {
  entries: [
    {
      kind: 'gates',
      id: '26',
      path: '/library/gates/26',
      term: 'Gate 26',
      headline: 'Win people over',
    },
  ],
});

afterEach(() => setSingleKeys(true));

/** Presses until the keyboard, which loads once the page is idle, reacts. */
async function press(user: { keyboard: (keys: string) => Promise<void> }, keys: string) {
  await import('./keyboard.tsx');
  await user.keyboard(keys);
}

async function showPerson(path = '/home', ...replies: Parameters<typeof renderApp>[1][]) {
  const app = renderApp(path, signedIn, noCharts, hasLibrary, ...replies);
  await screen.findByRole('heading', { level: 1 });
  // The listener arrives with an idle moment.
  await waitFor(async () => {
    await press(app.user, '?');
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return app;
}

test('? lists the shortcuts with where "g" leads', async () => {
  const { user } = await showPerson();
  await user.keyboard('?');
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  for (const term of ['Search the library', 'Go to Home', 'Go to Chart history', 'Go to Team']) {
    expect(help.getByText(term)).toBeVisible();
  }
});

test.each([
  ['h', '/'],
  ['c', '/charts'],
  ['t', '/team'],
  ['l', '/library'],
])('g %s goes to %s', async (key, path) => {
  const { user, history } = await showPerson('/support');
  await user.keyboard(`g${key}`);
  await waitFor(() => expect(history).toContain(path));
});

test('keys typed into a field are text', async () => {
  const { user, history } = await showPerson();
  await user.type(await screen.findByLabelText('Full Name'), 'g?gc/');
  expect(screen.getByLabelText('Full Name')).toHaveValue('g?gc/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(history).not.toContain('/charts');
});

test('single keys can be switched off in the profile menu, and Ctrl-K stays', async () => {
  const { user, history } = await showPerson('/support');
  await user.click(screen.getByRole('button', { name: 'Profile menu' }));
  await user.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }));
  await user.keyboard('{Escape}?gc/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(history).not.toContain('/charts');
  expect(localStorage.getItem('single-key-shortcuts')).toBe('off');
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Go to, find, or ask' })).toBeVisible();
});

test('the palette goes to a page by its name', async () => {
  const { user, history } = await showPerson('/support');
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Go to, find, or ask' });
  expect(field).toHaveFocus();
  await user.type(field, 'hist');
  const options = screen.getAllByRole('option').map((option) => option.textContent);
  expect(options).toEqual(['Chart HistoryGo to']);
  await user.keyboard('{Enter}');
  expect(history.at(-1)).toBe('/charts');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the palette finds a gate in the library and walks its matches by arrows', async () => {
  const { user, history } = await showPerson('/support');
  await user.keyboard('{Meta>}k{/Meta}');
  const field = await screen.findByRole('combobox', { name: 'Go to, find, or ask' });
  await user.type(field, 'gate 26');
  const option = await screen.findByRole('option', { name: /Gate 26/ });
  expect(field).toHaveAttribute('aria-activedescendant', option.id);
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(history.at(-1)).toBe('/library/gates/26');
});

test('beside a coach the palette asks about what was found', async () => {
  const { user } = await showPerson(`/results/${CHART_ID}`, replies(getChart, chartWith()));
  await screen.findByRole('heading', { name: /Analysis Generated/ });
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Go to, find, or ask' });
  await user.type(field, 'gate 26');
  expect(await screen.findByRole('option', { name: /^Ask about Gate 26/ })).toBeVisible();
});

test('a query without a match says what to try', async () => {
  const { user } = await showPerson('/support');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Go to, find, or ask' }), 'zzzz');
  expect(screen.getByText(/^Nothing matches/)).toBeVisible();
});

test('visitors have the palette with the public pages', async () => {
  renderApp('/pricing', signedOut, hasLibrary);
  await screen.findByRole('heading', { level: 1, name: 'Pricing' });
  await import('./keyboard.tsx');
  await waitFor(() => {
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(screen.getByRole('dialog', { name: 'Go to, find, or ask' })).toBeVisible();
  });
  expect(screen.getByRole('option', { name: /Sample result/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /Chart History/ })).not.toBeInTheDocument();
});
