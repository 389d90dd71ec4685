import { type ReactNode, useMemo } from 'react';
import { useMedia } from '#client/lib/use-media.ts';
import type { Reading } from '#shared/contract/reading.ts';
import { useReadingFeedback } from '../api.ts';
import { partsOfChapters } from '../chapter-parts.ts';
import type { Lighting } from '../evidence.ts';
import type { DoubtedParts } from '../shown.ts';
import { useOpenChapters } from '../use-open-chapters.ts';
import { BirthHoursList } from './birth-hours-list.tsx';
import { ChapterView } from './chapter-view.tsx';
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

const NO_PARTS = { fresh: [], known: [] };

/** About where the picture stands beside the chapters. */
const BESIDE = '(min-width: 75rem)';

/**
 * A reading's chapters, each folded to the sentence that sums it up but the first, with the
 * bodygraph beside each where there is room.
 */
export function Chapters(props: ChaptersProps) {
  const { chartId, reading, picture, miniature, doubted = null, hasFeedback = true } = props;
  const { chapters } = reading;
  const feedback = useReadingFeedback(chartId);
  const isBeside = useMedia(BESIDE);
  const parts = useMemo(() => partsOfChapters(chapters, doubted), [chapters, doubted]);
  const ids = chapters.map(({ id }) => id);
  const { isOpen, areAllOpen, change } = useOpenChapters(ids);
  if (chapters.length === 0) return null;
  const isDoubted = chapters.some(({ headline, paragraphs, trial }) =>
    [headline, ...paragraphs, trial].some(({ doubt }) => doubt),
  );
  return (
    <div className="print:space-y-6">
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
      {isDoubted && <BirthHoursList hours={reading.hours} />}
      {chapters.map((chapter, index) => (
        <ChapterView
          key={chapter.id}
          chapter={chapter}
          number={index + 1}
          count={chapters.length}
          isOpen={isOpen(chapter.id)}
          onToggle={(isNowOpen) => change([chapter.id], isNowOpen)}
          parts={parts[index] ?? NO_PARTS}
          isDoubted={isDoubted}
          isBeside={isBeside}
          picture={picture}
          miniature={miniature}
          onAnswer={hasFeedback ? feedback.mutate : undefined}
        />
      ))}
    </div>
  );
}
