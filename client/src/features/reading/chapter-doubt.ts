import { countWord } from '#client/lib/counted.ts';
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
import { doubtWords, ifBorn } from './doubt-words.ts';
import { spanEnds } from './span-ends.ts';

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

/** For which births a text is true that isn't true for all: "If born 9:30 AM–7:11 PM". */
export type Condition = string;

/**
 * For which births a text is true; null where for all.
 * @param written the birth times that the chapters are written for; missing where there is no choice
 */
export function conditionOf(
  { doubt, isAnytime }: MaybeSure,
  written: BirthHours | undefined,
  dates: ClockWords,
): Condition | null {
  if (doubt) return conditionFor(doubt.spans, dates);
  return isAnytime === false && written ? conditionFor([written], dates) : null;
}

function conditionFor(spans: ReadingDoubt['spans'], dates: ClockWords): Condition {
  return ifBorn(spans, dates) ?? 'Depends on your birth time';
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

const firstWordsOf = ({ headline, paragraphs }: ReadingChapter) => [
  headline,
  ...paragraphs.slice(0, 1),
];

/**
 * For whom a chapter is written, by what its first words rest on and these hours decide. It doesn't say that the
 * chapter's subject is in doubt: how somebody decides may be certain while its example is for one profile.
 */
function writtenForWhom(chapter: ReadingChapter, { who }: BirthHours): Condition {
  const kinds = firstWordsOf(chapter).flatMap(({ evidence }) => evidence.map(({ kind }) => kind));
  const type = typeOfHours({ who });
  const isProfile = (words: string) => words.startsWith('Profile ');
  const profile = who.find(isProfile);
  const hasAuthority = who.some((words) => words !== type && !isProfile(words));
  if (hasAuthority && kinds.includes('authority')) {
    return who.length > 1 ? 'Depends on your birth time' : 'Depends on how you decide';
  }
  const parts = [
    ...(type && kinds.includes('type') ? [`you’re a ${type}`] : []),
    // By the word that the first screen has for it.
    ...(profile && kinds.includes('profile')
      ? [`your role is ${profile.replace('Profile ', '')}`]
      : []),
  ];
  return parts.length > 0 ? `If ${parts.join(', and ')}` : 'Depends on your birth time';
}

/** How sure chapters are by their first words, in one sentence above them and a mark at some. */
export interface ChapterMarks {
  /** Null where nothing in them depends on the birth time. */
  readonly words: string | null;
  /** What a chapter's head says; null for nothing. */
  readonly markOf: (chapter: ReadingChapter) => Condition | null;
  /** Where all begin with what depends on it, marks go to the parts that don't. */
  readonly isSureMarked: boolean;
}

export function chapterMarks(
  chapters: readonly ReadingChapter[],
  written: BirthHours | undefined,
  dates: ClockWords,
): ChapterMarks {
  const isOpen = (part: MaybeSure) => conditionOf(part, written, dates) !== null;
  const open = chapters.filter((chapter) => firstWordsOf(chapter).some(isOpen));
  const isAll = open.length === chapters.length;
  const markOf = (chapter: ReadingChapter) => {
    const doubt = firstWordsOf(chapter).find((part) => part.doubt)?.doubt;
    if (doubt) return conditionFor(doubt.spans, dates);
    return !isAll && written && open.includes(chapter) ? writtenForWhom(chapter, written) : null;
  };
  const parts = chapters.flatMap(({ paragraphs, trial }) => [...paragraphs, trial]);
  if (open.length === 0 && !parts.some(isOpen)) return { words: null, markOf, isSureMarked: false };
  if (!isAll)
    return { words: marksWords(open.length, chapters.length), markOf, isSureMarked: false };
  const isSureMarked = parts.some((part) => !isOpen(part));
  return { words: isSureMarked ? SURE_WORDS : null, markOf, isSureMarked };
}

const SURE_WORDS = 'What’s true at any birth time is marked ✓.';

const sentenceStart = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase());

function marksWords(open: number, all: number): string {
  if (open === 0) return 'What depends on your birth time is marked ≈.';
  const is = open === 1 ? 'is' : 'are';
  return `${sentenceStart(countWord(open))} of the ${countWord(all)} would read differently at other hours, and ${is} marked ≈.`;
}
