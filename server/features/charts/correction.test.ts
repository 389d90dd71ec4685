import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  chartGenerations,
  chartRevisions,
  generatedCharts,
  individualCharts,
} from '#server/platform/db/schema/charts.ts';
import { PlacesUnavailable } from '#server/providers/places/port.ts';
import { createPlaces } from '#server/providers/places/select.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { queriesOf } from '#server/testing/query-count.ts';
import type { ChartRecord, NewChart } from '#shared/contract/charts.ts';
import type { ChartCorrection, ChartRevision } from '#shared/contract/corrections.ts';

const CHARTS = '/api/individual/charts';

let arePlacesDown = false;

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

/** A gate: the next place search opens the first promise and waits for the second. */
let gates: Record<'reached' | 'way', ReturnType<typeof gate>> | null = null;
const gazetteer = createPlaces({ kind: 'gazetteer' });

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    providers: {
      places: {
        ...gazetteer,
        kind: 'gazetteer',
        warm: () => gazetteer.warm(),
        details: async (id, signal) => {
          if (arePlacesDown) throw new PlacesUnavailable('network');
          return gazetteer.details(id, signal);
        },
        namesakes: async (text, signal) => {
          if (arePlacesDown) throw new PlacesUnavailable('network');
          gates?.reached.open();
          await gates?.way.opened;
          return gazetteer.namesakes(text, signal);
        },
      },
    },
  });
});
afterAll(() => app[Symbol.asyncDispose]());

const somebody = () => app.signIn(`${randomUUID()}@people.example`);

/** Known from its page: at 19:15 the profile is 6/3, five minutes later 1/3. */
const STEVE: NewChart = {
  name: 'Steve',
  birthDate: '1955-02-24',
  birthTime: '19:15',
  birthPlace: 'San Francisco, CA',
};
const BERLIN = { birthPlace: 'Berlin', latitude: 52.52, longitude: 13.4 };
/** Occurred twice in Berlin. */
const TWICE = { ...STEVE, ...BERLIN, birthDate: '1985-09-29', birthTime: '02:30' };
/** Two local times are in use in Ürümqi, two hours apart. */
const URUMQI = { birthPlace: 'Ürümqi', latitude: 43.83, longitude: 87.62 };

interface Case {
  readonly person: SignedIn;
  readonly id: string;
  readonly before: ChartRecord;
  correct(sent: ChartCorrection): Promise<{ status: number; body: ChartRecord & { code: string } }>;
  read(): Promise<ChartRecord>;
  revisions(): Promise<ChartRevision[]>;
}

async function chartOf(birth: NewChart): Promise<Case> {
  const person = await somebody();
  const drawn = await person.post(`${CHARTS}/preview`, birth);
  expect(drawn.body).toEqual({ chartId: expect.any(String) });
  const id: string = drawn.body.chartId;
  const read = async () => (await person.get(`${CHARTS}/${id}`)).body;
  return {
    person,
    id,
    before: await read(),
    correct: (sent) => person.patch(`${CHARTS}/${id}`, sent),
    read,
    revisions: async () => (await person.get(`${CHARTS}/${id}/revisions`)).body,
  };
}

/** "birthTime: 19:15 → 19:20", one for each change. */
function told({ changes, consequences }: ChartRevision): string[] {
  return [...changes, ...consequences].map(({ field, from, to }) => `${field}: ${from} → ${to}`);
}

describe('correcting a birth time', () => {
  test('recomputes the same chart and stores the revision', async () => {
    const { id, before, correct, read, revisions } = await chartOf(STEVE);
    expect(before.chartData.profile).toBe('6/3');
    expect(before).not.toHaveProperty('correctedAt');
    const { status, body } = await correct({ birthTime: '19:20' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      createdAt: before.createdAt,
      birthTime: '19:20',
      birthUtc: '1955-02-25T03:20:00.000Z',
      birthPlace: 'San Francisco, CA',
      chartData: { profile: '1/3' },
    });
    expect(await read()).toEqual(body);
    expect(Date.parse(body.correctedAt ?? '')).toBeGreaterThan(Date.parse(before.createdAt));
    const [revision, ...others] = await revisions();
    expect(others).toEqual([]);
    expect(revision).toEqual({
      number: 1,
      correctedAt: body.correctedAt,
      changes: [{ field: 'birthTime', from: '19:15', to: '19:20' }],
      consequences: [{ field: 'profile', from: '6/3', to: '1/3' }],
    });
  });

  test('keeps the resolved place, even while the place search is down', async () => {
    const { before, correct } = await chartOf({ ...STEVE, birthPlace: 'Lyon, France' });
    arePlacesDown = true;
    const { body } = await correct({ birthTime: '06:00' });
    arePlacesDown = false;
    expect(body.provenance).toEqual(before.provenance);
    expect(body.timeZone).toBe('Europe/Paris');
    expect(body.provenance.resolvedPlace).toMatch(/^Lyon, /);
  });

  test('to unknown computes for noon and marks it; back again removes the mark', async () => {
    const { before, correct, revisions } = await chartOf(STEVE);
    expect(before.chartData.variables).not.toBeNull();
    const unknown = (await correct({ birthTime: null })).body;
    expect(unknown).toMatchObject({
      birthTime: 'unknown',
      uncertaintyLevel: 'high',
      birthUtc: '1955-02-24T20:00:00.000Z',
      chartData: { variables: null, profile: '6/2' },
    });
    const known = (await correct({ birthTime: '19:15' })).body;
    const { correctedAt: _, ...rest } = known;
    expect(rest).toEqual(before);
    expect((await revisions()).map(told)).toEqual([
      [
        'birthTime: unknown → 19:15',
        'uncertaintyLevel: high → low',
        'authority: Sacral → Emotional',
        'profile: 6/2 → 6/3',
        'definition: Single → Split',
      ],
      [
        'birthTime: 19:15 → unknown',
        'uncertaintyLevel: low → high',
        'authority: Emotional → Sacral',
        'profile: 6/3 → 6/2',
        'definition: Split → Single',
      ],
    ]);
  });

  test('keeps the stated precision', async () => {
    const about = await chartOf({ ...STEVE, birthTimeToleranceMinutes: 30 });
    const { body } = await about.correct({ birthTime: '19:20' });
    expect(body).toMatchObject({ uncertaintyLevel: 'high', birthTimeToleranceMinutes: 30 });
    expect((await about.revisions()).flatMap(told)).toEqual([
      'birthTime: 19:15 → 19:20',
      'profile: 6/3 → 1/3',
    ]);
    const vague = await chartOf({ ...STEVE, uncertaintyLevel: 'high' });
    expect((await vague.correct({ birthTime: '19:16' })).body.uncertaintyLevel).toBe('high');
  });

  test.each<[string, Partial<NewChart>, ChartCorrection]>([
    ['a tolerance, by none', { birthTimeToleranceMinutes: 30 }, { birthTimeToleranceMinutes: 0 }],
    ['a tolerance, by the level', { birthTimeToleranceMinutes: 30 }, { uncertaintyLevel: 'low' }],
    ['a level, by the level', { uncertaintyLevel: 'high' }, { uncertaintyLevel: 'low' }],
    ['a level, by no tolerance', { uncertaintyLevel: 'high' }, { birthTimeToleranceMinutes: 0 }],
  ])('can withdraw %s', async (_, doubt, sent) => {
    const { before, correct } = await chartOf({ ...STEVE, ...doubt });
    expect(before.chartData.variables).toBeNull();
    const { body } = await correct(sent);
    expect(body.uncertaintyLevel).toBe('low');
    expect(body.chartData.variables).not.toBeNull();
  });

  test('drops the tolerance when the time becomes unknown', async () => {
    const { correct, revisions } = await chartOf({ ...STEVE, birthTimeToleranceMinutes: 30 });
    await correct({ birthTime: null });
    expect((await revisions()).flatMap(told)).toContain('birthTimeToleranceMinutes: 30 → null');
  });
});

describe('correcting a place', () => {
  test('replaces the old coordinates and zone', async () => {
    const { correct, revisions } = await chartOf(STEVE);
    const { body } = await correct({ birthPlace: 'Lyon, France' });
    expect(body).toMatchObject({ birthPlace: 'Lyon, France', timeZone: 'Europe/Paris' });
    expect(body.provenance.resolvedPlace).toMatch(/^Lyon, /);
    expect(body.provenance.latitude).toBeCloseTo(45.7, 0);
    const fields = (await revisions()).flatMap(({ changes }) => changes.map(({ field }) => field));
    expect(fields).toEqual(['birthPlace', 'latitude', 'longitude', 'timeZone', 'utcOffsetSeconds']);
  });

  test('by a suggestion uses its id', async () => {
    const { person, correct } = await chartOf(STEVE);
    const { body } = await person.post('/api/places/autocomplete', { input: 'Lyon' });
    const [{ placeId, description }] = body.predictions;
    const corrected = (await correct({ birthPlace: description, placeId })).body;
    expect(corrected).toMatchObject({ birthPlace: description, timeZone: 'Europe/Paris' });
  });

  test('by coordinates uses them', async () => {
    const { correct } = await chartOf(STEVE);
    const { body } = await correct(BERLIN);
    expect(body).toMatchObject({
      timeZone: 'Europe/Berlin',
      provenance: { latitude: 52.52, longitude: 13.4, resolvedPlace: 'Berlin' },
    });
  });

  test('to the same text as before changes nothing', async () => {
    const { before, correct, revisions } = await chartOf({ ...STEVE, ...BERLIN });
    const { body } = await correct({ birthPlace: 'Berlin' });
    expect(body).toEqual(before);
    expect(await revisions()).toEqual([]);
  });

  test('drops a stated offset unless it is stated again', async () => {
    const stated = { ...STEVE, ...BERLIN, utcOffsetSeconds: -7200 };
    const dropped = await chartOf(stated);
    expect(dropped.before).toMatchObject({ utcOffsetSeconds: -7200 });
    expect((await dropped.correct({ birthPlace: 'Lyon, France' })).body).toMatchObject({
      utcOffsetSeconds: 3600,
      provenance: { offsetRule: 'zone' },
    });
    const kept = await chartOf(stated);
    const sent = { birthPlace: 'Lyon, France', utcOffsetSeconds: -7200 };
    expect((await kept.correct(sent)).body).toMatchObject({
      timeZone: 'Europe/Paris',
      utcOffsetSeconds: -7200,
      provenance: { offsetRule: 'manual' },
    });
  });
});

describe('a stated offset', () => {
  test('can be set, changed and removed; then the zone’s history applies again', async () => {
    const { before, correct, revisions } = await chartOf({ ...STEVE, ...BERLIN });
    const given = (await correct({ utcOffsetSeconds: 7200 })).body;
    expect(given).toMatchObject({ utcOffsetSeconds: 7200, provenance: { offsetRule: 'manual' } });
    expect((await correct({ utcOffsetSeconds: 5400 })).body.utcOffsetSeconds).toBe(5400);
    const { correctedAt: _, ...back } = (await correct({ utcOffsetSeconds: null })).body;
    expect(back).toEqual(before);
    expect((await revisions()).flatMap(told)).toEqual([
      'utcOffsetSeconds: 5400 → 3600',
      'utcOffsetSeconds: 7200 → 5400',
      'utcOffsetSeconds: 3600 → 7200',
    ]);
  });

  test('that was never set can be removed without a change', async () => {
    const { before, correct, revisions } = await chartOf({ ...STEVE, ...BERLIN });
    expect((await correct({ utcOffsetSeconds: null })).body).toEqual(before);
    expect(await revisions()).toEqual([]);
  });

  test('is replaced by a zone', async () => {
    const { correct } = await chartOf({ ...STEVE, ...BERLIN, utcOffsetSeconds: 1234 });
    const { body } = await correct({ timeZone: 'Europe/London' });
    expect(body).toMatchObject({ timeZone: 'Europe/London', utcOffsetSeconds: 0 });
  });
});

describe('correcting a date', () => {
  test('uses the clock of the new day at the same place', async () => {
    const { before, correct, revisions } = await chartOf({ ...STEVE, ...BERLIN });
    const { body } = await correct({ birthDate: '1985-07-01' });
    expect(body).toMatchObject({ utcOffsetSeconds: 7200, timeZone: 'Europe/Berlin' });
    expect(body.provenance).toMatchObject({
      latitude: before.provenance.latitude,
      longitude: before.provenance.longitude,
      resolvedPlace: before.provenance.resolvedPlace,
      abbreviation: 'CEST',
    });
    expect((await revisions())[0]?.changes.map(({ field }) => field)).toEqual([
      'birthDate',
      'utcOffsetSeconds',
    ]);
  });

  test('drops a stated offset; correcting the time does not', async () => {
    const { correct } = await chartOf({ ...STEVE, ...BERLIN, utcOffsetSeconds: 1234 });
    expect((await correct({ birthTime: '08:00' })).body.utcOffsetSeconds).toBe(1234);
    expect((await correct({ birthDate: '1985-07-01' })).body.utcOffsetSeconds).toBe(7200);
  });

  test('asks again which of two local times applies, where they differ', async () => {
    const { correct } = await chartOf({
      ...STEVE,
      ...URUMQI,
      birthDate: '1995-02-24',
      timeZone: 'Asia/Urumqi',
    });
    // The same birth: a different minute raises no question.
    expect((await correct({ birthTime: '19:20' })).body.timeZone).toBe('Asia/Urumqi');
    const { status, body } = await correct({ birthDate: '1996-02-24' });
    expect([status, body.code]).toEqual([422, 'place.zone_ambiguous']);
    const answered = await correct({ birthDate: '1996-02-24', timeZone: 'Asia/Shanghai' });
    expect(answered.body).toMatchObject({ timeZone: 'Asia/Shanghai', utcOffsetSeconds: 28800 });
  });

  test('keeps a stated zone for a place without coordinates', async () => {
    const nowhere = { ...STEVE, birthPlace: 'At sea, off the Azores', timeZone: 'Atlantic/Azores' };
    const { before, correct } = await chartOf(nowhere);
    expect(before.provenance).toMatchObject({ latitude: null, resolvedPlace: null });
    const { body } = await correct({ birthDate: '1956-02-24' });
    expect(body).toMatchObject({ birthDate: '1956-02-24', timeZone: 'Atlantic/Azores' });
  });
});

describe('a time that occurred twice', () => {
  test('keeps its answer while date, time and place are unchanged', async () => {
    const { correct, before } = await chartOf({ ...TWICE, fold: 1 });
    expect(before.provenance.fold).toBe(1);
    const { body } = await correct({ name: 'Stefan', birthTime: '02:30' });
    expect(body).toMatchObject({ birthUtc: before.birthUtc, provenance: { fold: 1 } });
  });

  test('can be given the other answer', async () => {
    const { correct, before, revisions } = await chartOf({ ...TWICE, fold: 1 });
    const { body } = await correct({ fold: 0 });
    expect(Date.parse(before.birthUtc) - Date.parse(body.birthUtc)).toBe(3_600_000);
    const [revision] = await revisions();
    expect(revision?.changes).toEqual([
      { field: 'utcOffsetSeconds', from: 3600, to: 7200 },
      { field: 'fold', from: 1, to: 0 },
    ]);
  });

  test('is asked about again once the time changes', async () => {
    const { correct } = await chartOf({ ...TWICE, fold: 1 });
    const { status, body } = await correct({ birthTime: '02:45' });
    expect([status, body.code]).toEqual([422, 'birth.time_ambiguous']);
    expect((await correct({ birthTime: '02:45', fold: 0 })).body.provenance.fold).toBe(0);
    expect((await correct({ birthTime: '05:00' })).body.provenance.fold).toBeNull();
  });
});

describe('correcting a name', () => {
  test.each([
    'Ana Müller',
    'أمل حداد',
    '山田太郎',
    '👩🏽‍🚀',
    '<script>alert(1)</script>',
    'x'.repeat(255),
  ])('to %.30s leaves the chart as it is', async (name) => {
    const { before, correct, revisions } = await chartOf(STEVE);
    const { body } = await correct({ name });
    const { correctedAt: _, ...rest } = body;
    expect(rest).toEqual({ ...before, name });
    expect((await revisions()).flatMap(told)).toEqual([`name: Steve → ${name}`]);
  });

  test('needs no place, even where none was resolved', async () => {
    const nowhere = { ...STEVE, birthPlace: 'Qxzwv', utcOffsetSeconds: 3600 };
    const { correct } = await chartOf(nowhere);
    arePlacesDown = true;
    const { status } = await correct({ name: 'Stefan' });
    arePlacesDown = false;
    expect(status).toBe(200);
  });
});

test('the generation record follows, and there is still one', async () => {
  const { id, correct } = await chartOf(STEVE);
  await correct({ name: 'Stefan', birthTime: null });
  const generations = await app.services.database.db
    .select()
    .from(generatedCharts)
    .where(eq(generatedCharts.individualChartId, id));
  expect(generations).toHaveLength(1);
  expect(generations[0]).toMatchObject({
    name: 'Stefan',
    birthTime: 'unknown',
    uncertaintyLevel: 'high',
    chartData: { profile: '6/2' },
  });
});

test('the insight of a chart that was stored with one follows as well', async () => {
  const { id, person, correct } = await chartOf(STEVE);
  const { body } = await person.get(`${CHARTS}/${id}`);
  const stored = { workingStyle: 'As it was worded then.' };
  await app.services.database.db
    .update(individualCharts)
    .set({ quickInsights: stored })
    .where(eq(individualCharts.id, id));
  expect((await person.get(`${CHARTS}/${id}`)).body.quickInsights).toEqual(stored);
  await correct({ birthPlace: STEVE.birthPlace, birthTime: null });
  const after = (await person.get(`${CHARTS}/${id}`)).body;
  expect(after.quickInsights.workingStyle).not.toBe(stored.workingStyle);
  expect(after.quickInsights.workingStyle).not.toBe(body.quickInsights.workingStyle);
});

test('resending the same values stores no revision', async () => {
  const { before, correct, revisions } = await chartOf({ ...STEVE, ...BERLIN });
  const { latitude, longitude } = BERLIN;
  const { status, body } = await correct({ ...STEVE, ...BERLIN, latitude, longitude });
  expect(status).toBe(200);
  expect(body).toEqual(before);
  expect(await revisions()).toEqual([]);
});

describe('a correction is refused with', () => {
  test.each<[string, object, string]>([
    ['nothing at all', {}, 'body'],
    ['an unknown field', { gender: 'x' }, 'body'],
    ['an empty name', { name: ' ' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(256) }, 'name'],
    ['a name with control characters', { name: 'Ste\u0000ve' }, 'name'],
    ['no date', { birthDate: null }, 'birthDate'],
    ['a day that does not exist', { birthDate: '1985-02-30' }, 'birthDate'],
    ['a year without charts', { birthDate: '1849-12-31' }, 'birthDate'],
    ['a time in words', { birthTime: 'noon' }, 'birthTime'],
    ['an empty place', { birthPlace: '' }, 'birthPlace'],
    ['half of the coordinates', { latitude: 52 }, 'latitude'],
    ['the id of a place without its name', { placeId: 'x' }, 'birthPlace'],
    ['a fold that does not exist', { fold: 2 }, 'fold'],
  ])('%s', async (_, sent, field) => {
    const { id, person, before, read } = await chartOf({ ...STEVE, ...BERLIN });
    const { status, body } = await person.patch(`${CHARTS}/${id}`, sent);
    expect([status, body.code]).toEqual([400, 'request.invalid']);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(await read()).toEqual(before);
  });

  test.each<[string, ChartCorrection, string]>([
    ['a date in the future', { birthDate: '2099-01-01' }, 'birth.date_in_future'],
    [
      'a time that never existed',
      { birthDate: '1985-03-31', birthTime: '02:30' },
      'birth.time_nonexistent',
    ],
    [
      'a time that occurred twice',
      { birthDate: '1985-09-29', birthTime: '02:30' },
      'birth.time_ambiguous',
    ],
    ['an unknown place', { birthPlace: 'Qxzwv' }, 'place.unknown'],
    ['a zone that does not exist', { timeZone: 'Mars/Olympus' }, 'place.zone_unknown'],
    ['a place with two local times', URUMQI, 'place.zone_ambiguous'],
  ])('%s, and the chart is unchanged', async (_, sent, code) => {
    const { correct, before, read, revisions } = await chartOf({
      ...STEVE,
      ...BERLIN,
      birthDate: '1995-02-24',
    });
    const { status, body } = await correct(sent);
    expect([status, body.code]).toEqual([422, code]);
    expect(await read()).toEqual(before);
    expect(await revisions()).toEqual([]);
  });

  test('another place while the place search is down', async () => {
    const { correct, before, read } = await chartOf(STEVE);
    arePlacesDown = true;
    const { status, body } = await correct({ birthPlace: 'Lyon, France' });
    arePlacesDown = false;
    expect([status, body.code]).toEqual([503, 'place.unavailable']);
    expect(await read()).toEqual(before);
  });

  test('somebody else’s chart, like a missing one', async () => {
    const { id, read, before } = await chartOf(STEVE);
    const other = await somebody();
    for (const path of [id, randomUUID(), 'no-id']) {
      const patched = await other.patch(`${CHARTS}/${path}`, { name: 'Mine now' });
      const revised = await other.get(`${CHARTS}/${path}/revisions`);
      for (const { status, body } of [patched, revised]) {
        expect([status, body.code]).toEqual([404, 'chart.not_found']);
      }
    }
    expect(await read()).toEqual(before);
  });

  test('no sign-in', async () => {
    const path = `${CHARTS}/${randomUUID()}`;
    expect((await app.anonymous.patch(path, { name: 'x' })).status).toBe(401);
    expect((await app.anonymous.get(`${path}/revisions`)).status).toBe(401);
  });
});

describe('revisions', () => {
  test('are numbered and listed newest first, at most fifty at once', async () => {
    const { id, correct, revisions } = await chartOf(STEVE);
    for (const name of ['A', 'B', 'C']) await correct({ name });
    expect((await revisions()).map(({ number, changes }) => [number, changes[0]?.to])).toEqual([
      [3, 'C'],
      [2, 'B'],
      [1, 'A'],
    ]);
    const rows = Array.from({ length: 60 }, (_, index) => ({
      chartId: id,
      number: 4 + index,
      changes: [{ field: 'name' as const, from: 'C', to: 'D' }],
      consequences: [],
      correctedAt: new Date(),
    }));
    await app.services.database.db.insert(chartRevisions).values(rows);
    const listed = await revisions();
    expect(listed).toHaveLength(50);
    expect(listed.at(0)?.number).toBe(63);
  });

  test('take the same number of queries however many there are', async () => {
    const { id, person, correct } = await chartOf(STEVE);
    const { pool } = app.services.database;
    const cost = async () =>
      (await queriesOf(pool, () => person.get(`${CHARTS}/${id}/revisions`))).length;
    const none = await cost();
    for (const name of ['A', 'B', 'C']) await correct({ name });
    expect(await cost()).toBe(none);
  });
});

test('a correction takes the same number of queries each time', async () => {
  const { correct } = await chartOf(STEVE);
  const { pool } = app.services.database;
  const costOf = async (sent: ChartCorrection) =>
    (await queriesOf(pool, () => correct(sent))).length;
  const first = await costOf({ name: 'A' });
  expect(await costOf({ birthTime: '08:00', ...BERLIN })).toBe(first);
});

describe('concurrent changes', () => {
  test('apply two corrections of one chart one after the other', async () => {
    const { correct, read, revisions } = await chartOf({ ...STEVE, ...BERLIN });
    const answers = await Promise.all([
      correct({ name: 'Stefan' }),
      correct({ birthTime: '08:00' }),
      correct({ birthDate: '1985-07-01' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read()).toMatchObject({
      name: 'Stefan',
      birthTime: '08:00',
      birthDate: '1985-07-01',
      birthUtc: '1985-07-01T06:00:00.000Z',
    });
    expect((await revisions()).map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  test('restart a correction that waits for the place search when another came first', async () => {
    const { correct, read, revisions } = await chartOf(STEVE);
    const { reached, way } = { reached: gate(), way: gate() };
    gates = { reached, way };
    // Starts the request now; supertest would send it only when awaited.
    const slow = correct({ birthPlace: 'Lyon, France' }).then((answer) => answer);
    await reached.opened;
    expect((await correct({ birthTime: '08:00' })).status).toBe(200);
    gates = null;
    way.open();
    expect((await slow).status).toBe(200);
    expect(await read()).toMatchObject({
      birthTime: '08:00',
      birthUtc: '1955-02-24T07:00:00.000Z',
      timeZone: 'Europe/Paris',
    });
    expect((await revisions()).map(({ changes }) => changes[0]?.field)).toEqual([
      'birthPlace',
      'birthTime',
    ]);
  });

  test('leave nothing after a correction and a deletion, in either order', async () => {
    const { db } = app.services.database;
    for (let round = 0; round < 12; round += 1) {
      const { id, person, correct } = await chartOf({ ...STEVE, ...BERLIN });
      const acts = [
        () => correct({ birthTime: '08:00' }),
        () => person.delete(`${CHARTS}/${id}`),
        () => correct({ name: 'Stefan' }),
      ];
      const order = round % 2 === 0 ? acts : acts.toReversed();
      const statuses = (await Promise.all(order.map((act) => act()))).map(({ status }) => status);
      const deleted = statuses[1];
      expect(deleted).toBe(204);
      for (const status of statuses) expect([200, 204, 404]).toContain(status);
      const left = await Promise.all([
        db.select().from(individualCharts).where(eq(individualCharts.id, id)),
        db.select().from(chartGenerations).where(eq(chartGenerations.individualChartId, id)),
        db.select().from(chartRevisions).where(eq(chartRevisions.chartId, id)),
      ]);
      expect(left).toEqual([[], [], []]);
    }
  });
});
