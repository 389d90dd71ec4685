import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chartPages, ownChart } from '#client/features/charts/api.ts';
import { usePersonalChart } from '#client/features/charts/use-personal-chart.ts';
import type { ChartSummary } from '#shared/contract/charts.ts';

const ALL = { search: '', show: undefined, sort: 'newest' } as const;

/**
 * One of the person's charts: the one marked as their own, else the newest, until another is chosen.
 * The person's charts are listed page by page.
 */
export function useChartToShow() {
  const personal = usePersonalChart();
  const own = useQuery(ownChart);
  const pages = useInfiniteQuery(chartPages(ALL));
  const [chosenId, choose] = useState<string | null>(null);
  const listed = pages.data?.pages.flat() ?? [];
  const { chart: first } = personal;
  const isFirstListed = listed.some(({ id }) => id === first?.id);
  const charts: readonly ChartSummary[] = first && !isFirstListed ? [first, ...listed] : listed;
  const chart = charts.find(({ id }) => id === chosenId) ?? first ?? null;
  return {
    chart,
    charts,
    ownId: own.data?.chartId ?? null,
    choose,
    /** Loads more of the list; undefined when all of it is there. */
    more: pages.hasNextPage ? () => void pages.fetchNextPage() : undefined,
    isPending: personal.isPending,
    error: first === undefined ? personal.error : null,
  };
}
