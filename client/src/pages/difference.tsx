import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Redirect } from 'wouter';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading, usePageTitle } from '#client/components/layout/page-heading.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { BodygraphStill } from '#client/features/bodygraph/bodygraph-still.tsx';
import { chartById } from '#client/features/charts/api.ts';
import { BirthLine } from '#client/features/charts/components/birth-line.tsx';
import { DiagnosisView } from '#client/features/difference/components/diagnosis-view.tsx';
import { DifferenceForm } from '#client/features/difference/components/difference-form.tsx';
import { SideBySide } from '#client/features/difference/components/side-by-side.tsx';
import { paths } from '#client/lib/paths.ts';
import type { ChartRecord } from '#shared/contract/charts.ts';
import type { PerPosition } from '#shared/engine/bodies.ts';
import type { Finding } from '#shared/engine/doctor/diagnose.ts';
import type { GivenValue } from '#shared/engine/doctor/given-value.ts';

const TITLE = 'Another site shows something different?';

/** The engine and the zones: large, and needed here alone. */
const doctorModule = {
  queryKey: ['charts', 'doctor'],
  queryFn: () => import('./difference-doctor.ts'),
  staleTime: Infinity,
};

/** Finds out why another calculator shows other values for a chart. */
export function DifferencePage({ chartId }: { chartId: string }) {
  const chart = useQuery(chartById(chartId));
  // The chart's page says what is wrong, and where to go from there.
  if (chart.isError) return <Redirect to={paths.results.to(chartId)} replace />;
  if (chart.isPending) return <DifferenceSkeleton />;
  return (
    <PageContainer>
      <PageHeading
        lead="Tell us what it shows for the same birth. We’ll look for the reason among the differences we know. Everything you enter stays in your browser."
        actions={
          <ButtonLink href={paths.results.to(chartId)} variant="secondary">
            Back to the chart
          </ButtonLink>
        }
      >
        {TITLE}
      </PageHeading>
      <Doctor chart={chart.data} />
    </PageContainer>
  );
}

function Doctor({ chart }: { chart: ChartRecord }) {
  const doctor = useQuery(doctorModule);
  const answer = useRef<HTMLDivElement>(null);
  const search = useMutation({
    mutationFn: async (values: readonly GivenValue[]) => {
      const { diagnoseChart } = doctor.data ?? (await doctorModule.queryFn());
      return { given: values.length, diagnosis: await diagnoseChart(chart, values) };
    },
    onSuccess: () => answer.current?.focus(),
  });
  if (doctor.isError) return <LoadFailure query={doctor} title="The search couldn’t be loaded" />;
  return (
    <div className="grid gap-10">
      <div className="grid max-w-reading gap-5">
        <BirthLine chart={chart} />
        <DifferenceForm
          read={doctor.data?.readValues ?? null}
          textMax={doctor.data?.TEXT_MAX ?? Infinity}
          isSearching={search.isPending}
          onSearch={search.mutate}
        />
      </div>
      <section
        ref={answer}
        aria-label="Answer"
        aria-live="polite"
        tabIndex={-1}
        className="grid scroll-mt-20 gap-5 outline-none empty:hidden"
      >
        {search.isError && (
          <Notice tone="danger" role="alert" title="The search didn’t finish">
            Check your connection and try again. What you entered is still here.
          </Notice>
        )}
        {search.data && (
          <DiagnosisView
            {...search.data}
            our={chart}
            charts={(other) => <BothCharts chart={chart} other={other} />}
          />
        )}
      </section>
    </div>
  );
}

interface BothChartsProps {
  chart: ChartRecord;
  other: Finding['chart'];
}

function BothCharts({ chart: { name, chartData }, other }: BothChartsProps) {
  return (
    <div className="grid gap-8">
      <div className="grid max-w-3xl grid-cols-2 gap-x-4 sm:gap-x-10">
        <ShownChart title="Our chart" label={`Our bodygraph of ${name}`} {...chartData} />
        <ShownChart title="The other site’s" label="The other site’s bodygraph" {...other} />
      </div>
      <SideBySide ours={chartData.activations} theirs={other.activations} />
    </div>
  );
}

interface ShownChartProps {
  title: string;
  label: string;
  type: string;
  authority: string;
  profile: string;
  activations: PerPosition<string>;
}

function ShownChart({ title, label, type, authority, profile, activations }: ShownChartProps) {
  return (
    <div className="grid min-w-0 content-start gap-2">
      <h2 className="font-display text-lg font-medium">{title}</h2>
      <p className="text-sm text-muted">
        {type}, {profile}, {authority}
      </p>
      <BodygraphStill label={label} charts={[activations]} />
    </div>
  );
}

function DifferenceSkeleton() {
  usePageTitle(TITLE);
  return (
    <PageContainer>
      <SkeletonGroup label="Loading the chart" className="grid max-w-reading gap-6">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-64 rounded-lg" />
      </SkeletonGroup>
    </PageContainer>
  );
}
