import { useMemo } from 'react';
import type { ChartRecord } from '#shared/contract/charts.ts';
import type { CoachSubject } from '../api.ts';
import { chartQuestionsOf, welcomeOf } from '../chart-copy.ts';
import { CoachPanel } from './coach-panel.tsx';
import type { SourceActions } from './source-chips.tsx';

export interface ChartCoachProps extends SourceActions {
  chart: ChartRecord;
  /** The reader has marked the chart as their own. */
  isOwn: boolean;
}

/** The coach for one chart. */
export function ChartCoach({ chart, isOwn, ...actions }: ChartCoachProps) {
  const subject = useMemo<CoachSubject>(() => ({ kind: 'chart', chartId: chart.id }), [chart.id]);
  return (
    <CoachPanel
      subject={subject}
      context={isOwn ? 'About: your chart' : `About: ${chart.name}’s chart`}
      welcome={welcomeOf(chart, isOwn)}
      suggestions={chartQuestionsOf(chart)}
      placeholder="Ask about this chart"
      factsFrom="From the chart"
      matched="your chart"
      {...actions}
    />
  );
}
