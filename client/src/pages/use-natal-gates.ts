import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { certaintyOfGates } from '#client/features/transits/api.ts';
import { natalGatesOf } from '#client/features/transits/natal-gates.ts';
import type { ChartSummary } from '#shared/contract/charts.ts';
import type { UncertainGates } from '#shared/engine/transits/sure-additions.ts';

/** A chart's gates for transits; null without a chart, and until is known which of them are doubtful. */
export function useNatalGates(chart: ChartSummary | null): UncertainGates | null {
  const isApproximate = chart?.uncertaintyLevel === 'high';
  const { data, isPending } = useQuery({
    ...certaintyOfGates(chart?.id ?? ''),
    enabled: isApproximate,
  });
  return useMemo(() => {
    if (!chart || (isApproximate && isPending)) return null;
    return natalGatesOf(chart.chartData.gates, data ?? null);
  }, [chart, isApproximate, isPending, data]);
}
