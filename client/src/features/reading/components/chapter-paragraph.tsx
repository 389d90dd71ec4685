import { type ReactNode, useId, useState } from 'react';
import { useDates } from '#client/lib/use-dates.ts';
import type { FeedbackAnswer, ReadingParagraph } from '#shared/contract/reading.ts';
import { paragraphDoubtWords } from '../chapter-doubt.ts';
import { isSameLighting, type Lighting, NO_LIGHT } from '../evidence.ts';
import { EvidenceChips } from './evidence-chips.tsx';
import { ANSWER_LABELS, FitsChoice } from './fits-choice.tsx';
import { OpeningWords, ParagraphWords } from './paragraph-words.tsx';

interface ChapterParagraphProps {
  paragraph: ReadingParagraph;
  /** What it is called where its head is the chapter's. */
  name: string;
  isFirst: boolean;
  /** Whether its answer is another than that of the chapter's other paragraphs. */
  hasOwnAnswer: boolean;
  lit: Lighting;
  onLight: (lighting: Lighting) => void;
  /** The graph, for where none is in sight to be lit. */
  picture: ((lit: Lighting) => ReactNode) | undefined;
  /** Missing where nobody can answer. */
  onAnswer: ((answer: FeedbackAnswer) => void) | undefined;
}

/** The thought, what to do about it, and on demand why it's true and whether it fits. */
export function ChapterParagraph(props: ChapterParagraphProps) {
  const { paragraph, name, isFirst, hasOwnAnswer } = props;
  const { id, text, head, doubt, answer } = paragraph;
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const words = {
    text,
    isFaint: answer === 'not_me',
    isApproximate: doubt !== undefined,
    children: (
      <>
        {' '}
        <span className="ml-1.5 inline-flex gap-2 font-sans text-xs whitespace-nowrap text-muted print:hidden">
          <button
            type="button"
            aria-label={`Why? ${name}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={() => setIsOpen(!isOpen)}
            className="relative underline decoration-line-strong underline-offset-3 hover:text-ink pointer-coarse:before:absolute pointer-coarse:before:-inset-3"
          >
            Why?
          </button>
          {hasOwnAnswer && answer && <span>You: {ANSWER_LABELS[answer]}</span>}
        </span>
      </>
    ),
  };
  return (
    <div data-paragraph={id} className="print:break-inside-avoid">
      {isFirst ? <OpeningWords {...words} /> : <ParagraphWords {...words} head={head} />}
      {isOpen && <Reasons {...props} id={panelId} />}
    </div>
  );
}

/** What a paragraph rests on, when it isn't true, and whether it fits. */
function Reasons(props: ChapterParagraphProps & { id: string }) {
  const { id, paragraph, picture, lit, onLight, onAnswer } = props;
  const { evidence, doubt, answer } = paragraph;
  const dates = useDates();
  const [own, setOwn] = useState(NO_LIGHT);
  const light = picture ? { lit: own, onLight: setOwn } : { lit, onLight };
  return (
    <div id={id} className="mt-2.5 grid gap-1.5 rounded-md bg-well px-3.5 py-2.5 print:hidden">
      <EvidenceChips evidence={evidence} hasTerms={false} {...light} />
      {doubt && (
        <p className="text-sm leading-6 text-warn">
          {paragraphDoubtWords(doubt, evidence[0], dates)}
        </p>
      )}
      {picture && !isSameLighting(own, NO_LIGHT) && (
        <div className="reading-graph w-56 py-2">{picture(own)}</div>
      )}
      {onAnswer && <FitsChoice question="Does this fit?" answer={answer} onAnswer={onAnswer} />}
    </div>
  );
}
