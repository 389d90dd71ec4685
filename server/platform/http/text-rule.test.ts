import { expect, test } from 'vitest';
import { pathsOfUnwantedText } from './text-rule.ts';

test('text in any script, with line breaks and tabs, is accepted', () => {
  const welcome = ['Zoë', '東京', 'مرحبا', '👩‍🚀', 'a\r\n\tb', '', 7, null, undefined, true];
  expect(pathsOfUnwantedText({ welcome })).toEqual([]);
});

test.each(['\u0000', 'a\u0000b', '\u001b[31m', '\u007f', '\u0085', '\ud800', 'a\udc00'])(
  'the text %j is reported by its path',
  (text) => {
    expect(pathsOfUnwantedText({ fine: 'x', members: [{ name: 'x' }, { name: text }] })).toEqual([
      'members.1.name',
    ]);
  },
);

test('keys are checked as well', () => {
  expect(pathsOfUnwantedText({ notes: { 'a\u0000': 'x' } })).toEqual(['notes']);
});

test('nesting depth does not matter', () => {
  let deep: unknown = '\u0000';
  for (let level = 0; level < 20_000; level += 1) deep = [deep];
  expect(pathsOfUnwantedText(deep)).toHaveLength(1);
});
