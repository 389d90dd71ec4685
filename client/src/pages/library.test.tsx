import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { comesNear } from '#client/testing/comes-near.ts';
import { isUnreachable, refuses, replies } from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { chartWith } from '#client/testing/samples.ts';
import { signedIn, signedOut } from '#client/testing/sessions.ts';
import { getLatestChart } from '#shared/contract/charts.ts';
import { getLibrary, getLibraryPage } from '#shared/contract/library.ts';
import { createLibrary } from '#shared/library/library.ts';

const library = createLibrary([]);
const pageAt = (path: string) => {
  const page = library.pageAt(path);
  if (page === null) throw new Error(`no page at ${path}`);
  return page;
};

const entries = replies(getLibrary, { entries: [...library.entries] });
const page = replies(getLibraryPage, ({ params: { kind, slug } }) =>
  pageAt(`/library/${kind}/${slug}`),
);
const noPage = refuses(getLibraryPage, 404, { code: 'library.not_found' });

test('a visitor reads a gate: its keynote, its lines, its partner and what it rests on', async () => {
  renderApp('/library/gates/26', signedOut, page);
  const { headline, lead, lines } = pageAt('/library/gates/26');
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title).toHaveTextContent(`Gate 26, the Egoist: ${headline}`);
  expect(document.title).toMatch(/^Gate 26, the Egoist: /);
  expect(screen.getByText(lead)).toBeVisible();
  for (const { text } of lines) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Gate 44, / })).toHaveAttribute(
    'href',
    '/library/gates/44',
  );
  expect(screen.getByText(/^Facts: gate 26/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get your chart' })).toHaveAttribute(
    'href',
    '/api/login',
  );
});

test('the graph is drawn once it’s near the window', async () => {
  const scroll = comesNear();
  renderApp('/library/gates/26', signedOut, page);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  scroll();
  expect(
    await screen.findByRole('img', { name: 'Gate 26, the Egoist on the graph' }),
  ).toBeVisible();
});

test('a page leads to its neighbors and back to the shelf without loading again', async () => {
  const { user, history } = renderApp('/library/gates/26', signedOut, page, entries);
  await user.click(await screen.findByRole('link', { name: /^Channel 26-44, / }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Channel 26-44');
  await user.click(screen.getByRole('link', { name: 'The 36 channels' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The 36 channels' })).toBeVisible();
  expect(history.at(-1)).toBe('/library/channels');
});

test('a signed-in person sees what a page means in their chart', async () => {
  const chart = chartWith();
  const [gate = 0] = chart.chartData.gates;
  const scroll = comesNear();
  renderApp(`/library/gates/${gate}`, signedIn, page, replies(getLatestChart, chart));
  expect(await screen.findByText('In your chart:')).toBeVisible();
  expect(screen.getByText(/You have it: your (un)?conscious /)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Get your chart' })).not.toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  scroll();
  expect(await screen.findByRole('img', { name: /on your graph$/ })).toBeVisible();
});

test('an uncertain birth time is said with what it means for the chart', async () => {
  const chart = chartWith({ uncertaintyLevel: 'high' });
  renderApp('/library/gates/1', signedIn, page, replies(getLatestChart, chart));
  expect(await screen.findByText(/birth time is approximate/)).toBeVisible();
});

test('a signed-in person without a chart reads the page alone', async () => {
  renderApp(
    '/library/gates/26',
    signedIn,
    page,
    refuses(getLatestChart, 404, { code: 'chart.not_found' }),
  );
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Gate 26');
  expect(screen.queryByText('In your chart:')).not.toBeInTheDocument();
});

test('the overview lists every page but articles by kind, and marks those of the reader’s chart', async () => {
  const chart = chartWith();
  renderApp('/library', signedIn, entries, replies(getLatestChart, chart));
  await screen.findByRole('heading', { level: 1, name: 'Everything in a chart, in plain words' });
  const links = within(screen.getByRole('main')).getAllByRole('link');
  const hrefs = links.map((link) => link.getAttribute('href'));
  for (const { path } of library.entries) expect(hrefs).toContain(path);
  const [gate = 0] = chart.chartData.gates;
  expect(
    await screen.findByRole('link', { name: new RegExp(`^Gate ${gate}, .*, in your chart$`) }),
  ).toBeVisible();
});

test.each(['/library/gates/99', '/library/26'])(
  '%s says that there is no such page, and offers what may have been meant',
  async (path) => {
    renderApp(path, signedOut, noPage, entries);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Not in the library' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /^The 64 gates/ })).toHaveAttribute(
      'href',
      '/library/gates',
    );
  },
);

test('an address close to a page offers that page', async () => {
  renderApp('/library/channels/44-26', signedOut, noPage, entries);
  expect(await screen.findByRole('link', { name: /^Channel 26-44, / })).toBeVisible();
});

test('a page that fails to load says so and loads on retry', async () => {
  const { api, user } = renderApp('/library/gates/26', signedOut, isUnreachable(getLibraryPage));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t load the library' }),
  ).toBeVisible();
  api.use(page);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Gate 26');
});

test('nobody’s chart is drawn without red, which says that a gate is unconscious', async () => {
  const scroll = comesNear();
  renderApp('/library/centers/throat', signedOut, page);
  await screen.findByRole('heading', { level: 1 });
  scroll();
  const figure = await screen.findByRole('img', { name: 'Throat on the graph' });
  expect(figure.querySelectorAll('[class*="personality"]').length).toBeGreaterThan(0);
  expect(figure.querySelectorAll('[class*="design"]')).toHaveLength(0);
});
