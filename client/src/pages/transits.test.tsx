import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { certaintyOfDay, OPEN_DAY } from '#client/testing/certainty-samples.ts';
import { refuses, replies } from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { CHART_ID, chartWith, OTHER_CHART_ID, personWith } from '#client/testing/samples.ts';
import { signedIn } from '#client/testing/sessions.ts';
import { getCurrentUser } from '#shared/contract/auth.ts';
import { getCertainty } from '#shared/contract/certainty.ts';
import { getChart, getLatestChart, listCharts } from '#shared/contract/charts.ts';
import { getOwnChart } from '#shared/contract/own-chart.ts';
import { packFileName } from '#shared/engine/ephemeris/packed-format.ts';
import '#client/pages/return-chart.tsx';
import '#client/pages/returns.tsx';
import '#client/features/transits/components/moment-stepper.tsx';
import '#client/features/transits/components/sky-additions.tsx';
import '#client/features/transits/components/sky-timeline.tsx';
import '#client/pages/transits.tsx';
import '#client/pages/transits-positions.tsx';

type ReadFile = (path: string) => Uint8Array<ArrayBuffer>;
const { readFileSync } = await vi.importActual<{ readFileSync: ReadFile }>('node:fs');

const NOW = new Date('2026-11-22T12:00:00Z');
const steve = chartWith();
const ana = chartWith({ id: OTHER_CHART_ID, name: 'Ana Ruiz' }, { gates: [1, 20, 34] });

const page = [
  signedIn,
  replies(getOwnChart, { chartId: CHART_ID, isQuestionDue: false }),
  replies(getLatestChart, steve),
  replies(getChart, ({ params }) => (params.id === CHART_ID ? steve : ana)),
  replies(listCharts, [steve, ana]),
];

vi.mock('#client/lib/ephemeris-packs.ts', async (original) => ({
  ...(await original<object>()),
  packOf: async (decade: number) =>
    readFileSync(`shared/engine/ephemeris/pack/${packFileName(decade)}`),
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(NOW);
});

afterEach(() => vi.useRealTimers());

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('shows the sky over the reader’s own chart now, with its end', async () => {
  renderApp('/transits', ...page);
  const today = await screen.findByRole('region', { name: 'Today for you' });
  expect(await within(today).findByText(/(lasts|ends|complete) .*(\d|year)/)).toBeVisible();
  expect(
    screen.getByRole('img', { name: /^Bodygraph of Steve Jobs and the sky: \d of 9/ }),
  ).toBeVisible();
  const rows = within(screen.getByRole('table', { name: /^Positions/ })).getAllByRole('row');
  expect(rows).toHaveLength(14);
  expect(rows[1]).toHaveTextContent(/^Sun\d+\.\d/);
  expect(screen.getByLabelText('Whose chart')).toHaveDisplayValue('Steve Jobs (you)');
});

test('one switch shows the chart, the sky or both', async () => {
  const user = userEvent.setup();
  renderApp('/transits', ...page);
  await user.click(await screen.findByRole('radio', { name: 'Sky' }));
  expect(screen.getByRole('img', { name: /^Bodygraph of the sky: / })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Chart' }));
  expect(screen.getByRole('img', { name: /^Bodygraph of Steve Jobs: / })).toBeVisible();
});

test('steps by hour and day, by keys too, and back to now', async () => {
  const user = userEvent.setup();
  renderApp('/transits', ...page);
  const forward = await screen.findByRole('button', { name: 'Forward one hour' });
  const start = value('Date and time');
  await user.click(forward);
  const anHourOn = value('Date and time');
  expect(Date.parse(anHourOn) - Date.parse(start)).toBe(3_600_000);
  forward.focus();
  await user.keyboard('{ArrowLeft}{PageUp}');
  expect(Date.parse(value('Date and time')) - Date.parse(start)).toBe(24 * 3_600_000);
  expect(screen.getByRole('region', { name: 'At this moment' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Now' }));
  expect(value('Date and time')).toBe(start);
});

test('goes to the next change and lists those of a week, by body', async () => {
  const user = userEvent.setup();
  renderApp('/transits', ...page);
  const changes = await screen.findByRole('region', { name: 'Next changes' });
  expect((await within(changes).findAllByRole('listitem')).length).toBeGreaterThan(2);
  expect(changes).not.toHaveTextContent('Moon moves');
  await user.selectOptions(within(changes).getByLabelText('Planets'), 'All planets');
  const all = (await within(changes).findAllByRole('listitem')).length;
  expect(all).toBeGreaterThan(15);
  const start = value('Date and time');
  await user.click(screen.getByRole('button', { name: 'Next change' }));
  expect(Date.parse(value('Date and time'))).toBeGreaterThan(Date.parse(start));
  await user.selectOptions(within(changes).getByLabelText('Planets'), 'Sun');
  for (const row of within(changes).getAllByRole('listitem')) {
    expect(row).toHaveTextContent(/Sun moves from \d+ to \d+/);
  }
});

test('another chart can be chosen, and is not told as one’s own', async () => {
  const user = userEvent.setup();
  renderApp('/transits', ...page);
  await user.selectOptions(await screen.findByLabelText('Whose chart'), 'Ana Ruiz');
  expect(await screen.findByRole('region', { name: 'Today for this chart' })).toBeVisible();
  expect(screen.getByRole('img', { name: /^Bodygraph of Ana Ruiz and the sky/ })).toBeVisible();
});

test.each(['1750-01-01T10:00', '2150-01-01T10:00'])(
  'refuses %s with the years it knows',
  async (text) => {
    renderApp('/transits', ...page);
    const field = await screen.findByLabelText('Date and time');
    fireEvent.change(field, { target: { value: text } });
    expect(screen.getByText('Choose a date between 1850 and 2100.')).toBeVisible();
    expect(field).toBeInvalid();
  },
);

test('without charts offers to create one', async () => {
  renderApp(
    '/transits',
    signedIn,
    replies(getOwnChart, { chartId: null, isQuestionDue: false }),
    refuses(getLatestChart, 404, { code: 'chart.not_found' }),
    replies(listCharts, []),
  );
  expect(await screen.findByRole('link', { name: 'Create your chart' })).toBeVisible();
  expect(screen.getByRole('img', { name: /^Bodygraph of the sky: / })).toBeVisible();
  const sky = screen.getByRole('region', { name: 'The sky' });
  expect(sky).toHaveTextContent(
    /people with an open \w+ center may notice .*The planets complete \S.* \(\d+-\d+\)/,
  );
  // The sentence is about whoever reads it, too.
  expect(sky).not.toHaveTextContent(/notice[^.]*\byou/);
  expect(within(sky).queryByRole('link', { name: /your team/ })).not.toBeInTheDocument();
});

test('an admin without a chart is led to what the sky adds to their team', async () => {
  renderApp(
    '/transits',
    replies(
      getCurrentUser,
      personWith({
        teams: [{ role: 'account_admin', teamAccount: { id: 'a-1', name: 'Acme' } }],
      }),
    ),
    replies(getOwnChart, { chartId: null, isQuestionDue: false }),
    refuses(getLatestChart, 404, { code: 'chart.not_found' }),
    replies(listCharts, []),
  );
  expect(
    await screen.findByRole('link', { name: 'See what they add to your team' }),
  ).toHaveAttribute('href', '/team');
});

test('lists changes of line when asked to, and a year of changes in parts', async () => {
  const user = userEvent.setup();
  renderApp('/transits', ...page);
  const changes = within(await screen.findByRole('region', { name: 'Next changes' }));
  await changes.findAllByRole('listitem');
  await user.selectOptions(changes.getByLabelText('Planets'), 'All planets');
  expect(changes.queryByText(/ moves from \d+\.\d/)).not.toBeInTheDocument();
  await user.click(changes.getByRole('switch', { name: 'Show line changes' }));
  expect((await changes.findAllByText(/ moves from \d+\.\d to/)).length).toBeGreaterThan(100);
  await user.click(changes.getByRole('switch', { name: 'Show line changes' }));
  await user.selectOptions(changes.getByLabelText('How long'), 'A year');
  const more = await changes.findByRole('button', { name: 'Show more changes' });
  expect(changes.getAllByRole('listitem')).toHaveLength(250);
  await user.click(more);
  expect(changes.getAllByRole('listitem')).toHaveLength(500);
});

describe('a chart of a doubtful time', () => {
  const doubtful = chartWith({ uncertaintyLevel: 'high' });
  const own = doubtful.chartData.gates;
  const doubts = replies(getCertainty, {
    ...certaintyOfDay(OPEN_DAY),
    gates: own.map((gate) => ({ gate, presence: 'possible' as const, share: 0.5, spans: [] })),
  });
  const ofDoubtful = [
    ...page.filter(({ route }) => route !== getLatestChart && route !== getChart),
    replies(getLatestChart, doubtful),
    replies(getChart, doubtful),
    doubts,
  ];

  test('claims nothing of what the sky completes, and marks it everywhere', async () => {
    renderApp('/transits', ...ofDoubtful);
    const channels = within(await screen.findByRole('region', { name: 'Channels for now' }));
    expect((await channels.findAllByText('depends on the birth time')).length).toBeGreaterThan(0);
    const today = within(screen.getByRole('region', { name: 'Today for you' }));
    expect(today.getByText(/^For now, the sky adds .*possibly .* to your chart\.$/)).toBeVisible();
    const table = within(screen.getByRole('table', { name: /^Positions/ }));
    expect(table.queryByText('Yes')).not.toBeInTheDocument();
    expect(table.getAllByText('depends on the birth time').length).toBeGreaterThan(0);
    const changes = within(screen.getByRole('region', { name: 'Next changes' }));
    await userEvent.selectOptions(changes.getByLabelText('Planets'), 'All planets');
    expect(
      (await changes.findAllByText(/^(Completes|Ends) .*, depending on the birth time$/)).length,
    ).toBeGreaterThan(0);
  });

  test('has returns by the day', async () => {
    renderApp('/returns', ...ofDoubtful);
    const saturn = within(await screen.findByRole('region', { name: 'Saturn return' }));
    expect(saturn.getAllByRole('button')[0]).toHaveTextContent(
      /^≈ Approximate: November 28, 1984past$/,
    );
    expect(await screen.findByText(/(1984|20\d\d).*, for the birth time we drew$/)).toBeVisible();
  });
});

test('lists returns and shows the chart of the one selected', async () => {
  const user = userEvent.setup();
  renderApp('/returns', ...page);
  const saturn = await screen.findByRole('region', { name: 'Saturn return' });
  const passes = within(saturn).getAllByRole('button');
  expect(passes[0]).toHaveTextContent(/^November 28, 1984, .*past$/);
  await user.click(passes[0] ?? saturn);
  expect(passes[0]).toHaveAttribute('aria-pressed', 'true');
  expect(
    await screen.findByRole('group', { name: 'Bodygraph of the Saturn return' }),
  ).toBeVisible();
  expect(window.location.search).toBe('');
});
