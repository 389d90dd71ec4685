import { expect, test } from 'vitest';
import { findEntries } from './find.ts';
import { createLibrary } from './library.ts';

const { entries } = createLibrary([
  {
    slug: 'splenic-authority',
    title: 'Splenic authority',
    topics: [],
    about: { types: [], authorities: [], profiles: [] },
    confidence: 'high',
    sections: [{ title: 'When it applies', body: 'Text.' }],
  },
]);
const found = (query: string, limit = 5) =>
  findEntries(entries, query, limit).map(({ path }) => path.replace('/library/', ''));

test.each([
  ['26', 'gates/26'],
  ['gate 26', 'gates/26'],
  ['Gate26', undefined],
  ['26-44', 'channels/26-44'],
  ['44-26', 'channels/26-44'],
  ['26/44', 'channels/26-44'],
  ['5/1', 'profiles/5-1'],
  ['splenic', 'authorities/splenic'],
  ['solar plexus', 'centers/solar-plexus'],
  ['Sacral center', 'centers/sacral'],
  ['line 3', 'lines/3'],
  ['manifesting gen', 'types/manifesting-generator'],
  ['triple', 'definitions/triple-split'],
])('"%s" finds %s first', (query, first) => {
  expect(found(query)[0]).toBe(first);
});

test('a number also finds the channels it is part of, after its gate', () => {
  expect(found('34')).toEqual(['gates/34', 'channels/10-34', 'channels/20-34', 'channels/34-57']);
});

test('a number must fit as well as the words beside it', () => {
  expect(found('gate 99')).toEqual([]);
  expect(found('gate 26')).toEqual(['gates/26']);
});

test('a number is meant whole', () => {
  expect(found('2').every((path) => /(^|\D)2(\D|$)/.test(path))).toBe(true);
});

test('words of headlines are found, and every word must fit', () => {
  expect(found('stamp')).toEqual(['gates/1']);
  expect(found('stamp splenic')).toEqual([]);
});

test('nothing is found for a blank query, and no more than asked for', () => {
  expect(found('  ')).toEqual([]);
  expect(found('gate', 3)).toHaveLength(3);
});
