import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refuses, replies } from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { CHART_ID, chartWith, OTHER_CHART_ID } from '#client/testing/samples.ts';
import { signedIn, signedOut } from '#client/testing/sessions.ts';
import { getChart, getLatestChart } from '#shared/contract/charts.ts';
import { getOwnChart } from '#shared/contract/own-chart.ts';
import { countSharedView, getSharedChart, type SharedChart } from '#shared/contract/sharing.ts';
import './compare-with-mine.tsx';

const counts = replies(countSharedView, undefined);

const SUMMARY = {
  level: 'summary',
  name: 'Ana Ruiz',
  type: 'Generator',
  isTypeUncertain: false,
  lead: 'They have steady energy.',
  facts: [
    {
      id: 'decide',
      label: 'How they decide',
      term: 'Sacral',
      sentence: 'Ask a yes-or-no question.',
      isUncertain: false,
    },
  ],
  definedCenters: ['sacral', 'throat'],
  uncertainCenters: [],
  expiresAt: '2027-01-20T10:00:00.000Z',
} satisfies SharedChart;
const { activations } = chartWith().chartData;

const shows = (shared: SharedChart) => replies(getSharedChart, shared);
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

test('a visitor sees the sentence, the facts, and which centers are defined', async () => {
  renderApp('/s/some-token', signedOut, shows(SUMMARY), counts);
  expect(await heading('Ana Ruiz is a Generator.')).toBeVisible();
  expect(screen.getByText('Ask a yes-or-no question.')).toBeVisible();
  expect(screen.getByText('Throat and Sacral')).toBeVisible();
  expect(screen.getByRole('img', { name: 'The defined centers of Ana Ruiz' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get your own chart' })).toHaveAttribute('href', '/');
  expect(screen.queryByText('Positions')).not.toBeInTheDocument();
});

test('only the centers are colored: every gate and channel stays empty', async () => {
  renderApp('/s/some-token', signedOut, shows(SUMMARY), counts);
  const picture = await screen.findByRole('img', { name: /defined centers/ });
  expect(picture.querySelectorAll('.bodygraph-center-rim-defined')).toHaveLength(2);
  expect(picture.querySelectorAll('.bodygraph-design-line')).toHaveLength(0);
  expect(picture.querySelectorAll('.bodygraph-personality-line')).toHaveLength(0);
});

test('with positions the graph is the same as on a result', async () => {
  renderApp(
    '/s/some-token',
    signedOut,
    shows({ ...SUMMARY, level: 'positions', activations }),
    counts,
  );
  await heading('Ana Ruiz is a Generator.');
  expect(screen.getByRole('group', { name: /^Bodygraph of Ana Ruiz/ })).toBeVisible();
  expect(screen.queryByText('Born')).not.toBeInTheDocument();
});

test('the birth is shown where its owner chose so', async () => {
  const birth = {
    date: '1987-06-14',
    calendar: 'gregorian',
    time: '14:25',
    place: 'Denver, Colorado',
    uncertaintyLevel: 'low',
  } as const;
  renderApp(
    '/s/some-token',
    signedOut,
    shows({ ...SUMMARY, level: 'birth', activations, birth }),
    counts,
  );
  expect(await screen.findByText('June 14, 1987, 2:25 PM, Denver, Colorado')).toBeVisible();
});

test('what depends on the birth time is marked', async () => {
  const facts = SUMMARY.facts.map((fact) => ({ ...fact, isUncertain: true }));
  renderApp(
    '/s/some-token',
    signedOut,
    shows({ ...SUMMARY, facts, isTypeUncertain: true, uncertainCenters: ['throat'] }),
    counts,
  );
  expect(await heading('Ana Ruiz is probably a Generator.')).toBeVisible();
  expect(screen.getByText(/Anything marked ≈ depends on it/)).toBeVisible();
  expect(screen.getByText('≈ Throat and Sacral')).toBeVisible();
});

test('without a name the sentence is about this person', async () => {
  renderApp('/s/some-token', signedOut, shows({ ...SUMMARY, name: null }), counts);
  expect(await heading('This person is a Generator.')).toBeVisible();
});

test('an opened page is counted once, by a POST', async () => {
  const counted = vi.fn();
  const counting = replies(countSharedView, ({ params }) => void counted(params.token));
  renderApp('/s/some-token', signedOut, shows(SUMMARY), counting);
  await heading(/Ana/);
  await waitFor(() => expect(counted).toHaveBeenCalledExactlyOnceWith('some-token'));
});

test('a link that ended says so, and counts nothing', async () => {
  renderApp('/s/some-token', signedOut, refuses(getSharedChart, 404, { code: 'share.not_found' }));
  expect(await heading('This link doesn’t work anymore')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get your own chart' })).toBeVisible();
});

test('a link that is revoked while its page is open says so on the next request', async () => {
  let isRevoked = false;
  const gone = refuses(getSharedChart, 404, { code: 'share.not_found' });
  const working = shows(SUMMARY);
  renderApp('/s/some-token', signedOut, counts, {
    route: getSharedChart,
    answer: (request) => (isRevoked ? gone : working).answer(request),
  });
  await heading(/Ana/);
  isRevoked = true;
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await heading('This link doesn’t work anymore')).toBeVisible();
  expect(screen.queryByText('They have steady energy.')).not.toBeInTheDocument();
});

test('a signed-in person sees it inside the app', async () => {
  renderApp('/s/some-token', signedIn, shows(SUMMARY), counts);
  expect(await heading(/Ana Ruiz/)).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Get your own chart' })).toHaveAttribute(
    'href',
    '/?new=true',
  );
});

describe('comparing with one’s own chart', () => {
  const WITH_POSITIONS = { ...SUMMARY, level: 'positions', activations } as const;
  const compare = () => screen.findByRole('link', { name: 'Compare with mine' });

  test('leads to the connection with the chart marked as one’s own', async () => {
    renderApp(
      '/s/some-token',
      signedIn,
      shows(WITH_POSITIONS),
      counts,
      replies(getOwnChart, { chartId: CHART_ID, isQuestionDue: false }),
      replies(getChart, chartWith()),
      replies(getLatestChart, chartWith({ id: OTHER_CHART_ID })),
    );
    expect(await compare()).toHaveAttribute('href', `/connection/${CHART_ID}/some-token`);
  });

  test('takes the newest chart while none is marked', async () => {
    renderApp(
      '/s/some-token',
      signedIn,
      shows(WITH_POSITIONS),
      counts,
      replies(getOwnChart, { chartId: null, isQuestionDue: false }),
      replies(getLatestChart, chartWith({ id: OTHER_CHART_ID })),
    );
    expect(await compare()).toHaveAttribute('href', `/connection/${OTHER_CHART_ID}/some-token`);
  });

  test('offers a chart of one’s own to who has none', async () => {
    renderApp(
      '/s/some-token',
      signedIn,
      shows(WITH_POSITIONS),
      counts,
      replies(getOwnChart, { chartId: null, isQuestionDue: false }),
      refuses(getLatestChart, 404, { code: 'chart.not_found' }),
    );
    await heading(/Ana/);
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('link', { name: 'Get your own chart' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /mine|yours/ })).not.toBeInTheDocument();
  });

  test('signs a visitor in first and comes back', async () => {
    renderApp('/s/some-token', signedOut, shows(WITH_POSITIONS), counts);
    const link = await screen.findByRole('link', { name: 'Sign in to compare with yours' });
    expect(link).toHaveAttribute('href', '/api/login?returnTo=%2Fs%2Fsome-token');
  });

  test.each([
    ['a visitor', signedOut],
    ['a signed-in person', signedIn],
  ])('isn’t offered to %s where only a summary is shared', async (_, person) => {
    renderApp('/s/some-token', person, shows(SUMMARY), counts);
    await heading(/Ana/);
    expect(screen.queryByRole('link', { name: /mine|yours/ })).not.toBeInTheDocument();
  });
});
