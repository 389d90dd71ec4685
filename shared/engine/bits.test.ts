import { expect, test } from 'vitest';
import {
  bitsOf,
  choiceFrom,
  commonOf,
  differenceOf,
  entriesIn,
  entriesInEither,
  hasBit,
  overlaps,
  sumAt,
  unionAt,
  unionOf,
  withoutBits,
} from './bits.ts';

const NUMBERS = Array.from({ length: 64 }, (_, number) => number);
const EVEN = NUMBERS.filter((number) => number % 2 === 0);
const THIRDS = NUMBERS.filter((number) => number % 3 === 0);
const EDGES = [0, 31, 32, 63];

test('a set has the numbers it is made of, in ascending order', () => {
  for (const numbers of [[], EDGES, EVEN, NUMBERS]) {
    const set = bitsOf(numbers.toReversed());
    expect(NUMBERS.filter((number) => hasBit(set, number))).toEqual(numbers);
    expect(entriesIn(set, NUMBERS)).toEqual(numbers);
  }
});

test('numbers may be counted from another than 0', () => {
  expect(bitsOf([1, 32, 33, 64], 1)).toEqual(bitsOf(EDGES));
});

test('sets are joined, crossed and taken from one another number by number', () => {
  const [even, thirds] = [bitsOf(EVEN), bitsOf(THIRDS)];
  const within = (set: ReturnType<typeof bitsOf>) => entriesIn(set, NUMBERS);
  expect(within(unionOf(even, thirds))).toEqual(
    NUMBERS.filter((number) => number % 2 === 0 || number % 3 === 0),
  );
  expect(within(commonOf(even, thirds))).toEqual(NUMBERS.filter((number) => number % 6 === 0));
  expect(within(withoutBits(even, thirds))).toEqual(EVEN.filter((number) => number % 3 !== 0));
  expect(within(differenceOf(even, thirds))).toEqual(
    NUMBERS.filter((number) => (number % 2 === 0) !== (number % 3 === 0)),
  );
});

test('the sets of a table are joined at the numbers of a set', () => {
  const table = NUMBERS.map((number) => bitsOf([number, 63 - number]));
  expect(entriesIn(unionAt(bitsOf([1, 40]), table), NUMBERS)).toEqual([1, 23, 40, 62]);
  expect(unionAt(bitsOf([]), table)).toEqual(bitsOf([]));
});

test('sets overlap when they have some number in common', () => {
  for (const number of EDGES) {
    expect(overlaps(bitsOf([number]), bitsOf(EDGES))).toBe(true);
    expect(overlaps(bitsOf([number]), bitsOf(EDGES.filter((edge) => edge !== number)))).toBe(false);
  }
});

test('the entries of two sets come in one ascending list, each from the table of its set', () => {
  const [ones, twos] = [
    NUMBERS.map((number) => `1:${number}`),
    NUMBERS.map((number) => `2:${number}`),
  ];
  expect(entriesInEither(bitsOf([0, 32, 63]), ones, bitsOf([5, 31, 40]), twos)).toEqual([
    '1:0',
    '2:5',
    '2:31',
    '1:32',
    '2:40',
    '1:63',
  ]);
  expect(entriesInEither(bitsOf([]), ones, bitsOf([]), twos)).toEqual([]);
});

test('the entries of a table are added up at the numbers of a set', () => {
  expect(sumAt(bitsOf(EDGES), NUMBERS)).toBe(126);
  expect(sumAt(bitsOf([]), NUMBERS)).toBe(0);
});

test('a choice from a list keeps the order of the list', () => {
  const choose = choiceFrom(['c', 'a', 'b'], (letter) => 'abc'.indexOf(letter) + 31);
  expect(choose(bitsOf([31, 33, 60]))).toEqual(['c', 'a']);
  expect(choose(bitsOf([30, 34]))).toEqual([]);
});
