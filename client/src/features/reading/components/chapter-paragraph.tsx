import { useDates } from '#client/lib/use-dates.ts';
import type { ReadingParagraph } from '#shared/contract/reading.ts';
import { trueWhen } from '../chapter-doubt.ts';
import { OpeningWords, ParagraphWords } from './paragraph-words.tsx';

interface ChapterParagraphProps {
  paragraph: ReadingParagraph;
  isFirst: boolean;
}

/** A thought and what to do about it, with when it is true. */
export function ChapterParagraph({ paragraph, isFirst }: ChapterParagraphProps) {
  const { id, text, head, doubt, answer } = paragraph;
  const dates = useDates();
  const words = { text, isFaint: answer === 'not_me' };
  return (
    <div data-paragraph={id} className="print:break-inside-avoid">
      {isFirst ? (
        <OpeningWords {...words} />
      ) : (
        <ParagraphWords {...words} head={head} when={doubt ? trueWhen(doubt, dates) : null} />
      )}
    </div>
  );
}
