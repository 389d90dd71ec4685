import { expect, test } from 'vitest';
import { distinctChoices } from './distinct.ts';

test('gives the first key that is free', () => {
  expect(
    distinctChoices([
      ['a', 'b'],
      ['a', 'b'],
    ]),
  ).toEqual([0, 1]);
});

test('moves an earlier list on when a later one has no other choice', () => {
  expect(distinctChoices([['a', 'b'], ['a']])).toEqual([1, 0]);
  expect(distinctChoices([['a', 'b'], ['b', 'c'], ['a']])).toEqual([1, 1, 0]);
});

test('leaves out who gets nothing, and what is taken', () => {
  expect(distinctChoices([['a'], ['a'], []])).toEqual([0, null, null]);
  expect(distinctChoices([['a', 'b']], new Set(['a']))).toEqual([1]);
});
