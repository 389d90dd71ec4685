import type { ChartCertainty } from '#shared/contract/certainty.ts';
import type { Reading as ReadingReply } from '#shared/contract/reading.ts';
import { factWithDoubt, lineWithDoubt } from '#shared/contract/reading-doubt.ts';
import { withMeaning } from '#shared/contract/reading-meaning.ts';
import type { Reading } from '#shared/reading/reading.ts';
import type { GivenAnswer } from './store.ts';

/** A reading as its owner gets it: with what depends on the birth time, and their answers. */
export function presentReading(
  { statement, lead, facts, chapters }: Reading,
  certainty: ChartCertainty | null,
  answers: ReadonlyMap<string, GivenAnswer>,
): ReadingReply {
  return {
    statement: lineWithDoubt(statement, certainty),
    lead,
    facts: facts.map((fact) => factWithDoubt(fact, certainty)),
    chapters: chapters.map((chapter) => ({
      ...chapter,
      headline: withMeaning(chapter.headline, certainty),
      paragraphs: chapter.paragraphs.map((paragraph) => ({
        ...withMeaning(paragraph, certainty),
        answer: answers.get(paragraph.id) ?? null,
      })),
      trial: withMeaning(chapter.trial, certainty),
    })),
  };
}
