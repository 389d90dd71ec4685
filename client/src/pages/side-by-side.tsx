import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { Badge } from '#client/components/ui/badge.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { BodygraphStill } from '#client/features/bodygraph/bodygraph-still.tsx';
import { chartById, ownChart } from '#client/features/charts/api.ts';
import { BirthLine } from '#client/features/charts/components/birth-line.tsx';
import { ComparisonTable } from '#client/features/charts/components/comparison-table.tsx';
import { paths } from '#client/lib/paths.ts';
import type { ChartRecord } from '#shared/contract/charts.ts';

const SIDE_BY_SIDE = 'grid gap-x-10 gap-y-10 sm:grid-cols-2';

/** Two charts of the person's history, side by side. */
export function SideBySide({ a, b }: { a: string; b: string }) {
  const [first, second] = [useQuery(chartById(a)), useQuery(chartById(b))];
  const own = useQuery(ownChart);
  const failed = [first, second].filter(({ isError }) => isError);
  if (failed.length > 0) {
    const both = {
      error: failed[0]?.error,
      isFetching: failed.some(({ isFetching }) => isFetching),
      refetch: () => Promise.all(failed.map((query) => query.refetch())),
    };
    return <LoadFailure query={both} title="Unable to load both charts" />;
  }
  if (!first.data || !second.data) return <CompareSkeleton />;
  return (
    <div className="grid gap-12">
      <div className={SIDE_BY_SIDE}>
        {[first.data, second.data].map((chart) => (
          <ComparedChart key={chart.id} chart={chart} isOwn={own.data?.chartId === chart.id} />
        ))}
      </div>
      <section aria-labelledby="differences-title" className="grid gap-3">
        <h2 id="differences-title" className="font-display text-2xl font-medium">
          Where they agree and differ
        </h2>
        <ComparisonTable charts={[first.data, second.data]} />
      </section>
    </div>
  );
}

function ComparedChart({ chart, isOwn }: { chart: ChartRecord; isOwn: boolean }) {
  const { type, activations } = chart.chartData;
  const titleId = `compared-${chart.id}`;
  return (
    <article aria-labelledby={titleId} className="flex min-w-0 flex-col gap-4">
      <h2 id={titleId} className="font-display text-chapter font-[480] wrap-anywhere">
        {isOwn ? (
          <>You’re a {type}</>
        ) : (
          <>
            <bdi className="line-clamp-3 inline">{chart.name}</bdi> is a {type}
          </>
        )}
        <span className="text-coral">.</span>
      </h2>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isOwn && <Badge tone="ok">You</Badge>}
        {chart.uncertaintyLevel === 'high' && (
          <Badge tone="warn">
            <span aria-hidden="true">≈</span> Approximate
          </Badge>
        )}
      </div>
      <BirthLine chart={chart} />
      <div className="mx-auto mt-auto w-full max-w-[25rem]">
        <BodygraphStill label={`Bodygraph of ${chart.name}`} charts={[activations]} />
      </div>
      <ButtonLink
        href={paths.results.to(chart.id)}
        variant="secondary"
        size="sm"
        className="self-center"
      >
        View{' '}
        <span className="sr-only">
          <bdi>{chart.name}</bdi>
        </span>
      </ButtonLink>
    </article>
  );
}

function CompareSkeleton() {
  return (
    <SkeletonGroup label="Loading both charts" className={SIDE_BY_SIDE}>
      {['first', 'second'].map((key) => (
        <div key={key} className="grid gap-4">
          <Skeleton className="h-20" />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="mx-auto aspect-[540/940] w-full max-w-[25rem] rounded-lg" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
