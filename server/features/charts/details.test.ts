import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { computeChart } from '#shared/engine/chart.ts';

/** Facts of a published chart: see `shared/engine/truth/worked-example.json`. */
const { birthUtc, derived } = JSON.parse(
  readFileSync(
    new URL('../../../shared/engine/truth/worked-example.json', import.meta.url),
    'utf8',
  ),
);
const [birthDate, birthTime] = [birthUtc.slice(0, 10), birthUtc.slice(11, 16)];
const BIRTH = { name: 'Ada', birthDate, birthTime, birthPlace: 'Here', utcOffsetSeconds: 0 };

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  person = await app.signIn(`${crypto.randomUUID()}@people.example`);
});
afterAll(() => app[Symbol.asyncDispose]());

async function detailsOf(changes: object = {}) {
  const path = '/api/individual/charts';
  const made = await person.post(`${path}/preview`, { ...BIRTH, ...changes }).expect(200);
  const { body } = await person.get(`${path}/${made.body.chartId}/details`).expect(200);
  return body;
}

test('says what a practitioner looks up in the chart of an exact time', async () => {
  const variables = Object.entries<object>(derived.variables);
  expect(await detailsOf()).toEqual({
    careerType: 'Initiator',
    quarter: { name: 'Initiation', theme: 'purpose through mind' },
    circuits: [
      { group: 'Integration', channels: 2 },
      { group: 'Individual', channels: 3 },
    ],
    strengths: [],
    bridges: { gates: [], pairs: [] },
    profitCenters: derived.openCenters,
    moneyLines: [41],
    variables: variables.map(([name, variable]) => ({ name, ...variable })),
  });
});

test('labels a strength by its two functions', async () => {
  const { strengths } = await detailsOf({ birthDate: '1984-10-03' });
  expect(strengths).toEqual([{ channel: '1-8', label: 'Implementation–Public Relations' }]);
});

/** What differs between charts of the same day, every two minutes. */
function changingOn(date: string): ReadonlySet<string> {
  const startMs = Date.parse(`${date}T00:00:00Z`);
  const charts = Array.from({ length: 720 }, (_, step) =>
    computeChart(startMs + step * 120_000, app.services.providers.ephemeris),
  );
  const values: Record<string, (chart: (typeof charts)[number]) => unknown> = {
    careerType: (chart) => chart.careerType,
    quarter: (chart) => chart.quarter,
    circuits: (chart) => chart.circuitCounts.groups,
    strengths: (chart) => chart.pentaChannels,
    bridges: (chart) => [
      chart.bridgingGates.map(({ gate }) => gate),
      chart.bridgingPairs.map(({ gates }) => gates),
    ],
    profitCenters: (chart) => chart.profitCenters,
    moneyLines: (chart) => chart.moneyLines,
  };
  const changing = Object.entries(values).filter(
    ([, pick]) => new Set(charts.map((chart) => JSON.stringify(pick(chart)))).size > 1,
  );
  return new Set(['variables', ...changing.map(([name]) => name)]);
}

test.each(['1948-04-09', '1984-10-03', '1977-06-22', '2001-01-15'])(
  'with an unknown time on %s, says what is so all day, and of nothing else',
  async (date) => {
    const details = await detailsOf({ birthDate: date, birthTime: null });
    const missing = Object.keys(details).filter((name) => details[name] === null);
    expect(new Set(missing)).toEqual(changingOn(date));
  },
);

test('is refused without a sign-in, for others’ charts, and for no chart', async () => {
  const made = await person.post('/api/individual/charts/preview', BIRTH).expect(200);
  const path = `/api/individual/charts/${made.body.chartId}/details`;
  await app.anonymous.get(path).expect(401);
  const other = await app.signIn(`${crypto.randomUUID()}@people.example`);
  await other.get(path).expect(404);
  await person.get('/api/individual/charts/no-id/details').expect(404);
  await person.get(`/api/individual/charts/${crypto.randomUUID()}/details`).expect(404);
});
