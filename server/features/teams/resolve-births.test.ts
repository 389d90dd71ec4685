import { randomUUID } from 'node:crypto';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teamMembers } from '#server/platform/db/schema/analyses.ts';
import { chartGenerations, individualCharts } from '#server/platform/db/schema/charts.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { failingPlaces } from '#server/testing/places.ts';
import { request } from '#server/testing/request.ts';
import { openAccount } from '../accounts/service.ts';

const PATH = '/api/team/births/resolve';

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  person = await app.signIn(`${randomUUID()}@people.example`);
});
afterAll(() => app[Symbol.asyncDispose]());

const OSLO = { birthDate: '1980-06-14', birthTime: '14:25', birthPlace: 'Oslo' };
const NEWCASTLE = { ...OSLO, birthPlace: 'Newcastle' };

const resolve = (...births: object[]) => person.post(PATH, { births });

describe('the births of a future team', () => {
  test('are returned in order with place, zone, offset and instant, or with their question', async () => {
    const { status, body } = await resolve(OSLO, NEWCASTLE, { ...OSLO, birthPlace: 'Xyzzyville' });
    expect(status).toBe(200);
    expect(body.births).toMatchObject([
      {
        kind: 'resolved',
        resolvedPlace: 'Oslo, Norway',
        timeZone: 'Europe/Oslo',
        utcOffsetSeconds: 7200,
        birthUtc: '1980-06-14T12:25:00.000Z',
      },
      {
        kind: 'refused',
        code: 'place.ambiguous',
        fields: { birthPlace: expect.stringMatching(/^Several places/) },
      },
      {
        kind: 'refused',
        code: 'place.unknown',
        fields: { birthPlace: expect.stringMatching(/^We couldn’t find/) },
      },
    ]);
  });

  test('get the same questions and choices as in the analysis', async () => {
    const account = [{ userId: person.actor.id, role: 'account_admin' as const }];
    const teamAccountId = await openAccount(app.services.database.db, 'Northwind', account);
    const asked = [
      NEWCASTLE,
      { birthDate: '1987-10-25', birthTime: '01:30', birthPlace: 'Chicago' },
      { birthDate: '1987-04-05', birthTime: '02:30', birthPlace: 'Chicago' },
      { ...OSLO, birthDate: '2099-01-01' },
      { ...OSLO, placeId: 'geonames:2911298' },
    ];
    const { births } = (await resolve(...asked)).body;
    for (const [index, birth] of asked.entries()) {
      const members = [
        { name: 'Ada', ...birth },
        { name: 'Ola', ...OSLO },
      ];
      const { body } = await person.post('/api/team/analyze', {
        teamName: randomUUID(),
        teamAccountId,
        members,
      });
      const { code, fields, choices = [] } = births[index];
      expect(body.code).toBe(code);
      expect(Object.values(body.fields)).toEqual(Object.values(fields));
      expect(body.choices ?? []).toEqual(
        choices.map((choice: object) => ({
          ...choice,
          field: expect.stringMatching(/^members\.0\./),
        })),
      );
    }
    expect(births.map(({ code }: { code: string }) => code)).toEqual([
      'place.ambiguous',
      'birth.time_ambiguous',
      'birth.time_nonexistent',
      'birth.date_in_future',
      'place.unknown',
    ]);
  });

  test('are resolved by a chosen place, a zone or a fold', async () => {
    const [question] = (await resolve(NEWCASTLE)).body.births;
    const { placeId, description, readings } = question.choices[1];
    const twice = { birthDate: '1987-10-25', birthTime: '01:30', birthPlace: 'Chicago', fold: 1 };
    const zoned = { ...NEWCASTLE, timeZone: 'Europe/London' };
    const { body } = await resolve({ ...NEWCASTLE, placeId }, twice, zoned);
    expect(body.births).toMatchObject([
      { resolvedPlace: description, birthUtc: readings[0].utc },
      { utcOffsetSeconds: -21_600, birthUtc: '1987-10-25T07:30:00.000Z' },
      { timeZone: 'Europe/London', resolvedPlace: 'Newcastle upon Tyne, England, United Kingdom' },
    ]);
  });

  test('are stored nowhere', async () => {
    const { db } = app.services.database;
    const total = async () =>
      Promise.all(
        [individualCharts, chartGenerations, teamMembers].map(
          async (table) => (await db.select({ total: count() }).from(table))[0]?.total,
        ),
      );
    const before = await total();
    expect((await resolve(OSLO, { ...OSLO, birthPlace: 'Bergen' })).status).toBe(200);
    expect(await total()).toEqual(before);
  });
});

describe('bad input', () => {
  test.each([
    ['nobody', []],
    ['more than a team', Array.from({ length: 6 }, () => OSLO)],
    ['a name', [{ ...OSLO, name: 'Ada' }]],
    ['a day that does not exist', [{ ...OSLO, birthDate: '1985-02-30' }]],
    ['half a position', [{ ...OSLO, latitude: 59 }]],
    ['an empty place', [{ ...OSLO, birthPlace: '  ' }]],
    ['no list', 'Oslo'],
  ])('is refused, naming the field: %s', async (_, births) => {
    const { status, body } = await person.post(PATH, { births });
    expect([status, body.code]).toEqual([400, 'request.invalid']);
    expect(Object.keys(body.fields).join()).toMatch(/^births/);
  });
});

test('requires a sign-in', async () => {
  const { status, text } = await request(app.url + PATH, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: app.url,
      'Sec-Fetch-Site': 'same-origin',
    },
    body: JSON.stringify({ births: [OSLO] }),
  });
  expect([status, JSON.parse(text).code]).toEqual([401, 'auth.required']);
});

test('a place service that does not answer fails the whole request with 503', async () => {
  await using failing = await startTestApp({ providers: { places: failingPlaces('timeout') } });
  const reader = await failing.signIn('person@people.example');
  const { status, body, headers } = await reader.post(PATH, { births: [OSLO] });
  expect([status, body.code, headers['retry-after']]).toEqual([503, 'place.unavailable', '5']);
  expect(body).not.toHaveProperty('fields');
});
