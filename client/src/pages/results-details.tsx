import { BodygraphDetails } from '#client/features/bodygraph/bodygraph-details.tsx';
import type { ChartOnPage } from '#client/features/bodygraph/use-bodygraph.ts';
import { InsightCaveatNote } from '#client/features/certainty/components/insight-caveat-note.tsx';
import type { ChartDoubts } from '#client/features/certainty/doubts.ts';
import { BusinessInsight } from '#client/features/charts/components/business-insight.tsx';
import {
  ChartFacts,
  type ChartFactsProps,
} from '#client/features/charts/components/chart-facts.tsx';
import { PractitionerTerms } from '#client/features/charts/components/practitioner-terms.tsx';
import { headlineFirst } from '#client/features/charts/headline-first.ts';
import type { ChartRecord, QuickInsights } from '#shared/contract/charts.ts';
import type { PointFact } from '#shared/knowledge/insight-point.ts';

interface ResultsDetailsProps {
  chart: ChartRecord;
  bodygraph: ChartOnPage;
  /** Which facts depend on the birth time. */
  doubts: ChartFactsProps['doubts'];
}

/** Below the chapters: the facts on their cards, then saving and everything as text. */
export function ResultsDetails({ chart, bodygraph, doubts }: ResultsDetailsProps) {
  return (
    <div className="grid gap-8 print:gap-4">
      <section
        aria-labelledby="facts-title"
        className="grid gap-5 print:gap-2 print:break-inside-avoid"
      >
        <h2 id="facts-title" className="font-display text-xl font-medium print:text-lg">
          What the chart says
        </h2>
        <p className="-mt-3 text-muted print:hidden">Its terms, and what each rests on.</p>
        <ChartFacts chart={chart.chartData} doubts={doubts} />
        <PractitionerTerms chartId={chart.id} />
      </section>
      <BodygraphDetails chart={bodygraph} />
    </div>
  );
}

interface ResultsInsightProps {
  chart: ChartRecord;
  doubts: ChartDoubts | null;
}

/** Between the first screen and the chapters: strengths and watch-outs, and more on demand. */
export function ResultsInsight({ chart, doubts }: ResultsInsightProps) {
  const { id, quickInsights, uncertaintyLevel } = chart;
  const isDoubtful = (fact: PointFact) => doubts !== null && isDoubted(fact, doubts);
  return (
    <BusinessInsight
      insights={headlineFirst(chart, (fact) => !isDoubtful(fact))}
      isDoubtful={isDoubtful}
      caveat={
        uncertaintyLevel === 'high' && (
          <InsightCaveatNote chartId={id} text={insightText(quickInsights)} />
        )
      }
    />
  );
}

function isDoubted(fact: PointFact, doubts: ChartDoubts): boolean {
  switch (fact.kind) {
    case 'channel':
      return doubts.channels.has(fact.channel);
    case 'gate':
      return doubts.gates.has(fact.gate);
    case 'center':
      return doubts.centers.has(fact.center);
    case 'profile':
      return doubts.facts.profile !== null;
    case 'type':
      return doubts.facts.type !== null;
  }
}

/** The passages alone: a point has its own mark. */
function insightText({ strengths, watchouts, ...passages }: QuickInsights): string {
  return Object.values(passages).join(' ');
}
