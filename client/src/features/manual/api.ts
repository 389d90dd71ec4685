import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import { getManual, type ManualLine, resetManual, saveManual } from '#shared/contract/manual.ts';

/** "How to work with me" for a chart; asked again on each visit, since a correction changes it. */
export function manualOfChart(chartId: string) {
  return queryOptions({
    queryKey: ['charts', 'manual', chartId],
    queryFn: ({ signal }) => call(getManual, { params: { id: chartId } }, signal),
    staleTime: 0,
  });
}

export function useSaveManual(chartId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (lines: ManualLine[]) =>
      call(saveManual, { params: { id: chartId }, body: { lines } }),
    onSuccess: (saved) => queryClient.setQueryData(manualOfChart(chartId).queryKey, saved),
  });
}

/** Goes back to what the chart suggests. */
export function useResetManual(chartId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(resetManual, { params: { id: chartId } }),
    onSuccess: (suggested) => queryClient.setQueryData(manualOfChart(chartId).queryKey, suggested),
  });
}
