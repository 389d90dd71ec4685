import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  chartGenerations,
  chartRevisions,
  individualCharts,
} from '#server/platform/db/schema/charts.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { plansOf } from '#server/testing/plans.ts';
import { queriesOf } from '#server/testing/query-count.ts';
import type { ChartCertainty } from '#shared/contract/certainty.ts';
import type { ChartSummary } from '#shared/contract/charts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const LIST = '/api/individual/charts';
const COUNT = '/api/individual/charts/count';

const somebody = () => app.signIn(`${randomUUID()}@people.example`);

async function draw(person: SignedIn, name = 'Ada'): Promise<string> {
  const { body, status } = await person.post('/api/individual/charts/preview', {
    name,
    birthDate: '1985-12-10',
    birthTime: '06:30',
    birthPlace: 'London',
    latitude: 51.5,
    longitude: -0.12,
    timeZone: 'Europe/London',
  });
  expect(status).toBe(200);
  return body.chartId;
}

/** A person with charts of these names, the last one newest. */
async function personWith(...names: string[]): Promise<SignedIn> {
  const person = await somebody();
  for (const name of names) await draw(person, name);
  return person;
}

const filledAlways = ({ channels }: ChartCertainty) =>
  channels
    .filter(({ state }) => state.kind === 'stable' && state.value === 'filled')
    .map(({ channel }) => channel);

test('a chart without a time says what of its card depends on it, an exact one nothing', async () => {
  const person = await personWith('Exact');
  for (const birthDate of ['1985-12-10', '1985-12-11', '1990-09-25', '1977-02-22']) {
    await person.post('/api/individual/charts/preview', {
      name: birthDate,
      birthDate,
      birthTime: null,
      birthPlace: 'London',
      latitude: 51.5,
      longitude: -0.12,
      timeZone: 'Europe/London',
    });
  }
  const { body } = await person.get(LIST);
  const charts: ChartSummary[] = body;
  expect(charts.find(({ name }) => name === 'Exact')?.varying).toBeUndefined();
  const unknown = charts.filter(({ name }) => name !== 'Exact');
  for (const { id, varying, typeShares = [], certainChannels } of unknown) {
    const certainty = (await person.get(`${LIST}/${id}/certainty`)).body;
    const facts = ['type', 'strategy', 'authority', 'profile'];
    expect(varying).toEqual(facts.filter((fact) => certainty[fact].kind === 'varying'));
    // The likeliest type first.
    const shares = typeShares.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(typeShares.length > 1).toBe(certainty.type.kind === 'varying');
    expect(new Set(certainChannels)).toEqual(new Set(filledAlways(certainty)));
  }
  expect(unknown.flatMap(({ certainChannels = [] }) => certainChannels)).not.toEqual([]);
  expect(unknown.flatMap(({ typeShares = [] }) => typeShares)).not.toEqual([]);
  expect(unknown.flatMap(({ varying }) => varying)).toContain('authority');
});

const namesOf = (body: ChartSummary[]) => body.map(({ name }) => name);
const namesFound = async (person: SignedIn, search: string) =>
  namesOf((await person.get(LIST).query({ search })).body);

/** Every page of the list, following the cursor. */
async function pagesOf(person: SignedIn, limit: number, search?: string): Promise<string[][]> {
  const pages: ChartSummary[][] = [];
  for (;;) {
    const cursor = pages.at(-1)?.at(-1)?.id;
    const { body, status } = await person.get(LIST).query({ limit, cursor, search });
    expect(status).toBe(200);
    if (body.length === 0) return pages.map((page) => page.map(({ id }) => id));
    pages.push(body);
  }
}

describe('the list', () => {
  test('is a plain array of the person’s own charts, newest first', async () => {
    const person = await personWith('First', 'Second', 'Third');
    await personWith('Somebody else');
    const { body, status } = await person.get(LIST);
    expect(status).toBe(200);
    expect(namesOf(body)).toEqual(['Third', 'Second', 'First']);
    expect(body[0]).toMatchObject({
      birthDate: '1985-12-10',
      birthTime: '06:30',
      chartData: { type: expect.any(String), strategy: expect.any(String) },
    });
    expect(body[0]).not.toHaveProperty('provenance');
  });

  test('is empty for a person without charts', async () => {
    const person = await somebody();
    expect((await person.get(LIST)).body).toEqual([]);
    expect((await person.get(COUNT)).body).toEqual({ total: 0 });
  });

  test('continues after the cursor’s chart, each chart once and in order', async () => {
    const person = await personWith('1', '2', '3', '4', '5', '6', '7');
    const whole = (await person.get(LIST)).body.map(({ id }: ChartSummary) => id);
    const pages = await pagesOf(person, 3);
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 1]);
    expect(pages.flat()).toEqual(whole);
  });

  test('skips and repeats nothing among charts of the same instant', async () => {
    const person = await personWith('1', '2', '3', '4', '5', '6', '7', '8');
    await app.services.database.db
      .update(individualCharts)
      // Finer than a JavaScript date: the cursor's position must not be rounded.
      .set({ createdAt: sql`'2026-01-02T03:04:05.678901Z'::timestamptz` })
      .where(eq(individualCharts.userId, person.actor.id));
    const whole = (await person.get(LIST)).body.map(({ id }: ChartSummary) => id);
    for (const limit of [1, 2, 3, 5]) expect((await pagesOf(person, limit)).flat()).toEqual(whole);
    expect(new Set(whole).size).toBe(8);
  });

  test('skips nothing when a chart is added or deleted between two pages', async () => {
    const person = await personWith('1', '2', '3', '4');
    const first = (await person.get(LIST).query({ limit: 2 })).body;
    await draw(person, '5');
    await person.delete(`${LIST}/${first[0].id}`);
    const next = (await person.get(LIST).query({ limit: 2, cursor: first[1].id })).body;
    expect(namesOf(next)).toEqual(['2', '1']);
  });

  test('is empty after the oldest chart', async () => {
    const person = await personWith('Only');
    const [only] = (await person.get(LIST)).body;
    expect((await person.get(LIST).query({ cursor: only.id })).body).toEqual([]);
  });

  test('answers a deleted cursor like somebody else’s', async () => {
    const person = await personWith('Mine');
    const foreign = await draw(await somebody());
    const [gone] = (await person.get(LIST)).body;
    await person.delete(`${LIST}/${gone.id}`);
    for (const cursor of [gone.id, foreign, randomUUID()]) {
      const { body, status } = await person.get(LIST).query({ cursor });
      expect([status, body.code]).toEqual([404, 'chart.not_found']);
    }
  });

  test.each([
    ['limit', '0'],
    ['limit', '101'],
    ['limit', '-1'],
    ['limit', '1.5'],
    ['limit', 'many'],
    ['limit', ''],
    ['cursor', 'last'],
    ['cursor', ''],
    ['search', 'x'.repeat(101)],
    ['search', 'a\u0000b'],
  ])('refuses %s=%.20s, naming the parameter', async (field, value) => {
    const person = await somebody();
    const { body, status } = await person.get(LIST).query({ [field]: value });
    expect([status, body.code]).toEqual([400, 'request.invalid']);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test('accepts the largest page and the longest search', async () => {
    const person = await personWith('Ada');
    expect((await person.get(LIST).query({ limit: 100 })).body).toHaveLength(1);
    expect((await person.get(LIST).query({ search: 'x'.repeat(100) })).body).toEqual([]);
  });

  test('takes the same number of queries however many charts there are', async () => {
    const [few, many] = [await personWith('1'), await personWith('1', '2', '3', '4', '5')];
    const { pool } = app.services.database;
    const costOf = async (person: SignedIn, query: object) =>
      (await queriesOf(pool, () => person.get(LIST).query(query))).length;
    expect(await costOf(many, {})).toBe(await costOf(few, {}));
    const last = async (person: SignedIn) => ({ cursor: (await person.get(LIST)).body.at(-1).id });
    expect(await costOf(many, await last(many))).toBe(await costOf(few, await last(few)));
  });

  test('reads its pages from the index, without sorting', async () => {
    const { db } = app.services.database;
    const plan = await db.transaction(async (tx) => {
      // The planner scans small tables; what counts is that the index can serve the page.
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_bitmapscan = off`);
      const { rows } = await tx.execute(sql`explain select * from individual_charts
        where user_id = ${randomUUID()}::uuid
          and (created_at, id) < (${'2026-01-01T00:00:00Z'}::timestamptz, ${randomUUID()}::uuid)
        order by created_at desc, id desc limit 20`);
      return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
    });
    expect(plan).toContain('individual_charts_newest');
    expect(plan).toMatch(/Index Cond: .*ROW\(created_at, id\) < ROW/);
    expect(plan).not.toContain('Sort');
  });
});

describe('order and filter', () => {
  const BIRTHS = [
    ['Cleo', '1990-03-01', '06:30'],
    ['ada', '1985-12-10', '06:30'],
    ['Ben', '1979-07-21', 'unknown'],
    ['Ana', '2001-01-05', '22:10'],
    ['Dora', '1968-10-30', '13:00'],
  ] as const;

  async function personWithBirths(): Promise<SignedIn> {
    const person = await somebody();
    for (const [name, birthDate, time] of BIRTHS) {
      const isUnknown = time === 'unknown';
      const { status } = await person.post('/api/individual/charts/preview', {
        name,
        birthDate,
        birthTime: isUnknown ? null : time,
        uncertaintyLevel: isUnknown ? 'high' : 'low',
        birthPlace: 'London',
        latitude: 51.5,
        longitude: -0.12,
        timeZone: 'Europe/London',
      });
      expect(status).toBe(200);
    }
    return person;
  }

  const typeThenName = ({ chartData, name }: ChartSummary) =>
    `${chartData.type} ${name.toLowerCase()}`;

  test('sorts by creation, name, birth and type', async () => {
    const person = await personWithBirths();
    const sorted = async (sort?: string): Promise<ChartSummary[]> =>
      (await person.get(LIST).query({ sort })).body;
    expect(namesOf(await sorted())).toEqual(['Dora', 'Ana', 'Ben', 'ada', 'Cleo']);
    expect(namesOf(await sorted('newest'))).toEqual(['Dora', 'Ana', 'Ben', 'ada', 'Cleo']);
    expect(namesOf(await sorted('name'))).toEqual(['ada', 'Ana', 'Ben', 'Cleo', 'Dora']);
    expect(namesOf(await sorted('birth'))).toEqual(['Dora', 'Ben', 'ada', 'Cleo', 'Ana']);
    const byType = (await sorted('type')).map(typeThenName);
    expect(byType).toEqual(byType.toSorted());
  });

  test.each(['name', 'type', 'birth'])('pages by %s neither skip nor repeat', async (sort) => {
    const person = await personWithBirths();
    // Equal names and births: only the id tells them apart.
    await draw(person, 'ada');
    const whole = (await person.get(LIST).query({ sort })).body;
    const paged: ChartSummary[] = [];
    for (;;) {
      const cursor = paged.at(-1)?.id;
      const { body } = await person.get(LIST).query({ sort, limit: 1, cursor });
      if (body.length === 0) break;
      paged.push(...body);
    }
    expect(paged).toEqual(whole);
    expect(new Set(paged.map(({ id }) => id)).size).toBe(6);
  });

  test('shows the own chart, the approximate ones, or those of a type, and counts them', async () => {
    const person = await personWithBirths();
    const all: ChartSummary[] = (await person.get(LIST)).body;
    const shown = async (show: string) => {
      const list = (await person.get(LIST).query({ show })).body;
      expect((await person.get(COUNT).query({ show })).body).toEqual({ total: list.length });
      return namesOf(list);
    };
    expect(await shown('own')).toEqual([]);
    const own = all.find(({ name }) => name === 'Ana');
    await person.put('/api/individual/own-chart', { chartId: own?.id });
    expect(await shown('own')).toEqual(['Ana']);
    expect(await shown('approximate')).toEqual(['Ben']);
    for (const type of new Set(all.map(({ chartData }) => chartData.type))) {
      const same = all.filter(({ chartData }) => chartData.type === type);
      expect(await shown(type)).toEqual(namesOf(same));
    }
    const both = await person.get(LIST).query({ show: 'approximate', search: 'ana' });
    expect(both.body).toEqual([]);
  });

  test("never shows somebody else's own chart", async () => {
    const other = await personWithBirths();
    const [first] = (await other.get(LIST)).body;
    await other.put('/api/individual/own-chart', { chartId: first.id });
    const person = await personWithBirths();
    expect((await person.get(LIST).query({ show: 'own' })).body).toEqual([]);
  });

  test.each([
    ['sort', 'oldest'],
    ['show', 'Wizard'],
  ])('refuses %s=%s', async (field, value) => {
    const person = await somebody();
    const { body, status } = await person.get(LIST).query({ [field]: value });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});

describe('the search', () => {
  test('reads the person’s own charts by their index, among many of others', async () => {
    const person = await personWith('Grace');
    const other = await personWith('Grace');
    const { db, pool } = app.services.database;
    const copies = (userId: string, count: number) =>
      db.execute(sql`
        insert into individual_charts (user_id, name, birth_date, birth_time, birth_place,
          utc_offset_seconds, offset_rule, birth_utc, design_utc, engine_version, tz_version,
          ephemeris, chart_data, created_at)
        select c.user_id, 'Ada ' || n, c.birth_date, c.birth_time, c.birth_place,
          c.utc_offset_seconds, c.offset_rule, c.birth_utc, c.design_utc, c.engine_version,
          c.tz_version, c.ephemeris, c.chart_data, c.created_at - n * interval '1 minute'
        from individual_charts c, generate_series(1, ${count}::int) n
        where c.user_id = ${userId}::uuid`);
    await copies(person.actor.id, 500);
    await copies(other.actor.id, 6_000);
    await pool.query('vacuum analyze individual_charts');
    const plans: string[] = [];
    for (const search of ['grace', 'ADA 49', 'nobody']) {
      plans.push(...(await plansOf(pool, () => person.get(LIST).query({ search, limit: 20 }))));
      plans.push(...(await plansOf(pool, () => person.get(COUNT).query({ search }))));
    }
    const ofCharts = plans.filter((plan) => plan.includes('individual_charts'));
    expect(ofCharts).toHaveLength(6);
    for (const plan of ofCharts) {
      expect(plan).toContain('individual_charts_newest');
      expect(plan).not.toContain('Seq Scan');
    }
    expect(await namesFound(person, 'GRACE')).toEqual(['Grace']);
    await db.delete(individualCharts).where(eq(individualCharts.userId, other.actor.id));
  });

  test('is answered by the index alone, without reading a chart', async () => {
    const { db } = app.services.database;
    const plan = await db.transaction(async (tx) => {
      // The planner may read small tables in other ways; what counts is that the index can serve it.
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_bitmapscan = off`);
      const { rows } = await tx.execute(sql`explain select id from individual_charts
        where user_id = ${randomUUID()}::uuid and strpos(folded_name, 'ada') > 0
        order by created_at desc, id desc limit 20`);
      return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
    });
    expect(plan).toContain('Index Only Scan using individual_charts_newest');
    expect(plan).not.toContain('Sort');
  });

  test('finds part of a name in any case and script', async () => {
    const person = await personWith('Ana Müller', 'ДИМА Ильин', '山田太郎', 'أمل حداد', 'Zoë 🦊');
    for (const [search, name] of [
      ['ana', 'Ana Müller'],
      ['MÜLL', 'Ana Müller'],
      // The same letters, composed and decomposed.
      ['mu\u0308ll', 'Ana Müller'],
      ['дима', 'ДИМА Ильин'],
      ['田太', '山田太郎'],
      ['حداد', 'أمل حداد'],
      ['🦊', 'Zoë 🦊'],
      ['  zoë ', 'Zoë 🦊'],
    ] as const) {
      expect(await namesFound(person, search)).toEqual([name]);
      expect((await person.get(COUNT).query({ search })).body).toEqual({ total: 1 });
    }
    expect(await namesFound(person, 'nobody')).toEqual([]);
    expect((await person.get(COUNT).query({ search: 'nobody' })).body).toEqual({ total: 0 });
  });

  test.each(['%', '_', '\\', '100%', "'; drop table users; --", '<script>'])(
    'matches %s literally',
    async (search) => {
      const person = await personWith('Ada', `Says ${search} here`);
      expect(await namesFound(person, search)).toEqual([`Says ${search} here`]);
    },
  );

  test('finds everything for whitespace only', async () => {
    const person = await personWith('Ada', 'Ben');
    expect(await namesFound(person, '   ')).toEqual(['Ben', 'Ada']);
    expect((await person.get(COUNT).query({ search: ' ' })).body).toEqual({ total: 2 });
  });

  test('is paged like the unfiltered list', async () => {
    const person = await personWith('Ada 1', 'Ben', 'Ada 2', 'Cem', 'Ada 3');
    const pages = await pagesOf(person, 2, 'ada');
    expect(pages.map(({ length }) => length)).toEqual([2, 1]);
  });

  test('finds nobody else’s charts', async () => {
    await personWith('Secret Name');
    const person = await personWith('Ada');
    expect(await namesFound(person, 'Secret')).toEqual([]);
    expect((await person.get(COUNT)).body).toEqual({ total: 1 });
  });

  test.each([
    ['search', 'x'.repeat(101)],
    ['search', 'a\u0007b'],
  ])('of the count refuses %s=%.20s', async (field, value) => {
    const { status } = await (await somebody()).get(COUNT).query({ [field]: value });
    expect(status).toBe(400);
  });
});

async function keptOf(chartId: string): Promise<number[]> {
  const { db } = app.services.database;
  const rows = await Promise.all([
    db.select().from(individualCharts).where(eq(individualCharts.id, chartId)),
    db.select().from(chartGenerations).where(eq(chartGenerations.individualChartId, chartId)),
    db.select().from(chartRevisions).where(eq(chartRevisions.chartId, chartId)),
  ]);
  return rows.map(({ length }) => length);
}

describe('deleting a chart', () => {
  test('deletes its row, its generation record and its revisions', async () => {
    const person = await personWith('Stays');
    const id = await draw(person, 'Goes');
    await person.patch(`${LIST}/${id}`, { name: 'Goes too' });
    expect(await keptOf(id)).toEqual([1, 1, 1]);
    const { status, text } = await person.delete(`${LIST}/${id}`);
    expect([status, text]).toEqual([204, '']);
    expect(await keptOf(id)).toEqual([0, 0, 0]);
    expect(namesOf((await person.get(LIST)).body)).toEqual(['Stays']);
    expect((await person.get(`${LIST}/latest`)).body.name).toBe('Stays');
    expect((await person.get(`${LIST}/${id}`)).status).toBe(404);
  });

  test('is not found the second time', async () => {
    const person = await somebody();
    const id = await draw(person);
    const answers = await Promise.all([1, 2, 3].map(() => person.delete(`${LIST}/${id}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404]);
  });

  test('answers somebody else’s chart like a missing one, and leaves it unchanged', async () => {
    const foreign = await draw(await somebody());
    const person = await somebody();
    for (const id of [foreign, randomUUID(), 'no-id']) {
      const { body, status } = await person.delete(`${LIST}/${id}`);
      expect([status, body.code]).toEqual([404, 'chart.not_found']);
    }
    expect(await keptOf(foreign)).toEqual([1, 1, 0]);
  });
});

test.each([
  ['GET', LIST],
  ['GET', COUNT],
  ['DELETE', `${LIST}/${randomUUID()}`],
] as const)('%s %s is for signed-in people', async (method, path) => {
  const { status, body } =
    method === 'GET' ? await app.anonymous.get(path) : await app.anonymous.delete(path);
  expect([status, body.code]).toEqual([401, 'auth.required']);
});
