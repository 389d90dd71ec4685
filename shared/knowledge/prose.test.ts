import { expect, test } from 'vitest';
import { asClause, countInWords, withNames, withTerm } from './prose.ts';

test('writes counts up to ten as words', () => {
  expect([0, 1, 10, 11].map(countInWords)).toEqual(['no', 'one', 'ten', '11']);
});

test('lowercases a sentence after a colon', () => {
  expect(asClause('Your words carry.')).toBe('your words carry.');
});

test('puts a term before the period', () => {
  expect(withTerm('You start things.', 'Manifestor')).toBe('You start things (Manifestor).');
});

test('inserts names verbatim', () => {
  const names = { a: '{b}', b: "$& O'Hara <b>" };
  expect(withNames('{a} asks {b} about {c}.', names)).toBe("{b} asks $& O'Hara <b> about {c}.");
});
