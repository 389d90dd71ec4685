import { BodygraphDetails } from '#client/features/bodygraph/bodygraph-details.tsx';
import type { ChartOnPage } from '#client/features/bodygraph/use-bodygraph.ts';
import { InsightCaveatNote } from '#client/features/certainty/components/insight-caveat-note.tsx';
import { BusinessInsight } from '#client/features/charts/components/business-insight.tsx';
import {
  ChartFacts,
  type ChartFactsProps,
} from '#client/features/charts/components/chart-facts.tsx';
import type { ChartRecord, QuickInsights } from '#shared/contract/charts.ts';

interface ResultsDetailsProps {
  chart: ChartRecord;
  /** What of the facts depends on the birth time. */
  doubts: ChartFactsProps['doubts'];
}

/** Below the graph: its positions on phones, legend, saving, printing, and everything as text. */
export function ResultsFigureDetails({ bodygraph }: { bodygraph: ChartOnPage }) {
  return <BodygraphDetails chart={bodygraph} isAfterKey />;
}

/** Below the chapters: the facts on their cards, the insight. */
export function ResultsDetails({ chart, doubts }: ResultsDetailsProps) {
  const isApproximate = chart.uncertaintyLevel === 'high';
  return (
    <>
      <section
        aria-labelledby="facts-title"
        className="grid gap-5 print:gap-2 print:break-inside-avoid"
      >
        <h2 id="facts-title" className="font-display text-xl font-medium print:text-lg">
          What the chart says
        </h2>
        <ChartFacts chart={chart.chartData} doubts={doubts} />
      </section>
      <BusinessInsight
        insights={chart.quickInsights}
        caveat={
          isApproximate && (
            <InsightCaveatNote chartId={chart.id} text={insightText(chart.quickInsights)} />
          )
        }
      />
    </>
  );
}

function insightText(insights: QuickInsights): string {
  return Object.values(insights).flat().join(' ');
}
