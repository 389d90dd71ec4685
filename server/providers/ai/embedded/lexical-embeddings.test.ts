import { describe, expect, test } from 'vitest';
import { createLexicalEmbeddings, LEXICAL_DIMENSION } from './lexical-embeddings.ts';
import { meaningsOf, stemOf, stemsOf } from './words.ts';

describe('the words of a text', () => {
  test.each([
    ['deciding', 'decides'],
    ['generators', 'generator'],
    ['scientific', 'scientifically'],
    ['families', 'family'],
    ['planning', 'plans'],
  ])('%s and %s are one', (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other));
  });

  test.each([
    ['projector', 'project'],
    ['generator', 'general'],
    ['reflector', 'reflection'],
    ['personality', 'person'],
  ])('%s is no form of %s', (name, word) => {
    expect(stemOf(name)).not.toBe(stemOf(word));
  });

  test.each(['team', 'penta', 'boss', 'gate', '34'])('%s keeps its beginning', (word) => {
    expect(word.startsWith(stemOf(word))).toBe(true);
  });

  test('leave out what every question has', () => {
    expect(stemsOf('What is a Penta? I have no time for it all the time.')).toEqual(
      stemsOf('penta no time'),
    );
  });

  test('take the name of the field for one word, which is not the Design side', () => {
    expect(stemsOf('What is Human Design?')).toHaveLength(1);
    expect(stemsOf('human-design')).toEqual(stemsOf('Human Design'));
    expect(stemsOf('Human Design')).not.toContain(stemOf('design'));
  });

  test.each(['10-34', '34-10', '34–10'])('name the channel %s and its gates', (text) => {
    expect(stemsOf(text)).toEqual(['10-34', '10', '34']);
  });

  test('share a meaning where people say the same in other words', () => {
    const meaning = (text: string) => new Set(meaningsOf(stemsOf(text)));
    for (const [one, other] of [
      ['Splenic', 'a hunch'],
      ['an MG', 'Manifesting Generators'],
      ['emotional', 'Solar Plexus'],
      ['my boss', 'leadership'],
    ] as const) {
      const shared = [...meaning(one)].filter((word) => meaning(other).has(word));
      expect(shared, `${one} and ${other}`).not.toEqual([]);
    }
  });
});

describe('vectors from words', () => {
  const CORPUS = ['Gate 34\n\nPower.', 'Gate 57\n\nClarity now.'];

  test('are of another model when the corpus is another', () => {
    const model = createLexicalEmbeddings(CORPUS).model;
    expect(model).toMatch(/^lexical-\d+-[0-9a-f]{12}$/);
    expect(createLexicalEmbeddings([...CORPUS]).model).toBe(model);
    expect(createLexicalEmbeddings([...CORPUS, 'Gate 1\n\nSelf.']).model).not.toBe(model);
  });

  test('of words that the corpus never has are near to nothing', async () => {
    const embedder = createLexicalEmbeddings(CORPUS);
    const [first, unknown] = await embedder.embed(
      [CORPUS[0] ?? '', 'xylophone'],
      new AbortController().signal,
    );
    expect(first?.length).toBe(LEXICAL_DIMENSION);
    expect(first?.reduce((sum, value, at) => sum + value * (unknown?.[at] ?? 1), 0)).toBe(0);
  });

  test('of a misspelled word are those of the word that was meant', async () => {
    const embedder = createLexicalEmbeddings(['Authority\n\nIntuition.', 'Gate 34\n\nPower.']);
    const signal = new AbortController().signal;
    const [other, right, ...misspelled] = await embedder.embed(
      ['power', 'intuition', 'intution', 'intiution', 'INTUITON'],
      signal,
    );
    expect(right).not.toEqual(other);
    expect(misspelled).toHaveLength(3);
    for (const vector of misspelled) expect(vector).toEqual(right);
  });
});
