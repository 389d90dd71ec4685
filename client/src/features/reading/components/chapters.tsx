import { type ReactNode, useState } from 'react';
import { useMedia } from '#client/lib/use-media.ts';
import type { Reading } from '#shared/contract/reading.ts';
import { useReadingFeedback } from '../api.ts';
import { type Lighting, NO_LIGHT } from '../evidence.ts';
import { ChapterView } from './chapter-view.tsx';

interface ChaptersProps {
  chartId: string;
  reading: Reading;
  /** The bodygraph beside the text, lit by what a sentence rests on. */
  picture: (lit: Lighting) => ReactNode;
  /** Left out where nobody can answer: on samples and shared results. */
  hasFeedback?: boolean | undefined;
}

/** About where the picture stands beside the chapters. */
const BESIDE = '(min-width: 75rem)';

/** A reading's chapters, with the bodygraph beside them where there is room. */
export function Chapters({ chartId, reading, picture, hasFeedback = true }: ChaptersProps) {
  const [lit, setLit] = useState<Lighting>(NO_LIGHT);
  const feedback = useReadingFeedback(chartId);
  const isBeside = useMedia(BESIDE);
  return (
    <div className="grid justify-between gap-x-8 @min-[58rem]:grid-cols-[minmax(0,38rem)_18rem] print:block">
      <div className="grid gap-16 print:block print:space-y-6">
        {reading.chapters.map((chapter, index) => (
          <ChapterView
            key={chapter.id}
            chapter={chapter}
            number={index + 1}
            count={reading.chapters.length}
            lit={lit}
            onLight={setLit}
            hasPicture={isBeside}
            onAnswer={
              hasFeedback
                ? (paragraphId, answer) => feedback.mutate({ paragraphId, answer })
                : undefined
            }
          />
        ))}
      </div>
      <div className="@max-[58rem]:hidden print:hidden">
        <div className="sticky top-20">{picture(lit)}</div>
      </div>
    </div>
  );
}
