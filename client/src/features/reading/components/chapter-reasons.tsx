import { useDates } from '#client/lib/use-dates.ts';
import type { FeedbackAnswer, ReadingChapter } from '#shared/contract/reading.ts';
import { paragraphDoubtWords } from '../chapter-doubt.ts';
import type { Lighting } from '../evidence.ts';
import { partName } from '../part-name.ts';
import { EvidenceChips } from './evidence-chips.tsx';
import { FitsChoice } from './fits-choice.tsx';

interface ChapterReasonsProps {
  chapter: ReadingChapter;
  lit: Lighting;
  onLight: (lighting: Lighting) => void;
  onAnswer: ((paragraphId: string, answer: FeedbackAnswer) => void) | undefined;
}

/** Of each paragraph what it rests on, when it isn't true, and whether it fits. */
export function ChapterReasons({ chapter, lit, onLight, onAnswer }: ChapterReasonsProps) {
  const dates = useDates();
  const { headline, paragraphs } = chapter;
  return (
    <ul className="grid content-start gap-4">
      {paragraphs.map(({ id: paragraphId, head, evidence, doubt, answer }) => (
        <li key={paragraphId} className="grid gap-1">
          <p className="font-medium text-ink">{head ?? headline.text}</p>
          <EvidenceChips evidence={evidence} termOf={partName} lit={lit} onLight={onLight} />
          {doubt && <p className="text-warn">{paragraphDoubtWords(doubt, evidence[0], dates)}</p>}
          {onAnswer && (
            <FitsChoice
              question="Does this fit?"
              answer={answer}
              onAnswer={(given) => onAnswer(paragraphId, given)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
