import { expect, test } from 'vitest';
import { bareName, listAreas } from './areas.ts';
import { tellApart } from './districts.ts';
import { collectKeys, keysOf, usefulAlternates } from './keys.ts';
import { prominenceOf } from './prominence.ts';
import type { SourcePlace } from './sources.ts';

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

test('machine transliterations are no names', () => {
  const alternates = ['Halle', 'hale', "ul'm", 'mx s ko', 'Халле', 'Мосва', 'Halle a.d. Saale'];
  expect(usefulAlternates(place({ alternates }))).toEqual([
    'Halle',
    'Халле',
    'Мосва',
    'Halle a.d. Saale',
  ]);
});

test('a place is found by names, other names, codes and later words, each as its best kind', () => {
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
    halle: 1,
    haj: 2,
    галле: 1,
    saale: 3,
  });
});

test('a part of a town does not go by the name of the town', () => {
  const keys = keysOf(place({ name: 'Zürich (Kreis 3)', featureCode: 'PPLX' }));
  expect([...keys.keys()]).not.toContain('zurich');
});

test('keys stand in the order of their bytes, with all their places', () => {
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

test('fame and rank count besides size', () => {
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
  expect(prominenceOf(place({ alternates: names }))).toBeGreaterThan(prominenceOf(place()));
  expect(prominenceOf(place({ featureCode: 'PPLC' }))).toBeGreaterThan(prominenceOf(place()));
  expect(prominenceOf(place({ featureCode: 'PPLX' }))).toBeLessThan(prominenceOf(place()));
  expect(prominenceOf(place({ population: 0 }))).toBeLessThan(prominenceOf(place()));
});

test('namesakes of a region are told apart by district, then by the nearest larger town', () => {
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

test('a city ten times as large as its namesakes needs no addition', () => {
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
])('the bare name of %s is %s', (division, bare) => {
  expect(bareName(division)).toBe(bare);
});

test('areas are regions, then the divisions people name, and countries for places without', () => {
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
