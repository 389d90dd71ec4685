import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, isStatus } from '#client/lib/api.ts';
import {
  type ChartRecord,
  getChart,
  getLatestChart,
  listCharts,
  type NewChart,
  previewChart,
} from '#shared/contract/charts.ts';

const LATEST_FRESH_MS = 5 * 60_000;

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

export const chartList = queryOptions({
  queryKey: ['charts', 'list'],
  queryFn: ({ signal }) => call(listCharts, { query: {} }, signal),
});

export const chartById = (chartId: string) =>
  queryOptions({
    queryKey: ['charts', 'one', chartId],
    queryFn: ({ signal }) => call(getChart, { params: { id: chartId } }, signal),
  });

/** Computes and keeps a chart; whoever asks next reads the list and the latest chart anew. */
export function usePreviewChart() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (birth: NewChart) => call(previewChart, { body: birth }),
    onSuccess: () => {
      // Forgotten, not fetched: the page that shows the form is about to be left.
      queryClient.removeQueries({ queryKey: chartList.queryKey });
      queryClient.removeQueries({ queryKey: latestChart.queryKey });
    },
  });
}
