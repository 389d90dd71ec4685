import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { ErrorState } from '#client/components/ui/error-state.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { ChartChoice } from '#client/features/transits/components/chart-choice.tsx';
import { ReturnList } from '#client/features/transits/components/return-list.tsx';
import { nextReturnsSentence } from '#client/features/transits/next-returns.ts';
import { useReturns } from '#client/features/transits/use-returns.ts';
import { messageOf } from '#client/lib/api.ts';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { paths } from '#client/lib/paths.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { ChartSummary } from '#shared/contract/charts.ts';
import type { Return } from '#shared/engine/transits/returns.ts';
import { useChartToShow } from './use-chart-to-show.ts';

/** Lazy: it brings the figure and its cards along. */
const ReturnChart = lazyPart(
  () => import('./return-chart.tsx'),
  ({ ReturnChart }) => ReturnChart,
);

/** When Sun, Moon, Saturn, Uranus and node come back, and the chart of each such moment. */
export function ReturnsPage() {
  const shown = useChartToShow();
  const { chart } = shown;
  return (
    <PageContainer isTight>
      <PageHeading
        look="label"
        actions={
          <ButtonLink size="sm" href={paths.transits} variant="secondary">
            See transits
          </ButtonLink>
        }
      >
        Returns
      </PageHeading>
      {shown.isPending && <ReturnsSkeleton />}
      {shown.error !== null && (
        <ErrorState
          title="Unable to load your charts"
          message={messageOf(shown.error, 'Please try again in a moment.')}
          onRetry={() => window.location.reload()}
        />
      )}
      {chart === null && !shown.isPending && shown.error === null && (
        <EmptyState
          title="No charts found"
          action={<ButtonLink href={paths.startNewChart}>Create your chart</ButtonLink>}
        >
          Returns are counted from a birth. Create a chart, and they show up here.
        </EmptyState>
      )}
      {chart && (
        <ReturnsOf
          key={chart.id}
          chart={chart}
          isOwn={chart.id === shown.ownId}
          choice={
            shown.charts.length > 1 && (
              <ChartChoice
                charts={shown.charts}
                chosenId={chart.id}
                ownId={shown.ownId}
                onChoose={shown.choose}
                onMore={shown.more}
              />
            )
          }
        />
      )}
    </PageContainer>
  );
}

interface ReturnsOfProps {
  chart: ChartSummary;
  isOwn: boolean;
  /** Whose chart is shown; nothing where there is one alone. */
  choice: ReactNode;
}

function ReturnsOf({ chart, isOwn, choice }: ReturnsOfProps) {
  const dates = useDates();
  const birthMs = Date.parse(chart.birthUtc);
  const isApproximate = chart.uncertaintyLevel === 'high';
  const [nowMs] = useState(() => Date.now());
  const { query, sky, returns } = useReturns(birthMs, nowMs);
  const [chosen, choose] = useState<Return | null>(null);
  const selected = useMemo(
    () => chosen ?? returns?.find(({ kind, at }) => kind === 'solar' && at > nowMs) ?? null,
    [chosen, returns, nowMs],
  );
  if (query.isError) {
    return <LoadFailure query={query} title="Unable to load the planets’ positions" />;
  }
  if (!sky || !returns) return <ReturnsSkeleton />;
  return (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
      <p className="max-w-4xl font-display text-2xl leading-snug font-[480] text-pretty sm:text-[1.75rem] lg:col-span-2">
        {nextReturnsSentence(returns, nowMs, { isOwn, isApproximate }, (utcMs) =>
          dates.instantDay(new Date(utcMs).toISOString()),
        )}
      </p>
      <div className="grid gap-8">
        {choice}
        {isApproximate && (
          <Notice>
            This chart’s birth time is approximate. Solar and lunar returns shift with it by as many
            minutes or hours, the slow ones by days.
          </Notice>
        )}
        <ReturnList
          returns={returns}
          selected={selected}
          onSelect={choose}
          nowMs={nowMs}
          isApproximate={isApproximate}
        />
        <p className="text-sm text-pretty text-muted">
          Teachers differ in how they read a return’s chart, so we show what it defines and leave
          the meaning to you. The birth chart doesn’t change. Chiron isn’t one of the 13 bodies in a
          chart, so its return isn’t listed.
        </p>
      </div>
      {selected && (
        <Suspense fallback={<FigureSkeleton />}>
          <ReturnChart sky={sky} shown={selected} isApproximate={isApproximate} />
        </Suspense>
      )}
    </div>
  );
}

function FigureSkeleton() {
  return <Skeleton className="mx-auto aspect-[540/940] w-full max-w-[25rem] rounded-lg" />;
}

function ReturnsSkeleton() {
  return (
    <SkeletonGroup label="Loading returns" className="grid gap-10 lg:grid-cols-2">
      <Skeleton className="h-96 rounded-lg" />
      <FigureSkeleton />
    </SkeletonGroup>
  );
}
