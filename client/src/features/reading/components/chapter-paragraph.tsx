import type { ReadingParagraph } from '#shared/contract/reading.ts';
import type { Condition } from '../chapter-doubt.ts';
import { OpeningWords, ParagraphWords } from './paragraph-words.tsx';

interface ChapterParagraphProps {
  paragraph: ReadingParagraph;
  isFirst: boolean;
  condition: Condition | null;
  /** Says that it's true at any birth time. */
  isSure?: boolean;
}

/** A thought and what to do about it. */
export function ChapterParagraph({
  paragraph,
  isFirst,
  condition,
  isSure = false,
}: ChapterParagraphProps) {
  const { id, text, head, answer } = paragraph;
  const words = { text, isFaint: answer === 'not_me', condition };
  return (
    <div data-paragraph={id} className="print:break-inside-avoid">
      {isFirst ? (
        <OpeningWords {...words} />
      ) : (
        <ParagraphWords {...words} head={head} isSure={isSure} />
      )}
    </div>
  );
}
