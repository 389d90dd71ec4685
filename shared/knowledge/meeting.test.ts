import { expect, test } from 'vitest';
import { AUTHORITY_NAMES } from '../engine/authority.ts';
import { pentaOf } from '../engine/penta/penta.ts';
import { PENTA_GATES } from '../engine/penta-matrix.ts';
import { decisionOrder, roomOf } from './meeting.ts';

const PEOPLE = [
  { id: 'Pia', gates: [5, 29] },
  { id: 'Grace', gates: [8, 14] },
  { id: 'Mei', gates: [7, 1, 13, 15] },
  { id: 'Jonas', gates: [31, 5, 29] },
  { id: 'Ines', gates: [8, 5] },
] as const;
const ids = PEOPLE.map(({ id }) => id);

test('a room of three or more covers what their Penta covers', () => {
  for (let bits = 0; bits < 2 ** PEOPLE.length; bits += 1) {
    const present = PEOPLE.filter((_, index) => bits & (1 << index));
    const penta = pentaOf(present.map(({ id, gates }) => ({ id, activeGates: gates })));
    if (penta.kind !== 'penta') continue;
    const room = roomOf(
      PEOPLE,
      present.map(({ id }) => id),
    );
    const { gates, channels } = penta.penta.coverage;
    expect([room.covered.length, room.channels]).toEqual([gates, channels]);
    expect([...room.covered, ...room.missing].toSorted()).toEqual(PENTA_GATES.toSorted());
  }
});

test('names who would add what, the most first, and nobody who would add nothing', () => {
  expect(roomOf(PEOPLE, ['Pia', 'Ines']).toAdd).toEqual([
    { id: 'Mei', adds: [7, 1, 13, 15] },
    { id: 'Grace', adds: [14] },
    { id: 'Jonas', adds: [31] },
  ]);
  expect(roomOf(PEOPLE, ['Mei', 'Jonas', 'Ines']).toAdd).toEqual([{ id: 'Grace', adds: [14] }]);
  expect(roomOf(PEOPLE, ids).toAdd).toEqual([]);
});

test('asks those first who can answer now, and last those who don’t say how they decide', () => {
  const turns = decisionOrder([
    { id: 'silent', authority: null },
    ...AUTHORITY_NAMES.map((authority) => ({ id: authority, authority })),
  ]);
  expect(turns.map(({ tempo }) => tempo)).toEqual([
    ...['now', 'now', 'now', 'now', 'aloud', 'aloud', 'later', 'later'],
    null,
  ]);
  expect(turns.at(-1)).toMatchObject({ id: 'silent', how: 'ask how they’d like to decide' });
});
