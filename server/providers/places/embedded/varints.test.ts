import { expect, test } from 'vitest';
import { packNumbers, packSteps, unpackNumbers, unpackSteps } from './varints.ts';

test('numbers survive encoding and decoding', () => {
  const numbers = [0, 1, 127, 128, 16_383, 16_384, 2 ** 28, 2 ** 31 - 1];
  expect([...unpackNumbers(packNumbers(numbers), numbers.length)]).toEqual(numbers);
});

test('differences survive encoding and decoding, negative ones too', () => {
  const numbers = [0, 18_000_000, -18_000_000, -1, 0, 5, 5];
  expect([...unpackSteps(packSteps(numbers), numbers.length)]).toEqual(numbers);
});

test('a small number takes one byte', () => {
  expect(packNumbers([0, 127])).toHaveLength(2);
  expect(packSteps([-64, -1])).toHaveLength(2);
});

test('rejects bytes with fewer or more numbers than expected', () => {
  const bytes = packNumbers([300, 5]);
  expect(() => unpackNumbers(bytes, 3)).toThrow(RangeError);
  expect(() => unpackNumbers(bytes, 1)).toThrow(RangeError);
  expect(() => unpackNumbers(Uint8Array.of(0x80), 1)).toThrow(RangeError);
});
