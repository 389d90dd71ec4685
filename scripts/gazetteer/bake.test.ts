import { expect, test } from 'vitest';
import { bareName, listAreas } from './areas.ts';
import { tellApart } from './districts.ts';
import { collectKeys, keysOf, usefulAlternates } from './keys.ts';
import { populationOf, rankOf } from './prominence.ts';
import type { SourcePlace } from './sources.ts';
import { chooseZone } from './zones.ts';

function place(over: Partial<SourcePlace> = {}): SourcePlace {
  return {
    id: 1,
    name: 'Halle',
    formerNames: [],
    alternates: [],
    latitude: 51.5,
    longitude: 12,
    featureCode: 'PPL',
    country: 'DE',
    region: 'DE.14',
    district: null,
    population: 20_000,
    zone: 'Europe/Berlin',
    ...over,
  };
}

const REGION_NAMES = new Map([
  ['DE.14', 'Saxony-Anhalt'],
  ['GB.ENG', 'England'],
  ['US.IL', 'Illinois'],
]);

test('drops machine transliterations', () => {
  const alternates = ['Halle', 'hale', "ul'm", 'mx s ko', 'Халле', 'Мосва', 'Halle a.d. Saale'];
  expect(usefulAlternates(place({ alternates }))).toEqual([
    'Halle',
    'Халле',
    'Мосва',
    'Halle a.d. Saale',
  ]);
});

test('indexes names, alternate names, codes and later words, each with its best kind', () => {
  const keys = keysOf(
    place({
      name: 'Halle (Saale)',
      formerNames: ['Halle an der Saale'],
      alternates: ['Halle (Saale)', 'HAJ', 'Галле'],
    }),
  );
  expect(Object.fromEntries(keys)).toEqual({
    'halle saale': 0,
    'halle an der saale': 0,
    halle: 0,
    haj: 2,
    галле: 1,
    saale: 3,
  });
});

test('does not index a part of a town under the town’s name', () => {
  const keys = keysOf(place({ name: 'Zürich (Kreis 3)', featureCode: 'PPLX' }));
  expect([...keys.keys()]).not.toContain('zurich');
});

test('sorts keys by bytes, with all their places', () => {
  const keys = collectKeys([
    place({ name: 'Äb', population: 0 }),
    place({ name: 'Ж', population: 0 }),
    place({ name: 'Ab', population: 0 }),
  ]);
  expect(keys).toEqual([
    ['ab', [0, 8]],
    ['ж', [4]],
  ]);
});

test('prominence includes fame and administrative rank', () => {
  const names = [
    'Genf',
    'Genève',
    'Ginevra',
    'Ginebra',
    'Женева',
    'ジュネーヴ',
    '日内瓦',
    'Cenevre',
  ];
  expect(rankOf(place({ alternates: names }))).toBeGreaterThan(rankOf(place()));
  const [part, town, seat, capital] = ['PPLX', 'PPL', 'PPLA', 'PPLC'].map((featureCode) =>
    rankOf(place({ featureCode })),
  );
  expect([part, town, seat, capital]).toEqual([-700, 0, 200, 300]);
});

test('seats of government get a population when the source has none', () => {
  expect(populationOf(place({ population: 0 }))).toBe(0);
  expect(populationOf(place({ population: 0, featureCode: 'PPLA2' }))).toBe(2000);
  expect(populationOf(place({ population: 7, featureCode: 'PPLA2' }))).toBe(7);
});

test('everyday names count as primary names, other alternate names do not', () => {
  const named = (name: string, alternates: string[], id = 1) => {
    const keys = keysOf(place({ id, name, alternates }));
    return alternates.map((alternate) => keys.get(alternate.toLowerCase()));
  };
  expect(named('Newcastle upon Tyne', ['Newcastle', 'Monkchester'])).toEqual([0, 1]);
  expect(named('Willard', ['Chicago'])).toEqual([1]);
  expect(named('Köln', ['Cologne', 'Colonia'], 2886242)).toEqual([0, 1]);
  expect(named('Los Angeles', ['LA', 'LAX'])).toEqual([2, 2]);
});

test.each([
  ['follows the map', 48.2, 16.37, 'Europe/Berlin', 'Europe/Vienna'],
  ['keeps its zone at sea', 40, -40, 'Atlantic/Azores', 'Atlantic/Azores'],
  ['keeps its zone where two meet in a town', 31.78, 35.235, 'Asia/Hebron', 'Asia/Hebron'],
  ['keeps its zone among several', 43.8, 87.6, 'Asia/Urumqi', 'Asia/Urumqi'],
])('a place %s', (_what, latitude, longitude, zone, chosen) => {
  expect(chooseZone(place({ latitude, longitude, zone })).zone).toBe(chosen);
});

test('disambiguates namesakes of a region by district, then by the nearest larger town', () => {
  const candidates = [
    place({ id: 1, district: 'Landkreis A' }),
    place({ id: 2, district: 'Landkreis B', latitude: 52.5 }),
    place({ id: 3, district: 'Landkreis B', latitude: 52.9 }),
    place({ id: 4, name: 'Southtown', population: 90_000, latitude: 52.4 }),
    place({ id: 5, name: 'Northtown', population: 90_000, latitude: 53 }),
  ].map((entry) => ({ place: entry, region: 'Saxony-Anhalt', country: 'Germany' }));
  expect(tellApart(candidates)).toEqual([
    'Landkreis A',
    'near Southtown',
    'near Northtown',
    '',
    '',
  ]);
});

test('does not qualify a city ten times as large as its namesakes', () => {
  const candidates = [place({ district: 'A', population: 200_000 }), place({ district: 'B' })].map(
    (entry) => ({ place: entry, region: 'Saxony-Anhalt', country: 'Germany' }),
  );
  expect(tellApart(candidates)).toEqual(['', 'B']);
});

test.each([
  ['Kent', 'Kent'],
  ['County Cork', 'Cork'],
  ['City and Borough of Leeds', 'Leeds'],
  ['Caerphilly County Borough', 'Caerphilly'],
  ['Provincia di Pisa', 'Pisa'],
  ['Département de la Drôme', 'Drôme'],
  ['Sangamon County', 'Sangamon'],
])('strips %s to %s', (division, bare) => {
  expect(bareName(division)).toBe(bare);
});

test('lists regions, then commonly used divisions, and countries for places without a region', () => {
  const kent = place({ country: 'GB', region: 'GB.ENG', district: 'Kent' });
  const halle = place({ district: 'Halle' });
  const nowhere = place({ region: null });
  const { areas, indexOf } = listAreas([kent, halle, nowhere], ['DE', 'GB'], REGION_NAMES);
  expect(areas.map(({ name, country, parent }) => [name, country, parent])).toEqual([
    ['', 0, undefined],
    ['Saxony-Anhalt', 0, undefined],
    ['England', 1, undefined],
    ['Kent', 1, 2],
  ]);
  expect([kent, halle, nowhere].map(indexOf)).toEqual([3, 1, 0]);
});
