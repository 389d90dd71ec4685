import { expect, test } from 'vitest';
import { pentaPeopleOf } from './people.ts';

const initialsOf = (...names: string[]) =>
  pentaPeopleOf(names.map((name, index) => ({ id: String(index), name }))).map(
    ({ initials }) => initials,
  );

test('takes initials from the first and the last word', () => {
  expect(initialsOf('Ana Müller', 'Ben van der Berg', 'Cher', '  Ødegård  ')).toEqual([
    'AM',
    'BB',
    'CH',
    'ØD',
  ]);
});

test('gives each member different initials', () => {
  expect(initialsOf('Ana Müller', 'Ben Okafor', 'Ana Moreno')).toEqual(['A1', 'BO', 'A3']);
});

test('has initials for other scripts and empty names, too', () => {
  expect(initialsOf('李 明', '👩🏽‍💻', '')).toEqual(['李明', '👩🏽', '?']);
});
