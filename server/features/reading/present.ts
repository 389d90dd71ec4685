import { birthHours } from '#shared/contract/birth-hours.ts';
import type { ChartCertainty } from '#shared/contract/certainty.ts';
import type { Reading as ReadingReply } from '#shared/contract/reading.ts';
import { doubtOf, withDoubt } from '#shared/contract/reading-doubt.ts';
import {
  headlineWithOthers,
  withMeaning,
} from '#shared/contract/reading-meaning.ts';
import type { ReadingChart } from '#shared/reading/chart.ts';
import { ownLineOf } from '#shared/reading/own-line.ts';
import { readingOf } from '#shared/reading/reading.ts';
import type { GivenAnswer } from './store.ts';

/** A chart's reading as its owner gets it: with what depends on the birth time, and their answers. */
export function presentReading(
  chart: ReadingChart,
  certainty: ChartCertainty | null,
  answers: ReadonlyMap<string, GivenAnswer>,
): ReadingReply {
  const { statement, lead, facts, chapters } = readingOf(chart);
  const ownLine = ownLineOf(chart, (fact) => doubtOf([fact], certainty) === null);
  const hours = birthHours(certainty);
  return {
    statement: withDoubt(statement, certainty),
    lead,
    ...(ownLine ? { own: { ...ownLine, evidence: [...ownLine.evidence] } } : {}),
    facts: facts.map((fact) => withDoubt(fact, certainty)),
    ...(hours.length > 0 && { hours }),
    chapters: chapters.map((chapter) => ({
      ...chapter,
      headline: headlineWithOthers(chapter.id, chapter.headline, certainty),
      paragraphs: chapter.paragraphs.map((paragraph) => ({
        ...withMeaning(paragraph, certainty),
        answer: answers.get(paragraph.id) ?? null,
      })),
      trial: withMeaning(chapter.trial, certainty),
    })),
  };
}
