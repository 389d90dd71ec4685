import { type ReactNode, useRef, useState } from 'react';
import { useMedia } from '#client/lib/use-media.ts';
import type { Reading } from '#shared/contract/reading.ts';
import { useReadingFeedback } from '../api.ts';
import { type Lighting, NO_LIGHT } from '../evidence.ts';
import { useOpenChapters } from '../use-open-chapters.ts';
import { useParagraphInView } from '../use-paragraph-in-view.ts';
import { ChapterView } from './chapter-view.tsx';
import type { DoubtedParts } from './meanings.tsx';
import './reading-graph.css';

interface ChaptersProps {
  chartId: string;
  reading: Reading;
  /** The bodygraph beside each open chapter, lit by what its sentences rest on. */
  picture: (lit: Lighting) => ReactNode;
  /** The same in small, for phones: what a chapter rests on. */
  miniature: (lit: Lighting) => ReactNode;
  /** What of the pictures the birth time decides. */
  doubted?: DoubtedParts | null;
  /** Left out where nobody can answer: on samples and shared results. */
  hasFeedback?: boolean | undefined;
}

/** About where the picture stands beside the chapters. */
const BESIDE = '(min-width: 75rem)';

/**
 * A reading's chapters, each folded to the sentence that sums it up but the first, with the
 * bodygraph beside each where there is room.
 */
export function Chapters(props: ChaptersProps) {
  const { chartId, reading, picture, miniature, doubted = null, hasFeedback = true } = props;
  const { chapters } = reading;
  const [chosen, setChosen] = useState<Lighting>(NO_LIGHT);
  const feedback = useReadingFeedback(chartId);
  const isBeside = useMedia(BESIDE);
  const text = useRef<HTMLDivElement>(null);
  const inView = useParagraphInView(text, isBeside);
  const [lastInView, setLastInView] = useState(inView);
  if (inView !== lastInView) {
    // Reading on ends what was chosen, so that the picture follows again.
    setLastInView(inView);
    setChosen(NO_LIGHT);
  }
  const ids = chapters.map(({ id }) => id);
  const { isOpen, areAllOpen, change } = useOpenChapters(ids);
  if (chapters.length === 0) return null;
  const isDoubted = chapters.some(({ headline, paragraphs, trial }) =>
    [headline, ...paragraphs, trial].some(({ doubt }) => doubt),
  );
  return (
    <div ref={text} className="print:space-y-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-3 print:hidden">
        <h2 className="font-display text-2xl font-medium">Your eight chapters</h2>
        {isDoubted && (
          <p className="mr-auto text-sm text-warn">≈ marks what depends on your birth time.</p>
        )}
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
          isOpen={isOpen(chapter.id)}
          onToggle={(isNowOpen) => change([chapter.id], isNowOpen)}
          lit={chosen}
          onLight={setChosen}
          inView={inView}
          isBeside={isBeside}
          picture={picture}
          miniature={miniature}
          doubted={doubted}
          onAnswer={hasFeedback ? feedback.mutate : undefined}
        />
      ))}
    </div>
  );
}
