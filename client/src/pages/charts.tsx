import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useRef } from 'react';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { ErrorState } from '#client/components/ui/error-state.tsx';
import { Skeleton } from '#client/components/ui/skeleton.tsx';
import { forgetDraft } from '#client/features/birth/draft.ts';
import { MiniGraph } from '#client/features/bodygraph/mini-graph.tsx';
import { type ChartChoice, chartCount, chartPages, ownChart } from '#client/features/charts/api.ts';
import { ChartCardsSkeleton } from '#client/features/charts/components/chart-cards-skeleton.tsx';
import { ChartList } from '#client/features/charts/components/chart-list.tsx';
import { ChartOrder } from '#client/features/charts/components/chart-order.tsx';
import { ChartSearch } from '#client/features/charts/components/chart-search.tsx';
import { useChartChoice } from '#client/features/charts/use-chart-choice.ts';
import { useChartPick } from '#client/features/charts/use-chart-pick.ts';
import { isStatus, messageOf } from '#client/lib/api.ts';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { paths } from '#client/lib/paths.ts';
import { useIdle } from '#client/lib/use-idle.ts';
import type { ChartSummary } from '#shared/contract/charts.ts';

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
const TOOLBAR =
  'mb-3 grid grid-cols-2 gap-x-3 gap-y-2 *:first:max-sm:col-span-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] sm:max-w-3xl';
const FAILED = 'Something went wrong while fetching your charts. Please try again.';

/** All charts of the person, to find, open and delete. */
export function ChartsPage() {
  const { choice, text, setText, setShow, setSort, ...chosen } = useChartChoice();
  const { pages, isPending, isReady, charts, total, more, isLoadingMore, failure } =
    useCharts(choice);
  const field = useRef<HTMLInputElement>(null);
  const isIdle = useIdle();
  const picked = useChartPick();
  const isSome = isSelection(choice);
  // While a search is being cleared, keep its field.
  const isSearching = text !== '' || isSome || pages.isPlaceholderData;
  const isEmpty = pages.isSuccess && !isSearching && charts.length === 0;

  function showAll() {
    chosen.showAll();
    // The pressed button is about to disappear.
    field.current?.focus();
  }

  function clearPick() {
    picked.clear();
    // So does this one.
    field.current?.focus();
  }

  return (
    <PageContainer>
      <Suspense fallback={null}>{isIdle && <ClaimNotice />}</Suspense>
      <PageHeading
        actions={
          !isEmpty && (
            <ButtonLink href={paths.newChart} onClick={forgetDraft}>
              Generate New Chart
            </ButtonLink>
          )
        }
        className="mb-6"
      >
        Your Chart History
      </PageHeading>
      {isSearching || charts.length > 0 ? (
        <div className={TOOLBAR}>
          <ChartSearch ref={field} text={text} onText={setText} />
          <ChartOrder show={choice.show} sort={choice.sort} onShow={setShow} onSort={setSort} />
        </div>
      ) : (
        <ToolbarSpace isPending={pages.isPending} />
      )}
      <div className="flex flex-wrap gap-x-4">
        <ChartCount total={total} isSome={isSome} isHidden={isEmpty} />
        <CompareHint hasSeveral={charts.length > 1} isBegun={picked.charts.length > 0} />
      </div>
      {isPending && <ChartCardsSkeleton />}
      <LoadingFailure pages={pages} failure={failure} />
      {isReady && (
        <ChartList
          charts={charts}
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
      <Suspense fallback={null}>
        {picked.charts.length > 0 && (
          <CompareBar
            picked={picked.charts}
            pictureOf={pictureOf}
            compareHref={paths.connection.to}
            onClear={clearPick}
          />
        )}
      </Suspense>
    </PageContainer>
  );
}

const pictureOf = ({ chartData }: ChartSummary) => <MiniGraph chart={chartData.activations} />;

/** Some of the charts, rather than all. */
function isSelection({ search, show }: ChartChoice): boolean {
  return search !== '' || show !== undefined;
}

type Found = ReturnType<typeof useCharts>;

/** Shown while there are no charts to show it below. */
function LoadingFailure({ pages, failure }: Pick<Found, 'pages' | 'failure'>) {
  if (!pages.isLoadingError || !failure) return null;
  return (
    <ErrorState title="Unable to load your charts" {...failure} retryPending={pages.isFetching} />
  );
}

/** Reserves the toolbar's space, so that nothing shifts once the charts are loaded. */
function ToolbarSpace({ isPending }: { isPending: boolean }) {
  if (!isPending) return null;
  return (
    <div className={TOOLBAR}>
      <Skeleton className="col-span-full mt-1.5 h-11 max-sm:h-24" />
    </div>
  );
}

function CompareHint({ hasSeveral, isBegun }: { hasSeveral: boolean; isBegun: boolean }) {
  if (!hasSeveral || isBegun) return null;
  return <p className="text-sm text-muted">Check two to compare them.</p>;
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
  const isPending = pages.isPending || ownFirst.isPending;
  const charts = isSelection(choice) ? loaded : ownFirst.charts;
  const isCurrent = pages.isSuccess && !pages.isPlaceholderData && !count.isPlaceholderData;
  const total = isCurrent ? count.data?.total : undefined;
  const hasMore = pages.hasNextPage && charts.length < (total ?? Number.POSITIVE_INFINITY);

  function retry() {
    // If the cursor's chart was deleted, reload the list from the top.
    const isAnchored = pages.isFetchNextPageError && !isStatus(pages.error, 404);
    void (isAnchored ? pages.fetchNextPage() : pages.refetch());
  }

  return {
    pages,
    isPending,
    isReady: pages.data !== undefined && !isPending,
    charts,
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
  /** Said elsewhere when there is nothing to count. */
  isHidden: boolean;
}

function ChartCount({ total, isSome, isHidden }: ChartCountProps) {
  return (
    <p role="status" className={cx('text-sm text-muted', !isHidden && 'mb-3 min-h-[1.625em]')}>
      {total !== undefined && !isHidden && countWords(total, isSome)}
    </p>
  );
}

function countWords(total: number, isSome: boolean): string {
  const charts = total === 1 ? '1 chart' : `${total} charts`;
  return isSome ? `${charts} found` : `${charts} total`;
}
