import { expect, test } from 'vitest';
import { calledNames } from './called-names.ts';

test('people are called by the first part of their names', () => {
  expect(calledNames(['Mei Tanaka', 'Maximiliane Schönfelder-Thorvaldsdóttir', '陈 小明'])).toEqual(
    ['Mei', 'Maximiliane', '陈 小明'],
  );
});

test('two who begin alike are called by their whole names, whatever the case', () => {
  expect(calledNames(['Ana Silva', 'ana Costa', 'Ben Okoye'])).toEqual([
    'Ana Silva',
    'ana Costa',
    'Ben',
  ]);
});

test('an initial or a title is no name to call somebody by', () => {
  expect(calledNames(['J. Weber', 'Dr. Ana Reyes', 'Ana B', 'Member C', ''])).toEqual([
    'J. Weber',
    'Dr. Ana Reyes',
    'Ana B',
    'Member C',
    '',
  ]);
});
