import { Suspense, useId, useMemo, useState } from 'react';
import { AskAbout } from '#client/components/ui/ask-about.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { ChevronRightIcon } from '#client/components/ui/icons.tsx';
import { useDates } from '#client/lib/use-dates.ts';
import type {
  BirthHours,
  FeedbackAnswer,
  ReadingChapter,
  ReadingParagraph,
} from '#shared/contract/reading.ts';
import { keyOf } from '#shared/domain/sentences.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import type { Feedback } from '../api.ts';
import { type Condition, chapterCondition, conditionIn, conditionOf } from '../chapter-doubt.ts';
import { pictured } from '../chapter-parts.ts';
import { chapterAnchor } from '../use-current-chapter.ts';
import { ChapterIcon } from './chapter-icon.tsx';
import { ChapterParagraph } from './chapter-paragraph.tsx';
import { ChapterSources, type DrawLit } from './chapter-sources.tsx';
import { ConditionMark } from './condition-mark.tsx';
import { FitsChoice } from './fits-choice.tsx';
import { BELOW, BESIDE, ChapterPoint, Unbroken } from './paragraph-words.tsx';

interface ChapterTextProps {
  chapter: ReadingChapter;
  /** The birth times it is written for; missing where there is no choice. */
  written: BirthHours | undefined;
  /** What is true at any birth time says so. */
  isSureMarked: boolean;
  isVarying: (center: CenterId) => boolean;
  picture: DrawLit;
  /** Missing where nobody can answer. */
  onAnswer?: ((answers: readonly Feedback[]) => void) | undefined;
}

interface MarkedTextProps extends ChapterTextProps {
  /** For which births the chapter's first words are true; null where for all. */
  condition: Condition | null;
}

interface ChapterViewProps extends ChapterTextProps {
  /** That it depends on the birth time; null for nothing to say. */
  mark: Condition | null;
  number: number;
  count: number;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** One chapter, which unfolds from its advice in a sentence: the browser finds text in it while it's folded. */
export function ChapterView(props: ChapterViewProps) {
  const { chapter, isOpen, onToggle, written } = props;
  const titleId = useId();
  const dates = useDates();
  const condition = chapterCondition(chapter, written, dates);
  return (
    <section
      id={chapterAnchor(chapter.id)}
      aria-labelledby={titleId}
      className={cx(
        'scroll-mt-16 border-t border-line last:border-b print:border-0',
        // A jump to the first shows the head of all, and which hours they're written for.
        written && 'first:scroll-mt-54 @min-[58rem]:first:scroll-mt-34',
      )}
    >
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
        className="group/chapter"
      >
        <ChapterSummary {...props} titleId={titleId} />
        <ChapterText {...props} condition={condition} />
      </details>
    </section>
  );
}

interface ChapterSummaryProps extends ChapterViewProps {
  titleId: string;
}

/** What a chapter says in a sentence, and its first thought while it's folded. */
function ChapterSummary({ titleId, ...props }: ChapterSummaryProps) {
  const { chapter, number, count, mark } = props;
  const { headline, title, paragraphs } = chapter;
  const [first] = paragraphs;
  return (
    <summary
      className={cx(
        'relative block py-4 print:break-inside-avoid print:break-after-avoid pr-9 group-open/chapter:pt-8 group-open/chapter:pb-0 @min-[58rem]:grid-rows-[auto_1fr] @min-[58rem]:items-baseline [&::-webkit-details-marker]:hidden',
        BESIDE,
      )}
    >
      <div className="relative flex items-start gap-x-3 text-xs text-muted @min-[58rem]:row-span-2 @min-[58rem]:self-start @min-[58rem]:text-sm @min-[58rem]:group-open/chapter:-mb-6 print:break-after-avoid">
        <ChapterIcon chapter={chapter.id} />
        <div className="@max-[58rem]:flex @max-[58rem]:flex-wrap @max-[58rem]:gap-x-2 @max-[58rem]:self-center">
          <p>
            <span className="font-medium text-accent @min-[58rem]:block">
              Chapter {number} of {count}
            </span>
            <span className="ml-2 @min-[58rem]:ml-0">{title}</span>
          </p>
          <ConditionMark condition={mark} className="print:hidden" />
        </div>
        <ChapterPicture {...props} />
      </div>
      <h2
        id={titleId}
        className="mt-1 max-w-152 font-display text-xl text-balance @min-[58rem]:mt-0! group-open/chapter:mt-2 group-open/chapter:text-2xl group-open/chapter:font-medium @min-[40rem]:group-open/chapter:text-chapter @min-[40rem]:group-open/chapter:font-[480] print:break-inside-avoid print:break-after-avoid print:text-xl"
      >
        {headline.text}
      </h2>
      {first && (
        <p className="mt-1 text-sm text-pretty text-muted @min-[58rem]:col-start-2 group-open/chapter:hidden print:hidden">
          {keyOf(first.text).key}
        </p>
      )}
      <ChevronRightIcon className="absolute top-1/2 right-0 size-5 -translate-y-1/2 text-muted transition-transform group-open/chapter:top-10.5 group-open/chapter:rotate-90 print:hidden" />
    </summary>
  );
}

/** A chapter's first thought and the one thing to do about it; then the sections, and at last what may be tested. */
function ChapterText(props: MarkedTextProps) {
  const { chapter } = props;
  const [first] = chapter.paragraphs;
  return (
    <div className="mt-6 flex max-w-152 flex-col gap-9 pb-10 @min-[58rem]:max-w-[55rem] print:mt-2 print:block print:max-w-none print:space-y-3 print:break-before-avoid print:pb-0">
      {first && (
        <div className="relative grid content-start gap-6 @min-[58rem]:min-h-68 print:min-h-0 print:gap-2">
          <ChapterParagraph paragraph={first} isFirst condition={props.condition} />
          <ChapterPoint text={first.text} />
          <ChapterSource {...props} />
        </div>
      )}
      <OtherParagraphs {...props} />
      <TryThis {...props} />
      <ChapterEnd {...props} />
    </div>
  );
}

/** Below a chapter's name, where there is room: the graph, lit where its first words come from. */
function ChapterPicture({ chapter, picture, isVarying }: ChapterViewProps) {
  const { paragraphs } = chapter;
  const { lit, words } = useMemo(() => pictured(paragraphs, isVarying), [paragraphs, isVarying]);
  return (
    <div
      aria-hidden="true"
      className="absolute top-full left-0 mt-4 hidden w-44 @min-[58rem]:group-open/chapter:block print:hidden!"
    >
      <div className="aspect-[540/940] w-34">
        <Suspense>{picture(lit, false)}</Suspense>
      </div>
      <p className="mt-2 text-xs text-pretty text-muted">{words}</p>
    </div>
  );
}

/** Where there is no room for the graph: what the first words come from. */
function ChapterSource({ chapter: { paragraphs }, isVarying }: ChapterTextProps) {
  const { words } = useMemo(() => pictured(paragraphs, isVarying), [paragraphs, isVarying]);
  return (
    <p aria-hidden="true" className="-mt-3 text-xs text-muted @min-[58rem]:hidden print:hidden">
      {words}
    </p>
  );
}

/** The sections, those first that are true for as many births as the chapter. */
function OtherParagraphs({ chapter, written, condition, isSureMarked }: MarkedTextProps) {
  const dates = useDates();
  const sections = chapter.paragraphs.slice(1).map((paragraph) => ({
    paragraph,
    own: conditionIn(condition, paragraph, written, dates),
    isSure: isSureMarked && conditionOf(paragraph, written, dates) === null,
  }));
  return sections
    .toSorted((a, b) => Number(a.own !== null) - Number(b.own !== null))
    .map(({ paragraph, own, isSure }) => (
      <ChapterParagraph
        key={paragraph.id}
        paragraph={paragraph}
        isFirst={false}
        condition={own}
        isSure={isSure}
      />
    ));
}

/** Something to try, for those who like to. */
function TryThis({ chapter: { trial }, written, condition: marked }: MarkedTextProps) {
  const condition = conditionIn(marked, trial, written, useDates());
  return (
    <div
      className={cx(
        '-mb-3 border-t border-line pt-4 text-pretty text-ink-soft print:mb-0 print:block print:break-inside-avoid print:border-0 print:pt-0 print:text-sm print:leading-5',
        BESIDE,
      )}
    >
      <div className="print:inline">
        <h3 className="font-medium print:mr-1.5 print:inline print:after:content-['.']">
          If you like, test it
        </h3>
        <ConditionMark condition={condition} />
      </div>
      <p className="mt-0.5 text-[0.9375rem] leading-6 @min-[58rem]:mt-0 print:mt-0 print:inline">
        <Unbroken text={trial.text} />
      </p>
    </div>
  );
}

/** Whether the chapter fits, what it rests on, and the coach. */
function ChapterEnd({ chapter, picture, onAnswer }: ChapterTextProps) {
  const { headline, paragraphs, trial } = chapter;
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  return (
    <div className={cx('print:hidden', BELOW)}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5">
        {onAnswer && (
          <FitsChoice
            question="Does this chapter fit?"
            answer={commonAnswer(paragraphs) ?? null}
            onAnswer={(answer) =>
              onAnswer(paragraphs.map(({ id }) => ({ paragraphId: id, answer })))
            }
          />
        )}
        <button
          type="button"
          aria-label={`Why this? ${headline.text}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex min-h-6 items-center gap-1 text-xs text-muted hover:text-ink pointer-coarse:min-h-11"
        >
          Why this?
          <ChevronRightIcon
            className={cx('size-3.5 transition-transform', isOpen ? '-rotate-90' : 'rotate-90')}
          />
        </button>
        <AskAbout
          context={{ kind: 'sentence', value: trial.text.slice(0, 600) }}
          words={`“${headline.text}”`}
          label="Ask the coach"
          className="text-xs!"
        />
      </div>
      {isOpen && (
        <ChapterSources
          id={panelId}
          chapter={chapter}
          draw={picture}
          onAnswer={onAnswer && ((paragraphId, answer) => onAnswer([{ paragraphId, answer }]))}
        />
      )}
    </div>
  );
}

/** What all paragraphs got; undefined where they differ. */
function commonAnswer(paragraphs: readonly ReadingParagraph[]): FeedbackAnswer | undefined {
  const [first, ...others] = paragraphs;
  return first && others.every(({ answer }) => answer === first.answer) ? first.answer : undefined;
}
