import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownCharts } from '#server/platform/db/schema/charts.ts';
import { somebody } from '#server/testing/admin-fixture.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { CHARTS, chartOf } from '#server/testing/chart-fixture.ts';

const OWN = '/api/individual/own-chart';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const own = async (person: SignedIn) => (await person.get(OWN).expect(200)).body;
const mark = (person: SignedIn, chartId: unknown) => person.put(OWN, { chartId } as object);

describe('the question which chart is the person’s own', () => {
  test('is asked from the second name on, not for a second chart of the same name', async () => {
    const person = await somebody(app);
    expect(await own(person)).toEqual({ chartId: null, isQuestionDue: false });
    await chartOf(person, { name: 'Ana Ruiz' });
    await chartOf(person, { name: ' ANA ruiz ' });
    expect(await own(person)).toEqual({ chartId: null, isQuestionDue: false });
    await chartOf(person, { name: 'Ben' });
    expect(await own(person)).toEqual({ chartId: null, isQuestionDue: true });
  });

  test('is not asked again once answered, even with “none”', async () => {
    const person = await somebody(app);
    await chartOf(person, { name: 'Ana' });
    await chartOf(person, { name: 'Ben' });
    const { body } = await mark(person, null).expect(200);
    expect(body).toEqual({ chartId: null, isQuestionDue: false });
    await chartOf(person, { name: 'Cleo' });
    expect(await own(person)).toEqual({ chartId: null, isQuestionDue: false });
  });

  test('is not caused by other people’s charts', async () => {
    const [person, other] = [await somebody(app), await somebody(app)];
    await chartOf(person, { name: 'Ana' });
    await chartOf(other, { name: 'Ben' });
    expect((await own(person)).isQuestionDue).toBe(false);
  });
});

describe('the mark of one’s own chart', () => {
  test('can be moved and removed; the latest chart stays the latest', async () => {
    const person = await somebody(app);
    const [ana, ben] = [
      await chartOf(person, { name: 'Ana' }),
      await chartOf(person, { name: 'Ben' }),
    ];
    expect((await mark(person, ana).expect(200)).body).toEqual({
      chartId: ana,
      isQuestionDue: false,
    });
    expect((await own(person)).chartId).toBe(ana);
    expect((await person.get(`${CHARTS}/latest`).expect(200)).body.id).toBe(ben);
    await mark(person, ben).expect(200);
    expect((await own(person)).chartId).toBe(ben);
    await mark(person, null).expect(200);
    expect((await own(person)).chartId).toBeNull();
  });

  test('is unique for each person, however many are set at once', async () => {
    const person = await somebody(app);
    const charts = [await chartOf(person, { name: 'Ana' }), await chartOf(person, { name: 'Ben' })];
    await Promise.all([...charts, ...charts].map((id) => mark(person, id).expect(200)));
    const { db } = app.services.database;
    const rows = await db.select().from(ownCharts).where(eq(ownCharts.userId, person.actor.id));
    expect(rows).toHaveLength(1);
    expect(charts).toContain((await own(person)).chartId);
  });

  test('is deleted with its chart', async () => {
    const person = await somebody(app);
    const [ana] = [await chartOf(person, { name: 'Ana' }), await chartOf(person, { name: 'Ben' })];
    await mark(person, ana).expect(200);
    await person.delete(`${CHARTS}/${ana}`).expect(204);
    expect(await own(person)).toEqual({ chartId: null, isQuestionDue: false });
    await chartOf(person, { name: 'Ana' });
    expect((await own(person)).isQuestionDue).toBe(true);
  });

  test('is never set on somebody else’s or a missing chart', async () => {
    const [person, other] = [await somebody(app), await somebody(app)];
    const [own0, foreign] = [
      await chartOf(person, { name: 'Ana' }),
      await chartOf(other, { name: 'Ben' }),
    ];
    await mark(person, own0).expect(200);
    for (const id of [foreign, randomUUID()]) {
      expect((await mark(person, id).expect(404)).body.code).toBe('chart.not_found');
    }
    expect((await own(person)).chartId).toBe(own0);
    expect((await own(other)).chartId).toBeNull();
  });

  test.each([[{}], [{ chartId: 'mine' }], [{ chartId: 7 }], [{ chartId: null, more: 1 }]])(
    'refuses %j',
    async (body) => {
      const person = await somebody(app);
      const refusal = await person.put(OWN, body).expect(400);
      expect(refusal.body.code).toBe('request.invalid');
    },
  );

  test('requires a sign-in', async () => {
    await app.anonymous.get(OWN).expect(401);
    await app.anonymous.put(OWN, { chartId: null }).expect(401);
  });
});
