import { useQuery } from '@tanstack/react-query';
import { isStatus } from '#client/lib/api.ts';
import type { ChartRecord } from '#shared/contract/charts.ts';
import { chartById, latestChart, ownChart } from './api.ts';

export interface PersonalChart {
  /** The chart marked as the person's own, else their newest one; null without any. */
  readonly chart: ChartRecord | null | undefined;
  readonly isPending: boolean;
  /** Set while `chart` is undefined and nothing is pending. */
  readonly error: unknown;
}

/** The chart behind "Personal Chart". */
export function usePersonalChart(): PersonalChart {
  const own = useQuery(ownChart);
  const latest = useQuery(latestChart);
  const ownId = own.data?.chartId ?? null;
  const marked = useQuery({ ...chartById(ownId ?? ''), enabled: ownId !== null });
  // Deleted in another window since the mark was loaded.
  const isGone = isStatus(marked.error, 404);
  const answer = ownId !== null && !isGone ? marked : latest;
  return {
    chart: own.data && answer.data,
    isPending: own.isPending || answer.isPending,
    error: own.error ?? answer.error,
  };
}
