import { describe, expect, test } from 'vitest';
import { createLexicalEmbeddings } from './embedded/lexical-embeddings.ts';

const CORPUS = [
  'Splenic authority\n\nA quiet hunch speaks once, in the moment.',
  'Gate 34, Power\n\nStrength for what you respond to.',
  'Penta\n\nThree to five people form a group with twelve functions.',
];

const { signal } = new AbortController();

const SUBJECTS = [{ name: 'the built-in embedder', embedder: createLexicalEmbeddings(CORPUS) }];

const dot = (a: Float32Array | undefined, b: Float32Array | undefined) =>
  a && b ? a.reduce((sum, value, at) => sum + value * (b[at] ?? Number.NaN), 0) : Number.NaN;

describe.each(SUBJECTS)('$name', ({ embedder }) => {
  test('gives each text a unit vector, all of one dimension', async () => {
    const texts = [...CORPUS, 'gate 34', 'qwxyzzy', '', '👍', '\ud83d', 'x'.repeat(20_000)];
    const vectors = await embedder.embed(texts, signal);
    expect(vectors).toHaveLength(texts.length);
    for (const vector of vectors) {
      expect(vector.length).toBe(vectors[0]?.length);
      expect(dot(vector, vector)).toBeCloseTo(1, 4);
    }
  });

  test('gives a text the same vector in any batch', async () => {
    const [alone] = await embedder.embed(['What is a Penta?'], signal);
    const [, amongOthers] = await embedder.embed(['gate 34', 'What is a Penta?'], signal);
    expect(amongOthers).toEqual(alone);
  });

  test.each([
    ['What does my spleen tell me?', 0],
    ['gate 34', 1],
    ['How many functions does a group have?', 2],
  ])('puts %j closest to the text that answers it', async (question, expected) => {
    const vectors = await embedder.embed(CORPUS, signal);
    const [asked] = await embedder.embed([question], signal);
    const nearness = vectors.map((vector) => dot(vector, asked));
    expect(nearness.indexOf(Math.max(...nearness))).toBe(expected);
  });

  test('gives no vectors for no texts', async () => {
    expect(await embedder.embed([], signal)).toEqual([]);
  });

  test('rejects when the caller has aborted', async () => {
    const reason = new Error('The request is gone.');
    await expect(embedder.embed(['a'], AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});
