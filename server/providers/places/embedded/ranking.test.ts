import { expect, test } from 'vitest';
import { encodeIndex } from './index-encode.ts';
import { decodeIndex, KEY_KIND } from './index-format.ts';
import { rank } from './ranking.ts';

/** Places without an area of their own, each under one key; keys are in their order. */
async function indexOf(places: readonly { key: string; place: number; population: number }[]) {
  const inOrder = places.toSorted((a, b) => a.place - b.place);
  return decodeIndex(
    encodeIndex({
      tables: {
        countries: ['Peru'],
        areas: [{ name: '', country: 0 }],
        zones: ['America/Lima'],
        districts: [''],
        qualifiers: [],
      },
      places: inOrder.map(({ key, place, population }) => ({
        id: place + 1,
        name: key,
        latE5: 0,
        lonE5: 0,
        population,
        rank: 0,
        area: 0,
        zone: 0,
        district: 0,
      })),
      keys: places.map(({ key, place }) => [key, [(place << 2) | KEY_KIND.name]]),
    }),
  );
}
const OPEN = { key: 'li', isRespelt: false, isOpen: true, where: null };

test.each([
  ['of equal weight stand in the order of the index, whatever their names', [1000, 1000, 1000], 5],
  ['of equal weight are cut off in the order of the index', [1000, 1000, 1000], 2],
  ['stand by their weight first', [1000, 2000, 1000], 5],
])('places %s', async (_, [first = 0, second = 0, third = 0], limit) => {
  const index = await indexOf([
    { key: 'lia', place: 2, population: third },
    { key: 'lib', place: 0, population: first },
    { key: 'lic', place: 1, population: second },
  ]);
  const expected = second > first ? [1, 0, 2] : [0, 1, 2];
  expect(rank(index, [OPEN], limit, 'li').map(({ place }) => place)).toEqual(
    expected.slice(0, limit),
  );
});
