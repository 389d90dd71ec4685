import { useState } from 'react';

export const CHART_VIEWS = ['cards', 'rows'] as const;
export type ChartView = (typeof CHART_VIEWS)[number];

const KEY = 'chart-history-view';

function remembered(): ChartView {
  try {
    return localStorage.getItem(KEY) === 'rows' ? 'rows' : 'cards';
  } catch {
    return 'cards';
  }
}

/** How the history shows its charts; this browser remembers it. */
export function useChartView(): [ChartView, (view: ChartView) => void] {
  const [view, setView] = useState(remembered);
  function choose(chosen: ChartView) {
    setView(chosen);
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // Where storage is blocked, until the page is left.
    }
  }
  return [view, choose];
}
