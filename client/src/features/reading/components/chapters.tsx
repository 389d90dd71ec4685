import { type ReactNode, useRef, useState } from 'react';
import { useMedia } from '#client/lib/use-media.ts';
import type { Reading } from '#shared/contract/reading.ts';
import { useReadingFeedback } from '../api.ts';
import { type Lighting, lightingOf, NO_LIGHT } from '../evidence.ts';
import { useOpenChapters } from '../use-open-chapters.ts';
import { useParagraphInView } from '../use-paragraph-in-view.ts';
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

/**
 * A reading's chapters, each folded to the sentence that sums it up but the first, with the
 * bodygraph beside them where there is room.
 */
export function Chapters({ chartId, reading, picture, hasFeedback = true }: ChaptersProps) {
  const { chapters } = reading;
  const [chosen, setChosen] = useState<Lighting>(NO_LIGHT);
  const feedback = useReadingFeedback(chartId);
  const isBeside = useMedia(BESIDE);
  const text = useRef<HTMLDivElement>(null);
  const inView = useParagraphInView(text, isBeside);
  const ids = chapters.map(({ id }) => id);
  const { isOpen, areAllOpen, change } = useOpenChapters(ids);
  if (chapters.length === 0) return null;
  return (
    <div className="grid justify-between gap-x-8 @min-[58rem]:grid-cols-[minmax(0,38rem)_18rem] print:block">
      <div ref={text} className="print:space-y-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-3 print:hidden">
          <h2 className="font-display text-2xl font-medium">Your eight chapters</h2>
          <button
            type="button"
            onClick={() => change(ids, !areAllOpen)}
            className="min-h-6 text-sm text-muted underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
          >
            {areAllOpen ? 'Fold all chapters' : 'Open all chapters'}
          </button>
        </div>
        {chapters.map((chapter, index) => (
          <ChapterView
            key={chapter.id}
            chapter={chapter}
            number={index + 1}
            count={chapters.length}
            next={chapters[index + 1]}
            isOpen={isOpen(chapter.id)}
            onToggle={(isNowOpen) => change([chapter.id], isNowOpen)}
            lit={chosen}
            onLight={setChosen}
            picture={isBeside ? undefined : picture}
            onAnswer={hasFeedback ? feedback.mutate : undefined}
          />
        ))}
      </div>
      <div className="@max-[58rem]:hidden print:hidden">
        <div className="sticky top-20">
          {picture(chosen === NO_LIGHT ? lightOfParagraph(reading, inView) : chosen)}
        </div>
      </div>
    </div>
  );
}

function lightOfParagraph({ chapters }: Reading, id: string | null): Lighting {
  const read = chapters.flatMap(({ paragraphs }) => paragraphs).find((one) => one.id === id);
  return read ? lightingOf(read.evidence) : NO_LIGHT;
}
