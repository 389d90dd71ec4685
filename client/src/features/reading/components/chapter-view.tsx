import { type ReactNode, useId, useMemo, useState } from 'react';
import { AskAbout } from '#client/components/ui/ask-about.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { ChevronRightIcon } from '#client/components/ui/icons.tsx';
import type { FeedbackAnswer, Reading, ReadingParagraph } from '#shared/contract/reading.ts';
import type { Feedback } from '../api.ts';
import { isSameLighting, type Lighting, lightingOf, NO_LIGHT, partsNamed } from '../evidence.ts';
import { chapterAnchor } from '../use-current-chapter.ts';
import { DoubtMark } from './doubt-mark.tsx';
import { EvidenceChips } from './evidence-chips.tsx';
import { FitsChoice } from './fits-choice.tsx';
import { ParagraphWords } from './paragraph-words.tsx';

type Chapter = Reading['chapters'][number];

interface Pictures {
  readonly picture: (lit: Lighting) => ReactNode;
  readonly miniature: (lit: Lighting) => ReactNode;
}

/** By a fact's term, the paragraph that says it. */
export type Named = ReadonlyMap<string, string>;

interface LitProps {
  lit: Lighting;
  onLight: (lighting: Lighting) => void;
  /** The paragraph that the picture beside the text is about. */
  readId?: string | null;
  named: Named;
  /** The graph, large and small, for where none is in sight to be lit. */
  pictures: Pictures | undefined;
  /** Missing where nobody can answer. */
  onAnswer?: ((answers: readonly Feedback[]) => void) | undefined;
}

interface ChapterViewProps extends LitProps {
  chapter: Chapter;
  number: number;
  count: number;
  /** The chapter after it, if there is one. */
  next: Chapter | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** One chapter, which unfolds from its advice in a sentence: the browser finds text in it while it's folded. */
export function ChapterView(props: ChapterViewProps) {
  const { chapter, number, count, next, isOpen, onToggle, ...lighting } = props;
  const titleId = useId();
  const { headline, title } = chapter;
  return (
    <section
      id={chapterAnchor(chapter.id)}
      aria-labelledby={titleId}
      className="scroll-mt-16 border-t border-line last:border-b print:border-0"
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
          {headline.doubt && <DoubtMark doubt={headline.doubt} className="mt-2" />}
          <ChevronRightIcon className="absolute top-1/2 right-0 size-5 -translate-y-1/2 text-muted transition-transform group-open/chapter:top-10.5 group-open/chapter:rotate-90 print:hidden" />
        </summary>
        <ChapterText chapter={chapter} {...lighting} />
        {next && (
          <a
            href={`#${chapterAnchor(next.id)}`}
            className="text-link mb-6 inline-flex min-h-11 items-center gap-1 max-lg:hidden print:hidden"
          >
            Next: {next.title}
            <ChevronRightIcon className="size-4" />
          </a>
        )}
      </details>
    </section>
  );
}

/** A chapter's paragraphs with what they rest on, something to try, and whether it fits. */
function ChapterText({ chapter, ...lighting }: LitProps & { chapter: Chapter }) {
  const { headline, paragraphs, trial } = chapter;
  const common = commonAnswer(paragraphs);
  const [isEach, setIsEach] = useState(common === undefined);
  return (
    <>
      <div className="mt-5 grid gap-7 print:mt-2 print:gap-3">
        {paragraphs.map((paragraph) => (
          <ParagraphView key={paragraph.id} paragraph={paragraph} isAsked={isEach} {...lighting} />
        ))}
      </div>
      <div className="mt-8 rounded-lg bg-surface p-6 shadow-raised print:mt-3 print:break-inside-avoid print:p-0 print:shadow-none">
        <h3 className="text-sm font-medium text-accent">Try this</h3>
        <p className="mt-1.5 font-display text-reading">{trial.text}</p>
        {trial.doubt && <DoubtMark doubt={trial.doubt} className="mt-2" />}
        <AskAbout
          context={{ kind: 'sentence', value: trial.text.slice(0, 600) }}
          words={`“${headline.text}”`}
          label="Ask the coach"
          className="mt-4"
        />
      </div>
      {lighting.onAnswer && (
        <div className="my-4 flex flex-wrap items-center gap-x-4 gap-y-1.5 print:hidden">
          <FitsChoice
            question="Does this chapter fit?"
            answer={common ?? null}
            onAnswer={(answer) =>
              lighting.onAnswer?.(paragraphs.map(({ id }) => ({ paragraphId: id, answer })))
            }
          />
          <button
            type="button"
            aria-expanded={isEach}
            onClick={() => setIsEach(!isEach)}
            className="min-h-6 text-xs text-muted underline underline-offset-3 hover:text-ink pointer-coarse:min-h-11"
          >
            Answer for each paragraph
          </button>
        </div>
      )}
    </>
  );
}

/** What all paragraphs got; undefined where they differ. */
function commonAnswer(paragraphs: readonly ReadingParagraph[]): FeedbackAnswer | undefined {
  const [first, ...others] = paragraphs;
  return first && others.every(({ answer }) => answer === first.answer) ? first.answer : undefined;
}

interface ParagraphProps extends LitProps {
  paragraph: ReadingParagraph;
  /** Whether it is answered by itself. */
  isAsked: boolean;
}

/** In one order for all: the key sentence, the rest, what to do about it, and why it's true. */
function ParagraphView(props: ParagraphProps) {
  const { paragraph, readId, pictures, ...beside } = props;
  const { id, text, evidence, doubt, answer } = paragraph;
  const [own, setOwn] = useState(NO_LIGHT);
  const light = pictures ? { lit: own, onLight: setOwn } : beside;
  const reasons = { paragraph, named: props.named, lit: light.lit, onLight: light.onLight };
  return (
    <div data-paragraph={id} className="flow-root print:break-inside-avoid">
      {pictures && (
        <Miniature evidence={evidence} own={own} onOwn={setOwn} draw={pictures.miniature} />
      )}
      {doubt && <DoubtMark doubt={doubt} className="mb-1" />}
      <ParagraphWords
        text={text}
        isFaint={answer === 'not_me'}
        // Beside a graph that follows the reader, one bar says where they are.
        isDull={Boolean(readId) && id !== readId}
      />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 empty:hidden print:hidden">
        <Why {...reasons} isRead={id === readId} />
        <OwnAnswer {...props} />
      </div>
      {pictures && !isSameLighting(own, NO_LIGHT) && (
        <div className="reading-graph clear-both w-56 pt-3 print:hidden">
          {pictures.picture(own)}
        </div>
      )}
    </div>
  );
}

interface WhyProps extends Pick<LitProps, 'lit' | 'onLight' | 'named'> {
  paragraph: ReadingParagraph;
  isRead: boolean;
}

/** What a paragraph rests on, after it. */
function Why({ paragraph, named, isRead, ...light }: WhyProps) {
  const { id, evidence } = paragraph;
  return (
    <div className="flex min-w-0 flex-1 gap-2">
      <span className={cx('text-sm leading-6', isRead ? 'text-accent' : 'text-muted')}>Why:</span>
      <EvidenceChips evidence={evidence} hasTerm={(term) => named.get(term) === id} {...light} />
    </div>
  );
}

/** What a person says of one paragraph. */
function OwnAnswer({ paragraph: { id, answer }, isAsked, onAnswer }: ParagraphProps) {
  if (!onAnswer || !isAsked) return null;
  return (
    <FitsChoice
      question="Does this fit?"
      answer={answer}
      onAnswer={(next) => onAnswer([{ paragraphId: id, answer: next }])}
    />
  );
}

interface MiniatureProps {
  evidence: ReadingParagraph['evidence'];
  own: Lighting;
  onOwn: (lighting: Lighting) => void;
  draw: Pictures['miniature'];
}

/**
 * At a paragraph's head, what it rests on: lit in a small graph that enlarges it, and named below;
 * nothing where no part of the graph is meant.
 */
function Miniature({ evidence, own, onOwn, draw }: MiniatureProps) {
  const lighting = useMemo(() => lightingOf(evidence), [evidence]);
  if (isSameLighting(lighting, NO_LIGHT)) return null;
  const isShown = isSameLighting(own, lighting);
  return (
    <div className="float-right mt-1 mb-1 ml-4 w-19 print:hidden">
      <button
        type="button"
        aria-label="Show it in the bodygraph"
        aria-expanded={isShown}
        onClick={() => onOwn(isShown ? NO_LIGHT : lighting)}
        className="block w-full"
      >
        {draw(lighting)}
      </button>
      <span className="mt-1 block text-center text-xs leading-4 text-muted">
        {partsNamed(lighting)}
      </span>
    </div>
  );
}
