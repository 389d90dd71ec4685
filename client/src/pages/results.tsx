import { type UseQueryResult, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { type ComponentProps, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Redirect } from 'wouter';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { toast } from '#client/components/feedback/toast.ts';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { usePageTitle } from '#client/components/layout/page-heading.tsx';
import { Part } from '#client/components/layout/part.tsx';
import { Badge } from '#client/components/ui/badge.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import type { BodygraphStill } from '#client/features/bodygraph/bodygraph-still.tsx';
import { type ChartOnPage, useBodygraph } from '#client/features/bodygraph/use-bodygraph.ts';
import {
  ApproximateBadge,
  ApproximateLink,
  FirstStatus,
} from '#client/features/certainty/components/first-status.tsx';
import { useDoubts } from '#client/features/certainty/use-doubts.ts';
import { useFirstNote } from '#client/features/certainty/use-first-note.ts';
import { chartById, latestChart, ownChart } from '#client/features/charts/api.ts';
import { ChartHeading } from '#client/features/charts/components/chart-heading.tsx';
import { markChartSeen } from '#client/features/charts/seen-chart.ts';
import { type OwnMark, useOwnMark } from '#client/features/charts/use-own-mark.ts';
import { ChartCoachSection } from '#client/features/coach/components/chart-coach-section.tsx';
import { readingOfChart } from '#client/features/reading/api.ts';
import { ChapterBar } from '#client/features/reading/components/chapter-bar.tsx';
import { ChapterRail } from '#client/features/reading/components/chapter-rail.tsx';
import { type Lighting, NO_LIGHT } from '#client/features/reading/evidence.ts';
import { type ChosenHours, useChosenHours } from '#client/features/reading/use-chosen-hours.ts';
import { isStatus } from '#client/lib/api.ts';
import { useCoachHere } from '#client/lib/coach-door.ts';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { paths } from '#client/lib/paths.ts';
import { useInSlices } from '#client/lib/use-in-slices.ts';
import { useInteracted } from '#client/lib/use-interacted.ts';
import { useOneByOne } from '#client/lib/use-one-by-one.ts';
import type { ChartRecord } from '#shared/contract/charts.ts';
import type { Reading } from '#shared/contract/reading.ts';
import { asGate } from '#shared/engine/wheel.ts';
import { PROVENANCE_ID } from './results-anchors.ts';
import { BirthActions } from './results-birth.tsx';
import { ResultFirst } from './results-first.tsx';

const CERTAINTY_ID = 'certainty';

const ResultsMissing = lazyPart(
  () => import('./results-missing.tsx'),
  ({ ResultsMissing }) => ResultsMissing,
);

/** Lazy: asked once. */
const OwnChartQuestion = lazyPart(
  () => import('#client/features/charts/components/own-chart-question.tsx'),
  ({ OwnChartQuestion }) => OwnChartQuestion,
);

/** Lazy: most charts are never corrected. */
const CorrectionNote = lazyPart(
  () => import('#client/features/charts/components/correction-note.tsx'),
  ({ CorrectionNote }) => CorrectionNote,
);

/** Lazy: most charts have an exact time and never show it. */
const CertaintyPanel = lazyPart(
  () => import('#client/features/certainty/components/certainty-panel.tsx'),
  ({ CertaintyPanel }) => CertaintyPanel,
);

/** Lazy for the same reason. */
const NarrowDown = lazyPart(
  () => import('./results-narrow.tsx'),
  ({ ResultsNarrow }) => ResultsNarrow,
);

/** Lazy: below the first screen. */
const Chapters = lazyPart(
  () => import('#client/features/reading/components/chapters.tsx'),
  ({ Chapters }) => Chapters,
);

const ResultsDetails = lazyPart(
  () => import('./results-details.tsx'),
  ({ ResultsDetails }) => ResultsDetails,
);

/** Lazy: beside the coach, far below. */
const PictureBeside = lazyPart(
  () => import('#client/features/bodygraph/picture-beside.tsx'),
  ({ PictureBeside }) => PictureBeside,
);

/** Lazy: among the chapters. */
const MiniGraph = lazyPart(
  () => import('#client/features/bodygraph/mini-graph.tsx'),
  ({ MiniGraph }) => MiniGraph,
);

const ResultsInsight = lazyPart(
  () => import('./results-details.tsx'),
  ({ ResultsInsight }) => ResultsInsight,
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
  // Its first line is the page's headline.
  usePrefetchQuery(readingOfChart(chartId));
  // Fetched again: the cached one may be the very chart that was deleted.
  const latest = useQuery({ ...latestChart, staleTime: 0, enabled: chart.isError });
  // Its question stands above the picture, and would push it down.
  const own = useQuery(ownChart);
  const isReady = useInSlices(chart.isSuccess && !own.isPending);

  if (isReady && chart.isSuccess) return <Results chart={chart.data} personId={personId} />;
  if (chart.isPending || chart.isSuccess || latest.isFetching) return <ResultsSkeleton />;
  const other = otherThan(chartId, latest);
  const isGone = isStatus(chart.error, 404);
  // A temporary failure can be retried; only a missing chart is replaced.
  if (other && isGone) return <ToLatest href={paths.results.to(other.id)} />;
  if (other === null && isAccountAdmin) return <Redirect to={paths.startNewChart} replace />;
  return (
    <Suspense fallback={<ResultsSkeleton />}>
      <ResultsMissing
        error={chart.error}
        latestId={latest.data?.id}
        onRetry={isGone ? undefined : () => void chart.refetch()}
      />
    </Suspense>
  );
}

interface Latest {
  readonly isSuccess: boolean;
  readonly data?: { readonly id: string } | null | undefined;
}

/** The latest chart, if it is another one; null without any chart; undefined while unknown. */
function otherThan(chartId: string, { isSuccess, data }: Latest) {
  return isSuccess && data?.id !== chartId ? data : undefined;
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
  const reading = useQuery(readingOfChart(chart.id));
  const isRead = useInSlices(reading.isSuccess);
  const hours = useChosenHours(chart.id, reading.data);
  const picture = useRef<HTMLElement>(null);
  const [lit, setLit] = useState<Lighting>(NO_LIGHT);
  const doubts = useDoubts(chart.id, isApproximate);
  const firstNote = useFirstNote(chart.id, isApproximate);
  const isVarying = isApproximate && !firstNote?.isCertain;
  const bodygraph = useBodygraph(chart.name, chartData.activations, doubts);
  const charts = useMemo(() => [chartData.activations], [chartData]);
  const mark = useOwnMark();
  const isOwn = mark.chartId === chart.id;
  return (
    <PageContainer isTight className="@container max-sm:pt-3 max-lg:pb-32">
      <div className="gap-x-4 @min-[66rem]:grid @min-[66rem]:grid-cols-[11rem_minmax(0,1fr)] print:block">
        <div className="@max-[66rem]:hidden print:hidden">
          <div className="sticky top-20 pt-1">
            <ChapterRail />
          </div>
        </div>
        <div className="@container min-w-0 space-y-16 print:space-y-6">
          <ResultFirst
            chart={chart}
            bodygraph={bodygraph}
            heading={<ChartHeading chart={chart} after={isOwn && <Badge tone="ok">You</Badge>} />}
            status={
              isApproximate && (
                <FirstStatus
                  certainty={firstNote}
                  onGate={(gate) => setLit({ ...NO_LIGHT, gates: [gate] })}
                />
              )
            }
            isCertain={firstNote?.isCertain ?? false}
            reading={isRead ? hours.reading : undefined}
            hours={hours}
            lit={lit}
            onLight={setLit}
            pictureRef={picture}
            birth={
              <BirthActions
                chart={chart}
                mark={mark}
                note={isVarying && <ApproximateLink href={`#${CERTAINTY_ID}`} />}
              />
            }
          />
          {chart.correctedAt && (
            <Suspense fallback={null}>
              <CorrectionNote chartId={chart.id} />
            </Suspense>
          )}
          <ResultRest
            chart={chart}
            charts={charts}
            reading={reading}
            hours={hours}
            isRead={isRead}
            isCertain={firstNote?.isCertain ?? false}
            doubts={doubts}
            lit={lit}
            onLight={setLit}
            bodygraph={bodygraph}
            mark={mark}
            onShowPicture={() => picture.current?.scrollIntoView({ block: 'start' })}
          />
        </div>
      </div>
      <ChapterBar />
    </PageContainer>
  );
}

interface ResultRestProps {
  chart: ChartRecord;
  /** The chart's activations, for pictures of it. */
  charts: ComponentProps<typeof BodygraphStill>['charts'];
  /** Handed down: a query that changes while slices are rendered has all of them rendered at once. */
  reading: UseQueryResult<Reading>;
  hours: ChosenHours;
  /** The first view shows it already. */
  isRead: boolean;
  /** Every possible birth time gives this result, or all but a detail of it. */
  isCertain: boolean;
  doubts: ReturnType<typeof useDoubts>;
  lit: Lighting;
  onLight: (lit: Lighting) => void;
  bodygraph: ChartOnPage;
  mark: OwnMark;
  onShowPicture: () => void;
}

const PARTS = ['insight', 'chapters', 'details', 'coach'] as const;

/** What stands below the first view, part by part: all at once would be one long task. */
function ResultRest(props: ResultRestProps) {
  const { chart, reading, hours, isRead, isCertain, doubts, bodygraph } = props;
  // Its cards and the header offer the coach, whose own part comes last.
  useCoachHere();
  const shown = useOneByOne(PARTS.length, useInteracted());
  const isDue = (part: (typeof PARTS)[number]) => PARTS.indexOf(part) < shown;
  return (
    <>
      <Part isDue={isDue('insight')} room="h-80">
        <ResultsInsight chart={chart} doubts={doubts} />
      </Part>
      {reading.isError && <LoadFailure query={reading} title="Your chapters couldn’t be loaded" />}
      {isRead && hours.reading && (
        <Part isDue={isDue('chapters')} room="h-screen">
          <Chapters
            chartId={chart.id}
            reading={hours.reading}
            hours={hours}
            varying={doubts?.centers}
            picture={(shown, activations = chart.chartData.activations, hasNames) => (
              <MiniGraph
                chart={activations}
                lit={shown}
                hasNames={hasNames}
                varying={doubts?.centers}
              />
            )}
          />
        </Part>
      )}
      {chart.uncertaintyLevel === 'high' && (
        <ResultCertainty chart={chart} isDue={isDue('details')} hasBadge={isCertain} />
      )}
      <Part isDue={isDue('details')} room="h-[40rem]">
        <ResultsDetails chart={chart} bodygraph={bodygraph} doubts={doubts?.facts} />
      </Part>
      {isDue('coach') && <ResultEnd {...props} />}
    </>
  );
}

interface ResultCertaintyProps {
  chart: ChartRecord;
  isDue: boolean;
  /** The first screen has none beside “All of this is certain …”: it would contradict that. */
  hasBadge: boolean;
}

/** What the birth time decides, and questions that narrow it down. */
function ResultCertainty({ chart, isDue, hasBadge }: ResultCertaintyProps) {
  return (
    <Part isDue={isDue} room="h-96">
      <CertaintyPanel
        chartId={chart.id}
        id={CERTAINTY_ID}
        isOpenInitially={false}
        badge={hasBadge && <ApproximateBadge />}
      >
        <NarrowDown chartId={chart.id} />
      </CertaintyPanel>
    </Part>
  );
}

/** The conversation, and where the chart comes from. */
function ResultEnd(props: ResultRestProps) {
  const { chart, charts, doubts, lit, onLight, mark, onShowPicture } = props;
  return (
    <>
      <ChartCoachSection
        chart={chart}
        isOwn={mark.chartId === chart.id}
        onSource={(gates) =>
          onLight({ ...NO_LIGHT, gates: gates.flatMap((gate) => asGate(gate) ?? []) })
        }
        onShowPicture={onShowPicture}
        aside={
          <Suspense>
            <PictureBeside
              label={`Bodygraph of ${chart.name}, beside the conversation`}
              charts={charts}
              doubts={doubts}
              litGates={lit.gates}
            />
          </Suspense>
        }
      />
      {mark.isQuestionDue && (
        <Suspense>
          <OwnChartQuestion chart={chart} mark={mark} />
        </Suspense>
      )}
      <div id={PROVENANCE_ID} className="scroll-mt-20 print:hidden">
        <Suspense fallback={<Skeleton className="h-14 rounded-lg" />}>
          <ProvenancePanel chart={chart} />
        </Suspense>
      </div>
    </>
  );
}

function ResultsSkeleton() {
  usePageTitle('Chart');
  return (
    <PageContainer isTight className="max-sm:pt-3">
      <SkeletonGroup
        label="Loading the chart"
        className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-[11rem_minmax(0,23rem)_minmax(0,29.5rem)]"
      >
        <Skeleton className="h-96 max-lg:hidden" />
        <div className="grid content-start gap-5">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
        <Skeleton className="mx-auto aspect-[540/940] w-full max-w-[25.125rem] rounded-lg" />
      </SkeletonGroup>
    </PageContainer>
  );
}
