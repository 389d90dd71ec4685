import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlacesPort } from '#server/providers/places/port.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { failingPlaces, placesWith } from '#server/testing/places.ts';

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  person = await app.signIn('person@people.example');
});
afterAll(() => app[Symbol.asyncDispose]());

const suggest = (input: unknown) => person.post('/api/places/autocomplete', { input } as object);
const details = (placeId: unknown) => person.post('/api/places/details', { placeId } as object);

describe('suggesting places', () => {
  test('offers at most five, each distinguishable from its namesakes', async () => {
    const { status, body } = await suggest('Springfield');
    expect(status).toBe(200);
    expect(body.predictions.length).toBeGreaterThan(1);
    expect(body.predictions.length).toBeLessThanOrEqual(5);
    for (const prediction of body.predictions) {
      expect(Object.keys(prediction).toSorted()).toEqual([
        'description',
        'mainText',
        'placeId',
        'secondaryText',
      ]);
      expect(prediction.description).toContain(prediction.mainText);
    }
    const texts = body.predictions.map(({ description }: { description: string }) => description);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test.each(['lisbo', 'lisbon', ' Lisbon ', 'LISBOA', 'Lisbon, Portugal'])(
    'finds Lisbon by %j',
    async (input) => {
      const { body } = await suggest(input);
      expect(body.predictions[0]).toMatchObject({ mainText: expect.stringMatching(/^Lisb/) });
    },
  );

  test.each(['L', 'Li', '  a ', '12'])('offers nothing for input as short as %j', async (input) => {
    const { status, body } = await suggest(input);
    expect(status).toBe(200);
    expect(body).toEqual({ predictions: [] });
  });

  test('accepts two characters of a script that needs no more', async () => {
    const { body } = await suggest('東京');
    expect(body.predictions.length).toBeGreaterThan(0);
  });

  test.each([
    'qwxyzzy',
    '%%%',
    '___',
    "'; drop table users; --",
    '()*+?[\\',
    '🙂🙂🙂',
    'x'.repeat(200),
  ])('offers nothing for %.30j, without an error', async (input) => {
    const { status, body } = await suggest(input);
    expect(status).toBe(200);
    expect(body.predictions).toEqual([]);
  });

  test.each(['', '   ', 'x'.repeat(201), 7, null, undefined, ['Lisbon'], { $regex: '.*' }])(
    'refuses %.30j, naming the field',
    async (input) => {
      const { status, body } = await suggest(input);
      expect(status).toBe(400);
      expect(Object.keys(body.fields)).toEqual(['input']);
    },
  );
});

describe('the details of a place', () => {
  test('are its coordinates and its zone', async () => {
    const { body } = await suggest('Lisbon, Portugal');
    const { placeId } = body.predictions[0];
    const answer = await details(placeId);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      placeId,
      formattedAddress: expect.stringContaining('Lisb'),
      latitude: expect.closeTo(38.72, 1),
      longitude: expect.closeTo(-9.14, 1),
      timeZones: ['Europe/Lisbon'],
    });
  });

  test('name both zones where two local times are in use', async () => {
    const { body } = await suggest('Ürümqi');
    const answer = await details(body.predictions[0].placeId);
    expect(answer.body.timeZones.toSorted()).toEqual(['Asia/Shanghai', 'Asia/Urumqi']);
  });

  test.each([
    'no-such-place',
    '-1',
    '99999999999',
    '__proto__',
    'constructor',
    '../..',
    'x'.repeat(300),
  ])('of the unknown id %.30j are refused in plain words', async (placeId) => {
    const { status, body } = await details(placeId);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'place.unknown',
      fields: { birthPlace: expect.stringContaining('couldn’t find this place') },
    });
  });

  test.each(['', 'x'.repeat(301), 7, null, undefined, ['x']])(
    'refuse %.30j, naming the field',
    async (placeId) => {
      const { status, body } = await details(placeId);
      expect(status).toBe(400);
      expect(Object.keys(body.fields)).toEqual(['placeId']);
    },
  );
});

describe('a failing provider', () => {
  const faults = [
    'timeout',
    'network',
    'server',
    'refused',
    'over_limit',
    'bad_answer',
    'circuit_open',
  ];

  test.each(faults)('(%s) is a 503 that says what to do and hides the cause', async (fault) => {
    current = failingPlaces(fault as 'timeout', 'STATUS_OF_THE_VENDOR');
    for (const [path, body] of [
      ['autocomplete', { input: 'Lisbon' }],
      ['details', { placeId: 'x' }],
    ] as const) {
      const answer = await lamePerson.post(`/api/places/${path}`, body);
      expect(answer.status).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.body).toMatchObject({
        code: 'place.unavailable',
        message: 'Place search isn’t responding. Please try again in a moment.',
      });
      expect(answer.text).not.toContain('VENDOR');
    }
  });

  let lame: TestApp;
  let lamePerson: SignedIn;
  let current: PlacesPort;
  beforeAll(async () => {
    lame = await startTestApp({
      providers: {
        places: placesWith({
          suggest: (...args) => current.suggest(...args),
          details: (...args) => current.details(...args),
        }),
      },
    });
    lamePerson = await lame.signIn('person@people.example');
  });
  afterAll(() => lame[Symbol.asyncDispose]());

  test('is not called for input that is too short', async () => {
    const asked: string[] = [];
    current = placesWith({
      suggest: async (input) => {
        asked.push(input);
        return [];
      },
    });
    await lamePerson.post('/api/places/autocomplete', { input: ' Li ' });
    expect(asked).toEqual([]);
    await lamePerson.post('/api/places/autocomplete', { input: ' Lis ' });
    expect(asked).toEqual(['Lis']);
  });

  test('returns only the contract’s fields of a place', async () => {
    current = placesWith({
      suggest: async () => [
        {
          placeId: '1',
          description: 'Lisbon, Portugal',
          mainText: 'Lisbon',
          secondaryText: 'Portugal',
          matchesName: true,
        },
      ],
    });
    const { body } = await lamePerson.post('/api/places/autocomplete', { input: 'Lisbon' });
    expect(body.predictions[0]).not.toHaveProperty('matchesName');
  });
});

test('places require a sign-in', async () => {
  for (const [path, body] of [
    ['autocomplete', { input: 'Lisbon' }],
    ['details', { placeId: '1' }],
  ] as const) {
    const answer = await app.anonymous.post(`/api/places/${path}`, body);
    expect(answer.status).toBe(401);
    expect(answer.body.code).toBe('auth.required');
  }
});
