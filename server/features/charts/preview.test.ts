import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  chartGenerations,
  generatedCharts,
  individualCharts,
} from '#server/platform/db/schema/charts.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { failingPlaces } from '#server/testing/places.ts';
import type { ErrorChoice } from '#shared/contract/errors.ts';

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  person = await app.signIn('person@people.example');
});
afterAll(() => app[Symbol.asyncDispose]());

const PATH = '/api/individual/charts/preview';
/** A birth whose chart is widely published; see shared/engine/truth/charts.json. */
const JOBS = {
  name: 'Steve Jobs',
  birthDate: '1955-02-24',
  birthTime: '19:15',
  birthPlace: 'San Francisco, California',
};
const JOBS_UTC = '1955-02-25T03:15:00.000Z';

type Body = Record<string, unknown>;

async function chartOf(input: Body) {
  const { status, body } = await person.post(PATH, input);
  expect({ status, body }).toMatchObject({ status: 200 });
  const read = await person.get(`/api/individual/charts/${body.chartId}`);
  expect(read.status).toBe(200);
  return read.body;
}

async function refusalOf(
  input: Body,
): Promise<{ status: number; code: string; fields: Body; choices: ErrorChoice[] }> {
  const { status, body } = await person.post(PATH, input);
  return { status, code: body.code, fields: body.fields, choices: body.choices };
}

async function placeIdOf(input: string): Promise<string> {
  const { body } = await person.post('/api/places/autocomplete', { input });
  return body.predictions[0].placeId;
}

describe('a birth with an exact time', () => {
  test('gives the published chart', async () => {
    const chart = await chartOf(JOBS);
    expect(chart).toMatchObject({
      ...JOBS,
      uncertaintyLevel: 'low',
      timeZone: 'America/Los_Angeles',
      utcOffsetSeconds: -8 * 3600,
      birthUtc: JOBS_UTC,
      chartData: { type: 'Generator', authority: 'Emotional', profile: '6/3' },
    });
    expect(chart.chartData.variables).toHaveLength(4);
    expect(chart.quickInsights.workingStyle.length).toBeGreaterThan(100);
    const designDays = (Date.parse(chart.birthUtc) - Date.parse(chart.designUtc)) / 86_400_000;
    expect(designDays).toBeGreaterThan(84);
    expect(designDays).toBeLessThan(92);
  });

  test('gives the same chart by a chosen place, by its name and by coordinates', async () => {
    const byName = await chartOf({ ...JOBS, birthPlace: 'San Francisco, CA' });
    const placeId = await placeIdOf('San Francisco, California');
    const byPlace = await chartOf({ ...JOBS, placeId });
    const byCoordinates = await chartOf({ ...JOBS, latitude: 37.7749, longitude: -122.4194 });
    for (const { chartData, birthUtc, designUtc, timeZone } of [byName, byPlace, byCoordinates]) {
      expect({ chartData, birthUtc, designUtc, timeZone }).toEqual({
        chartData: byName.chartData,
        birthUtc: JOBS_UTC,
        designUtc: byName.designUtc,
        timeZone: 'America/Los_Angeles',
      });
    }
  });

  test('is stored once, with a generation record that reads the rest from it', async () => {
    const { body } = await person.post(PATH, JOBS);
    const { db } = app.services.database;
    const [chart] = await db
      .select()
      .from(individualCharts)
      .where(eq(individualCharts.id, body.chartId));
    const [generation] = await db
      .select()
      .from(generatedCharts)
      .where(eq(generatedCharts.individualChartId, body.chartId));
    expect(chart).toMatchObject({ ...JOBS, userId: person.actor.id, uncertaintyLevel: 'low' });
    expect(chart?.latitude).toBeCloseTo(37.77, 1);
    expect(chart?.longitude).toBeCloseTo(-122.42, 1);
    expect(chart?.birthUtc.toISOString()).toBe(JOBS_UTC);
    expect(generation).toMatchObject({
      ...JOBS,
      userId: person.actor.id,
      accountId: null,
      chartType: 'individual',
      latitude: chart?.latitude,
      longitude: chart?.longitude,
      chartData: chart?.chartData,
    });
    const [record] = await db
      .select()
      .from(chartGenerations)
      .where(eq(chartGenerations.individualChartId, body.chartId));
    expect(record).toMatchObject({ name: null, birthDate: null, chartData: null });
    expect(chart?.quickInsights).toBeNull();
  });

  test('trims its name and drops its seconds', async () => {
    const chart = await chartOf({ ...JOBS, name: '  Steve Jobs ', birthTime: '19:15:42' });
    expect(chart).toMatchObject({ name: 'Steve Jobs', birthTime: '19:15', birthUtc: JOBS_UTC });
  });

  test('keeps names in any script', async () => {
    for (const name of [
      'Zoë Ångström',
      '東京太郎',
      'مريم',
      'O’Brien "Bo" <b>',
      '👩‍🚀',
      '__proto__',
    ]) {
      expect((await chartOf({ ...JOBS, name })).name).toBe(name);
    }
  });

  test.each([
    ['München', 'Europe/Berlin'],
    ['Wien', 'Europe/Vienna'],
    ['Bombay', 'Asia/Kolkata'],
    ['Москва', 'Europe/Moscow'],
  ])('resolves %s to its zone', async (birthPlace, timeZone) => {
    expect((await chartOf({ ...JOBS, birthPlace })).timeZone).toBe(timeZone);
  });
});

describe('a birth whose time is not exact', () => {
  test('when unknown is computed for noon, marked, without variables', async () => {
    const chart = await chartOf({ ...JOBS, birthTime: null });
    expect(chart).toMatchObject({
      birthTime: 'unknown',
      uncertaintyLevel: 'high',
      birthUtc: '1955-02-24T20:00:00.000Z',
      chartData: { variables: null },
    });
    const { db } = app.services.database;
    const [generation] = await db
      .select()
      .from(generatedCharts)
      .where(eq(generatedCharts.individualChartId, chart.id));
    expect(generation).toMatchObject({ birthTime: 'unknown', uncertaintyLevel: 'high' });
  });

  test('with a tolerance is computed for the stated minute, marked, without variables', async () => {
    const chart = await chartOf({ ...JOBS, birthTimeToleranceMinutes: 15 });
    expect(chart).toMatchObject({
      birthTime: '19:15',
      uncertaintyLevel: 'high',
      birthUtc: JOBS_UTC,
      chartData: { variables: null },
    });
  });

  test('with a tolerance of zero is exact', async () => {
    const chart = await chartOf({ ...JOBS, birthTimeToleranceMinutes: 0 });
    expect(chart.uncertaintyLevel).toBe('low');
    expect(chart.chartData.variables).toHaveLength(4);
  });

  test('stated as uncertain is marked', async () => {
    const chart = await chartOf({ ...JOBS, uncertaintyLevel: 'high' });
    expect(chart).toMatchObject({ uncertaintyLevel: 'high', chartData: { variables: null } });
  });

  test('cannot claim to be certain while the time is unknown', async () => {
    const chart = await chartOf({ ...JOBS, birthTime: null, uncertaintyLevel: 'low' });
    expect(chart.uncertaintyLevel).toBe('high');
  });

  test('on a day whose noon occurred twice uses the first without asking', async () => {
    // Kwajalein's clocks went back by a whole day at the end of September 30, 1969.
    const { status } = await person.post(PATH, {
      ...JOBS,
      birthDate: '1969-09-30',
      birthTime: null,
      timeZone: 'Pacific/Kwajalein',
    });
    expect(status).toBe(200);
  });
});

describe('a local time that never existed', () => {
  const GAP = { ...JOBS, birthDate: '1987-04-05', birthTime: '02:30', birthPlace: 'New York' };

  test('is refused with the nearest valid times', async () => {
    const refusal = await refusalOf(GAP);
    expect(refusal).toEqual({
      status: 422,
      code: 'birth.time_nonexistent',
      fields: { birthTime: expect.stringContaining('skipped this time') },
      choices: [
        { kind: 'time', birthDate: '1987-04-05', birthTime: '01:59' },
        { kind: 'time', birthDate: '1987-04-05', birthTime: '03:30' },
      ],
    });
  });

  test('can be replaced by any of the choices', async () => {
    const { choices } = await refusalOf(GAP);
    expect(choices).toHaveLength(2);
    for (const choice of choices) {
      if (choice.kind !== 'time') throw new Error(`Unexpected ${choice.kind}`);
      const { birthDate, birthTime } = choice;
      expect(await chartOf({ ...GAP, birthDate, birthTime })).toMatchObject({ birthTime });
    }
  });

  test('may be a whole day', async () => {
    const refusal = await refusalOf({
      ...JOBS,
      birthDate: '2011-12-30',
      birthTime: null,
      timeZone: 'Pacific/Apia',
    });
    expect(refusal.code).toBe('birth.time_nonexistent');
    expect(refusal.choices).toEqual([
      { kind: 'time', birthDate: '2011-12-29', birthTime: '23:59' },
      { kind: 'time', birthDate: '2011-12-31', birthTime: '12:00' },
    ]);
  });
});

describe('a local time that occurred twice', () => {
  const FOLD = { ...JOBS, birthDate: '1987-10-25', birthTime: '01:30', birthPlace: 'New York' };

  test('is refused with both instants', async () => {
    expect(await refusalOf(FOLD)).toEqual({
      status: 422,
      code: 'birth.time_ambiguous',
      fields: { birthTime: expect.stringContaining('twice') },
      choices: [
        {
          kind: 'fold',
          fold: 0,
          utc: '1987-10-25T05:30:00.000Z',
          offsetSeconds: -4 * 3600,
          abbreviation: 'EDT',
        },
        {
          kind: 'fold',
          fold: 1,
          utc: '1987-10-25T06:30:00.000Z',
          offsetSeconds: -5 * 3600,
          abbreviation: 'EST',
        },
      ],
    });
  });

  test.each([
    [0, '1987-10-25T05:30:00.000Z'],
    [1, '1987-10-25T06:30:00.000Z'],
  ])('is resolved by the fold %i', async (fold, birthUtc) => {
    expect(await chartOf({ ...FOLD, fold })).toMatchObject({ birthUtc });
  });

  test('needs no fold where the offset is stated', async () => {
    const chart = await chartOf({ ...FOLD, utcOffsetSeconds: -4 * 3600 });
    expect(chart.birthUtc).toBe('1987-10-25T05:30:00.000Z');
  });

  test('accepts only the two folds', async () => {
    expect((await refusalOf({ ...FOLD, fold: 2 })).status).toBe(400);
    expect((await refusalOf({ ...FOLD, fold: '0' })).status).toBe(400);
  });

  test('ignores a fold where the time occurred once', async () => {
    expect((await chartOf({ ...JOBS, fold: 1 })).birthUtc).toBe(JOBS_UTC);
  });
});

describe('a place with two local times', () => {
  const URUMQI = { ...JOBS, birthDate: '1990-01-15', birthTime: '08:00', birthPlace: 'Ürümqi' };

  test('asks which one applies', async () => {
    expect(await refusalOf(URUMQI)).toEqual({
      status: 422,
      code: 'place.zone_ambiguous',
      fields: { birthPlace: expect.stringContaining('two different times') },
      choices: expect.arrayContaining([
        { kind: 'timeZone', timeZone: 'Asia/Shanghai' },
        { kind: 'timeZone', timeZone: 'Asia/Urumqi' },
      ]),
    });
  });

  test('asks only while they differ', async () => {
    const nicosia = { ...JOBS, birthTime: '08:00', latitude: 35.17, longitude: 33.36 };
    expect(await refusalOf({ ...nicosia, birthDate: '2016-12-15' })).toMatchObject({
      code: 'place.zone_ambiguous',
    });
    const { birthUtc } = await chartOf({ ...nicosia, birthDate: '2015-12-15' });
    expect(birthUtc).toBe('2015-12-15T06:00:00.000Z');
  });

  test.each([
    ['Asia/Shanghai', '1990-01-15T00:00:00.000Z'],
    ['Asia/Urumqi', '1990-01-15T02:00:00.000Z'],
  ])('accepts %s as the answer', async (timeZone, birthUtc) => {
    expect(await chartOf({ ...URUMQI, timeZone })).toMatchObject({ timeZone, birthUtc });
  });
});

describe('a place', () => {
  test('is refused when it is unknown', async () => {
    expect(await refusalOf({ ...JOBS, birthPlace: 'Qwxyzzy-on-Nowhere' })).toMatchObject({
      status: 422,
      code: 'place.unknown',
      fields: { birthPlace: expect.any(String) },
    });
    expect(await refusalOf({ ...JOBS, placeId: 'no-such-id' })).toMatchObject({
      code: 'place.unknown',
    });
  });

  test('may be unknown where an offset or a zone is stated', async () => {
    const unknown = { ...JOBS, birthPlace: 'Qwxyzzy-on-Nowhere' };
    const byOffset = await chartOf({ ...unknown, utcOffsetSeconds: -8 * 3600 });
    expect(byOffset).toMatchObject({ birthUtc: JOBS_UTC, timeZone: null });
    const byZone = await chartOf({ ...unknown, timeZone: 'America/Los_Angeles' });
    expect(byZone).toMatchObject({ birthUtc: JOBS_UTC, timeZone: 'America/Los_Angeles' });
  });

  test('at sea has no zone, and requires an offset or a zone', async () => {
    const atSea = { ...JOBS, birthPlace: 'On board', latitude: 40, longitude: -40 };
    expect(await refusalOf(atSea)).toMatchObject({ status: 422, code: 'place.zone_unknown' });
    const chart = await chartOf({ ...atSea, utcOffsetSeconds: -3 * 3600 });
    expect(chart).toMatchObject({ birthUtc: '1955-02-24T22:15:00.000Z', timeZone: null });
  });

  test.each([['Europe/Nowhere'], ['constructor'], ['__proto__'], ['../../etc/passwd']])(
    'is refused with the nonexistent zone %s',
    async (timeZone) => {
      const refusal = { status: 422, code: 'place.zone_unknown' };
      expect(await refusalOf({ ...JOBS, timeZone })).toMatchObject(refusal);
      expect(await refusalOf({ ...JOBS, timeZone, utcOffsetSeconds: 0 })).toMatchObject(refusal);
    },
  );

  test('answers 503 when the provider is down, and the birth can be sent again', async () => {
    await using lame = await startTestApp({ providers: { places: failingPlaces('timeout') } });
    const somebody = await lame.signIn('person@people.example');
    for (const input of [JOBS, { ...JOBS, placeId: 'x' }]) {
      const { status, body, headers } = await somebody.post(PATH, input);
      expect(status).toBe(503);
      expect(body.code).toBe('place.unavailable');
      expect(headers['retry-after']).toBe('5');
    }
    const byZone = await somebody.post(PATH, { ...JOBS, timeZone: 'America/Los_Angeles' });
    expect(byZone.status).toBe(200);
    const byCoordinates = await somebody.post(PATH, { ...JOBS, latitude: 37.7, longitude: -122.4 });
    expect(byCoordinates.status).toBe(200);
  });
});

describe('a stated offset', () => {
  test.each([
    [0, '1955-02-24T19:15:00.000Z'],
    [5 * 3600 + 1800, '1955-02-24T13:45:00.000Z'],
    [-(7 * 3600 + 3017), '1955-02-25T03:05:17.000Z'],
    [57_600, '1955-02-24T03:15:00.000Z'],
    [-57_600, '1955-02-25T11:15:00.000Z'],
  ])('of %i seconds overrides the zone', async (utcOffsetSeconds, birthUtc) => {
    const chart = await chartOf({ ...JOBS, utcOffsetSeconds });
    expect(chart).toMatchObject({ utcOffsetSeconds, birthUtc });
  });

  test.each([57_601, -57_601, 3600.5, '3600'])('of %j is refused', async (utcOffsetSeconds) => {
    expect(await refusalOf({ ...JOBS, utcOffsetSeconds })).toMatchObject({
      status: 400,
      fields: { utcOffsetSeconds: expect.any(String) },
    });
  });
});

describe('a date', () => {
  test.each([
    ['2001-02-30', 'This date does not exist'],
    ['2001-02-29', 'This date does not exist'],
    ['1900-02-29', 'This date does not exist'],
    ['2001-13-01', 'This date does not exist'],
    ['2001-00-10', 'This date does not exist'],
    ['2001-01-00', 'This date does not exist'],
    ['2001-04-31', 'This date does not exist'],
    ['0000-01-01', 'Charts are available for birth years 1850 to 2100'],
    ['24.02.1955', 'This date does not exist'],
    ['1955-2-24', 'This date does not exist'],
    ['1955-02-24T00:00', 'This date does not exist'],
    ['+1955-02-24', 'This date does not exist'],
    ['1849-12-31', 'Charts are available for birth years 1850 to 2100'],
    ['2101-01-01', 'Charts are available for birth years 1850 to 2100'],
    ['', 'Birth date is required'],
  ])('%j is refused: %s', async (birthDate, birthDateProblem) => {
    expect(await refusalOf({ ...JOBS, birthDate })).toMatchObject({
      status: 400,
      code: 'request.invalid',
      fields: { birthDate: birthDateProblem },
    });
  });

  test.each(['1850-01-01', '1900-03-01', '2000-02-29'])('%s is fine', async (birthDate) => {
    expect((await chartOf({ ...JOBS, birthDate })).birthDate).toBe(birthDate);
  });

  test('is refused in the future, to the minute where the time is known', async () => {
    const now = app.services.clock();
    const inMinutes = (minutes: number) => {
      const [birthDate = '', time = ''] = new Date(now.getTime() + minutes * 60_000)
        .toISOString()
        .split('T');
      return { ...JOBS, birthDate, birthTime: time.slice(0, 5), utcOffsetSeconds: 0 };
    };
    expect(await refusalOf(inMinutes(5))).toMatchObject({
      status: 422,
      code: 'birth.date_in_future',
      fields: { birthDate: expect.any(String) },
    });
    await chartOf(inMinutes(-5));
  });

  test('may be today while the time is unknown, but not tomorrow', async () => {
    const day = (offset: number) =>
      new Date(app.services.clock().getTime() + offset * 86_400_000).toISOString().slice(0, 10);
    const today = { ...JOBS, birthTime: null, birthDate: day(0), utcOffsetSeconds: 0 };
    await chartOf(today);
    expect(await refusalOf({ ...today, birthDate: day(1) })).toMatchObject({
      code: 'birth.date_in_future',
    });
  });

  test('is refused as future when far ahead', async () => {
    expect((await refusalOf({ ...JOBS, birthDate: '2100-12-31' })).code).toBe(
      'birth.date_in_future',
    );
  });
});

describe('a time', () => {
  test.each(['24:00', '7:15', '19:60', '19.15', '7:15 PM', '', 'noon', '19:15:99'])(
    '%j is refused',
    async (birthTime) => {
      expect(await refusalOf({ ...JOBS, birthTime })).toMatchObject({
        status: 400,
        fields: { birthTime: 'Enter the time as HH:MM, 24 hours' },
      });
    },
  );

  test.each(['00:00', '23:59'])('%s is fine', async (birthTime) => {
    expect((await chartOf({ ...JOBS, birthTime })).birthTime).toBe(birthTime);
  });

  test('is unknown when omitted', async () => {
    const { birthTime: _, ...rest } = JOBS;
    expect(await chartOf(rest)).toMatchObject({ birthTime: 'unknown', uncertaintyLevel: 'high' });
  });
});

describe('coordinates', () => {
  test.each([
    [{ latitude: 90.1, longitude: 0 }, 'latitude'],
    [{ latitude: 0, longitude: 180.1 }, 'longitude'],
    [{ latitude: '37', longitude: 0 }, 'latitude'],
    [{ latitude: 37, longitude: null }, 'longitude'],
    [{ latitude: 37 }, 'latitude'],
    [{ longitude: -122 }, 'latitude'],
  ])('%o are refused', async (place, field) => {
    expect(await refusalOf({ ...JOBS, ...place })).toMatchObject({
      status: 400,
      fields: { [field]: expect.any(String) },
    });
  });

  test.each([
    [90, 0],
    [-90, 0],
    [0, 180],
    [0, -180],
  ])('of %f and %f, at the extremes, are accepted', async (latitude, longitude) => {
    const { status } = await refusalOf({ ...JOBS, latitude, longitude });
    expect([200, 422]).toContain(status);
  });
});

describe('a request', () => {
  test('without a sign-in gets no chart and stores none', async () => {
    const { status, body } = await app.anonymous.post(PATH, JOBS);
    expect(status).toBe(401);
    expect(body.code).toBe('auth.required');
  });

  test('with another person’s id is refused, and a chart belongs to its sender', async () => {
    const other = await app.signIn('other@people.example');
    for (const extra of [
      { userId: other.actor.id },
      { id: crypto.randomUUID() },
      { accountId: null },
    ]) {
      expect((await refusalOf({ ...JOBS, ...extra })).status).toBe(400);
    }
    const { body } = await other.get('/api/individual/charts');
    expect(body).toEqual([]);
  });
});
