import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teamAccounts } from '#server/platform/db/schema/accounts.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import type { ErrorChoice } from '#shared/contract/errors.ts';
import { openAccount } from '../accounts/service.ts';

let app: TestApp;
let person: SignedIn;
let accountId: string;
beforeAll(async () => {
  app = await startTestApp();
  person = await app.signIn('person@people.example');
  const owner = { userId: person.actor.id, role: 'account_admin' as const };
  const { db } = app.services.database;
  accountId = await openAccount(db, 'Northwind', [owner]);
  await db.update(teamAccounts).set({ teamLimit: 10 }).where(eq(teamAccounts.id, accountId));
});
afterAll(() => app[Symbol.asyncDispose]());

const CHARTS = '/api/individual/charts';
const BIRTH = { name: 'Ada', birthDate: '1980-06-14', birthTime: '14:25' };
const OSLO = { ...BIRTH, name: 'Ola', birthPlace: 'Oslo' };

type PlaceChoice = Extract<ErrorChoice, { kind: 'place' }>;

const draw = (input: object) => person.post(`${CHARTS}/preview`, { ...BIRTH, ...input });

async function drawn(input: object) {
  const { status, body } = await draw(input);
  expect({ status, body }).toMatchObject({ status: 200 });
  return (await person.get(`${CHARTS}/${body.chartId}`)).body;
}

async function choicesOf(input: object): Promise<PlaceChoice[]> {
  const { status, body } = await draw(input);
  expect({ status, body }).toMatchObject({ status: 422, body: { code: 'place.ambiguous' } });
  return body.choices;
}

describe('a name shared by places with different clocks', () => {
  test('is refused with the places to choose from', async () => {
    const { status, body } = await draw({ birthPlace: 'Newcastle' });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'place.ambiguous',
      message: 'Several places share this name. Choose the one you mean.',
      fields: { birthPlace: expect.stringContaining('Several places') },
    });
    expect(body.choices.length).toBeLessThanOrEqual(6);
    expect(body.choices).toEqual(
      expect.arrayContaining([
        {
          kind: 'place',
          placeId: 'geonames:2155472',
          description: 'Newcastle, New South Wales, Australia',
          timeZone: 'Australia/Sydney',
          readings: [{ fold: 0, utc: '1980-06-14T04:25:00.000Z' }],
        },
        expect.objectContaining({ description: 'Newcastle, KwaZulu-Natal, South Africa' }),
        expect.objectContaining({ description: 'Newcastle upon Tyne, England, United Kingdom' }),
      ]),
    );
  });

  test.each(['Newcastle', 'Springfield', 'Victoria', 'Birmingham', 'Cham', 'Paris'])(
    'is resolved by any of the choices for %s',
    async (birthPlace) => {
      for (const choice of await choicesOf({ birthPlace })) {
        const { placeId, timeZone, readings, description } = choice;
        const chart = await drawn({ birthPlace, placeId });
        expect(chart).toMatchObject({ birthPlace, timeZone, birthUtc: readings[0]?.utc });
        expect(chart.provenance.resolvedPlace).toBe(description);
      }
    },
  );

  test.each([
    ['Newcastle, Australia', 'Australia/Sydney'],
    ['Newcastle, South Africa', 'Africa/Johannesburg'],
    ['Newcastle upon Tyne', 'Europe/London'],
    ['Newcastle, England', 'Europe/London'],
    ['Newcastle WA', 'America/Los_Angeles'],
    ['Springfield, Oregon', 'America/Los_Angeles'],
    ['Springfield IL', 'America/Chicago'],
    ['Victoria, BC', 'America/Vancouver'],
  ])('is narrowed by region or country: %s', async (birthPlace, timeZone) => {
    expect(await drawn({ birthPlace })).toMatchObject({ timeZone });
  });

  test.each([
    [{ timeZone: 'Europe/London' }, 'Newcastle upon Tyne, England, United Kingdom'],
    [{ timeZone: 'Africa/Johannesburg' }, 'Newcastle, KwaZulu-Natal, South Africa'],
    [{ utcOffsetSeconds: 3600 }, 'Newcastle, New South Wales, Australia'],
    [{ latitude: 54.97, longitude: -1.61 }, 'Newcastle'],
  ])('is not ambiguous together with %j', async (stated, resolvedPlace) => {
    const chart = await drawn({ birthPlace: 'Newcastle', ...stated });
    expect(chart.provenance.resolvedPlace).toBe(resolvedPlace);
  });

  test('is not ambiguous where one place has nearly all of the population', async () => {
    expect(await drawn({ birthPlace: 'Tokyo' })).toMatchObject({
      timeZone: 'Asia/Tokyo',
      provenance: { resolvedPlace: 'Tokyo, Japan' },
    });
  });

  test('is not ambiguous where all places had the same clock', async () => {
    const chart = await drawn({ birthPlace: 'Neustadt' });
    expect(chart.timeZone).toBe('Europe/Berlin');
  });

  test('is compared at noon while the time is unknown, and says so', async () => {
    const { body } = await draw({ birthPlace: 'Newcastle', birthTime: null });
    expect(body.message).toContain('at noon');
    const [{ readings }] = body.choices;
    expect(readings).toEqual([{ fold: 0, utc: '1980-06-14T02:00:00.000Z' }]);
  });

  test('offers both instants of a place whose clocks went back that night', async () => {
    const twice = { birthDate: '1987-10-25', birthTime: '01:30', birthPlace: 'Springfield' };
    const [first] = await choicesOf(twice);
    expect(first?.readings).toEqual([
      { fold: 0, utc: '1987-10-25T06:30:00.000Z' },
      { fold: 1, utc: '1987-10-25T07:30:00.000Z' },
    ]);
    for (const { fold, utc } of first?.readings ?? []) {
      const chart = await drawn({ ...twice, placeId: first?.placeId, fold });
      expect(chart).toMatchObject({ birthUtc: utc, timeZone: first?.timeZone });
    }
  });

  test('offers a place whose clocks skipped the time without an instant', async () => {
    const gap = { birthDate: '1987-04-05', birthTime: '02:30', birthPlace: 'Newcastle' };
    const choices = await choicesOf(gap);
    const washington = choices.find(({ timeZone }) => timeZone === 'America/Los_Angeles');
    expect(washington?.readings).toEqual([]);
    const { body } = await draw({ ...gap, placeId: washington?.placeId });
    expect(body.code).toBe('birth.time_nonexistent');
  });
});

describe('a correction', () => {
  test('to a shared name asks the same question, and accepts the answer', async () => {
    const { id } = await drawn({ birthPlace: 'Oslo' });
    const asked = await person.patch(`${CHARTS}/${id}`, { birthPlace: 'Newcastle' });
    expect([asked.status, asked.body.code]).toEqual([422, 'place.ambiguous']);
    const [, second] = asked.body.choices;
    const corrected = await person.patch(`${CHARTS}/${id}`, {
      birthPlace: 'Newcastle',
      placeId: second.placeId,
    });
    expect(corrected.body).toMatchObject({
      birthUtc: second.readings[0].utc,
      provenance: { resolvedPlace: second.description },
    });
  });

  test('of the time alone asks nothing about a resolved place', async () => {
    const choices = await choicesOf({ birthPlace: 'Newcastle' });
    const chart = await drawn({ birthPlace: 'Newcastle', placeId: choices[1]?.placeId });
    const { status, body } = await person.patch(`${CHARTS}/${chart.id}`, { birthTime: '15:00' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ timeZone: chart.timeZone, birthPlace: 'Newcastle' });
  });
});

describe('a team with a shared place name', () => {
  const analyze = (people: object) =>
    person.post('/api/team/analyze', {
      teamName: randomUUID(),
      teamAccountId: accountId,
      ...people,
    });
  const NEWCASTLE = { ...BIRTH, birthPlace: 'Newcastle' };
  const inForm = ({ birthDate, birthPlace, ...rest }: typeof NEWCASTLE) => {
    return { ...rest, birthDateISO: birthDate, place: birthPlace };
  };

  test('from a file gets a question for each row', async () => {
    const victoria = { ...BIRTH, name: 'Vic', birthPlace: 'Victoria' };
    const { status, body } = await analyze({ members: [OSLO, NEWCASTLE, victoria] });
    expect([status, body.code]).toEqual([422, 'place.ambiguous']);
    expect(Object.keys(body.fields)).toEqual(['members.1.birthPlace', 'members.2.birthPlace']);
    const fields = body.choices.map(({ field }: { field: string }) => field);
    expect(new Set(fields)).toEqual(new Set(['members.1.birthPlace', 'members.2.birthPlace']));
  });

  test('from the form gets it at the form’s field', async () => {
    const { body } = await analyze({ people: [inForm(OSLO), inForm(NEWCASTLE)] });
    expect(body.code).toBe('place.ambiguous');
    expect(Object.keys(body.fields)).toEqual(['people.1.place']);
    expect(body.choices[0]).toMatchObject({ kind: 'place', field: 'people.1.place' });
  });

  test('is accepted with the chosen places', async () => {
    const { body } = await analyze({ members: [OSLO, NEWCASTLE] });
    const [{ placeId }] = body.choices;
    const placed = await analyze({ members: [OSLO, { ...NEWCASTLE, placeId }] });
    expect(placed.status).toBe(200);
    const form = await analyze({ people: [inForm(OSLO), { ...inForm(NEWCASTLE), placeId }] });
    expect(form.status).toBe(200);
  });

  test('names the row whose chosen place does not match its text', async () => {
    const { body } = await analyze({
      members: [OSLO, { ...NEWCASTLE, placeId: 'geonames:2911298' }],
    });
    expect(body).toMatchObject({
      code: 'place.unknown',
      fields: { 'members.1.birthPlace': expect.stringContaining('Choose it again') },
    });
  });
});

test('a database outage while choosing is a 503 that asks to retry', async () => {
  await using failing = await startTestApp();
  const chooser = await failing.signIn('person@people.example');
  const birth = { ...BIRTH, birthPlace: 'Newcastle' };
  const { body } = await chooser.post(`${CHARTS}/preview`, birth);
  const { db } = failing.services.database;
  await db.execute(
    sql`create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'gone' using errcode = '57P01'; end $$`,
  );
  await db.execute(
    sql`create trigger refuse before insert on individual_charts execute function refuse()`,
  );
  const chosen = { ...birth, placeId: body.choices[0].placeId };
  const { status, headers } = await chooser.post(`${CHARTS}/preview`, chosen);
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  await db.execute(sql`drop trigger refuse on individual_charts`);
  expect((await chooser.post(`${CHARTS}/preview`, chosen)).status).toBe(200);
});

describe('a chosen place', () => {
  const HAMBURG = 'geonames:2911298';

  test.each(['Hamburg', 'Hamburg, Germany', 'hamburg', 'Hamburgo', 'Germany'])(
    'beside the text %j',
    async (birthPlace) => {
      const { status, body } = await draw({ birthPlace, placeId: HAMBURG });
      const isMeant = birthPlace !== 'Germany';
      expect([birthPlace, status]).toEqual([birthPlace, isMeant ? 200 : 422]);
      if (!isMeant) expect(body.fields.birthPlace).toContain('Choose it again');
    },
  );

  test.each([{}, { timeZone: 'Europe/Berlin' }, { utcOffsetSeconds: 3600 }])(
    'that does not match the text is refused at the place, with %j too',
    async (stated) => {
      const { status, body } = await draw({
        birthPlace: 'Newcastle',
        placeId: HAMBURG,
        ...stated,
      });
      expect(status).toBe(422);
      expect(body).toMatchObject({
        code: 'place.unknown',
        fields: {
          birthPlace: 'This isn’t the place you chose from the list. Choose it again.',
        },
      });
    },
  );
});

describe('a text that is not a town', () => {
  test.each(['Texas', 'Ontario, Canada', 'Bavaria', 'New South Wales'])(
    'but a region is refused as such: %s',
    async (birthPlace) => {
      const { status, body } = await draw({ birthPlace });
      expect(status).toBe(422);
      expect(body.message).toBe(
        'This is a country or a region. Enter the town or city, then the country.',
      );
    },
  );

  test.each(['Jordan', 'California', 'Lebanon'])(
    'but a country with a namesake town is asked about: %s',
    async (birthPlace) => {
      const { body } = await draw({ birthPlace });
      expect(body).toMatchObject({
        code: 'place.ambiguous',
        message: expect.stringContaining('country or region'),
      });
      expect(body.choices.length).toBeGreaterThan(0);
    },
  );

  test.each(['Mexico', 'Singapore', 'Luxembourg', 'Panama'])(
    'but a country with a capital of that name needs no question: %s',
    async (birthPlace) => {
      await drawn({ birthPlace });
    },
  );

  test.each([
    ['spaces', '   ', 400],
    ['500 characters', 'x'.repeat(500), 400],
    ['control characters', 'Oslo\u0007', 400],
    ['emoji', '🏠🏥', 422],
    ['a postal code', '90210', 422],
    ['an airport', 'SFO', 422],
    ['two places', 'Berlin / Paris', 422],
    ['two places', 'Oslo and Bergen', 422],
    ['255 characters', 'Oslo '.repeat(51).trim(), 422],
    ['regular expressions', '(a+)+$', 422],
    ['prototypes', '__proto__', 422],
  ])('but %s gets a clear answer', async (_what, birthPlace, expected) => {
    const { status, body } = await draw({ birthPlace });
    expect([birthPlace, status]).toEqual([birthPlace, expected]);
    expect(body.fields.birthPlace).toMatch(/\w/);
  });
});
