import { expect, test } from 'vitest';
import { wholeEnd } from './whole-end.ts';

test('ends after the last paragraph that is whole', () => {
  expect(wholeEnd([80, 160, 240, 320], 300)).toBe(240);
  expect(wholeEnd([80, 160, 300], 300)).toBe(300);
});

test('keeps its room where only a long paragraph would be left of it', () => {
  expect(wholeEnd([80, 420], 300)).toBeNull();
  expect(wholeEnd([], 300)).toBeNull();
});
