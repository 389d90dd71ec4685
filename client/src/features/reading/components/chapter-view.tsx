import { Fragment, type ReactNode, useId, useState } from 'react';
import { Approximate } from '#client/components/ui/approximate.tsx';
import { AskAbout } from '#client/components/ui/ask-about.tsx';
import { ChevronRightIcon } from '#client/components/ui/icons.tsx';
import type {
  FeedbackAnswer,
  Reading,
  ReadingDoubt,
  ReadingParagraph,
} from '#shared/contract/reading.ts';
import type { Feedback } from '../api.ts';
import { isSameDoubt } from '../doubt-words.ts';
import { isSameLighting, type Lighting, NO_LIGHT } from '../evidence.ts';
import { chapterAnchor } from '../use-current-chapter.ts';
import { ChapterGraph } from './chapter-graph.tsx';
import { DoubtMark } from './doubt-mark.tsx';
import { EvidenceChips } from './evidence-chips.tsx';
import { FitsChoice } from './fits-choice.tsx';
import type { DoubtedParts } from './meanings.tsx';
import { ParagraphWords } from './paragraph-words.tsx';

type Chapter = Reading['chapters'][number];

interface Pictures {
  readonly picture: (lit: Lighting) => ReactNode;
  readonly miniature: (lit: Lighting) => ReactNode;
  readonly doubted: DoubtedParts | null;
}

interface LitProps {
  lit: Lighting;
  onLight: (lighting: Lighting) => void;
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
            {headline.doubt && (
              <Approximate
                when="varies by birth time"
                className="ml-2 text-xs! group-open/chapter:hidden print:hidden"
              />
            )}
          </p>
          <h2
            id={titleId}
            className="mt-1 font-display text-xl text-balance group-open/chapter:mt-2 group-open/chapter:text-2xl group-open/chapter:font-medium @min-[40rem]:group-open/chapter:text-chapter @min-[40rem]:group-open/chapter:font-[480] print:text-xl"
          >
            {headline.text}
          </h2>
          {headline.doubt && (
            <DoubtMark
              doubt={headline.doubt}
              evidence={headline.evidence}
              className="mt-2 hidden group-open/chapter:block print:block"
            />
          )}
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
      <div className="mt-6 grid gap-8 print:mt-2 print:gap-3">
        {paragraphs.map((paragraph, index) => (
          <Fragment key={paragraph.id}>
            <ParagraphView
              paragraph={paragraph}
              isFirst={index === 0}
              said={saidBefore(chapter, index)}
              isAsked={isEach}
              {...lighting}
            />
            {index === 0 && lighting.pictures && (
              <ChapterGraph
                paragraphs={paragraphs}
                doubted={lighting.pictures.doubted}
                draw={lighting.pictures.miniature}
              />
            )}
          </Fragment>
        ))}
      </div>
      <TryThis trial={trial} headline={headline} said={saidBefore(chapter, paragraphs.length)} />
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

/** Something to try for a while, with the coach at hand. */
function TryThis({ trial, headline, said }: Pick<Chapter, 'trial' | 'headline'> & Said) {
  return (
    <div className="mt-8 rounded-lg bg-surface p-6 shadow-raised print:mt-3 print:break-inside-avoid print:p-0 print:shadow-none">
      <h3 className="text-sm font-medium text-accent">Try this</h3>
      <p className="mt-1.5 font-display text-reading">{trial.text}</p>
      {trial.doubt && !isSameDoubt(trial.doubt, headline.doubt) && (
        <DoubtMark doubt={trial.doubt} evidence={trial.evidence} said={said} className="mt-2" />
      )}
      <AskAbout
        context={{ kind: 'sentence', value: trial.text.slice(0, 600) }}
        words={`“${headline.text}”`}
        label="Ask the coach"
        className="mt-4"
      />
    </div>
  );
}

interface Said {
  /** When the texts above it in the chapter are true. */
  said: readonly ReadingDoubt[];
}

function saidBefore({ headline, paragraphs }: Chapter, index: number): readonly ReadingDoubt[] {
  return [headline, ...paragraphs.slice(0, index)].flatMap(({ doubt }) => doubt ?? []);
}

/** What all paragraphs got; undefined where they differ. */
function commonAnswer(paragraphs: readonly ReadingParagraph[]): FeedbackAnswer | undefined {
  const [first, ...others] = paragraphs;
  return first && others.every(({ answer }) => answer === first.answer) ? first.answer : undefined;
}

interface ParagraphProps extends LitProps, Said {
  paragraph: ReadingParagraph;
  isFirst: boolean;
  /** Whether it is answered by itself. */
  isAsked: boolean;
}

/** In one order for all: the thought, what to do about it, and why it's true. */
function ParagraphView(props: ParagraphProps) {
  const { paragraph, isFirst, said, pictures, ...beside } = props;
  const { id, text, evidence, doubt, answer } = paragraph;
  const [own, setOwn] = useState(NO_LIGHT);
  const light = pictures ? { lit: own, onLight: setOwn } : beside;
  return (
    <div data-paragraph={id} className="print:break-inside-avoid">
      {doubt && !(isFirst && isSameDoubt(doubt, said[0])) && (
        <DoubtMark doubt={doubt} evidence={evidence} said={said} className="mb-1" />
      )}
      <ParagraphWords text={text} isFaint={answer === 'not_me'} isFirst={isFirst} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 empty:hidden print:hidden">
        <div className="flex min-w-0 flex-1 gap-2">
          <span className="text-sm leading-6 text-muted">Why:</span>
          <EvidenceChips
            evidence={evidence}
            hasTerms={false}
            lit={light.lit}
            onLight={light.onLight}
          />
        </div>
        <OwnAnswer {...props} />
      </div>
      {pictures && !isSameLighting(own, NO_LIGHT) && (
        <div className="reading-graph w-56 pt-3 print:hidden">{pictures.picture(own)}</div>
      )}
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
