import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo } from 'react';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { useDates } from '#client/lib/use-dates.ts';
import type { ChartCertainty } from '#shared/contract/certainty.ts';
import { certaintyOfChart } from '../api.ts';
import {
  certainSentences,
  onlySentence,
  openSentence,
  typeSentence,
} from '../certainty-messages.ts';
import { dayScale } from '../day-scale.ts';
import { isOpen, ribbonOf } from '../ribbon.ts';
import { DayRibbon } from './day-ribbon.tsx';
import { RuledFold } from './fold.tsx';

export interface CertaintyPanelProps {
  chartId: string;
  /** Whether the day ribbon is open initially; the sentences always are. */
  isOpenInitially?: boolean | undefined;
  /** The section's id, for links. */
  id?: string | undefined;
  /** Says that it isn't exact, where the first screen tells of what is certain instead. */
  badge?: ReactNode;
  /** What else there is to do about it. */
  children?: ReactNode;
}

const TITLE = 'What depends on your birth time';

/** What is certain about a chart for any birth time, and what changes when. */
export function CertaintyPanel(props: CertaintyPanelProps) {
  const { chartId, isOpenInitially = true, id, badge, children } = props;
  const titleId = useId();
  const certainty = useQuery(certaintyOfChart(chartId));
  if (certainty.isError) {
    return (
      <section id={id}>
        <LoadFailure query={certainty} title="We couldn’t load what depends on your birth time" />
      </section>
    );
  }
  if (certainty.data?.basis === 'exact') return null;
  return (
    <section id={id} aria-labelledby={titleId} className="grid scroll-mt-20 gap-5 print:gap-2">
      <h2 id={titleId} className="font-display text-2xl font-semibold print:text-lg">
        {TITLE}
      </h2>
      {badge && <p className="-mt-3 print:mt-0">{badge}</p>}
      {certainty.isPending ? (
        <CertaintySkeleton />
      ) : (
        <Findings certainty={certainty.data} isOpenInitially={isOpenInitially}>
          {children}
        </Findings>
      )}
    </section>
  );
}

interface FindingsProps {
  certainty: ChartCertainty;
  isOpenInitially: boolean;
  children: ReactNode;
}

function Findings({ certainty, isOpenInitially, children }: FindingsProps) {
  const dates = useDates();
  const { scale, ribbon } = useMemo(() => {
    const axis = dayScale(certainty, dates);
    return { scale: axis, ribbon: ribbonOf(certainty, axis) };
  }, [certainty, dates]);
  const only = onlySentence(certainty, ribbon, scale);
  if (only !== null) return <p className="max-w-reading text-lg print:text-base">{only}</p>;
  return (
    <>
      <div className="grid max-w-reading gap-3 print:max-w-none print:gap-1 print:text-sm">
        <p className="text-lg print:text-base">
          {certainSentences(certainty, ribbon, scale).join(' ')}
        </p>
        <p>
          {[openSentence(ribbon, scale), typeSentence(ribbon, scale)].filter(Boolean).join(' ')}
        </p>
      </div>
      {isOpen(ribbon) && (
        <div className="border-b border-line print:hidden">
          <RuledFold title={<h3>When it changes</h3>} defaultOpen={isOpenInitially}>
            <DayRibbon certainty={certainty} scale={scale} ribbon={ribbon} />
          </RuledFold>
          {children}
        </div>
      )}
    </>
  );
}

function CertaintySkeleton() {
  return (
    <SkeletonGroup label="Working out what depends on your birth time" className="grid gap-4">
      <Skeleton className="h-6 w-full max-w-reading" />
      <Skeleton className="h-6 w-2/3 max-w-md" />
      <Skeleton className="h-40 w-full rounded-lg" />
    </SkeletonGroup>
  );
}
