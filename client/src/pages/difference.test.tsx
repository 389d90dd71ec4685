import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { isUnreachable, type MockHandler, refuses, replies } from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { CHART_ID, chartWith } from '#client/testing/samples.ts';
import { signedIn } from '#client/testing/sessions.ts';
import { getChart, getLatestChart } from '#shared/contract/charts.ts';
import { autocompletePlaces, getPlaceDetails } from '#shared/contract/places.ts';
import { positionText } from '#shared/domain/chart-text.ts';
import { BODY_IDS, BODY_NAMES } from '#shared/engine/bodies.ts';
import { computeChart } from '#shared/engine/chart.ts';
import { createPackedEphemeris } from '#shared/engine/ephemeris/packed.ts';

type ReadFile = (path: string) => Uint8Array;
const { readFileSync } = await vi.importActual<{ readFileSync: ReadFile }>('node:fs');
const packBytes = (decade: number) => readFileSync(`shared/engine/ephemeris/pack/${decade}.bin`);

const packOf = vi.fn<(decade: number) => Promise<Uint8Array>>();
vi.mock('#client/lib/ephemeris-packs.ts', async (original) => ({
  ...(await original<object>()),
  packOf: (decade: number) => packOf(decade),
}));
beforeEach(() => {
  packOf.mockReset();
  packOf.mockImplementation(async (decade) => packBytes(decade));
});

const EPHEMERIS = createPackedEphemeris(packBytes);
const HOUR = 3_600_000;
const PLACE = chartWith().birthPlace;
const PARIS = {
  placeId: 'paris-texas',
  description: 'Paris, Texas, United States',
  mainText: 'Paris',
  secondaryText: 'Texas, United States',
};

/** What a site shows for an instant, as its page has it. */
function textAt(utcMs: number): string {
  const { activations } = computeChart(utcMs, EPHEMERIS);
  const rows = BODY_IDS.map(
    (body) =>
      `${BODY_NAMES[body]} ${positionText(activations.design[body])} ${positionText(activations.personality[body])}`,
  );
  return ['Design | Personality', ...rows].join('\n');
}

const CHART = chartWith();
const BIRTH_MS = Date.parse(CHART.birthUtc);

async function open(...handlers: MockHandler[]) {
  const app = renderApp(
    `/results/${CHART_ID}/difference`,
    signedIn,
    replies(getChart, CHART),
    ...handlers,
  );
  const box = await screen.findByRole('textbox', { name: 'What the other site shows' });
  const answer = () => screen.findByRole('region', { name: 'Answer' });
  async function ask(text: string) {
    await app.user.clear(box);
    if (text !== '') {
      await app.user.click(box);
      await app.user.paste(text);
    }
    await app.user.click(await screen.findByRole('button', { name: 'Find the difference' }));
    return within(await answer());
  }
  return { ...app, box, ask };
}

const noPlaces = replies(autocompletePlaces, { predictions: [] });

test('names the cause of a pasted chart and shows both charts', async () => {
  const { ask } = await open(noPlaces);
  const answer = await ask(textAt(BIRTH_MS - HOUR));
  expect(
    await answer.findByText('The other site probably added daylight saving time.'),
  ).toBeVisible();
  expect(answer.getByText('All 26 values you entered fit.')).toBeVisible();
  expect(answer.getByRole('img', { name: 'The other site’s bodygraph' })).toBeVisible();
  const table = answer.getByRole('table', { name: /^Positions/ });
  expect(within(table).getAllByText('different:').length).toBeGreaterThan(0);
  expect(screen.getByText('We read 26 values.')).toBeVisible();
});

test('says that it can’t tell of another person’s values, and of too few', async () => {
  const { ask } = await open(noPlaces);
  const unknown = await ask(textAt(Date.UTC(1971, 2, 9)));
  expect(await unknown.findByText('We can’t tell')).toBeVisible();
  const few = await ask('Sun 1.1');
  expect(await few.findByText(/Enter at least 2 more values/)).toBeVisible();
  const none = await ask('');
  expect(await none.findByText(/Enter at least 3 more values/)).toBeVisible();
});

test('answers 10,000 characters that are no chart', async () => {
  const { ask } = await open(noPlaces);
  const answer = await ask('My chart says that I should wait. '.repeat(300).slice(0, 10_000));
  expect(await answer.findByText(/Enter at least 3 more values/)).toBeVisible();
});

test('names contradictions, equal charts and typos', async () => {
  const { ask } = await open(noPlaces);
  const own = textAt(BIRTH_MS);
  expect(await (await ask(own)).findByText(/All 26 values are in your chart too/)).toBeVisible();
  const conflict = await ask(`${own}\nPersonality Sun 1.1`);
  expect(await conflict.findByText(/^Personality Sun: .* and 1\.1$/)).toBeVisible();
});

test('considers places that share the name', async () => {
  const texas = { latitude: 33.7, longitude: -95.6, timeZones: ['America/Chicago'] };
  const { ask } = await open(
    replies(autocompletePlaces, {
      predictions: [{ ...PARIS, mainText: PLACE.split(',')[0] ?? '' }],
    }),
    replies(getPlaceDetails, {
      placeId: PARIS.placeId,
      formattedAddress: 'San Francisco, Texas',
      ...texas,
    }),
  );
  const answer = await ask(textAt(BIRTH_MS - 2 * HOUR));
  expect(
    await answer.findByText(/used another place with the same name: San Francisco, Texas/),
  ).toBeVisible();
});

test('works without the place search, and keeps the text when positions don’t load', async () => {
  const { ask, box } = await open(isUnreachable(autocompletePlaces));
  packOf.mockRejectedValue(new TypeError('offline'));
  const text = textAt(BIRTH_MS - HOUR);
  const failed = await ask(text);
  expect(await failed.findByText('The search didn’t finish')).toBeVisible();
  expect(box).toHaveValue(text);
  packOf.mockImplementation(async (decade) => packBytes(decade));
  expect(await (await ask(text)).findByText(/added daylight saving time/)).toBeVisible();
});

test('reads unnamed columns as Design first, and swaps them', async () => {
  const { ask, user, box } = await open(noPlaces);
  const [, ...rows] = textAt(BIRTH_MS - HOUR).split('\n');
  await ask(rows.join('\n'));
  await user.click(screen.getByRole('button', { name: 'Swap columns' }));
  expect(box).toHaveValue(['Personality Design', ...rows].join('\n'));
  expect(screen.queryByRole('button', { name: 'Swap columns' })).toBeNull();
});

test('refuses a text that is no chart for its length', async () => {
  const { user, box } = await open(noPlaces);
  await user.click(box);
  await user.paste('Sun 1.1 '.repeat(3000));
  expect(await screen.findByText(/more than 20,000 characters/)).toBeVisible();
});

test('goes back to the chart’s page when there is no such chart', async () => {
  const { history } = renderApp(
    `/results/${CHART_ID}/difference`,
    signedIn,
    refuses(getChart, 404, { code: 'chart.not_found' }),
    refuses(getLatestChart, 404, { code: 'chart.not_found' }),
  );
  expect(await screen.findByText('Chart Not Found')).toBeVisible();
  expect(history.at(-1)).toBe(`/results/${CHART_ID}`);
});
