import { useQuery } from '@tanstack/react-query';
import { Redirect } from 'wouter';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading, usePageTitle } from '#client/components/layout/page-heading.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { chartById } from '#client/features/charts/api.ts';
import { manualOfChart } from '#client/features/manual/api.ts';
import { ManualEditor } from '#client/features/manual/components/manual-editor.tsx';
import { paths } from '#client/lib/paths.ts';

const TITLE = 'How to work with me';

/** Lines for colleagues, suggested by a chart and edited by its owner. */
export function ManualPage({ chartId }: { chartId: string }) {
  const chart = useQuery(chartById(chartId));
  const manual = useQuery(manualOfChart(chartId));
  // The chart's page says what is wrong, and where to go from there.
  if (chart.isError) return <Redirect to={paths.results.to(chartId)} replace />;
  if (chart.isPending || manual.isPending) return <ManualSkeleton />;
  return (
    <PageContainer width="reading">
      <PageHeading
        lead={
          <>
            <span className="print:hidden">
              Your chart suggests these lines. Make them yours, then give them to the people you
              work with.
            </span>
            <span className="hidden print:inline">{chart.data.name}</span>
          </>
        }
        actions={
          <ButtonLink href={paths.results.to(chartId)} variant="secondary" className="print:hidden">
            Back to the chart
          </ButtonLink>
        }
      >
        {TITLE}
      </PageHeading>
      {manual.isError ? (
        <LoadFailure title="These lines couldn’t be loaded" query={manual} />
      ) : (
        <ManualEditor chartId={chartId} name={chart.data.name} manual={manual.data} />
      )}
    </PageContainer>
  );
}

function ManualSkeleton() {
  usePageTitle(TITLE);
  return (
    <PageContainer width="reading">
      <SkeletonGroup label="Loading your lines" className="grid gap-6">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-48 rounded-lg" />
        <Skeleton className="h-48 rounded-lg" />
      </SkeletonGroup>
    </PageContainer>
  );
}
