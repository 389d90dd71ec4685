import type {
  BirthHours,
  ReadingChapter,
  ReadingDoubt,
  ReadingEvidence,
  ReadingParagraph,
} from '#shared/contract/reading.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import { orList } from '#shared/domain/english.ts';
import { birthsWhen, doubtWords, spanEnds } from './doubt-words.ts';

type ClockWords = Pick<DateWords, 'time' | 'monthDay'>;

/** The birth times at which a text isn't true: "If you were born before 5:48 AM". */
function whenOtherwise({ spans }: ReadingDoubt, dates: ClockWords): string {
  const [span, ...more] = spanEnds(spans, dates);
  const ends = [span?.from && `before ${span.from}`, span?.to && `after ${span.to}`];
  const times = ends.flatMap((end) => end || []);
  if (more.length > 0 || times.length === 0) return 'At some birth times';
  return `If you were born ${orList(times)}`;
}

type MaybeSure = Pick<ReadingParagraph, 'doubt' | 'isAnytime'>;

/** For which births a text is true. */
export interface Sureness {
  readonly isAnytime: boolean;
  readonly words: string;
}

const ANYTIME: Sureness = { isAnytime: true, words: 'True at any birth time' };

/**
 * How sure a text is: "For births from 9:30 AM to 7:11 PM"; null where nothing has to be said of it.
 * @param written the birth times that the chapters are written for; missing where there is no choice
 */
export function surenessOf(
  { doubt, isAnytime }: MaybeSure,
  written: BirthHours | undefined,
  dates: ClockWords,
): Sureness | null {
  if (doubt) return forBirths(doubt.spans, dates);
  if (isAnytime === undefined || written === undefined) return null;
  return isAnytime ? ANYTIME : forBirths([written], dates);
}

function forBirths(spans: ReadingDoubt['spans'], dates: ClockWords): Sureness {
  const births = birthsWhen(spans, dates);
  return {
    isAnytime: false,
    words: births === null ? 'Depends on your birth time' : `For ${births}`,
  };
}

/** How sure a chapter's title, its lead, and what to do first are: as the less sure of them. */
export function chapterSureness(
  { headline, paragraphs: [first] }: ReadingChapter,
  written: BirthHours | undefined,
  dates: ClockWords,
): Sureness | null {
  const both = [headline, first ?? headline].map((text) => surenessOf(text, written, dates));
  const [title = null, lead = null] = both;
  return title === null || title.isAnytime ? (lead ?? title) : title;
}

/** How sure a section is; a sign is enough where its words are told above. */
export interface SectionSureness extends Sureness {
  readonly isTold: boolean;
}

/** How sure a section is; null where nothing has to be said of its chapter, either. */
export function sectionSureness(
  section: MaybeSure,
  chapter: Sureness | null,
  written: BirthHours | undefined,
  dates: ClockWords,
): SectionSureness | null {
  const own = surenessOf(section, written, dates) ?? (chapter && ANYTIME);
  if (own === null) return null;
  const told = [ANYTIME.words, chapter?.words, written && forBirths([written], dates).words];
  return { ...own, isTold: told.includes(own.words) };
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
