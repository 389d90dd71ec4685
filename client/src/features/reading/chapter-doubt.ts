import type {
  ReadingChapter,
  ReadingDoubt,
  ReadingEvidence,
  ReadingParagraph,
} from '#shared/contract/reading.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import { orList } from '#shared/domain/english.ts';
import { bornWhen, doubtWords, spanEnds } from './doubt-words.ts';

type ClockWords = Pick<DateWords, 'time' | 'monthDay'>;

/** The birth times at which a text isn't true: "If you were born before 5:48 AM". */
function whenOtherwise({ spans }: ReadingDoubt, dates: ClockWords): string {
  const [span, ...more] = spanEnds(spans, dates);
  const ends = [span?.from && `before ${span.from}`, span?.to && `after ${span.to}`];
  const times = ends.flatMap((end) => end || []);
  if (more.length > 0 || times.length === 0) return 'At some birth times';
  return `If you were born ${orList(times)}`;
}

/** Of a chapter written for some birth times, what is true at all: everything, its advice, or some sections. */
export type Anytime = 'all' | 'advice' | 'sections';

/** Null where nothing of it is, and where there is no choice of birth times. */
export function anytimeOf({ headline, paragraphs, trial }: ReadingChapter): Anytime | null {
  if ([headline, ...paragraphs, trial].every(({ isAnytime }) => isAnytime)) return 'all';
  if (headline.isAnytime) return 'advice';
  return paragraphs.slice(1).some(({ isAnytime }) => isAnytime) ? 'sections' : null;
}

/** Sections that are true at all birth times, and the others. */
export function byAnytime(paragraphs: readonly ReadingParagraph[]) {
  return {
    others: paragraphs.filter(({ isAnytime }) => !isAnytime),
    anytime: paragraphs.filter(({ isAnytime }) => isAnytime),
  };
}

/** When a text is true, to follow its head: "born after 9:30 AM". */
export function trueWhen({ spans }: ReadingDoubt, dates: ClockWords): string {
  const when = bornWhen(spans, dates);
  return when === null ? 'depends on your birth time' : `born ${when}`;
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
