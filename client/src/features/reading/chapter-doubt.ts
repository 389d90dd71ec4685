import { typeOfHours } from '#shared/contract/birth-hours.ts';
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

/** For which births a text is true that isn't true for all: "For births from 9:30 AM to 7:11 PM". */
export interface Condition {
  readonly words: string;
  /** Not even for all births that its chapter is written for. */
  readonly isNarrower?: boolean;
}

/**
 * For which births a text is true; null where for all, which nothing marks.
 * @param written the birth times that the chapters are written for; missing where there is no choice
 */
export function conditionOf(
  { doubt, isAnytime }: MaybeSure,
  written: BirthHours | undefined,
  dates: ClockWords,
): Condition | null {
  if (doubt) return { ...forBirths(doubt.spans, dates), isNarrower: true };
  return isAnytime === false && written ? forWritten(written, dates) : null;
}

/** By what these births are called on the first screen, where it's one thing that the time decides. */
function forWritten(written: BirthHours, dates: ClockWords): Condition {
  const [who = '', ...more] = written.who;
  if (more.length > 0) return forBirths([written], dates);
  const type = typeOfHours(written);
  if (type) return { words: `If you’re a ${type}` };
  const [, profile] = /^Profile (.+)$/.exec(who) ?? [];
  return profile === undefined
    ? forBirths([written], dates)
    : { words: `If your role is ${profile}` };
}

function forBirths(spans: ReadingDoubt['spans'], dates: ClockWords): Condition {
  const births = birthsWhen(spans, dates);
  return { words: births === null ? 'Depends on your birth time' : `For ${births}` };
}

/** For which births a chapter's title, its lead, and what to do first are true: as the less sure of them. */
export function chapterCondition(
  { headline, paragraphs: [first] }: ReadingChapter,
  written: BirthHours | undefined,
  dates: ClockWords,
): Condition | null {
  return (
    conditionOf(headline, written, dates) ?? (first ? conditionOf(first, written, dates) : null)
  );
}

/** Of a part of a chapter, what the chapter's own mark doesn't say: in a marked one, only what varies within its hours. */
export function conditionIn(
  chapter: Condition | null,
  part: MaybeSure,
  written: BirthHours | undefined,
  dates: ClockWords,
): Condition | null {
  return chapter && !part.doubt ? null : conditionOf(part, written, dates);
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

/** How sure a whole chapter is: true for all births, but for parts of it, or as its first words are. */
export type ChapterCertainty = 'certain' | 'partly' | Condition;

export function chapterCertainty(
  chapter: ReadingChapter,
  written: BirthHours | undefined,
  dates: ClockWords,
): ChapterCertainty {
  const first = chapterCondition(chapter, written, dates);
  if (first) return first;
  const parts = [...chapter.paragraphs, chapter.trial];
  return parts.some((part) => conditionOf(part, written, dates)) ? 'partly' : 'certain';
}

/** Which chapters say for whom they are: the few that depend on the birth time, or, among many, those that don't. */
export type Exceptions = 'dependent' | 'others';

/** @returns null where all are for the same births, or all depend on the time */
export function exceptionsIn(certainties: readonly ChapterCertainty[]): Exceptions | null {
  const isDependent = (one: ChapterCertainty) => one !== 'certain' && one !== 'partly';
  const dependent = certainties.filter(isDependent).length;
  if (dependent > certainties.length / 2) return dependent < certainties.length ? 'others' : null;
  return certainties.every((one) => one === 'certain') ? null : 'dependent';
}
