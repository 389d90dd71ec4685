import { expect, test } from 'vitest';
import { andList, figure, orList } from './english.ts';

test.each([
  [[], '', ''],
  [[3], '3', '3'],
  [[3, 34], '3 and 34', '3 or 34'],
  [['a', 'b', 'c', 'd'], 'a, b, c, and d', 'a, b, c, or d'],
  [['3', 34, 42], '3, 34, and 42', '3, 34, or 42'],
])('%j is listed as in American English', (parts, and, or) => {
  expect([andList(parts), orList(parts)]).toEqual([and, or]);
});

test('groups thousands', () => {
  expect([figure(7), figure(12_345)]).toEqual(['7', '12,345']);
});
