import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import { getCertainty } from '#shared/contract/certainty.ts';

/**
 * Which gates of a chart depend on its birth time. The key is that of the chart's certainty, so that it
 * is loaded once, and again when the birth is corrected.
 */
export const certaintyOfGates = (chartId: string) =>
  queryOptions({
    queryKey: ['charts', 'certainty', chartId],
    queryFn: ({ signal }) => call(getCertainty, { params: { id: chartId } }, signal),
  });
