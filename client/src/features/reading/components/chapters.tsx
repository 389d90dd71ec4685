import { type ReactNode, useCallback } from 'react';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { Reading } from '#shared/contract/reading.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import { useReadingFeedback } from '../api.ts';
import { chapterMarks } from '../chapter-doubt.ts';
import type { Lighting } from '../evidence.ts';
import type { ChosenHours } from '../use-chosen-hours.ts';
import { useOpenChapters } from '../use-open-chapters.ts';
import type { DrawLit } from './chapter-sources.tsx';
import { ChapterView } from './chapter-view.tsx';
import { HoursChoice } from './hours-choice.tsx';

interface ChaptersProps {
  chartId: string;
  reading: Reading;
  /**
   * The bodygraph of a chapter, lit by what it rests on.
   * @param activations of other birth times than the chart is drawn for
   */
  picture: (lit: Lighting, activations: Reading['activations'], hasNames: boolean) => ReactNode;
  /** The centers that the birth time decides. */
  varying?: ReadonlyMap<CenterId, string> | undefined;
  /** With an uncertain birth time: which hours the chapters are written for. */
  hours?: ChosenHours | undefined;
  /** Left out where nobody can answer: on samples and shared results. */
  hasFeedback?: boolean | undefined;
}

/**
 * A reading's chapters, each folded to the sentence that sums it up but the first; with an uncertain
 * time, for the hours that are chosen.
 */
export function Chapters({
  chartId,
  reading,
  picture,
  varying,
  hours,
  hasFeedback = true,
}: ChaptersProps) {
  const { chapters, activations } = reading;
  const isLoading = hours?.isLoading ?? false;
  const feedback = useReadingFeedback(chartId);
  const ids = chapters.map(({ id }) => id);
  const { isOpen, areAllOpen, change } = useOpenChapters(ids);
  const written = reading.hours?.find(({ isWritten }) => isWritten);
  const dates = useDates();
  const marks = chapterMarks(chapters, written, dates);
  const isVarying = useCallback((center: CenterId) => varying?.has(center) ?? false, [varying]);
  const draw = useCallback<DrawLit>(
    (lit, hasNames) => picture(lit, activations, hasNames),
    [picture, activations],
  );
  if (chapters.length === 0) return null;
  return (
    <div className="print:space-y-6">
      <ChaptersHead areAllOpen={areAllOpen} onChange={(isOpen) => change(ids, isOpen)} />
      <BirthTimes hours={reading.hours ?? []} marks={marks.words} choice={hours} />
      {hours?.query.isError && (
        <LoadFailure query={hours.query} title="These chapters couldn’t be loaded" />
      )}
      <div
        aria-busy={isLoading}
        className={cx('print:space-y-6', isLoading && 'opacity-60 transition-opacity')}
      >
        {chapters.map((chapter, place) => (
          <ChapterView
            key={chapter.id}
            chapter={chapter}
            number={place + 1}
            count={chapters.length}
            isOpen={isOpen(chapter.id)}
            onToggle={(isNowOpen) => change([chapter.id], isNowOpen)}
            written={written}
            mark={marks.markOf(chapter)}
            isSureMarked={marks.isSureMarked}
            isVarying={isVarying}
            picture={draw}
            onAnswer={hasFeedback ? feedback.mutate : undefined}
          />
        ))}
      </div>
    </div>
  );
}

interface BirthTimesProps {
  hours: NonNullable<Reading['hours']>;
  marks: string | null;
  choice: ChosenHours | undefined;
}

/** What of the chapters depends on the birth time, with a choice where there is one. */
function BirthTimes({ hours, marks, choice }: BirthTimesProps) {
  if (choice && hours.length > 1) {
    return (
      <HoursChoice hours={hours} marks={marks} chosen={choice.chosen} onChoose={choice.choose} />
    );
  }
  return marks && <p className="mb-3 text-sm text-ink-soft print:hidden">{marks}</p>;
}

interface ChaptersHeadProps {
  areAllOpen: boolean;
  onChange: (areAllOpen: boolean) => void;
}

function ChaptersHead({ areAllOpen, onChange }: ChaptersHeadProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-3 print:hidden">
      <h2 className="font-display text-xl font-medium @min-[36rem]:text-2xl">
        Your eight chapters
      </h2>
      <button
        type="button"
        onClick={() => onChange(!areAllOpen)}
        className="min-h-6 text-sm text-muted underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
      >
        {areAllOpen ? 'Fold all chapters' : 'Open all chapters'}
      </button>
    </div>
  );
}
