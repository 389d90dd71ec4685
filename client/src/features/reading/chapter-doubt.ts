import type {
  ReadingChapter,
  ReadingDoubt,
  ReadingEvidence,
  ReadingParagraph,
} from '#shared/contract/reading.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import { orList } from '#shared/domain/english.ts';
import { bornWhen, dated, doubtWords, spanEnds } from './doubt-words.ts';

type ClockWords = Pick<DateWords, 'time' | 'monthDay'>;

/** The birth times at which a text isn't true: "If you were born before 5:48 AM". */
function whenOtherwise({ spans }: ReadingDoubt, dates: ClockWords): string {
  const [span, ...more] = spanEnds(spans, dates);
  const ends = [span?.from && `before ${span.from}`, span?.to && `after ${span.to}`];
  const times = ends.flatMap((end) => end || []);
  if (more.length > 0 || times.length === 0) return 'At some birth times';
  return `If you were born ${orList(times)}`;
}

/** What a chapter would have the reader do at other birth times. */
export interface OtherAdvice {
  /** "Born before 9:30 AM?" */
  readonly when: string;
  readonly advice: string;
}

/** The advice of other birth times instead of a chapter's headline; none where that is certain. */
export function otherAdvice(
  { doubt, others = [] }: ReadingChapter['headline'],
  dates: ClockWords,
): readonly OtherAdvice[] {
  if (!doubt) return [];
  const told = dated(others, dates)?.flatMap(({ when, advice }) =>
    advice === null ? [] : { when: `Born ${when}?`, advice: `${advice}.` },
  );
  if (told && told.length > 0) return told;
  return [{ when: 'At other birth times,', advice: 'this chapter gives other advice.' }];
}

/** A chapter's paragraphs after the first: those that are true at every birth time go first. */
export function byCertainty(paragraphs: readonly ReadingParagraph[]) {
  return {
    certain: paragraphs.filter(({ doubt }) => !doubt),
    varying: paragraphs.filter(({ doubt }) => doubt),
  };
}

/** When a paragraph is true, to follow its head: "born after 9:30 AM"; null for too many stretches. */
export function trueWhen({ spans }: ReadingDoubt, dates: ClockWords): string | null {
  const when = bornWhen(spans, dates);
  return when === null ? null : `born ${when}`;
}

/** When one paragraph isn't true, and what is then. */
export function paragraphDoubtWords(
  doubt: ReadingDoubt,
  fact: ReadingEvidence | undefined,
  dates: ClockWords,
): string {
  if (doubt.instead !== undefined) return `${whenOtherwise(doubt, dates)}, ${doubt.instead}.`;
  const isNamed = fact?.kind === 'authority' || fact?.kind === 'profile';
  return isNamed
    ? `${whenOtherwise(doubt, dates)}, this part reads differently.`
    : doubtWords(doubt, fact, dates);
}
