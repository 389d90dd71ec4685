import { expect, test } from 'vitest';
import { compareClaim } from '#shared/coach/compare.ts';
import { ANA, BEN } from '#shared/coach/example-facts.ts';
import { profileById } from '#shared/engine/profile.ts';
import { decideOpeningOf, decideStartOf } from '#shared/reading/decide-chapter.ts';
import { READING_TEXTS } from '#shared/reading/texts.ts';
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

test('tells how somebody starts and decides from the first chapter, where nothing of it varies', () => {
  const told = (person: typeof ANA) => {
    const said: string[] = [];
    for (let asked = 0; asked < 4; asked += 1) {
      const blocks = chapterBlocks('I can’t make up my mind, should I do it or leave it?', {
        person,
        said: new Said(said),
        vectors: sentenceVectors(),
      });
      said.push(
        sentencesOf(blocks)
          .map(({ text }) => text)
          .join(' '),
      );
    }
    return said.join(' ');
  };
  const decider = {
    type: ANA.type.value,
    authority: ANA.authority.value,
    profile: profileById(ANA.profile.value),
  };
  const texts = [decideStartOf, decideOpeningOf].map(
    (textOf) => textOf(decider, READING_TEXTS).text,
  );
  const toldIn = (words: string) => texts.filter((text) => words.includes(text.slice(0, 60)));
  expect(toldIn(told(ANA))).toEqual(texts);
  const possible = [ANA.profile.value, BEN.profile.value];
  expect(toldIn(told({ ...ANA, profile: { ...ANA.profile, possible } }))).toEqual([]);
});
