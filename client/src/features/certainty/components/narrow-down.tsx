import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo } from 'react';
import { useDates } from '#client/lib/use-dates.ts';
import type { ChartCertainty } from '#shared/contract/certainty.ts';
import { dayReadings } from '#shared/engine/rectify/day-readings.ts';
import { certaintyOfChart } from '../api.ts';
import { lengthWords } from '../clock-labels.ts';
import { dayScale } from '../day-scale.ts';
import { factTracks, windowOf } from '../fact-tracks.ts';
import type { NarrowedTime } from '../narrowed-time.ts';
import { useUnfoldedByLink } from '../use-unfolded-by-link.ts';
import { RuledFold } from './fold.tsx';
import { NarrowQuestions } from './narrow-questions.tsx';

interface NarrowDownProps {
  chartId: string;
  /** The section's id, for links. */
  id?: string | undefined;
  /** What to do with a narrowed time: a link that keeps it. */
  renderUse: (time: NarrowedTime, words: string) => ReactNode;
}

/** How many readings the possible birth times give, if more than one, and questions that make some of them likelier. */
export function NarrowDown({ chartId, ...props }: NarrowDownProps) {
  const { data } = useQuery(certaintyOfChart(chartId));
  if (!data || data.basis === 'exact') return null;
  return <Section certainty={data} {...props} />;
}

interface SectionProps extends Omit<NarrowDownProps, 'chartId'> {
  certainty: ChartCertainty;
}

function Section({ certainty, id, renderUse }: SectionProps) {
  const titleId = useId();
  const dates = useDates();
  const readings = useMemo(
    () => dayReadings(windowOf(certainty), factTracks(certainty)),
    [certainty],
  );
  const scale = useMemo(() => dayScale(certainty, dates), [certainty, dates]);
  const [longest] = readings;
  const section = useUnfoldedByLink(id);
  if (readings.length < 2 || !longest) return null;
  return (
    <section ref={section} id={id} aria-labelledby={titleId} className="scroll-mt-20 print:hidden">
      <RuledFold title={<h3 id={titleId}>Narrow down your birth time</h3>}>
        <div className="grid justify-items-start gap-4">
          <p className="max-w-reading text-lg">
            Depending on the time, you have one of {readings.length} different readings. The most
            common one fits {lengthWords(Math.round(longest.share * scale.lengthMs))} of{' '}
            {lengthWords(scale.lengthMs)}.
          </p>
          <p className="max-w-reading text-muted">
            A few questions about yourself can make some readings likelier. Your answers are how you
            see yourself, not evidence: only a birth record can tell you the time. Nothing is saved.
          </p>
          <NarrowQuestions readings={readings} scale={scale} renderUse={renderUse} />
        </div>
      </RuledFold>
    </section>
  );
}
