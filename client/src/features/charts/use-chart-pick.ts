import { useState } from 'react';
import type { ChartSummary } from '#shared/contract/charts.ts';

const NOTHING: readonly ChartSummary[] = [];

/** Picking up to two charts for a comparison; a third one replaces the first. */
export function useChartPick() {
  const [charts, setCharts] = useState<readonly ChartSummary[] | null>(null);

  return {
    /** True while the cards are for picking. */
    isOn: charts !== null,
    charts: charts ?? NOTHING,
    /** Starts picking, with this chart if given. */
    start: (chart?: ChartSummary) => setCharts(chart ? [chart] : NOTHING),
    toggle(chart: ChartSummary) {
      const picked = charts ?? NOTHING;
      const others = picked.filter(({ id }) => id !== chart.id);
      setCharts(others.length < picked.length ? others : [...others, chart].slice(-2));
    },
    stop: () => setCharts(null),
  };
}

export type ChartPick = ReturnType<typeof useChartPick>;
