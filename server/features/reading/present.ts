import type { Reading as ReadingReply } from '#shared/contract/reading.ts';
import { doubtOf, withDoubt } from '#shared/contract/reading-doubt.ts';
import { withMeaning } from '#shared/contract/reading-meaning.ts';
import type { ReadingChart } from '#shared/reading/chart.ts';
import type { Evidence } from '#shared/reading/evidence.ts';
import { type OwnLine, ownLinesOf } from '#shared/reading/own-line.ts';
import { readingOf } from '#shared/reading/reading.ts';
import type { GivenAnswer } from './store.ts';
import type { Written } from './written-hours.ts';

/**
 * A chart's reading as its owner gets it: with what depends on the birth time, and their answers.
 * @param whole the chart at every birth time it may have, which the first screen tells of
 * @param written what the chapters are written for
 * @param told what the first screen is told for
 */
export function presentReading(
  whole: Written,
  written: Written,
  answers: ReadonlyMap<string, GivenAnswer>,
  told: ReadingChart = whole.chart,
): ReadingReply {
  const { statement, lead, facts } = readingOf(told);
  const [own, also] = ownLinesOf(
    whole.chart,
    (fact) => doubtOf([fact], whole.certainty) === null,
    whole.certainty === null,
  );
  const inChapter = <T extends { readonly evidence: readonly Evidence[] }>(part: T) => {
    const { doubt, ...told } = withMeaning(part, written.certainty);
    const overall = doubtOf(part.evidence, whole.certainty);
    // When it's true doesn't change with the hours that chapters are chosen for.
    const spans = overall?.spans ?? doubt?.spans ?? [];
    return {
      ...told,
      ...(doubt && { doubt: { ...doubt, spans } }),
      ...(written.hours.length > 0 && { isAnytime: overall === null }),
    };
  };
  return {
    statement: withDoubt(statement, whole.certainty),
    lead,
    ...(own && { own: asReply(own) }),
    ...(also && { also: asReply(also) }),
    facts: facts.map((fact) => withDoubt(fact, whole.certainty)),
    ...(written.hours.length > 0 && { hours: [...written.hours] }),
    ...(written.activations && { activations: written.activations }),
    chapters: readingOf(written.chart).chapters.map((chapter) => ({
      ...chapter,
      headline: inChapter(chapter.headline),
      paragraphs: chapter.paragraphs.map((paragraph) => ({
        ...inChapter(paragraph),
        answer: answers.get(paragraph.id) ?? null,
      })),
      trial: inChapter(chapter.trial),
    })),
  };
}

const asReply = (line: OwnLine) => ({ ...line, evidence: [...line.evidence] });
