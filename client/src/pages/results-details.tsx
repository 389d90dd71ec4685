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
  bodygraph: ChartOnPage;
  /** What of the facts depends on the birth time. */
  doubts: ChartFactsProps['doubts'];
}

/** Below the chapters: the facts on their cards, the graph's legend and tools, the insight. */
export function ResultsDetails({ chart, bodygraph, doubts }: ResultsDetailsProps) {
  const isApproximate = chart.uncertaintyLevel === 'high';
  return (
    <>
      <section
        aria-labelledby="facts-title"
        className="grid gap-5 print:gap-2 print:break-inside-avoid"
      >
        <h2 id="facts-title" className="font-display text-2xl font-medium print:text-lg">
          What the chart says
        </h2>
        <ChartFacts chart={chart.chartData} doubts={doubts} />
        <BodygraphDetails chart={bodygraph} />
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
