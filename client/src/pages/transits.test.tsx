import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuses, replies } from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { CHART_ID, chartWith, OTHER_CHART_ID, personWith } from '#client/testing/samples.ts';
import { getCurrentUser } from '#shared/contract/auth.ts';
import { getChart, getLatestChart, listCharts } from '#shared/contract/charts.ts';
import { getOwnChart } from '#shared/contract/own-chart.ts';
import { packFileName } from '#shared/engine/ephemeris/packed-format.ts';
import '#client/pages/return-chart.tsx';
import '#client/pages/returns.tsx';
import '#client/pages/transits.tsx';

type ReadFile = (path: string) => Uint8Array<ArrayBuffer>;
const { readFileSync } = await vi.importActual<{ readFileSync: ReadFile }>('node:fs');

const NOW = new Date('2026-11-22T12:00:00Z');
const steve = chartWith();
const ana = chartWith({ id: OTHER_CHART_ID, name: 'Ana Ruiz' }, { gates: [1, 20, 34] });

const page = [
  replies(getCurrentUser, personWith()),
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
    replies(getCurrentUser, personWith()),
    replies(getOwnChart, { chartId: null, isQuestionDue: false }),
    refuses(getLatestChart, 404, { code: 'chart.not_found' }),
    replies(listCharts, []),
  );
  expect(await screen.findByRole('link', { name: 'Create your chart' })).toBeVisible();
  expect(screen.getByRole('img', { name: /^Bodygraph of the sky: / })).toBeVisible();
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
