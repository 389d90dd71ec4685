import { expect, test } from 'vitest';
import { compareClaim } from '#shared/coach/compare.ts';
import { ANA, BEN } from '#shared/coach/example-facts.ts';
import { sentenceVectors } from '../sentence-vectors.ts';
import { chapterBlocks } from './chapter-answers.ts';
import { Said, wordCount } from './draft.ts';

const QUESTION = 'My landlord wants to know what I charge and I feel small when I say a price';
const blocksFor = (person = ANA, said: readonly string[] = []) =>
  chapterBlocks(QUESTION, { person, said: new Said(said), vectors: sentenceVectors() });
const sentencesOf = (blocks: ReturnType<typeof chapterBlocks>) =>
  blocks.flatMap(({ sentences }) => sentences);

test('an answer from a chapter claims only what the chart has', () => {
  for (const person of [ANA, BEN]) {
    const claims = sentencesOf(blocksFor(person)).flatMap((one) => one.claims);
    const wrong = claims.filter(
      (claim) =>
        'topic' in claim && compareClaim(claim, { people: [person], team: null }) !== 'equal',
    );
    expect(wrong).toEqual([]);
  }
});

test('it stays within the words of an answer', () => {
  const sentences = sentencesOf(blocksFor());
  expect(sentences.length).toBeGreaterThan(1);
  expect(wordCount(sentences)).toBeLessThanOrEqual(120);
});

test('what has been said is not said again', () => {
  const first = sentencesOf(blocksFor()).map(({ text }) => text);
  const again = sentencesOf(blocksFor(ANA, [first.join(' ')])).map(({ text }) => text);
  expect(again.length).toBeGreaterThan(0);
  expect(again.filter((text) => first.includes(text))).toEqual([]);
});
