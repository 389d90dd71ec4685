import { useMemo } from 'react';
import type { ChartRecord } from '#shared/contract/charts.ts';
import type { CoachSubject } from '../api.ts';
import { quickInsightsOf, welcomeOf } from '../chart-words.ts';
import { CoachPanel } from './coach-panel.tsx';
import type { SourceActions } from './source-chips.tsx';

export interface ChartCoachProps extends SourceActions {
  chart: ChartRecord;
}

/** The coach that has one chart in front of it. */
export function ChartCoach({ chart, ...actions }: ChartCoachProps) {
  const subject = useMemo<CoachSubject>(() => ({ kind: 'chart', chartId: chart.id }), [chart.id]);
  return (
    <CoachPanel
      subject={subject}
      context={`About: ${chart.name}'s chart`}
      welcome={welcomeOf(chart)}
      quickInsights={quickInsightsOf(chart)}
      placeholder="Ask about this chart"
      factsFrom="From the chart"
      {...actions}
    />
  );
}
