import { describe, expect, test } from 'vitest';
import { createSpelling } from './spelling.ts';

const spell = createSpelling([
  'manager',
  'managed',
  'authority',
  'gate',
  'electromagnetic',
  'team',
]);

describe('a misspelled word', () => {
  test.each([
    ['manger', 'manager'],
    ['mangaer', 'manager'],
    ['managerr', 'manager'],
    ['manaher', 'manager'],
    ['authorty', 'authority'],
    ['electromagentik', 'electromagnetic'],
    ['gates', 'gate'],
  ])('%s is read as %s', (word, meant) => {
    expect(spell(word)).toBe(meant);
  });

  test('is read as the preferred word where two are equally near', () => {
    expect(spell('managex')).toBe('manager');
  });

  test.each([
    ['a short one', 'taem'],
    ['one that begins with another letter', 'panager'],
    ['one that is far from all', 'xylophone'],
    ['one with too much wrong for its length', 'mnagre'],
    ['a number', '34-57'],
  ])('stays as it is: %s', (_, word) => {
    expect(spell(word)).toBe(word);
  });
});
