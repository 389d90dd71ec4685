import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { Badge } from '#client/components/ui/badge.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { BodygraphStill } from '#client/features/bodygraph/bodygraph-still.tsx';
import { chartById, ownChart } from '#client/features/charts/api.ts';
import { BirthLine } from '#client/features/charts/components/birth-line.tsx';
import { ComparisonTable } from '#client/features/charts/components/comparison-table.tsx';
import { isStatus } from '#client/lib/api.ts';
import { paths } from '#client/lib/paths.ts';
import type { ChartRecord } from '#shared/contract/charts.ts';

const SIDE_BY_SIDE = 'grid gap-x-10 gap-y-10 sm:grid-cols-2';

/** Two charts of the person's history, side by side. */
export function CompareChartsPage() {
  const [params] = useSearchParams();
  const [a, b] = [params.get('a') ?? '', params.get('b') ?? ''];
  return (
    <PageContainer>
      <PageHeading
        actions={
          <ButtonLink href={paths.charts} variant="secondary">
            Choose other charts
          </ButtonLink>
        }
      >
        Compare two charts
      </PageHeading>
      {a === '' || b === '' || a === b ? <NothingChosen /> : <Chosen a={a} b={b} />}
    </PageContainer>
  );
}

function NothingChosen() {
  return (
    <EmptyState title="Choose two charts">
      Pick “Compare” on two charts in your history, and they show up here side by side.
    </EmptyState>
  );
}

function Chosen({ a, b }: { a: string; b: string }) {
  const [first, second] = [useQuery(chartById(a)), useQuery(chartById(b))];
  const own = useQuery(ownChart);
  const failed = [first, second].filter(({ isError }) => isError);
  if (failed.some(({ error }) => isStatus(error, 404))) return <Gone />;
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

function Gone() {
  return (
    <EmptyState title="Chart Not Found">
      One of these charts may have been deleted, or it belongs to somebody else.
    </EmptyState>
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
