import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { Button, ButtonLink } from '#client/components/ui/button.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { ErrorState } from '#client/components/ui/error-state.tsx';
import { Skeleton } from '#client/components/ui/skeleton.tsx';
import { forgetDraft } from '#client/features/birth/draft.ts';
import { chartCount, chartPages } from '#client/features/charts/api.ts';
import { ChartCardsSkeleton } from '#client/features/charts/components/chart-cards-skeleton.tsx';
import { ChartList } from '#client/features/charts/components/chart-list.tsx';
import { ChartSearch } from '#client/features/charts/components/chart-search.tsx';
import { isStatus, messageOf } from '#client/lib/api.ts';
import { paths } from '#client/lib/paths.ts';
import { useDebounced } from '#client/lib/use-debounced.ts';
import type { ChartSummary } from '#shared/contract/charts.ts';

const NO_CHARTS: readonly ChartSummary[] = [];
const FAILED = 'Something went wrong while fetching your charts. Please try again.';

/** All charts of the person, to find, open and delete. */
export function ChartsPage() {
  const { text, setText, search } = useSearchText();
  const { pages, charts, total, more, isLoadingMore, failure } = useCharts(search);
  const field = useRef<HTMLInputElement>(null);
  // While a search is being cleared, keep its field.
  const isSearching = text + search !== '' || pages.isPlaceholderData;
  const isEmpty = pages.isSuccess && !isSearching && charts.length === 0;

  function showAll() {
    setText('');
    // The pressed button is about to disappear.
    field.current?.focus();
  }

  return (
    <PageContainer>
      <PageHeading
        actions={
          !isEmpty && (
            <ButtonLink href={paths.newChart} variant="secondary" onClick={forgetDraft}>
              Generate New Chart
            </ButtonLink>
          )
        }
        className="mb-6"
      >
        Your Chart History
      </PageHeading>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        {isSearching || charts.length > 0 ? (
          <ChartSearch ref={field} text={text} onText={setText} />
        ) : (
          // Reserves the search's space, so that nothing shifts once the charts are loaded.
          pages.isPending && <Skeleton className="h-18 w-full sm:max-w-sm" />
        )}
        <ChartCount total={total} search={search} isHidden={isEmpty} />
      </div>
      {pages.isPending && <ChartCardsSkeleton />}
      {pages.isLoadingError && failure && (
        <ErrorState
          title="Unable to load your charts"
          {...failure}
          retryPending={pages.isFetching}
        />
      )}
      {pages.data && (
        <ChartList
          charts={charts}
          viewHref={paths.results.to}
          empty={<NothingFound search={search} onClear={showAll} />}
          isOutdated={pages.isPlaceholderData}
          onMore={more}
          isLoadingMore={isLoadingMore}
          failure={failure}
        />
      )}
    </PageContainer>
  );
}

/** The charts that a search finds, their count, and loading more. */
function useCharts(search: string) {
  const pages = useInfiniteQuery({ ...chartPages(search), placeholderData: keepPreviousData });
  const count = useQuery({ ...chartCount(search), placeholderData: keepPreviousData });
  const charts = useMemo(() => pages.data?.pages.flat() ?? NO_CHARTS, [pages.data]);
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
    charts,
    total,
    isLoadingMore: pages.error ? pages.isFetching : pages.isFetchingNextPage,
    more: hasMore ? () => void pages.fetchNextPage() : undefined,
    failure: pages.error ? { message: messageOf(pages.error, FAILED), onRetry: retry } : undefined,
  };
}

/** The search as typed and as debounced; the URL keeps it for coming back. */
function useSearchText() {
  const [path, navigate] = useLocation();
  const [params] = useSearchParams();
  const inAddress = params.get('search') ?? '';
  const [text, setText] = useState(inAddress);
  const search = useDebounced(text).trim();
  useEffect(() => {
    if (search === inAddress) return;
    const query = search === '' ? '' : `?${new URLSearchParams({ search })}`;
    navigate(path + query, { replace: true });
  }, [search, inAddress, path, navigate]);
  return { text, setText, search };
}

interface ChartCountProps {
  total: number | undefined;
  search: string;
  /** Said elsewhere when there is nothing to count. */
  isHidden: boolean;
}

function ChartCount({ total, search, isHidden }: ChartCountProps) {
  return (
    <p role="status" className={cx('text-muted', !isHidden && 'min-h-[1.625em]')}>
      {total !== undefined && !isHidden && countWords(total, search)}
    </p>
  );
}

function countWords(total: number, search: string): string {
  const charts = total === 1 ? '1 chart' : `${total} charts`;
  return search === '' ? `${charts} total` : `${charts} found`;
}

function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
  if (search === '') {
    return (
      <EmptyState
        title="No charts found"
        action={
          <ButtonLink href={paths.home} onClick={forgetDraft}>
            Create Your First Chart
          </ButtonLink>
        }
      >
        Every chart you make is kept here, so that you can come back to it.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No chart goes by that name"
      action={
        <Button variant="secondary" onClick={onClear}>
          Show all charts
        </Button>
      }
    >
      None of your charts has <bdi className="wrap-anywhere">“{search}”</bdi> in its name.
    </EmptyState>
  );
}
