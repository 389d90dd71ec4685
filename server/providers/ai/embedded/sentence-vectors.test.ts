import { describe, expect, test } from 'vitest';
import {
  DamagedVectors,
  decodeTable,
  likeness,
  SentenceVectors,
  sentenceVectors,
} from './sentence-vectors.ts';

/** Two words and a pair, with two numbers each. */
function bytesOf(): Uint8Array {
  const names = new TextEncoder().encode('burn\nout\nburn out');
  const bytes = new Uint8Array(12 + names.length + 12 + 6);
  const view = new DataView(bytes.buffer);
  for (const [at, value] of [3, 2, names.length].entries()) view.setUint32(4 * at, value, true);
  bytes.set(names, 12);
  for (const at of [0, 1, 2]) view.setFloat32(12 + names.length + 4 * at, at === 2 ? 3 : 1, true);
  for (const [at, value] of [100, 0, 0, 100, -100, 0].entries()) {
    view.setInt8(24 + names.length + at, value);
  }
  return bytes;
}

describe('a sentence', () => {
  const vectors = new SentenceVectors(decodeTable(bytesOf()));

  test('is the sum of its words, at length 1', () => {
    expect(vectors.vectorOf('Burn?')).toEqual(Float32Array.of(1, 0));
  });

  test('adds what its pairs of words mean together', () => {
    const [first = 0] = vectors.vectorOf('burn out') ?? [];
    expect(first).toBeLessThan(0);
  });

  test('knows a word by its other forms', () => {
    expect(vectors.vectorOf('burned')).toEqual(vectors.vectorOf('burn'));
  });

  test('without a known word has no vector', () => {
    expect(vectors.vectorOf('zzz')).toBeNull();
    expect(likeness(null, vectors.vectorOf('burn'))).toBe(0);
  });
});

test('a file that is cut off is refused', () => {
  expect(() => decodeTable(bytesOf().subarray(0, 20))).toThrow(DamagedVectors);
  expect(() => decodeTable(bytesOf().subarray(0, 4))).toThrow(DamagedVectors);
});

test('the product’s table brings together what means the same in other words', () => {
  const vectors = sentenceVectors();
  const near = (one: string, other: string) =>
    likeness(vectors.vectorOf(one), vectors.vectorOf(other));
  const asked = 'How do I ask for a raise?';
  expect(near(asked, 'I want my boss to increase my salary')).toBeGreaterThan(
    near(asked, 'My colleague talks over me in meetings'),
  );
});
