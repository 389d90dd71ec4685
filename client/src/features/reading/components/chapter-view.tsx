import { type ReactNode, useId } from 'react';
import { AskAbout } from '#client/components/ui/ask-about.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { ChevronRightIcon } from '#client/components/ui/icons.tsx';
import { useDates } from '#client/lib/use-dates.ts';
import { useTurn } from '#client/lib/use-turn.ts';
import type { FeedbackAnswer, ReadingChapter, ReadingParagraph } from '#shared/contract/reading.ts';
import { keyOf } from '#shared/domain/sentences.ts';
import type { Feedback } from '../api.ts';
import { chapterDoubtWords } from '../chapter-doubt.ts';
import type { Lighting } from '../evidence.ts';
import { chapterAnchor } from '../use-current-chapter.ts';
import { ApproximateSign } from './approximate-sign.tsx';
import { ChapterBeside } from './chapter-beside.tsx';
import { ChapterGraph } from './chapter-graph.tsx';
import { ChapterParagraph } from './chapter-paragraph.tsx';
import { FitsChoice } from './fits-choice.tsx';
import type { DoubtedParts } from './meanings.tsx';
import { ChapterPoint } from './paragraph-words.tsx';

interface ChapterTextProps {
  chapter: ReadingChapter;
  /** What was chosen to be lit. */
  lit: Lighting;
  onLight: (lighting: Lighting) => void;
  /** The id of the paragraph that is being read. */
  inView: string | null;
  /** Whether there is room for the graph beside the text. */
  isBeside: boolean;
  picture: (lit: Lighting) => ReactNode;
  /** The same in small. */
  miniature: (lit: Lighting) => ReactNode;
  doubted: DoubtedParts | null;
  /** Missing where nobody can answer. */
  onAnswer?: ((answers: readonly Feedback[]) => void) | undefined;
}

interface ChapterViewProps extends ChapterTextProps {
  number: number;
  count: number;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** One chapter, which unfolds from its advice in a sentence: the browser finds text in it while it's folded. */
export function ChapterView(props: ChapterViewProps) {
  const { chapter, number, count, isOpen, onToggle, ...text } = props;
  const titleId = useId();
  const isLaidOut = useTurn();
  const { headline, title, paragraphs } = chapter;
  const [first] = paragraphs;
  return (
    <section
      id={chapterAnchor(chapter.id)}
      aria-labelledby={titleId}
      className={cx(
        'scroll-mt-16 border-t border-line last:border-b print:border-0',
        !isLaidOut && 'far-unpainted',
      )}
    >
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
        className="group/chapter"
      >
        <summary className="relative block py-4 pr-9 group-open/chapter:pt-8 group-open/chapter:pb-0 [&::-webkit-details-marker]:hidden">
          <p className="text-xs text-muted">
            <span className="font-medium text-accent">
              Chapter {number} of {count}
            </span>
            <span className="ml-2">{title}</span>
          </p>
          <h2
            id={titleId}
            className="mt-1 font-display text-xl text-balance group-open/chapter:mt-2 group-open/chapter:text-2xl group-open/chapter:font-medium @min-[40rem]:group-open/chapter:text-chapter @min-[40rem]:group-open/chapter:font-[480] print:text-xl"
          >
            {headline.text}
          </h2>
          {first && (
            <p className="mt-1 line-clamp-1 text-sm text-muted group-open/chapter:hidden print:hidden">
              {(headline.doubt ?? first.doubt) && <ApproximateSign />}
              {keyOf(first.text).key}
            </p>
          )}
          <ChevronRightIcon className="absolute top-1/2 right-0 size-5 -translate-y-1/2 text-muted transition-transform group-open/chapter:top-10.5 group-open/chapter:rotate-90 print:hidden" />
        </summary>
        <ChapterDoubt chapter={chapter} />
        <ChapterText {...text} chapter={chapter} isShown={isOpen} />
      </details>
    </section>
  );
}

/** What another birth time would change in a chapter, once for all of it. */
function ChapterDoubt({ chapter }: Pick<ChapterTextProps, 'chapter'>) {
  const words = chapterDoubtWords(chapter, useDates());
  if (words === null) return null;
  return (
    <p className="mt-2 max-w-152 text-sm leading-5 text-pretty text-warn">
      <ApproximateSign />
      {words}
    </p>
  );
}

/**
 * A chapter's first thought and the one thing to do about it, beside which its graph stands; then the
 * other paragraphs, something to try, and whether it fits.
 */
function ChapterText({ isShown, ...props }: ChapterTextProps & { isShown: boolean }) {
  const { chapter, isBeside, picture, miniature, doubted, onAnswer } = props;
  const { headline, paragraphs, trial } = chapter;
  const [first, ...others] = paragraphs;
  const common = commonAnswer(paragraphs);
  const view = (paragraph: ReadingParagraph) => (
    <ChapterParagraph
      key={paragraph.id}
      paragraph={paragraph}
      name={paragraph.head ?? headline.text}
      isFirst={paragraph === first}
      hasOwnAnswer={common === undefined}
      lit={props.lit}
      onLight={props.onLight}
      picture={isBeside ? undefined : picture}
      onAnswer={onAnswer && ((answer) => onAnswer([{ paragraphId: paragraph.id, answer }]))}
    />
  );
  return (
    <div className="mt-6 grid gap-7 pb-8 @min-[58rem]:grid-cols-[minmax(0,38rem)_19rem] @min-[58rem]:grid-rows-[auto_1fr] @min-[58rem]:justify-between @min-[58rem]:gap-x-8 print:mt-2 print:block print:space-y-3 print:pb-0">
      {first && view(first)}
      <div className="@min-[58rem]:col-start-2 @min-[58rem]:row-span-2 @min-[58rem]:row-start-1">
        <div className="grid gap-8 @min-[58rem]:sticky @min-[58rem]:top-20">
          {first && <ChapterPoint text={first.text} />}
          {isBeside && isShown && <ChapterBeside {...props} />}
        </div>
      </div>
      <div className="grid content-start gap-7 print:gap-3">
        {others.map(view)}
        <TryThis trial={trial} />
        {!isBeside && <ChapterGraph paragraphs={paragraphs} doubted={doubted} draw={miniature} />}
        <ChapterEnd chapter={chapter} common={common} onAnswer={onAnswer} />
      </div>
    </div>
  );
}

/** Something to try for a while. */
function TryThis({ trial }: Pick<ReadingChapter, 'trial'>) {
  return (
    <div className="border-t border-line pt-5 print:break-inside-avoid print:border-0 print:pt-0">
      <h3 className="font-medium">
        {trial.doubt && <ApproximateSign />}
        Try this
      </h3>
      <p className="mt-1 font-display text-reading text-pretty">{trial.text}</p>
    </div>
  );
}

interface ChapterEndProps extends Pick<ChapterTextProps, 'chapter' | 'onAnswer'> {
  common: FeedbackAnswer | undefined;
}

/** Whether the chapter fits, and the coach. */
function ChapterEnd({ chapter, common, onAnswer }: ChapterEndProps) {
  const { headline, paragraphs, trial } = chapter;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 empty:hidden print:hidden">
      {onAnswer && (
        <FitsChoice
          question="Does this chapter fit?"
          answer={common ?? null}
          onAnswer={(answer) => onAnswer(paragraphs.map(({ id }) => ({ paragraphId: id, answer })))}
        />
      )}
      <AskAbout
        context={{ kind: 'sentence', value: trial.text.slice(0, 600) }}
        words={`“${headline.text}”`}
        label="Ask the coach"
        className="text-xs!"
      />
    </div>
  );
}

/** What all paragraphs got; undefined where they differ. */
function commonAnswer(paragraphs: readonly ReadingParagraph[]): FeedbackAnswer | undefined {
  const [first, ...others] = paragraphs;
  return first && others.every(({ answer }) => answer === first.answer) ? first.answer : undefined;
}
