import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import { getCertainty } from '#shared/contract/certainty.ts';

/** What depends on a chart's birth time; invalidated when its birth data are corrected. */
export const certaintyOfChart = (chartId: string) =>
  queryOptions({
    queryKey: ['charts', 'certainty', chartId],
    queryFn: ({ signal }) => call(getCertainty, { params: { id: chartId } }, signal),
  });
