import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type Ref, Suspense, useId, useMemo, useRef, useState } from 'react';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { Button, ButtonLink } from '#client/components/ui/button.tsx';
import { ErrorState } from '#client/components/ui/error-state.tsx';
import { PlusIcon } from '#client/components/ui/icons.tsx';
import { Skeleton } from '#client/components/ui/skeleton.tsx';
import { forgetDraft } from '#client/features/birth/draft.ts';
import { MiniGraph } from '#client/features/bodygraph/mini-graph.tsx';
import { type ChartChoice, chartCount, chartPages, ownChart } from '#client/features/charts/api.ts';
import { ChartCardsSkeleton } from '#client/features/charts/components/chart-cards-skeleton.tsx';
import { ChartList } from '#client/features/charts/components/chart-list.tsx';
import { ChartOrder } from '#client/features/charts/components/chart-order.tsx';
import { ChartSearch } from '#client/features/charts/components/chart-search.tsx';
import { ChartViewToggle } from '#client/features/charts/components/chart-view-toggle.tsx';
import { useChartChoice } from '#client/features/charts/use-chart-choice.ts';
import { type ChartPick, useChartPick } from '#client/features/charts/use-chart-pick.ts';
import { useChartView } from '#client/features/charts/use-chart-view.ts';
import { isStatus, messageOf } from '#client/lib/api.ts';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { paths } from '#client/lib/paths.ts';
import { useIdle } from '#client/lib/use-idle.ts';
import { useInSlices } from '#client/lib/use-in-slices.ts';
import type { ChartFilter, ChartSort, ChartSummary } from '#shared/contract/charts.ts';
import './charts.css';

const ClaimNotice = lazyPart(
  () => import('#client/features/invitations/components/claim-notice.tsx'),
  (module) => module.ClaimNotice,
);

const CompareBar = lazyPart(
  () => import('#client/features/charts/components/compare-bar.tsx'),
  (module) => module.CompareBar,
);

const NothingFound = lazyPart(
  () => import('#client/features/charts/components/nothing-found.tsx'),
  (module) => module.NothingFound,
);

const NO_CHARTS: readonly ChartSummary[] = [];
/** A wide page has three in a row. */
const FEW = 2;
const FAILED = 'Something went wrong while fetching your charts. Please try again.';

/** All charts of the person, to find, open and delete. */
export function ChartsPage() {
  const { choice, text, setText, setShow, setSort, ...chosen } = useChartChoice();
  const { pages, isPending, isReady, charts, isFew, total, more, isLoadingMore, failure } =
    useCharts(choice);
  const field = useRef<HTMLInputElement>(null);
  const isIdle = useIdle();
  const picked = useChartPick();
  const [view, setView] = useChartView();
  const compare = useRef<HTMLButtonElement>(null);
  const isSome = isSelection(choice);
  // While a search is being cleared, keep its field.
  const isSearching = text !== '' || isSome || pages.isPlaceholderData;
  const isEmpty = pages.isSuccess && !isSearching && charts.length === 0;

  function showAll() {
    chosen.showAll();
    // The pressed button is about to disappear.
    field.current?.focus();
  }

  function stopPicking() {
    picked.stop();
    // So does this one.
    compare.current?.focus();
  }

  return (
    <PageContainer isTight className="min-h-svh">
      <Suspense fallback={null}>{isIdle && <ClaimNotice />}</Suspense>
      <PageHeading
        actions={!isEmpty && <NewChart />}
        className="mb-3! sm:mb-5! max-sm:flex-nowrap max-sm:items-center max-sm:gap-x-3 max-sm:[&_h1]:text-2xl"
      >
        Your Chart History
      </PageHeading>
      {!isEmpty && (
        <div className="charts-tools">
          {isSearching || charts.length > 0 ? (
            <div className="charts-choice">
              <ChartSearch ref={field} text={text} onText={setText} />
              <OrderFold choice={choice} onShow={setShow} onSort={setSort} />
            </div>
          ) : (
            <ChoiceSpace isPending={pages.isPending} />
          )}
          <div className="charts-count">
            <ChartCount total={total} isSome={isSome} />
            <ChartViewToggle hasSeveral={charts.length > 1} view={view} onView={setView} />
            <CompareToggle
              ref={compare}
              hasSeveral={charts.length > 1}
              picked={picked}
              onStop={stopPicking}
            />
          </div>
        </div>
      )}
      {isPending && <ChartCardsSkeleton />}
      <LoadingFailure pages={pages} failure={failure} />
      {isReady && (
        <ChartList
          charts={charts}
          isFew={isFew}
          areRows={view === 'rows'}
          viewHref={paths.results.to}
          picked={picked}
          pictureOf={pictureOf}
          empty={
            <Suspense fallback={null}>
              <NothingFound choice={choice} onClear={showAll} onCreate={forgetDraft} />
            </Suspense>
          }
          isOutdated={pages.isPlaceholderData}
          onMore={more}
          isLoadingMore={isLoadingMore}
          failure={failure}
        />
      )}
      <Comparison picked={picked} onStop={stopPicking} />
    </PageContainer>
  );
}

const pictureOf = ({ chartData }: ChartSummary) => <MiniGraph chart={chartData.activations} />;

/** Some of the charts, rather than all. */
function isSelection({ search, show }: ChartChoice): boolean {
  return search !== '' || show !== undefined;
}

/** These are all there are, and fill no row of a wide page. */
function areFew(charts: readonly ChartSummary[], choice: ChartChoice): boolean {
  return charts.length <= FEW && !isSelection(choice);
}

type Found = ReturnType<typeof useCharts>;

/** Shown while there are no charts to show it below. */
function LoadingFailure({ pages, failure }: Pick<Found, 'pages' | 'failure'>) {
  if (!pages.isLoadingError || !failure) return null;
  return (
    <ErrorState title="Unable to load your charts" {...failure} retryPending={pages.isFetching} />
  );
}

function NewChart() {
  return (
    <ButtonLink
      href={paths.newChart}
      onClick={forgetDraft}
      className="shrink-0 max-sm:gap-1 max-sm:px-3"
    >
      <PlusIcon className="sm:hidden" />
      <span>
        <span className="max-sm:sr-only">Generate </span>New
        <span className="max-sm:sr-only"> Chart</span>
      </span>
    </ButtonLink>
  );
}

/** Reserves the fields' space, so that nothing shifts once the charts are loaded. */
function ChoiceSpace({ isPending }: { isPending: boolean }) {
  return isPending && <Skeleton className="charts-choice h-11" />;
}

interface OrderFoldProps {
  choice: ChartChoice;
  onShow: (show: ChartFilter | undefined) => void;
  onSort: (sort: ChartSort) => void;
}

/** Filter and order, on phones behind a button unless either is chosen. */
function OrderFold({ choice: { show, sort }, onShow, onSort }: OrderFoldProps) {
  const [isOpen, setOpen] = useState(show !== undefined || sort !== 'newest');
  const id = useId();
  return (
    <>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="px-3 sm:hidden"
      >
        Filter
      </Button>
      <ChartOrder id={id} isOpen={isOpen} show={show} sort={sort} onShow={onShow} onSort={onSort} />
    </>
  );
}

interface ComparisonProps {
  picked: ChartPick;
  onStop: () => void;
}

function Comparison({ picked, onStop }: ComparisonProps) {
  return (
    <Suspense fallback={null}>
      {picked.isOn && (
        <CompareBar
          picked={picked.charts}
          pictureOf={pictureOf}
          compareHref={paths.connection.to}
          onCancel={onStop}
        />
      )}
    </Suspense>
  );
}

interface CompareToggleProps extends ComparisonProps {
  ref: Ref<HTMLButtonElement>;
  hasSeveral: boolean;
}

/** Makes the cards selectable, and links again. */
function CompareToggle({ ref, hasSeveral, picked, onStop }: CompareToggleProps) {
  if (!hasSeveral && !picked.isOn) return null;
  return (
    <Button
      ref={ref}
      variant="secondary"
      size="sm"
      aria-pressed={picked.isOn}
      onClick={() => (picked.isOn ? onStop() : picked.start())}
      className="charts-compare"
    >
      Compare two
    </Button>
  );
}

const OWN: ChartChoice = { search: '', show: 'own', sort: 'newest' };

/** The charts with the person's own first, also where it would be on a later page. */
function useOwnFirst(charts: readonly ChartSummary[]) {
  const { data, isPending } = useQuery(ownChart);
  const ownId = data?.chartId ?? null;
  const isListed = charts.some(({ id }) => id === ownId);
  const isMissing = ownId !== null && charts.length > 0 && !isListed;
  const found = useInfiniteQuery({ ...chartPages(OWN), enabled: isMissing });
  const own = isMissing ? found.data?.pages[0] : charts.filter(({ id }) => id === ownId);
  return {
    charts: own?.length ? [...own, ...charts.filter(({ id }) => id !== ownId)] : charts,
    isPending,
  };
}

/** The chosen charts, their count, and loading more. */
function useCharts(choice: ChartChoice) {
  const pages = useInfiniteQuery({ ...chartPages(choice), placeholderData: keepPreviousData });
  const count = useQuery({ ...chartCount(choice), placeholderData: keepPreviousData });
  const loaded = useMemo(() => pages.data?.pages.flat() ?? NO_CHARTS, [pages.data]);
  const ownFirst = useOwnFirst(loaded);
  const isLoaded = pages.data !== undefined && !ownFirst.isPending;
  const isReady = useInSlices(isLoaded);
  const charts = isSelection(choice) ? loaded : ownFirst.charts;
  const isCurrent = isReady && !pages.isPlaceholderData && !count.isPlaceholderData;
  const total = isCurrent ? count.data?.total : undefined;
  const hasMore = pages.hasNextPage && charts.length < (total ?? Number.POSITIVE_INFINITY);

  function retry() {
    // If the cursor's chart was deleted, reload the list from the top.
    const isAnchored = pages.isFetchNextPageError && !isStatus(pages.error, 404);
    void (isAnchored ? pages.fetchNextPage() : pages.refetch());
  }

  return {
    pages,
    isPending: !isReady && pages.error === null,
    isReady,
    charts,
    isFew: areFew(charts, choice),
    total,
    isLoadingMore: pages.error ? pages.isFetching : pages.isFetchingNextPage,
    more: hasMore ? () => void pages.fetchNextPage() : undefined,
    failure: pages.error ? { message: messageOf(pages.error, FAILED), onRetry: retry } : undefined,
  };
}

interface ChartCountProps {
  total: number | undefined;
  /** True when search or filter leave charts out. */
  isSome: boolean;
}

function ChartCount({ total, isSome }: ChartCountProps) {
  return (
    <p role="status" className="text-sm text-muted">
      {total !== undefined && countWords(total, isSome)}
    </p>
  );
}

function countWords(total: number, isSome: boolean): string {
  const charts = total === 1 ? '1 chart' : `${total} charts`;
  return isSome ? `${charts} found` : `${charts} total`;
}
