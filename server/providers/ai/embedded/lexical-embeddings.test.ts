import { describe, expect, test } from 'vitest';
import { createLexicalEmbeddings, LEXICAL_DIMENSION } from './lexical-embeddings.ts';
import { meaningsOf, stemOf, stemsOf } from './words.ts';

describe('stemming', () => {
  test.each([
    ['deciding', 'decides'],
    ['generators', 'generator'],
    ['scientific', 'scientifically'],
    ['families', 'family'],
    ['planning', 'plans'],
  ])('%s and %s share a stem', (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other));
  });

  test.each([
    ['projector', 'project'],
    ['generator', 'general'],
    ['reflector', 'reflection'],
    ['personality', 'person'],
  ])('%s does not share a stem with %s', (name, word) => {
    expect(stemOf(name)).not.toBe(stemOf(word));
  });

  test.each(['constructor', 'valueOf', '__proto__'])('%s is a word like others', (word) => {
    expect(typeof stemOf(word)).toBe('string');
  });

  test.each(['team', 'penta', 'boss', 'gate', '34'])('%s keeps its prefix', (word) => {
    expect(word.startsWith(stemOf(word))).toBe(true);
  });

  test('drops stop words', () => {
    expect(stemsOf('What is a Penta? I have no time for it all the time.')).toEqual(
      stemsOf('penta no time'),
    );
  });

  test('treats "Human Design" as one word, distinct from the Design side', () => {
    expect(stemsOf('What is Human Design?')).toHaveLength(1);
    expect(stemsOf('human-design')).toEqual(stemsOf('Human Design'));
    expect(stemsOf('Human Design')).not.toContain(stemOf('design'));
  });

  test.each(['10-34', '34-10', '34–10'])('%s yields the channel and its gates', (text) => {
    expect(stemsOf(text)).toEqual(['10-34', '10', '34']);
  });

  test('synonyms share a meaning', () => {
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

describe('lexical vectors', () => {
  const CORPUS = ['Gate 34\n\nPower.', 'Gate 57\n\nClarity now.'];

  test('have a different model name for a different corpus', () => {
    const model = createLexicalEmbeddings(CORPUS).model;
    expect(model).toMatch(/^lexical-\d+-[0-9a-f]{12}$/);
    expect(createLexicalEmbeddings([...CORPUS]).model).toBe(model);
    expect(createLexicalEmbeddings([...CORPUS, 'Gate 1\n\nSelf.']).model).not.toBe(model);
  });

  test('of unknown words are not close to any text', async () => {
    const embedder = createLexicalEmbeddings(CORPUS);
    const [first, unknown] = await embedder.embed(
      [CORPUS[0] ?? '', 'xylophone'],
      new AbortController().signal,
    );
    expect(first?.length).toBe(LEXICAL_DIMENSION);
    expect(first?.reduce((sum, value, at) => sum + value * (unknown?.[at] ?? 1), 0)).toBe(0);
  });

  test('of a misspelled word equal those of the correct word', async () => {
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
