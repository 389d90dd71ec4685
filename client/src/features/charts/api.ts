import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call, isStatus } from '#client/lib/api.ts';
import {
  type ChartRecord,
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

const LATEST_FRESH_MS = 5 * 60_000;
const PAGE_SIZE = 24;

const ALL = ['charts'] as const;
const OWN = ['charts', 'own'] as const;
const LISTS = ['charts', 'list'] as const;
const COUNTS = ['charts', 'count'] as const;

/** The person's newest chart, null when there is none. */
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

/** Which chart is of the person themselves, as they said. */
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

/** The person's charts page by page, newest first; `search` is part of a name or empty. */
export const chartPages = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...LISTS, search],
    queryFn: ({ pageParam, signal }) =>
      call(
        listCharts,
        {
          query: {
            limit: PAGE_SIZE,
            ...(pageParam === null ? {} : { cursor: pageParam }),
            ...(search === '' ? {} : { search }),
          },
        },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? null : (page.at(-1)?.id ?? null)),
  });

/** How many charts there are, or how many of them a search finds. */
export const chartCount = (search: string) =>
  queryOptions({
    queryKey: [...COUNTS, search],
    queryFn: ({ signal }) => call(countCharts, { query: search === '' ? {} : { search } }, signal),
  });

export const chartById = (chartId: string) =>
  queryOptions({
    queryKey: ['charts', 'one', chartId],
    queryFn: ({ signal }) => call(getChart, { params: { id: chartId } }, signal),
  });

/** What was corrected in a chart, newest first. */
export const chartRevisions = (chartId: string) =>
  queryOptions({
    queryKey: ['charts', 'revisions', chartId],
    queryFn: ({ signal }) => call(listRevisions, { params: { id: chartId } }, signal),
  });

/** Whoever asks next asks anew; what is on the screen stays there. */
function forgetUnseen(queryClient: QueryClient) {
  queryClient.removeQueries({ queryKey: ALL, type: 'inactive' });
}

/** Computes and keeps a chart; whoever asks next reads the list and the latest chart anew. */
export function usePreviewChart() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (birth: NewChart) => call(previewChart, { body: birth }),
    onSuccess: () => {
      // Forgotten, not fetched: the page that shows the form is about to be left.
      for (const queryKey of [LISTS, COUNTS, OWN, latestChart.queryKey]) {
        queryClient.removeQueries({ queryKey });
      }
    },
  });
}

/** Corrects a chart's birth data; everything else that is known of charts is forgotten. */
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

/** Deletes a chart for good; lists lose it at once and are then read anew, like the count. */
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
      // Gone already, by another window or device.
      if (isStatus(error, 404)) invalidateCharts();
    },
  });
}
