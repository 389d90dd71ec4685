import { expect, test } from 'vitest';
import { pentaPeopleOf } from './people.ts';

const initialsOf = (...names: string[]) =>
  pentaPeopleOf(names.map((name, index) => ({ id: String(index), name }))).map(
    ({ initials }) => initials,
  );

test('initials are those of the first and the last word', () => {
  expect(initialsOf('Ana Müller', 'Ben van der Berg', 'Cher', '  Ødegård  ')).toEqual([
    'AM',
    'BB',
    'CH',
    'ØD',
  ]);
});

test('no two members have the same initials', () => {
  expect(initialsOf('Ana Müller', 'Ben Okafor', 'Ana Moreno')).toEqual(['A1', 'BO', 'A3']);
});

test('names of other scripts and empty ones have initials, too', () => {
  expect(initialsOf('李 明', '👩🏽‍💻', '')).toEqual(['李明', '👩🏽', '?']);
});
