import { type ReactNode, useId } from 'react';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import { usePrinting } from '#client/lib/use-printing.ts';
import type { QuickInsights } from '#shared/contract/charts.ts';

interface BusinessInsightProps {
  insights: QuickInsights;
  /** What is uncertain in it. */
  caveat?: ReactNode;
}

/**
 * How the person works best: paragraphs composed from the chart, then strengths and more. Folded on
 * the screen, since the chapters before it go further; printed whole.
 */
export function BusinessInsight({ insights, caveat }: BusinessInsightProps) {
  const id = useId();
  const isPrinting = usePrinting();
  const { workingStyle, decisions, communication, surroundings, tryThis } = insights;
  return (
    <section aria-labelledby={id} className="print:text-sm">
      <Disclosure
        isOpen={isPrinting || undefined}
        className="print:border-none"
        summary={
          <span className="flex flex-1 flex-wrap items-baseline gap-x-4">
            <h2 id={id} className="font-display text-xl font-medium print:break-after-avoid">
              Your Business Insight
            </h2>
            <span className="text-sm font-normal text-muted print:hidden">
              Strengths, watch-outs and decisions on one page
            </span>
          </span>
        }
      >
        <div className="grid gap-8 print:block print:space-y-5">
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
      </Disclosure>
    </section>
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
