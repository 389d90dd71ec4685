import { useState } from 'react';
import type { ChartSummary } from '#shared/contract/charts.ts';

const NOTHING: readonly ChartSummary[] = [];

/** Up to two charts picked for a comparison; a third one replaces the first. */
export function useChartPick() {
  const [charts, setCharts] = useState(NOTHING);
  const without = (id: string) => charts.filter((chart) => chart.id !== id);

  return {
    charts,
    toggle(chart: ChartSummary) {
      const others = without(chart.id);
      setCharts(others.length < charts.length ? others : [...others, chart].slice(-2));
    },
    drop: (id: string) => setCharts(without(id)),
    clear: () => setCharts(NOTHING),
  };
}

export type ChartPick = ReturnType<typeof useChartPick>;
