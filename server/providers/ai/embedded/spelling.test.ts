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

describe('spelling correction', () => {
  test.each([
    ['manger', 'manager'],
    ['mangaer', 'manager'],
    ['managerr', 'manager'],
    ['manaher', 'manager'],
    ['authorty', 'authority'],
    ['electromagentik', 'electromagnetic'],
    ['gates', 'gate'],
  ])('corrects %s to %s', (word, meant) => {
    expect(spell(word)).toBe(meant);
  });

  test('breaks ties by order of preference', () => {
    expect(spell('managex')).toBe('manager');
  });

  test.each([
    ['a short word', 'taem'],
    ['a word with a different first letter', 'panager'],
    ['a word unlike any known one', 'xylophone'],
    ['a word with too many errors for its length', 'mnagre'],
    ['a number', '34-57'],
  ])('leaves unchanged: %s', (_, word) => {
    expect(spell(word)).toBe(word);
  });
});
