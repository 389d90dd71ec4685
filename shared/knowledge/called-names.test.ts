import { expect, test } from 'vitest';
import { calledNames } from './called-names.ts';

test('calls people by the first part of their names', () => {
  expect(calledNames(['Mei Tanaka', 'Maximiliane Schönfelder-Thorvaldsdóttir', '陈 小明'])).toEqual(
    ['Mei', 'Maximiliane', '陈 小明'],
  );
});

test('uses the full names of two people who share the first part, ignoring case', () => {
  expect(calledNames(['Ana Silva', 'ana Costa', 'Ben Okoye'])).toEqual([
    'Ana Silva',
    'ana Costa',
    'Ben',
  ]);
});

test('does not shorten a name to an initial or a title', () => {
  expect(calledNames(['J. Weber', 'Dr. Ana Reyes', 'Ana B', 'Member C', ''])).toEqual([
    'J. Weber',
    'Dr. Ana Reyes',
    'Ana B',
    'Member C',
    '',
  ]);
});
