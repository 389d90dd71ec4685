import { expect, test } from 'vitest';
import { encodeIndex } from './index-encode.ts';
import { decodeIndex, type GazetteerSource } from './index-format.ts';
import { keysWithPrefix } from './key-range.ts';

const SOURCE: GazetteerSource = {
  tables: {
    countries: ['Germany', 'Peru'],
    areas: [
      { name: 'Bavaria', country: 0 },
      { name: '', country: 1 },
      { name: 'Upper Bavaria', country: 0, parent: 0 },
    ],
    zones: ['America/Lima', 'Europe/Berlin'],
    districts: ['', 'near Ulm'],
    qualifiers: [
      ['bayern', [0], 1],
      ['peru', [~1], 1],
    ],
  },
  places: [
    {
      id: 2867714,
      name: 'München',
      latE5: 4_813_743,
      lonE5: 1_157_549,
      population: 1_260_391,
      rank: 602,
      area: 2,
      zone: 1,
      district: 0,
    },
    {
      id: 3936456,
      name: 'Lima',
      latE5: -1_204_318,
      lonE5: -7_702_824,
      population: 0,
      rank: -700,
      area: 1,
      zone: 0,
      district: 1,
    },
  ],
  keys: [
    ['lima', [4]],
    ['limà', [4, 9]],
    ['munchen', [0]],
    ['münchen', [1]],
    ['ミュンヘン', [1]],
  ],
};

test('an index survives encoding and decoding', async () => {
  const index = await decodeIndex(encodeIndex(SOURCE));
  expect(index.tables).toEqual(SOURCE.tables);
  expect([...index.ids]).toEqual([2867714, 3936456]);
  expect([...index.latE5]).toEqual([4_813_743, -1_204_318]);
  expect([...index.lonE5]).toEqual([1_157_549, -7_702_824]);
  expect([...index.population]).toEqual([1_260_391, 0]);
  // log10 of the population is 6.1005; an unknown population counts as 500.
  expect([...index.prominence]).toEqual([6101 + 602, 2699 - 700]);
  expect([...index.area]).toEqual([2, 1]);
  expect([...index.zone]).toEqual([1, 0]);
  expect([...index.district]).toEqual([0, 1]);
  expect(index.names.toString('utf8', index.nameOffsets[0], index.nameOffsets[1])).toBe('München');
  expect([...index.postings]).toEqual([4, 4, 9, 0, 1, 1]);
  const keys = SOURCE.keys.map((_, i) =>
    index.keys.toString('utf8', index.keyOffsets[i], index.keyOffsets[i + 1]),
  );
  expect(keys).toEqual(SOURCE.keys.map(([key]) => key));
});

test('encoding is deterministic', () => {
  expect(encodeIndex(SOURCE).equals(encodeIndex(SOURCE))).toBe(true);
});

test.each([
  ['lim', 0, 2, false],
  ['lima', 0, 1, true],
  ['m', 2, 4, false],
  ['münchen', 3, 4, true],
  ['ミュ', 4, 5, false],
  ['a', 0, 0, false],
  ['lz', 2, 2, false],
  ['munchener', 3, 3, false],
])('finds the keys that begin with %j', async (prefix, start, end, startsWithWhole) => {
  const index = await decodeIndex(encodeIndex(SOURCE));
  expect(keysWithPrefix(index, prefix)).toEqual({ start, end, startsWithWhole });
});

test('rejects a file of another format', async () => {
  await expect(decodeIndex(Buffer.from('no index'))).rejects.toThrow();
});
