import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDates } from '#client/lib/use-dates.ts';
import { certaintyOfChart } from './api.ts';
import type { ChartDoubts } from './doubts.ts';

/** On demand: most charts have an exact time. */
async function loadDoubts() {
  const [{ doubtsOf }, { dayScale }] = await Promise.all([
    import('./doubts.ts'),
    import('./day-scale.ts'),
  ]);
  return { doubtsOf, dayScale };
}

/** Which parts of a chart depend on its birth time; null for an exact time, and until it is known. */
export function useDoubts(chartId: string, isApproximate: boolean): ChartDoubts | null {
  const dates = useDates();
  const certainty = useQuery({ ...certaintyOfChart(chartId), enabled: isApproximate });
  const code = useQuery({
    queryKey: ['code', 'doubts'],
    queryFn: loadDoubts,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isApproximate,
  });
  return useMemo(() => {
    if (!isApproximate || !certainty.data || !code.data) return null;
    const { doubtsOf, dayScale } = code.data;
    return doubtsOf(certainty.data, dayScale(certainty.data, dates));
  }, [isApproximate, certainty.data, code.data, dates]);
}
