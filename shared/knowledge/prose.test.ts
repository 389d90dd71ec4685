import { expect, test } from 'vitest';
import { allOf, asClause, countInWords, eitherOf, withNames, withTerm } from './prose.ts';

test('writes counts up to ten as words', () => {
  expect([0, 1, 10, 11].map(countInWords)).toEqual(['no', 'one', 'ten', '11']);
});

test('alternatives end in "or"', () => {
  expect(eitherOf([])).toBe('');
  expect(eitherOf([20])).toBe('20');
  expect(eitherOf([20, 57])).toBe('20 or 57');
  expect(eitherOf([10, 20, 57])).toBe('10, 20 or 57');
});

test('lowercases a sentence after a colon', () => {
  expect(asClause('Your words carry.')).toBe('your words carry.');
});

test('puts a term before the period', () => {
  expect(withTerm('You start things.', 'Manifestor')).toBe('You start things (Manifestor).');
});

test('an enumeration ends in "and"', () => {
  expect([allOf([]), allOf(['a']), allOf(['a', 'b']), allOf(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});

test('inserts names verbatim', () => {
  const names = { a: '{b}', b: "$& O'Hara <b>" };
  expect(withNames('{a} asks {b} about {c}.', names)).toBe("{b} asks $& O'Hara <b> about {c}.");
});
