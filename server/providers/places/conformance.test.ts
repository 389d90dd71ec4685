import { afterAll, describe, expect, test } from 'vitest';
import { createGazetteer } from './embedded/gazetteer.ts';
import { createGoogleLegacy } from './google-legacy.ts';
import { createGoogleNew } from './google-new.ts';
import type { PlacesPort } from './port.ts';
import { STUB_KEY, startGoogleStub } from './testing/google-stub.ts';

const gazetteer = createGazetteer();
await gazetteer.warm();
const stub = await startGoogleStub(gazetteer);
afterAll(() => stub[Symbol.asyncDispose]());

const { signal } = new AbortController();
const atStub = { apiKey: STUB_KEY, baseUrl: stub.baseUrl };

interface Subject {
  readonly name: string;
  readonly places: PlacesPort;
}

const SUBJECTS: readonly Subject[] = [
  { name: 'the gazetteer', places: gazetteer },
  { name: 'the older Google service at the stub', places: createGoogleLegacy(atStub) },
  { name: 'Google Places (New) at the stub', places: createGoogleNew(atStub) },
];

// biome-ignore lint/style/noProcessEnv: the real service needs a key.
const realKey = process.env['GOOGLE_PLACES_API_KEY'];
const REAL: readonly Subject[] =
  realKey === undefined || realKey === ''
    ? []
    : [
        { name: 'the older Google service', places: createGoogleLegacy({ apiKey: realKey }) },
        { name: 'Google Places (New)', places: createGoogleNew({ apiKey: realKey }) },
      ];

describe.skipIf(REAL.length > 0)('real Google', () => {
  test.skip('runs only when GOOGLE_PLACES_API_KEY is set', () => {});
});

async function firstOf(places: PlacesPort, input: string) {
  const [first] = await places.suggest(input, signal);
  if (first === undefined) throw new Error(`Nothing was suggested for ${input}.`);
  return first;
}

describe.each([...SUBJECTS, ...REAL])('$name', ({ places }) => {
  test.each([
    ['Paris', 'Paris', 'France'],
    ['San Francisco', 'San Francisco', 'United States|USA'],
    ['Springfield, IL', 'Springfield', 'United States|USA'],
    ['London', 'London', 'United Kingdom|UK'],
  ])('suggests the best-known place for %s first', async (input, mainText, country) => {
    const first = await firstOf(places, input);
    expect(first.mainText).toBe(mainText);
    expect(first.secondaryText).toMatch(new RegExp(`(${country})$`));
    expect(first.description).toBe(`${first.mainText}, ${first.secondaryText}`);
    expect(first.placeId).not.toBe('');
    expect(first.matchesName).toBe(true);
  });

  test('suggests places for the beginning of a name', async () => {
    const first = await firstOf(places, 'San Fran');
    expect(first.mainText).toBe('San Francisco');
    expect(first.matchesName).toBe(false);
  });

  test('suggests at most five places with distinct descriptions', async () => {
    const suggestions = await places.suggest('Springfield', signal);
    expect(suggestions.length).toBeGreaterThan(1);
    expect(suggestions.length).toBeLessThanOrEqual(5);
    expect(new Set(suggestions.map(({ description }) => description)).size).toBe(
      suggestions.length,
    );
  });

  test.each(['asdfqwer', 'Xyzzyville', '   ', '👍👍👍', '\u0000\u001b[31m', '.*+?^$[]{}()|\\'])(
    'suggests nothing for %j',
    async (input) => {
      expect(await places.suggest(input, signal)).toEqual([]);
    },
  );

  test('gives a suggested place’s coordinates and time zone', async () => {
    const first = await firstOf(places, 'San Francisco, California');
    const details = await places.details(first.placeId, signal);
    expect(details?.placeId).toBe(first.placeId);
    expect(details?.formattedAddress).toMatch(/^San Francisco, (California|CA)/);
    expect(details?.latitude).toBeCloseTo(37.77, 1);
    expect(details?.longitude).toBeCloseTo(-122.42, 1);
    expect(details?.timeZones).toEqual(['America/Los_Angeles']);
  });

  test('gives both zones of a place where time zones are disputed', async () => {
    const first = await firstOf(places, 'Ürümqi');
    const details = await places.details(first.placeId, signal);
    expect(details?.timeZones.toSorted()).toEqual(['Asia/Shanghai', 'Asia/Urumqi']);
  });

  test.each([
    'geonames:999999999',
    'ChIJnosuchplace',
    'no such place',
    '..',
    '../../etc/passwd',
    '%00',
    '\ud83d',
  ])('finds no place for the id %j', async (placeId) => {
    expect(await places.details(placeId, signal)).toBeNull();
  });

  test.each([
    ['half a surrogate pair', 'Ulm \ud83d'],
    ['200 letters', 'u'.repeat(200)],
    ['control characters', 'Ulm\u0000\r\nX-Injected: 1'],
    ['marks of addresses', 'Ulm&key=other#?/../%2e'],
  ])('copes with %s in an input', async (_what, input) => {
    expect((await places.suggest(input, signal)).length).toBeLessThanOrEqual(5);
  });

  test('accepts a billing session', async () => {
    const session = '0c9a2f5e-7d1b-4a39-9f21-1d2c3b4a5f60';
    const [first] = await places.suggest('Ulm', signal, session);
    const details = await places.details(first?.placeId ?? '', signal, session);
    expect(details?.timeZones).toEqual(['Europe/Berlin']);
  });

  test('rejects with the caller’s abort reason', async () => {
    const reason = new Error('The request is gone.');
    const gone = AbortSignal.abort(reason);
    await expect(places.suggest('Paris', gone)).rejects.toBe(reason);
    await expect(places.details('geonames:2988507', gone)).rejects.toBe(reason);
    await expect(places.namesakes('Paris', gone)).rejects.toBe(reason);
  });

  test('finds all places with the given name, best-known first', async () => {
    const { places: found } = await places.namesakes('Paris', signal);
    expect(found[0]).toMatchObject({ timeZone: 'Europe/Paris' });
    expect(found[0]?.longitude).toBeCloseTo(2.35, 1);
    expect(found.map(({ timeZone }) => timeZone)).toContain('America/Chicago');
    for (const { placeId, description } of found) {
      expect(description).toMatch(/, /);
      expect(await places.details(placeId, signal)).not.toBeNull();
    }
  });

  test('narrows a name to the region or country that follows it', async () => {
    const { places: found } = await places.namesakes('Paris, Texas', signal);
    expect(found.map(({ timeZone }) => timeZone)).toEqual(['America/Chicago']);
  });

  test.each(['asdfqwer', 'Xyzzyville', 'San Fran', '', 'Paris, Foobar'])(
    'finds no place for a text that names none: %j',
    async (text) => {
      expect((await places.namesakes(text, signal)).places).toEqual([]);
    },
  );

  test('recognizes each suggestion’s description as naming its place', async () => {
    for (const input of ['Hamburg', 'Springfield', 'München', 'Halle', 'San José']) {
      for (const { placeId, description } of await places.suggest(input, signal)) {
        const details = await places.details(placeId, signal);
        const isMeant = details !== null && (await places.names(details, description, signal));
        expect([description, isMeant]).toEqual([description, true]);
      }
    }
  });

  test.each([
    ['Hamburg', true],
    ['hamburg,germany', true],
    ['HAMBURG', true],
    ['Hamburgo', true],
    ['Bremen, Germany', false],
    ['Hamburg, New York', false],
    ['', false],
    ['asdfqwer', false],
  ])('decides whether %j can mean Hamburg in Germany: %s', async (text, expected) => {
    const { placeId } = await firstOf(places, 'Hamburg, Germany');
    const details = await places.details(placeId, signal);
    expect(details && (await places.names(details, text, signal))).toBe(expected);
  });
});
