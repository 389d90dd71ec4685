import { expect, test } from 'vitest';
import { literalPattern } from './literal-pattern.ts';

const TEXTS = [
  'Jean-Luc',
  "D'Arcy",
  'Анна-Мария',
  'a(b',
  '[x]',
  '.*',
  '\\d+',
  '^$|{2}/?',
  '👩‍🚀',
  'עברית',
  'مريم',
  'line\nbreak',
  '',
];

test.each(TEXTS)('matches %j and nothing else', (text) => {
  for (const flags of ['', 'u', 'gi', 'giu']) {
    expect(new RegExp(`^(?:${literalPattern(text)})$`, flags).test(text)).toBe(true);
    expect(new RegExp(`^(?:${literalPattern(text)})$`, flags).test(`${text}x`)).toBe(false);
  }
});

test.each(['-', ']', '^', '\\', '/'])('keeps %j a single character in a class', (text) => {
  for (const flags of ['', 'u']) {
    const pattern = new RegExp(`^[a${literalPattern(text)}z]$`, flags);
    expect([pattern.test(text), pattern.test('a'), pattern.test('m')]).toEqual([true, true, false]);
  }
});
