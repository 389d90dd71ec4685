import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { individualCharts } from '#server/platform/db/schema/charts.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { queriesOf } from '#server/testing/query-count.ts';

const BIRTH = {
  name: 'Ada',
  birthDate: '1985-12-10',
  birthTime: '06:30',
  birthPlace: 'London',
  latitude: 51.5,
  longitude: -0.12,
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const newPerson = () => app.signIn(`${crypto.randomUUID()}@people.example`);

async function addChart(person: SignedIn, name: string): Promise<string> {
  const { body } = await person
    .post('/api/individual/charts/preview', { ...BIRTH, name })
    .expect(200);
  return body.chartId;
}

describe('reading a chart', () => {
  test('returns everything about it to its owner', async () => {
    const person = await newPerson();
    const id = await addChart(person, 'Ada');
    const { status, body } = await person.get(`/api/individual/charts/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      name: 'Ada',
      birthDate: BIRTH.birthDate,
      birthTime: BIRTH.birthTime,
      birthPlace: BIRTH.birthPlace,
      createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
      provenance: { offsetRule: 'zone', abbreviation: 'GMT', fold: null },
    });
    expect(body).not.toHaveProperty('userId');
  });

  test('has every field of the contract', async () => {
    const person = await newPerson();
    const { body } = await person.get(`/api/individual/charts/${await addChart(person, 'Ada')}`);
    const { chartData, quickInsights, uncertaintyLevel } = body;
    expect(uncertaintyLevel).toBe('low');
    for (const word of ['type', 'strategy', 'authority', 'profile', 'definition']) {
      expect(chartData[word], word).toMatch(/\S/);
    }
    expect(chartData.definedCenters).toEqual(expect.any(Array));
    const planets =
      'sun earth north_node south_node moon mercury venus mars jupiter saturn uranus neptune pluto';
    for (const side of ['design', 'personality']) {
      const activations: Record<string, string> = chartData.activations[side];
      expect(Object.keys(activations).toSorted()).toEqual(planets.split(' ').toSorted());
      for (const value of Object.values(activations)) expect(value).toMatch(/^\d{1,2}\.[1-6]$/);
    }
    expect(chartData.gates.length).toBeGreaterThan(0);
    expect(quickInsights.workingStyle).toMatch(/\S/);
  });

  test('answers somebody else’s, a missing and an impossible one alike', async () => {
    const [owner, other] = [await newPerson(), await newPerson()];
    const id = await addChart(owner, 'Ada');
    const bodies = [];
    for (const unreadable of [id, crypto.randomUUID(), 'not-an-id', `${id}0`, '%00']) {
      const { status, body } = await other.get(`/api/individual/charts/${unreadable}`);
      expect(status).toBe(404);
      const { requestId, ...rest } = body;
      expect(requestId).toBeTruthy();
      bodies.push(rest);
    }
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]).toEqual({
      code: 'chart.not_found',
      message: 'We couldn’t find this chart.',
      error: 'We couldn’t find this chart.',
    });
  });

  test('is not allowed for master admins either', async () => {
    const id = await addChart(await newPerson(), 'Ada');
    const master = await app.signIn('master@demo.example');
    expect((await master.get(`/api/individual/charts/${id}`)).status).toBe(404);
  });

  test('accepts an id in uppercase', async () => {
    const person = await newPerson();
    const id = await addChart(person, 'Ada');
    const { body } = await person.get(`/api/individual/charts/${id.toUpperCase()}`);
    expect(body.id).toBe(id);
  });
});

describe('the latest chart', () => {
  test('is the person’s newest, and nobody else’s', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    await addChart(person, 'First');
    app.advance(1_000);
    const second = await addChart(person, 'Second');
    app.advance(1_000);
    await addChart(other, 'Foreign');
    const { body } = await person.get('/api/individual/charts/latest');
    expect(body).toMatchObject({ id: second, name: 'Second' });
  });

  test('is not found for a person without charts', async () => {
    const { status, body } = await (await newPerson()).get('/api/individual/charts/latest');
    expect(status).toBe(404);
    expect(body.code).toBe('chart.not_found');
  });
});

describe('the list of charts', () => {
  test('is empty at first', async () => {
    const { status, body } = await (await newPerson()).get('/api/individual/charts');
    expect(status).toBe(200);
    expect(body).toEqual([]);
  });

  test('shows the person’s own, newest first', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    await addChart(other, 'Foreign');
    for (const name of ['First', 'Second', 'Third']) {
      await addChart(person, name);
      app.advance(1_000);
    }
    const { body } = await person.get('/api/individual/charts');
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Third', 'Second', 'First']);
  });

  test('has a stable order among charts of the same instant', async () => {
    const { db } = app.services.database;
    const person = await newPerson();
    const ids = await Promise.all(['A', 'B', 'C', 'D'].map((name) => addChart(person, name)));
    const createdAt = new Date('2026-01-01T00:00:00Z');
    for (const touched of [ids, ids.toReversed()]) {
      for (const id of touched) {
        await db.update(individualCharts).set({ createdAt }).where(eq(individualCharts.id, id));
      }
      const { body } = await person.get('/api/individual/charts');
      expect(body.map(({ id }: { id: string }) => id)).toEqual(ids.toSorted().toReversed());
    }
  });
});

describe.each([
  ['/api/individual/charts'],
  ['/api/individual/charts/latest'],
  [`/api/individual/charts/${crypto.randomUUID()}`],
  ['/api/individual/charts/not-an-id'],
])('%s', (path) => {
  test('requires a sign-in', async () => {
    const { status, body } = await app.anonymous.get(path);
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'auth.required', message: 'Please sign in.' });
  });
});

describe('the queries of a request', () => {
  test('are as many for one chart as for twelve', async () => {
    const person = await newPerson();
    const { pool } = app.services.database;
    const id = await addChart(person, 'First');
    const paths = [
      '/api/individual/charts',
      '/api/individual/charts/latest',
      `/api/individual/charts/${id}`,
    ];
    const counts = async () => {
      const statements = [];
      for (const path of paths) {
        statements.push(await queriesOf(pool, () => person.get(path).expect(200)));
      }
      return statements.map(({ length }) => length);
    };
    const withOne = await counts();
    for (let index = 0; index < 11; index += 1) await addChart(person, `Chart ${index}`);
    expect(await counts()).toEqual(withOne);
    // Session, sign-in and person in one query, then the query itself.
    expect(withOne).toEqual([2, 2, 2]);
  });

  test('are two in a transaction to store a chart', async () => {
    const person = await newPerson();
    const { pool } = app.services.database;
    const statements = await queriesOf(pool, () => addChart(person, 'Ada'));
    expect(statements.map((statement) => statement.split(/\W/)[0]?.toLowerCase())).toEqual([
      'select',
      'begin',
      'insert',
      'insert',
      'commit',
    ]);
  });
});
