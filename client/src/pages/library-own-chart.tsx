import { useEffect } from 'react';
import { usePersonalChart } from '#client/features/charts/use-personal-chart.ts';
import type { Activations } from '#shared/bodygraph/model.ts';
import type { ChartRecord } from '#shared/contract/charts.ts';
import { type ChartMark, chartMark } from '#shared/library/chart-marks.ts';
import type { LibraryEntry } from '#shared/library/schema.ts';

/** The reader's own chart as the library needs it. */
export interface OwnChart {
  readonly markOf: (entry: LibraryEntry) => ChartMark | null;
  readonly activations: Activations;
  readonly isApproximate: boolean;
}

function ownChartOf({ chartData, uncertaintyLevel }: ChartRecord): OwnChart {
  return {
    markOf: (entry) => chartMark(chartData, entry),
    activations: chartData.activations,
    isApproximate: uncertaintyLevel === 'high',
  };
}

/** Shows nothing: loads the reader's own chart and hands it up. */
export function LibraryOwnChart({ onChart }: { onChart: (own: OwnChart | null) => void }) {
  const { chart } = usePersonalChart();
  useEffect(() => {
    onChart(chart ? ownChartOf(chart) : null);
  }, [chart, onChart]);
  return null;
}
