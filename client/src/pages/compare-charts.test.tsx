import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isUnreachable, refuses, replies } from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { CHART_ID, chartWith, OTHER_CHART_ID, personWith } from '#client/testing/samples.ts';
import { getCurrentUser } from '#shared/contract/auth.ts';
import { getChart } from '#shared/contract/charts.ts';
import { getOwnChart } from '#shared/contract/own-chart.ts';

const signedIn = replies(getCurrentUser, personWith());
const own = replies(getOwnChart, { chartId: CHART_ID, isQuestionDue: false });
const ADDRESS = `/charts/compare?a=${CHART_ID}&b=${OTHER_CHART_ID}`;

const both = replies(getChart, ({ params }) =>
  params.id === CHART_ID
    ? chartWith()
    : chartWith(
        { id: params.id, name: 'Ana Ruiz', uncertaintyLevel: 'high' },
        { type: 'Projector', authority: 'Splenic', definedCenters: ['Throat', 'Spleen'] },
      ),
);

/** The values of the row below a label. */
function valuesOf(label: string) {
  const head = screen.getByRole('rowheader', { name: new RegExp(`^${label}`) });
  const [, values] = within(head.closest('tbody') ?? head).getAllByRole('row');
  return [
    head.textContent,
    ...within(values ?? head)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ];
}

test('shows two charts side by side, and where they agree and differ', async () => {
  renderApp(ADDRESS, signedIn, own, both);
  expect(await screen.findByRole('img', { name: 'Bodygraph of Ana Ruiz' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Bodygraph of Steve Jobs' })).toBeVisible();
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles).toEqual([
    'You’re a Generator.',
    'Ana Ruiz is a Projector.',
    'Where they agree and differ',
  ]);
  expect(valuesOf('Type')).toEqual(['TypeDifferent', 'Generator', 'Projector']);
  expect(valuesOf('Profile')).toEqual(['ProfileSame', '6/3 Role Model/Martyr']);
  expect(valuesOf('Defined Centers in both')).toEqual(['Defined Centers in both', 'Throat']);
  expect(valuesOf('Defined Centers in one')).toEqual([
    'Defined Centers in one onlyDifferent',
    'Ajna, Solar Plexus, Sacral, Root',
    'Spleen',
  ]);
  expect(valuesOf('Channels')).toHaveLength(2);
  const ana = within(screen.getByRole('article', { name: /^Ana Ruiz/ }));
  expect(ana.getByText('Approximate')).toBeVisible();
  expect(ana.getByRole('link', { name: 'View Ana Ruiz' })).toHaveAttribute(
    'href',
    `/results/${OTHER_CHART_ID}`,
  );
});

test.each(['', `?a=${CHART_ID}`, `?a=${CHART_ID}&b=${CHART_ID}`])(
  'asks for two charts at /charts/compare%s',
  async (query) => {
    renderApp(`/charts/compare${query}`, signedIn, own, both);
    expect(await screen.findByRole('heading', { name: 'Choose two charts' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose other charts' })).toHaveAttribute(
      'href',
      '/charts',
    );
  },
);

test('says when one of the charts is gone', async () => {
  renderApp(ADDRESS, signedIn, own, refuses(getChart, 404, { code: 'chart.not_found' }));
  expect(await screen.findByRole('heading', { name: 'Chart Not Found' })).toBeVisible();
});

test('a failure can be retried', async () => {
  const { user, api } = renderApp(ADDRESS, signedIn, own, isUnreachable(getChart));
  expect(await screen.findByText('Unable to load both charts')).toBeVisible();
  api.use(both);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});
