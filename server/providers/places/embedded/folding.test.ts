import { expect, test } from 'vitest';
import { foldName, foldTokens } from './folding.ts';

test.each([
  ['München', 'munchen'],
  ['MÜNCHEN', 'munchen'],
  ['Großenhain', 'grossenhain'],
  ['Łódź', 'lodz'],
  ['Ærøskøbing', 'aeroskobing'],
  ['Đà Nẵng', 'da nang'],
  ['İstanbul', 'istanbul'],
  ['Diyarbakır', 'diyarbakir'],
  ['São Paulo', 'sao paulo'],
  ['Ｔｏｋｙｏ', 'tokyo'],
  ['  Stratford-upon-Avon ', 'stratford upon avon'],
  ["L'Aquila", 'laquila'],
  ['Xi’an', 'xian'],
  ['Washington, D.C.', 'washington dc'],
  ['Washington, D. C.', 'washington dc'],
])('%j becomes %j', (text, folded) => {
  expect(foldName(text)).toBe(folded);
});

test.each([
  ['Москва', 'москва'],
  ['ΑΘΗΝΑΣ', 'αθηνασ'],
  ['北京', '北京'],
  ['ガンダーラ', 'ガンダーラ'],
  ['서울', '서울'],
  ['दिल्ली', 'दिल्ली'],
  ['أبو ظبي', 'ابو ظبي'],
])('%j keeps its script', (text, folded) => {
  expect(foldName(text)).toBe(folded);
});

test('Persian and Arabic forms of a letter fold to one', () => {
  expect(foldName('کابلی')).toBe(foldName('كابلي'));
});

test.each([
  ['St. Louis', 'Saint Louis'],
  ['St Gallen', 'Sankt Gallen'],
  ['Ste-Foy', 'Sainte Foy'],
  ['Mt. Vernon', 'Mount Vernon'],
  ['Ft. Worth', 'Fort Worth'],
])('%j and %j fold to the same name', (short, long) => {
  expect(foldName(short)).toBe(foldName(long));
});

test.each(['', ' \t\n', '👍🏽', '\u0000\u0007\u001b', '.*+?^$[]{}()|\\', '—…'])(
  '%j holds no word',
  (text) => {
    expect(foldTokens(text)).toEqual([]);
  },
);

test('accepts half a surrogate pair', () => {
  expect(foldTokens('\ud83dParis\udc4d')).toEqual(['paris']);
});

test('folding is idempotent', () => {
  for (const text of ['Ærø St. D.C.', 'Ürümqi', 'Ho Chi Minh', 'Ta‘izz', 'N’Djamena']) {
    expect(foldName(foldName(text))).toBe(foldName(text));
  }
});
