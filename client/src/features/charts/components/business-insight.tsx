import { type ReactNode, useId } from 'react';
import { InTurn } from '#client/components/layout/in-turn.tsx';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import { usePrinting } from '#client/lib/use-printing.ts';
import type { QuickInsights } from '#shared/contract/charts.ts';

interface BusinessInsightProps {
  insights: QuickInsights;
  /** What is uncertain in it. */
  caveat?: ReactNode;
}

/** As many strengths and watch-outs as are read in a minute. */
const FIRST = 3;

/**
 * How the person works best: the first strengths and watch-outs in sight, the rest on demand;
 * printed whole.
 */
export function BusinessInsight({ insights, caveat }: BusinessInsightProps) {
  const id = useId();
  const isPrinting = usePrinting();
  const { strengths = [], watchouts = [] } = insights;
  return (
    <section aria-labelledby={id} className="grid gap-6 print:gap-4 print:text-sm">
      <h2 id={id} className="font-display text-2xl font-medium print:text-xl">
        Your Business Insight
      </h2>
      <div className="grid gap-x-12 gap-y-8 empty:hidden @min-[42rem]:grid-cols-2">
        <Points title="What to build on" points={strengths.slice(0, FIRST)} isLarge />
        <Points title="What to watch" points={watchouts.slice(0, FIRST)} isLarge />
      </div>
      {caveat}
      <Disclosure
        isOpen={isPrinting || strengths.length === 0 || undefined}
        className="print:border-none"
        summary={
          <span className="print:hidden">
            {strengths.length > 0 ? 'Decisions, communication, surroundings' : 'How you work best'}
          </span>
        }
      >
        <Rest insights={insights} />
      </Disclosure>
    </section>
  );
}

function Rest({ insights }: Pick<BusinessInsightProps, 'insights'>) {
  const { workingStyle, decisions, communication, surroundings, tryThis } = insights;
  return (
    <div className="grid gap-8 print:block print:space-y-5">
      <div className="prose-text print:max-w-none">
        {workingStyle.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="grid gap-x-12 gap-y-6 sm:grid-cols-2 print:gap-y-4">
        <Passage title="Decisions">{decisions}</Passage>
        <Passage title="Communication">{communication}</Passage>
        <Passage title="Surroundings">{surroundings}</Passage>
        <Passage title="Try this">{tryThis}</Passage>
        <Points title="More to build on" points={insights.strengths?.slice(FIRST)} />
        <Points title="More to watch" points={insights.watchouts?.slice(FIRST)} />
      </div>
    </div>
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

interface PointsProps {
  title: string;
  points: readonly string[] | undefined;
  isLarge?: boolean;
}

function Points({ title, points, isLarge = false }: PointsProps) {
  if (!points || points.length === 0) return null;
  return (
    <InTurn className="print:break-inside-avoid">
      <h3 className="text-sm font-medium text-muted">{title}</h3>
      <ul className={isLarge ? 'mt-1 divide-y divide-line' : 'mt-1.5 grid max-w-prose gap-1.5'}>
        {points.map((point) => (
          <Point key={point} text={point} isLarge={isLarge} />
        ))}
      </ul>
    </InTurn>
  );
}

/** "You notice instantly … (channel 34-57, Power).": the sentence, then quietly what it rests on. */
function Point({ text, isLarge }: { text: string; isLarge: boolean }) {
  const [, sentence = text, source] = /^(.*) \(([^()]+)\)\.$/.exec(text) ?? [];
  return (
    <li className={isLarge ? 'py-3 print:py-1' : undefined}>
      {source ? `${sentence}.` : text}
      {source && <span className="ml-1.5 text-xs text-muted">{capitalized(source)}</span>}
    </li>
  );
}

function capitalized(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
