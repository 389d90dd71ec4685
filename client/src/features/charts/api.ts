import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call, isStatus } from '#client/lib/api.ts';
import { getChartDetails } from '#shared/contract/chart-details.ts';
import {
  type ChartFilter,
  type ChartRecord,
  type ChartSort,
  type ChartSummary,
  countCharts,
  deleteChart,
  getChart,
  getLatestChart,
  listCharts,
  type NewChart,
  previewChart,
} from '#shared/contract/charts.ts';
import { type ChartCorrection, correctChart, listRevisions } from '#shared/contract/corrections.ts';
import { getOwnChart, setOwnChart } from '#shared/contract/own-chart.ts';
import { getReport } from '#shared/contract/report.ts';
import { markJustMade } from './just-made.ts';

const LATEST_FRESH_MS = 5 * 60_000;
const PAGE_SIZE = 24;

const ALL = ['charts'] as const;
const OWN = ['charts', 'own'] as const;
const LISTS = ['charts', 'list'] as const;
const COUNTS = ['charts', 'count'] as const;

/** Where the browser downloads a chart's report, on the paper that is usual where the reader lives. */
export function reportHref(chartId: string): string {
  return getReport.path.replace(':id', chartId);
}

/** The person's newest chart, null without any. */
export const latestChart = queryOptions({
  queryKey: ['charts', 'latest'],
  queryFn: async ({ signal }): Promise<ChartRecord | null> => {
    try {
      return await call(getLatestChart, undefined, signal);
    } catch (error) {
      if (isStatus(error, 404)) return null;
      throw error;
    }
  },
  staleTime: LATEST_FRESH_MS,
});

/** What practitioners look up in a chart. */
export const detailsOfChart = (chartId: string) =>
  queryOptions({
    queryKey: ['charts', 'details', chartId],
    queryFn: ({ signal }) => call(getChartDetails, { params: { id: chartId } }, signal),
  });

/** Which chart the person marked as their own. */
export const ownChart = queryOptions({
  queryKey: OWN,
  queryFn: ({ signal }) => call(getOwnChart, undefined, signal),
});

/** Marks a chart as the person's own; null for none of them. */
export function useMarkOwnChart() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (chartId: string | null) => call(setOwnChart, { body: { chartId } }),
    onSuccess: (own) => {
      queryClient.setQueryData(OWN, own);
    },
    onError: (error) => {
      // The chart was deleted in another window or on another device.
      if (isStatus(error, 404)) void queryClient.invalidateQueries({ queryKey: ALL });
    },
  });
}

/** Which charts to list, and in which order. */
export interface ChartChoice {
  /** Part of a name, or empty. */
  readonly search: string;
  readonly show: ChartFilter | undefined;
  readonly sort: ChartSort;
}

const found = ({ search, show }: ChartChoice) => ({
  ...(search === '' ? {} : { search }),
  ...(show === undefined ? {} : { show }),
});

/** The person's charts page by page. */
export const chartPages = (choice: ChartChoice) =>
  infiniteQueryOptions({
    queryKey: [...LISTS, choice],
    queryFn: ({ pageParam, signal }) =>
      call(
        listCharts,
        {
          query: {
            limit: PAGE_SIZE,
            ...(pageParam === null ? {} : { cursor: pageParam }),
            ...found(choice),
            ...(choice.sort === 'newest' ? {} : { sort: choice.sort }),
          },
        },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? null : (page.at(-1)?.id ?? null)),
  });

/** How many charts there are, or how many of them were asked for. */
export const chartCount = (choice: ChartChoice) =>
  queryOptions({
    queryKey: [...COUNTS, found(choice)],
    queryFn: ({ signal }) => call(countCharts, { query: found(choice) }, signal),
  });

export const chartById = (chartId: string) =>
  queryOptions({
    queryKey: ['charts', 'one', chartId],
    queryFn: ({ signal }) => call(getChart, { params: { id: chartId } }, signal),
  });

/** A chart's revisions, newest first. */
export const chartRevisions = (chartId: string) =>
  queryOptions({
    queryKey: ['charts', 'revisions', chartId],
    queryFn: ({ signal }) => call(listRevisions, { params: { id: chartId } }, signal),
  });

/** Drops inactive cached queries; keeps mounted ones. */
function forgetUnseen(queryClient: QueryClient) {
  queryClient.removeQueries({ queryKey: ALL, type: 'inactive' });
}

/** Computes and stores a chart, and drops the cached list and latest chart. */
export function usePreviewChart() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (birth: NewChart) => call(previewChart, { body: birth }),
    onSuccess: ({ chartId }) => {
      markJustMade(chartId);
      // Dropped, not refetched: the page with the form is about to be left.
      for (const queryKey of [LISTS, COUNTS, OWN, latestChart.queryKey]) {
        queryClient.removeQueries({ queryKey });
      }
    },
  });
}

/** Corrects a chart's birth data, and drops everything else cached about charts. */
export function useCorrectChart(chartId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sent: ChartCorrection) =>
      call(correctChart, { params: { id: chartId }, body: sent }),
    onSuccess: (chart) => {
      forgetUnseen(queryClient);
      queryClient.setQueryData(chartById(chartId).queryKey, chart);
    },
  });
}

function without(pages: readonly ChartSummary[][], chartId: string): ChartSummary[][] {
  return pages.map((page) => page.filter(({ id }) => id !== chartId));
}

/**
 * Deletes a chart permanently; removes it from lists right away, then refetches them and the count.
 */
export function useDeleteChart() {
  const queryClient = useQueryClient();
  function invalidateCharts() {
    forgetUnseen(queryClient);
    for (const queryKey of [LISTS, COUNTS, OWN]) void queryClient.invalidateQueries({ queryKey });
  }
  return useMutation({
    mutationFn: (chartId: string) => call(deleteChart, { params: { id: chartId } }),
    onSuccess: (_, chartId) => {
      queryClient.setQueriesData<InfiniteData<ChartSummary[]>>(
        { queryKey: LISTS },
        (data) => data && { ...data, pages: without(data.pages, chartId) },
      );
      invalidateCharts();
    },
    onError: (error) => {
      // Already deleted, in another window or on another device.
      if (isStatus(error, 404)) invalidateCharts();
    },
  });
}
