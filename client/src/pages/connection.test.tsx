import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isUnreachable, refuses, replies } from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { CHART_ID, chartWith, OTHER_CHART_ID } from '#client/testing/samples.ts';
import { signedIn } from '#client/testing/sessions.ts';
import { getChart } from '#shared/contract/charts.ts';
import { type Connection, getConnection } from '#shared/contract/connection.ts';
import { getOwnChart } from '#shared/contract/own-chart.ts';
import { chartedPersonOf } from '#shared/knowledge/charted-person.ts';
import { pairCardsOf } from '#shared/knowledge/pair-cards.ts';
import { pairFactsOf } from '#shared/knowledge/pair-facts.ts';

const own = replies(getOwnChart, { chartId: CHART_ID, isQuestionDue: false });
const ADDRESS = `/connection/${CHART_ID}/${OTHER_CHART_ID}`;
const { chartData } = chartWith();

/** A chart whose positions stand 30 gates further on, so that both differ. */
const OTHER = {
  ...chartData,
  activations: {
    design: chartData.activations.personality,
    personality: { ...chartData.activations.design, sun: '34.1', earth: '20.1', moon: '18.2' },
  },
};

function connectionWith(changes: Partial<Connection> = {}): Connection {
  const one = chartedPersonOf({ id: 'a', name: 'Steve Jobs', chart: chartData });
  const other = chartedPersonOf({ id: 'b', name: 'Ana Ruiz', chart: OTHER });
  if (!(one && other)) throw new Error('A sample chart is unreadable');
  const facts = pairFactsOf(one, other);
  const [card] = pairCardsOf([
    { a: { ...one, called: 'Steve' }, b: { ...other, called: 'Ana' }, facts },
  ]);
  if (!card) throw new Error('No card');
  const person = { source: 'history', type: 'Generator', isApproximate: false } as const;
  return {
    a: {
      ...person,
      id: 'a',
      name: 'Steve Jobs',
      chartId: CHART_ID,
      activations: chartData.activations,
    },
    b: {
      ...person,
      id: 'b',
      name: 'Ana Ruiz',
      chartId: OTHER_CHART_ID,
      activations: OTHER.activations,
    },
    dynamic: { ...facts, ...card },
    theme: { count: '8–1', sentence: 'One open center.', name: 'Have some fun', isCommon: true },
    isSameChart: false,
    ...changes,
  };
}

const connected = replies(getConnection, connectionWith());
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

test('shows what two charts make together, in words and in one picture', async () => {
  renderApp(ADDRESS, signedIn, own, connected);
  const { dynamic } = connectionWith();
  expect(await screen.findByText(dynamic.strength)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Steve Jobs and Ana Ruiz' })).toBeVisible();
  const picture = screen.getByRole('img', {
    name: /^Bodygraph of Steve Jobs and Ana Ruiz together: \d of 9 centers defined/,
  });
  expect(picture).toBeVisible();
  const channels = within(screen.getByRole('region', { name: 'Channels between them' }));
  expect(channels.getAllByRole('listitem').length).toBeGreaterThan(0);
  expect(screen.getByRole('region', { name: 'Centers that join' })).toBeVisible();
  const theme = within(screen.getByRole('region', { name: 'Together: 8–1' }));
  expect(theme.getByText(/Teachers call it “Have some fun”/)).toBeVisible();
});

test('puts the charts side by side as its second view', async () => {
  const { user } = renderApp(ADDRESS, signedIn, own, connected, both);
  await user.click(await screen.findByRole('tab', { name: 'Side by side' }));
  expect(await screen.findByRole('img', { name: 'Bodygraph of Ana Ruiz' })).toBeVisible();
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles).toEqual([
    'You’re a Generator.',
    'Ana Ruiz is a Projector.',
    'Where they agree and differ',
  ]);
  expect(valuesOf('Type')).toEqual(['TypeDifferent', 'Generator', 'Projector']);
  expect(valuesOf('Profile')).toEqual(['ProfileSame', '6/3 Role Model/Martyr']);
  expect(valuesOf('Defined Centers in one')).toEqual([
    'Defined Centers in one onlyDifferent',
    'Ajna, Solar Plexus, Sacral, Root',
    'Spleen',
  ]);
  const ana = within(screen.getByRole('article', { name: /^Ana Ruiz/ }));
  expect(ana.getByText('Approximate')).toBeVisible();
});

test('leads from the earlier address to both charts side by side', async () => {
  renderApp(`/charts/compare?a=${CHART_ID}&b=${OTHER_CHART_ID}`, signedIn, own, connected, both);
  expect(await screen.findByRole('tab', { name: 'Side by side', selected: true })).toBeVisible();
  expect(await screen.findByRole('table')).toBeVisible();
});

test.each(['', `?a=${CHART_ID}`, `?a=${CHART_ID}&b=${CHART_ID}`])(
  'asks for two charts at /charts/compare%s',
  async (query) => {
    renderApp(`/charts/compare${query}`, signedIn, own);
    expect(await screen.findByRole('heading', { name: 'Choose two charts' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose other charts' })).toHaveAttribute(
      'href',
      '/charts',
    );
  },
);

test('shows a chart of a team or a link without a view of both charts', async () => {
  const { b } = connectionWith();
  const shared = connectionWith({
    b: { ...b, source: 'link', chartId: null, isApproximate: true },
  });
  renderApp(ADDRESS, signedIn, own, replies(getConnection, shared));
  expect(await screen.findByText(/approximate birth time/)).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

test('says when both charts have the same positions', async () => {
  const same = replies(getConnection, connectionWith({ isSameChart: true }));
  renderApp(ADDRESS, signedIn, own, same);
  expect(await screen.findByText('These two charts have the same positions')).toBeVisible();
});

test.each([
  [404, 'chart.not_found', 'Chart Not Found'],
  [404, 'share.not_found', 'This link doesn’t work anymore'],
  [403, 'connection.not_shared', 'This chart isn’t shared in full'],
  [422, 'connection.same_chart', 'This is the same chart twice'],
] as const)('says what to do on %i %s', async (status, code, title) => {
  renderApp(ADDRESS, signedIn, own, refuses(getConnection, status, { code }));
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose other charts' })).toBeVisible();
});

test('a failure can be retried', async () => {
  const { user, api } = renderApp(ADDRESS, signedIn, own, isUnreachable(getConnection));
  expect(await screen.findByText('Unable to load this connection')).toBeVisible();
  api.use(connected);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(connectionWith().dynamic.strength)).toBeVisible();
});
