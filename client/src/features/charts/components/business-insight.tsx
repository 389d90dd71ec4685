import { type ReactNode, useId } from 'react';
import { Card, CardTitle } from '#client/components/ui/card.tsx';
import type { QuickInsights } from '#shared/contract/charts.ts';

interface BusinessInsightProps {
  insights: QuickInsights;
  /** What is uncertain in it. */
  caveat?: ReactNode;
}

/** How the person works best: paragraphs composed from the chart, then strengths and more. */
export function BusinessInsight({ insights, caveat }: BusinessInsightProps) {
  const id = useId();
  const { workingStyle, decisions, communication, surroundings, tryThis } = insights;
  return (
    <Card
      as="section"
      labelledBy={id}
      padding="lg"
      className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] print:block print:border-none print:p-0 print:text-sm"
    >
      <CardTitle id={id} className="text-balance print:break-after-avoid">
        Your Business Insight
      </CardTitle>
      <div className="grid gap-8 print:mt-4 print:block print:space-y-5">
        {caveat}
        <div className="prose-text print:max-w-none">
          {workingStyle.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2 print:gap-y-4">
          <Points title="What to build on" points={insights.strengths} />
          <Points title="What to watch" points={insights.watchouts} />
          <Passage title="Decisions">{decisions}</Passage>
          <Passage title="Communication">{communication}</Passage>
          <Passage title="Surroundings">{surroundings}</Passage>
          <Passage title="Try this">{tryThis}</Passage>
        </div>
      </div>
    </Card>
  );
}

function Passage({ title, children }: { title: string; children: ReactNode }) {
  // Charts from before have only the paragraphs.
  if (!children) return null;
  return (
    <div className="print:break-inside-avoid">
      <h3 className="text-sm font-medium text-muted">{title}</h3>
      <div className="mt-1.5 max-w-prose">{children}</div>
    </div>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] | undefined }) {
  if (!points || points.length === 0) return null;
  return (
    <Passage title={title}>
      <ul className="grid list-disc gap-1.5 pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Passage>
  );
}
