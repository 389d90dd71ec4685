import { expect, test } from 'vitest';
import { differencesOf, packed, partOf, summed, unpacked } from './packed.ts';

const PARTS = {
  small: Uint8Array.of(7, 255),
  middle: Uint16Array.of(65_535),
  whole: Int32Array.of(-5, 2 ** 30),
  broken: Float32Array.of(0.5),
  long: Float64Array.of(Math.PI),
};

test('arrays of every kind come back as they were', () => {
  const parts = unpacked(packed(PARTS));
  expect(partOf(parts, 'small', Uint8Array)).toEqual(PARTS.small);
  expect(partOf(parts, 'middle', Uint16Array)).toEqual(PARTS.middle);
  expect(partOf(parts, 'whole', Int32Array)).toEqual(PARTS.whole);
  expect(partOf(parts, 'broken', Float32Array)).toEqual(PARTS.broken);
  expect(partOf(parts, 'long', Float64Array)).toEqual(PARTS.long);
});

test('an array of another kind is refused', () => {
  expect(() => partOf(PARTS, 'small', Int32Array)).toThrow('small is no Int32Array');
});

test('differences add up to the numbers', () => {
  const numbers = Int32Array.of(3, 8, 2 ** 29);
  expect([...differencesOf(numbers)]).toEqual([3, 5, 2 ** 29 - 8]);
  expect(summed(differencesOf(numbers))).toEqual(numbers);
});
