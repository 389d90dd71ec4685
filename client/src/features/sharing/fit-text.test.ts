import { expect, test } from 'vitest';
import { fitText } from './fit-text.ts';

/** Every grapheme is one unit wide. */
const measure = (text: string) =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;
const linesOf = (text: string, width: number, lines: number) =>
  fitText(text, { width, lines, measure });

test('breaks between words', () => {
  expect(linesOf('They have steady energy', 11, 3)).toEqual(['They have', 'steady', 'energy']);
});

test.each<readonly [string, string, number, string[]]>([
  ['a text that is exactly as wide as the line', 'They have', 9, ['They have']],
  ['a text that is one character wider', 'They have', 8, ['They', 'have']],
  ['a word that is exactly as wide as the line', 'steady on', 6, ['steady', 'on']],
  ['several spaces, tabs and line breaks', '  They \t have\n\nsteady ', 30, ['They have steady']],
  ['spaces alone', ' \n ', 5, []],
])('%s', (_, text, width, lines) => {
  expect(linesOf(text, width, 5)).toEqual(lines);
});

test('has no ellipsis while all lines have room', () => {
  expect(linesOf('one two three', 5, 3)).toEqual(['one', 'two', 'three']);
});

test('ends in an ellipsis what has no room', () => {
  expect(linesOf('They have steady energy', 11, 2)).toEqual(['They have', 'steady…']);
  expect(linesOf('They have steady energy', 6, 1)).toEqual(['They…']);
});

test('cuts a word that is longer than a line, never inside a character', () => {
  expect(linesOf('Wolfeschlegel', 5, 3)).toEqual(['Wolfe', 'schle', 'gel']);
  const scientist = '👩🏽‍🔬';
  expect(linesOf(scientist.repeat(3), 2, 1)).toEqual([`${scientist}…`]);
});

test('goes on after the end of a word that it cut', () => {
  expect(linesOf('Wolfeschlegel in it', 5, 5)).toEqual(['Wolfe', 'schle', 'gel', 'in it']);
  expect(linesOf('in Wolfeschlegel', 5, 5)).toEqual(['in', 'Wolfe', 'schle', 'gel']);
});

test('keeps at least one character in each line, however narrow it is', () => {
  expect(linesOf('abc', 0, 5)).toEqual(['a', 'b', 'c']);
});

test.each<readonly [string, number, string]>([
  ['leaves the ellipsis its room', 5, 'Wolf…'],
  ['leaves out the space before the ellipsis', 8, 'in Wolf…'],
  ['has the ellipsis alone where nothing else fits', 1, '…'],
])('a shortened line %s', (_, width, line) => {
  const text = width === 8 ? 'in Wolf schlegel' : 'Wolfeschlegel';
  expect(linesOf(text, width, 1)).toEqual([line]);
});

test('has no lines for no text', () => {
  expect(linesOf('', 5, 1)).toEqual([]);
});
