import type { ChartCertainty } from '#shared/contract/certainty.ts';
import type { Reading as ReadingReply } from '#shared/contract/reading.ts';
import { doubtOf, insteadOf } from '#shared/contract/reading-doubt.ts';
import type { Evidence } from '#shared/reading/evidence.ts';
import type { Reading } from '#shared/reading/reading.ts';
import type { GivenAnswer } from './store.ts';

/** A reading as its owner gets it: with what depends on the birth time, and their answers. */
export function presentReading(
  { statement, lead, facts, chapters }: Reading,
  certainty: ChartCertainty | null,
  answers: ReadonlyMap<string, GivenAnswer>,
): ReadingReply {
  const marked = <T extends { readonly evidence: readonly Evidence[] }>(part: T) => {
    const doubt = doubtOf(part.evidence, certainty);
    const evidence = [...part.evidence];
    return doubt ? { ...part, evidence, doubt } : { ...part, evidence };
  };
  return {
    statement: marked(statement),
    lead,
    facts: facts.map((fact) => {
      const instead = insteadOf(fact, certainty);
      return instead ? { ...marked(fact), instead } : marked(fact);
    }),
    chapters: chapters.map((chapter) => ({
      ...chapter,
      headline: marked(chapter.headline),
      paragraphs: chapter.paragraphs.map((paragraph) => ({
        ...marked(paragraph),
        answer: answers.get(paragraph.id) ?? null,
      })),
      trial: marked(chapter.trial),
    })),
  };
}
