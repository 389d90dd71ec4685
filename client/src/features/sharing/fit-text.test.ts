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

test('ends in an ellipsis what has no room', () => {
  expect(linesOf('They have steady energy', 11, 2)).toEqual(['They have', 'steady…']);
  expect(linesOf('They have steady energy', 6, 1)).toEqual(['They…']);
});

test('cuts a word that is longer than a line, never inside a character', () => {
  expect(linesOf('Wolfeschlegel', 5, 3)).toEqual(['Wolfe', 'schle', 'gel']);
  const scientist = '👩🏽‍🔬';
  expect(linesOf(scientist.repeat(3), 2, 1)).toEqual([`${scientist}…`]);
});

test('has no lines for no text', () => {
  expect(linesOf('', 5, 1)).toEqual([]);
});
