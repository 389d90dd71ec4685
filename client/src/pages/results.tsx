import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link, Redirect } from 'wouter';
import { toast } from '#client/components/feedback/toast.ts';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading, usePageTitle } from '#client/components/layout/page-heading.tsx';
import { Badge } from '#client/components/ui/badge.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { Card } from '#client/components/ui/card.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { draftOf, forgetDraft, keepDraft } from '#client/features/birth/draft.ts';
import { BodygraphDetails } from '#client/features/bodygraph/bodygraph-details.tsx';
import { BodygraphFigure } from '#client/features/bodygraph/bodygraph-figure.tsx';
import { PictureBeside } from '#client/features/bodygraph/picture-beside.tsx';
import { useBodygraph } from '#client/features/bodygraph/use-bodygraph.ts';
import { InsightCaveatNote } from '#client/features/certainty/components/insight-caveat-note.tsx';
import { chartById, latestChart, ownChart } from '#client/features/charts/api.ts';
import { BirthLine } from '#client/features/charts/components/birth-line.tsx';
import { BusinessInsight } from '#client/features/charts/components/business-insight.tsx';
import { ChartFacts } from '#client/features/charts/components/chart-facts.tsx';
import { ChartNotFound } from '#client/features/charts/components/chart-not-found.tsx';
import { CorrectionNote } from '#client/features/charts/components/correction-note.tsx';
import { OwnChartQuestion } from '#client/features/charts/components/own-chart-question.tsx';
import { OwnChartToggle } from '#client/features/charts/components/own-chart-toggle.tsx';
import { markChartSeen } from '#client/features/charts/seen-chart.ts';
import { useOwnMark } from '#client/features/charts/use-own-mark.ts';
import { ChartCoachSection } from '#client/features/coach/components/chart-coach-section.tsx';
import { isStatus, messageOf } from '#client/lib/api.ts';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { paths } from '#client/lib/paths.ts';
import type { ChartRecord, QuickInsights } from '#shared/contract/charts.ts';
import { asGate, type GateNumber } from '#shared/engine/wheel.ts';
import { ShareChart } from './share-chart.tsx';

const CERTAINTY_ID = 'certainty';

/** Lazy: most charts have an exact time and never show it. */
const CertaintyPanel = lazyPart(
  () => import('#client/features/certainty/components/certainty-panel.tsx'),
  ({ CertaintyPanel }) => CertaintyPanel,
);

const ProvenancePanel = lazyPart(
  () => import('#client/features/charts/components/provenance-panel.tsx'),
  ({ ProvenancePanel }) => ProvenancePanel,
);

export interface ResultsPageProps {
  chartId: string;
  /** Id of the signed-in person. */
  personId: string;
  /** An account admin without any chart is sent to create one. */
  isAccountAdmin: boolean;
}

/** One chart: the picture, the facts in plain language, the insight. */
export function ResultsPage({ chartId, personId, isAccountAdmin }: ResultsPageProps) {
  const chart = useQuery(chartById(chartId));
  // Fetched again: the cached one may be the very chart that was deleted.
  const latest = useQuery({ ...latestChart, staleTime: 0, enabled: chart.isError });
  // Its question stands above the picture, and would push it down.
  const own = useQuery(ownChart);

  if (chart.isSuccess && !own.isPending) return <Results chart={chart.data} personId={personId} />;
  if (chart.isPending || chart.isSuccess || latest.isFetching) return <ResultsSkeleton />;
  const other = latest.isSuccess && latest.data?.id !== chartId ? latest.data : undefined;
  const isGone = isStatus(chart.error, 404);
  // A temporary failure can be retried; only a missing chart is replaced.
  if (other && isGone) return <ToLatest href={paths.results.to(other.id)} />;
  if (other === null && isAccountAdmin) return <Redirect to={paths.startNewChart} replace />;
  return (
    <Missing
      error={chart.error}
      latestId={latest.data?.id}
      onRetry={isGone ? undefined : () => void chart.refetch()}
    />
  );
}

interface MissingProps {
  error: Error;
  latestId: string | undefined;
  /** Given where another try may help. */
  onRetry: (() => void) | undefined;
}

function Missing({ error, latestId, onRetry }: MissingProps) {
  const isGone = onRetry === undefined;
  return (
    <PageContainer width="reading">
      <ChartNotFound
        title={isGone ? 'Chart Not Found' : 'Unable to Load This Chart'}
        reason={
          isGone
            ? 'It may have been deleted, or it belongs to somebody else.'
            : messageOf(error, 'We could not load it. Please try again in a moment.')
        }
        onRetry={onRetry}
        latestHref={latestId ? paths.results.to(latestId) : paths.home}
        allHref={paths.chartHistory}
        newHref={paths.startNewChart}
        homeHref={paths.start}
        onNew={forgetDraft}
      />
    </PageContainer>
  );
}

/** Redirects to another chart than the requested one, with a toast. */
function ToLatest({ href }: { href: string }) {
  useEffect(() => {
    toast({
      title: 'Chart Not Found',
      description: 'This is your latest chart instead.',
    });
  }, []);
  return <Redirect to={href} replace />;
}

function Results({ chart, personId }: { chart: ChartRecord; personId: string }) {
  const { chartData } = chart;
  const isApproximate = chart.uncertaintyLevel === 'high';
  useEffect(() => {
    markChartSeen(personId);
  }, [personId]);
  const picture = useRef<HTMLElement>(null);
  const [litGates, setLitGates] = useState<readonly GateNumber[]>([]);
  const bodygraph = useBodygraph(chart.name, chartData.activations);
  const charts = useMemo(() => [chartData.activations], [chartData]);
  const mark = useOwnMark();
  const isOwn = mark.chartId === chart.id;
  return (
    <PageContainer>
      <PageHeading
        lead={
          <div className="grid gap-3">
            {isOwn && (
              <p className="text-base">
                <Badge tone="ok">You</Badge>
              </p>
            )}
            {isApproximate && <Approximate />}
            <BirthLine chart={chart} />
            <p className="text-base print:hidden">
              Something wrong?{' '}
              <Link href={paths.editBirth.to(chart.id)} className="text-link">
                Edit birth data
              </Link>{' '}
              and we’ll update this chart.
            </p>
            {chart.correctedAt && <CorrectionNote chartId={chart.id} />}
          </div>
        }
        actions={
          <div className="grid justify-items-start gap-1.5">
            <ButtonLink
              href={paths.newChart}
              variant="secondary"
              onClick={() => keepDraft(draftOf(chart))}
            >
              Change Birth Information
            </ButtonLink>
            <p className="text-sm text-muted">Creates a new chart and keeps this one.</p>
            <ShareChart chartId={chart.id} />
            {!mark.isQuestionDue && <OwnChartToggle chart={chart} mark={mark} />}
          </div>
        }
      >
        {`${chart.name}'s Analysis Generated`}
      </PageHeading>
      <OwnChartQuestion chart={chart} mark={mark} />
      <div className="grid gap-12 print:gap-6">
        <section ref={picture} aria-labelledby="picture-title" className="grid gap-6">
          <h2 id="picture-title" className="sr-only">
            Bodygraph
          </h2>
          <BodygraphFigure chart={bodygraph} highlightedGates={litGates} drawInKey={chart.id} />
          <BodygraphDetails chart={bodygraph} />
        </section>
        {isApproximate && (
          <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
            <CertaintyPanel chartId={chart.id} id={CERTAINTY_ID} />
          </Suspense>
        )}
        <section
          aria-labelledby="facts-title"
          className="grid gap-5 print:gap-2 print:break-inside-avoid"
        >
          <h2 id="facts-title" className="font-display text-2xl font-semibold print:text-lg">
            What the chart says
          </h2>
          <ChartFacts chart={chartData} />
        </section>
        <div className={isApproximate ? undefined : 'print:break-before-page'}>
          <BusinessInsight
            insights={chart.quickInsights}
            caveat={
              isApproximate && (
                <InsightCaveatNote chartId={chart.id} text={insightText(chart.quickInsights)} />
              )
            }
          />
        </div>
        <ChartCoachSection
          chart={chart}
          isOwn={isOwn}
          onSource={(gates) => setLitGates(gates.flatMap((gate) => asGate(gate) ?? []))}
          onShowPicture={() => picture.current?.scrollIntoView({ block: 'start' })}
          aside={
            <PictureBeside
              label={`Bodygraph of ${chart.name}, beside the conversation`}
              charts={charts}
              litGates={litGates}
            />
          }
        />
        <div className="print:hidden">
          <Suspense fallback={<Skeleton className="h-14 rounded-lg" />}>
            <ProvenancePanel chart={chart} />
          </Suspense>
        </div>
      </div>
    </PageContainer>
  );
}

function insightText(insights: QuickInsights): string {
  return Object.values(insights).flat().join(' ');
}

function Approximate() {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
      <a href={`#${CERTAINTY_ID}`} className="rounded-sm">
        <Badge tone="warn">Approximate Results</Badge>
      </a>
      The birth time is not exact: see what holds all the same.
    </p>
  );
}

function ResultsSkeleton() {
  usePageTitle('Chart');
  return (
    <PageContainer>
      <SkeletonGroup label="Loading the chart" className="grid gap-12">
        <div className="grid gap-4">
          <Skeleton className="h-10 w-2/3 max-w-md" />
          <Skeleton className="h-6 w-1/2 max-w-sm" />
        </div>
        <Card>
          <Skeleton className="mx-auto aspect-[540/940] w-full max-w-[30rem]" />
        </Card>
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          <Skeleton className="h-36 rounded-lg" />
          <Skeleton className="h-36 rounded-lg" />
          <Skeleton className="h-36 rounded-lg max-xl:hidden" />
        </div>
      </SkeletonGroup>
    </PageContainer>
  );
}
