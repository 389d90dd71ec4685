import type { ReadingChapter, ReadingDoubt, ReadingEvidence } from '#shared/contract/reading.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import { orList } from '#shared/domain/english.ts';
import { doubtWords, isSameDoubt, spanEnds } from './doubt-words.ts';

type ClockWords = Pick<DateWords, 'time' | 'monthDay'>;
type Doubted = Pick<ReadingChapter, 'headline' | 'paragraphs' | 'trial'>;

/** The birth times at which a text isn't true: "If you were born before 5:48 AM". */
function whenOtherwise({ spans }: ReadingDoubt, dates: ClockWords): string {
  const [span, ...more] = spanEnds(spans, dates);
  const ends = [span?.from && `before ${span.from}`, span?.to && `after ${span.to}`];
  const times = ends.flatMap((end) => end || []);
  if (more.length > 0 || times.length === 0) return 'At some birth times';
  return `If you were born ${orList(times)}`;
}

/**
 * In one sentence, what another birth time would change in a chapter: "If you were born before 5:48 AM,
 * your gut answers first (Sacral authority), and what’s marked ≈ reads differently."
 * @returns null where nothing depends on it
 */
export function chapterDoubtWords(chapter: Doubted, dates: ClockWords): string | null {
  const { headline, paragraphs, trial } = chapter;
  const marked = [...paragraphs, trial].filter(({ doubt }) => doubt).length;
  const doubts = distinct([headline, ...paragraphs, trial].flatMap(({ doubt }) => doubt ?? []));
  const told = doubts.find(({ instead }) => instead !== undefined);
  const [first, ...others] = doubts;
  if (!first) return null;
  if (told) {
    const rest =
      others.length === 0
        ? ', and what’s marked ≈ reads differently'
        : '; what else is marked ≈ depends on your birth time, too';
    return `${whenOtherwise(told, dates)}, ${told.instead}${rest}.`;
  }
  const parts = marked === 1 ? 'the part' : 'the parts';
  if (others.length === 0) return `${whenOtherwise(first, dates)}, skip ${parts} marked ≈.`;
  return 'The parts marked ≈ depend on your birth time and may not apply to you.';
}

function distinct(doubts: readonly ReadingDoubt[]): readonly ReadingDoubt[] {
  return doubts.filter(
    (doubt, index) => doubts.findIndex((other) => isSameDoubt(other, doubt)) === index,
  );
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
