import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentDraft, keepDraft } from '#client/features/birth/draft.ts';
import {
  holds,
  isUnreachable,
  type MockHandler,
  refuses,
  replies,
} from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { CHART_ID, chartWith } from '#client/testing/samples.ts';
import { signedIn } from '#client/testing/sessions.ts';
import {
  type ChartRecord,
  countCharts,
  getChart,
  getLatestChart,
  listCharts,
} from '#shared/contract/charts.ts';
import { type ChartRevision, correctChart, listRevisions } from '#shared/contract/corrections.ts';
import { autocompletePlaces, getPlaceDetails } from '#shared/contract/places.ts';

const PATH = `/results/${CHART_ID}/edit`;
const CORRECTED_AT = '2026-05-04T12:00:00.000Z';

const REVISION: ChartRevision = {
  number: 1,
  correctedAt: CORRECTED_AT,
  changes: [{ field: 'birthTime', from: '19:15', to: '19:20' }],
  consequences: [{ field: 'profile', from: '6/3', to: '1/3' }],
};

const corrected = chartWith(
  { birthTime: '19:20', correctedAt: CORRECTED_AT },
  { profile: '1/3', profileName: 'Investigator/Martyr' },
);
const corrects = replies(correctChart, corrected);
const tells = replies(listRevisions, [REVISION]);

function open(chart: ChartRecord, ...handlers: MockHandler[]) {
  return renderApp(PATH, signedIn, replies(getChart, chart), ...handlers);
}

const nameField = () => screen.findByRole('textbox', { name: 'Full Name' });
const timeField = () => screen.getByLabelText<HTMLInputElement>('Birth Time');
const placeField = () => screen.getByRole('combobox', { name: 'Birth Place' });
const save = () => screen.getByRole('button', { name: 'Save and recompute' });
const setTime = (value: string) => fireEvent.change(timeField(), { target: { value } });

async function toastOf(title: string) {
  const region = within(await screen.findByRole('region', { name: /^Notifications/ }));
  const line = await region.findByText(title);
  return within(line.parentElement ?? line);
}

test('the chart links to its birth data, filled in, and back', async () => {
  const { user, history } = renderApp(
    `/results/${CHART_ID}`,
    signedIn,
    replies(getChart, chartWith()),
  );
  await user.click(await screen.findByRole('link', { name: /Edit birth data$/ }));
  expect(await nameField()).toHaveValue('Steve Jobs');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit birth data');
  expect(screen.getByLabelText('Birth Date')).toHaveValue('1955-02-24');
  expect(timeField()).toHaveValue('19:15');
  expect(placeField()).toHaveValue('San Francisco, California, United States');
  expect(await screen.findByText('UTC−8 at birth · America/Los Angeles')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(
    await screen.findByRole('heading', { name: "Steve Jobs's Analysis Generated" }),
  ).toBeVisible();
  expect(history).toEqual([`/results/${CHART_ID}`, PATH, `/results/${CHART_ID}`]);
});

test('sends only what was changed, then shows the updated chart with what changed', async () => {
  const { user, api, history } = open(chartWith(), corrects, tells);
  await nameField();
  setTime('19:20');
  await user.click(save());
  expect(
    await screen.findByRole('heading', { name: "Steve Jobs's Analysis Generated" }),
  ).toBeVisible();
  expect(api.calls(correctChart)).toEqual([
    { params: { id: CHART_ID }, body: { birthTime: '19:20' } },
  ]);
  expect(screen.getByText('February 24, 1955, 7:20 PM')).toBeVisible();
  expect(await screen.findByText(/^Corrected on May 4, 2026:/)).toHaveTextContent(
    'Corrected on May 4, 2026: birth time 7:15 PM → 7:20 PM; Profile 6/3 → 1/3',
  );
  const toast = await toastOf('Birth data corrected');
  expect(toast.getByText('Your chart is up to date.')).toBeVisible();
  // The form is not in the browser history.
  expect(history).toEqual([`/results/${CHART_ID}`]);
  expect(api.calls(getChart)).toHaveLength(1);
});

test('a chart without corrections shows and requests none', async () => {
  const { api } = renderApp(`/results/${CHART_ID}`, signedIn, replies(getChart, chartWith()));
  await screen.findByRole('heading', { name: "Steve Jobs's Analysis Generated" });
  expect(screen.queryByText(/^Corrected on/)).not.toBeInTheDocument();
  expect(api.calls(listRevisions)).toEqual([]);
});

test('shows earlier corrections on demand', async () => {
  const first: ChartRevision = {
    number: 1,
    correctedAt: '2026-05-01T12:00:00.000Z',
    changes: [{ field: 'name', from: 'Steven', to: 'Steve' }],
    consequences: [],
  };
  const { user } = renderApp(
    `/results/${CHART_ID}`,
    signedIn,
    replies(getChart, corrected),
    replies(listRevisions, [{ ...REVISION, number: 2 }, first]),
  );
  expect(await screen.findByText(/7:15 PM → 7:20 PM/)).toBeVisible();
  const earlier = screen.getByText(/Steven\u2069 → \u2068Steve/);
  expect(earlier).not.toBeVisible();
  await user.click(screen.getByText('1 earlier correction'));
  expect(earlier).toBeVisible();
});

test('shows the chart even when its corrections fail to load', async () => {
  const { api } = renderApp(
    `/results/${CHART_ID}`,
    signedIn,
    replies(getChart, corrected),
    isUnreachable(listRevisions),
  );
  await screen.findByRole('heading', { name: "Steve Jobs's Analysis Generated" });
  await waitFor(() => expect(api.calls(listRevisions)).toHaveLength(1));
  expect(screen.queryByText(/^Corrected on/)).not.toBeInTheDocument();
});

test('invalidates everything else about charts after a correction', async () => {
  const { user, api } = renderApp(
    '/charts',
    signedIn,
    replies(listCharts, [chartWith()]),
    replies(countCharts, { total: 1 }),
    replies(getChart, chartWith()),
    corrects,
    tells,
  );
  await user.click(await screen.findByRole('link', { name: 'View Steve Jobs' }));
  await user.click(await screen.findByRole('link', { name: /Edit birth data$/ }));
  await nameField();
  setTime('19:20');
  await user.click(save());
  await screen.findByText('February 24, 1955, 7:20 PM');
  api.use(replies(listCharts, [corrected]));
  await user.click(screen.getByRole('link', { name: 'Chart History' }));
  await screen.findByRole('heading', { name: 'Your Chart History' });
  expect(await screen.findByText(/^Feb 24, 1955, 7:20 PM/)).toBeVisible();
});

test('saving without a change sends nothing and goes back', async () => {
  const { user, api } = open(chartWith());
  await nameField();
  await user.click(save());
  expect(
    await screen.findByRole('heading', { name: "Steve Jobs's Analysis Generated" }),
  ).toBeVisible();
  await toastOf('Nothing changed');
  expect(api.calls(correctChart)).toEqual([]);
});

test('keeps the resolved place until it is typed over', async () => {
  const lyon = { placeId: 'lyon', mainText: 'Lyon', secondaryText: 'France' };
  const { user, api } = open(
    chartWith(),
    corrects,
    tells,
    replies(autocompletePlaces, { predictions: [{ ...lyon, description: 'Lyon, France' }] }),
    replies(getPlaceDetails, {
      placeId: 'lyon',
      formattedAddress: 'Lyon, France',
      latitude: 45.7,
      longitude: 4.8,
      timeZones: ['Europe/Paris'],
    }),
  );
  await nameField();
  await user.clear(placeField());
  await user.type(placeField(), 'lyon');
  expect(screen.queryByText(/America\/Los Angeles/)).not.toBeInTheDocument();
  await user.click(await screen.findByRole('option', { name: /Lyon/ }));
  expect(await screen.findByText('UTC+1 at birth · Europe/Paris')).toBeVisible();
  await user.click(save());
  await waitFor(() =>
    expect(api.calls(correctChart)[0]?.body).toEqual({
      birthPlace: 'Lyon, France',
      placeId: 'lyon',
      latitude: 45.7,
      longitude: 4.8,
    }),
  );
});

test('shows an unknown time as unknown, and it can become known', async () => {
  const { user, api } = open(
    chartWith({ birthTime: 'unknown', uncertaintyLevel: 'high' }),
    corrects,
    tells,
  );
  await nameField();
  const unknown = screen.getByRole('switch', { name: 'Time unknown?' });
  expect(unknown).toBeChecked();
  await user.click(unknown);
  setTime('19:20');
  await user.click(save());
  await waitFor(() => expect(api.calls(correctChart)[0]?.body).toEqual({ birthTime: '19:20' }));
});

test('shows the answer about two equal times, and it can be changed', async () => {
  const twice = chartWith({
    birthDate: '1985-09-29',
    birthTime: '02:30',
    birthPlace: 'Berlin',
    timeZone: 'Europe/Berlin',
    provenance: { ...chartWith().provenance, latitude: 52.52, longitude: 13.4, fold: 1 },
  });
  const { user, api } = open(twice, corrects, tells);
  expect(await screen.findByRole('radio', { name: /^The second/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /^The first/ }));
  await user.click(save());
  await waitFor(() => expect(api.calls(correctChart)[0]?.body).toEqual({ fold: 0 }));
});

test('shows the stated precision and offset expanded, and they can be removed', async () => {
  const better = chartWith({
    birthTimeToleranceMinutes: 30,
    uncertaintyLevel: 'high',
    utcOffsetSeconds: -25200,
    provenance: { ...chartWith().provenance, offsetRule: 'manual' },
  });
  const { user, api } = open(better, corrects, tells);
  await nameField();
  const tolerance = screen.getByRole('textbox', { name: /Accurate to/ });
  const offset = screen.getByRole('textbox', { name: /UTC offset/ });
  expect(tolerance).toBeVisible();
  expect(tolerance).toHaveValue('30');
  expect(offset).toHaveValue('−7');
  await user.clear(tolerance);
  await user.clear(offset);
  await user.click(save());
  await waitFor(() =>
    expect(api.calls(correctChart)[0]?.body).toEqual({
      utcOffsetSeconds: null,
      birthTimeToleranceMinutes: 0,
    }),
  );
});

test.each([
  [
    'the words of the server',
    refuses(correctChart, 429, { code: 'request.rate_limited', message: 'Please wait a moment.' }),
    'Please wait a moment.',
  ],
  ['our own words', isUnreachable(correctChart), 'Failed to save the changes. Please try again.'],
])(
  'a failure is shown as a toast and in the form with %s, and the text stays',
  async (_, failure, words) => {
    const { user, history } = open(chartWith(), failure);
    await nameField();
    setTime('19:20');
    await user.click(save());
    await toastOf('Error');
    expect(within(screen.getByRole('form')).getByText(words)).toBeVisible();
    expect(timeField()).toHaveValue('19:20');
    expect(history).toEqual([PATH]);
  },
);

test('the server’s question is asked in the form and not reported as a failure', async () => {
  const { user } = open(
    chartWith(),
    refuses(correctChart, 422, {
      code: 'place.zone_ambiguous',
      fields: { birthPlace: 'Two times are kept there.' },
      choices: [
        { kind: 'timeZone', timeZone: 'Asia/Shanghai' },
        { kind: 'timeZone', timeZone: 'Asia/Urumqi' },
      ],
    }),
  );
  await nameField();
  setTime('19:20');
  await user.click(save());
  expect(await screen.findByRole('radio', { name: 'Asia/Urumqi' })).not.toBeChecked();
  expect(screen.queryByText('Error')).not.toBeInTheDocument();
});

test('the button says so while saving', async () => {
  const held = holds(correctChart, corrected);
  const { user } = open(chartWith(), held, tells);
  await nameField();
  setTime('19:20');
  await user.click(save());
  expect(await screen.findByRole('button', { name: /Saving\.\.\.$/ })).toBeVisible();
  held.release();
  expect(await screen.findByText('February 24, 1955, 7:20 PM')).toBeVisible();
});

test('does not change the draft of a new chart', async () => {
  const values = { ...currentDraft().values, fullName: 'Somebody new' };
  keepDraft({ ...currentDraft(), values });
  const { user } = open(chartWith());
  expect(await nameField()).toHaveValue('Steve Jobs');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await screen.findByRole('heading', { name: "Steve Jobs's Analysis Generated" });
  expect(currentDraft().values.fullName).toBe('Somebody new');
});

test('the chart’s own page reports a chart that fails to load', async () => {
  const { history } = renderApp(
    PATH,
    signedIn,
    refuses(getChart, 404, { code: 'chart.not_found' }),
    refuses(getLatestChart, 404, { code: 'chart.not_found' }),
  );
  expect(await screen.findByText('Chart Not Found')).toBeVisible();
  expect(history).toEqual([`/results/${CHART_ID}`]);
});

test('shows a placeholder while the birth data load', async () => {
  const held = holds(getChart, chartWith());
  renderApp(PATH, signedIn, held);
  expect(await screen.findByText('Loading the birth data')).toBeInTheDocument();
  held.release();
  expect(await nameField()).toHaveValue('Steve Jobs');
});
