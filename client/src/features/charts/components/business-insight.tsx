import { type ReactNode, useId } from 'react';
import { ApproximateSign } from '#client/components/ui/approximate-sign.tsx';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import { usePrinting } from '#client/lib/use-printing.ts';
import type { QuickInsights } from '#shared/contract/charts.ts';
import { andList } from '#shared/domain/english.ts';
import { insightPoint, type PointFact } from '#shared/knowledge/insight-point.ts';

interface BusinessInsightProps {
  insights: QuickInsights;
  /** Whether the birth time decides what a point rests on. */
  isDoubtful?: (fact: PointFact) => boolean;
  /** Which passages the birth time decides. */
  caveat?: ReactNode;
}

/** As many strengths and watch-outs as are read in a minute. */
const FIRST = 3;

/**
 * How the person works best: the first strengths and watch-outs in sight, the rest on demand;
 * printed whole.
 */
export function BusinessInsight(props: BusinessInsightProps) {
  const { insights, isDoubtful = isCertain, caveat } = props;
  const id = useId();
  const isPrinting = usePrinting();
  const { strengths = [], watchouts = [] } = insights;
  const isVarying = [...strengths.slice(0, FIRST), ...watchouts.slice(0, FIRST)].some((text) => {
    const { fact } = insightPoint(text, 'strength');
    return fact !== null && isDoubtful(fact);
  });
  return (
    <section aria-labelledby={id} className="grid gap-6 print:gap-4 print:text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="font-display text-2xl font-medium print:text-xl">
          Your Business Insight
        </h2>
        {isVarying && (
          <p className="text-sm text-muted">
            <span className="text-warn">≈</span> depends on your birth time
          </p>
        )}
      </div>
      <div className="grid gap-x-12 gap-y-8 empty:hidden @min-[42rem]:grid-cols-2">
        <Points
          side="strength"
          title="What to build on"
          points={strengths.slice(0, FIRST)}
          isDoubtful={isDoubtful}
          isLarge
        />
        <Points
          side="watchout"
          title="What to watch"
          points={watchouts.slice(0, FIRST)}
          isDoubtful={isDoubtful}
          isLarge
        />
      </div>
      <Disclosure
        isOpen={isPrinting || strengths.length === 0 || undefined}
        className="print:border-none"
        summary={
          <span className="print:hidden">
            How you work best
            <span className="block text-sm font-normal text-muted">{hiddenParts(insights)}</span>
          </span>
        }
      >
        <Rest insights={insights} isDoubtful={isDoubtful} caveat={caveat} />
      </Disclosure>
    </section>
  );
}

const isCertain = () => false;

/** What the fold has: "Decisions, communication, surroundings, something to try, and 3 more points". */
function hiddenParts({ strengths = [], watchouts = [], ...passages }: QuickInsights): string {
  const more = [strengths, watchouts].reduce(
    (sum, points) => sum + Math.max(0, points.length - FIRST),
    0,
  );
  const parts = [
    passages.decisions && 'decisions',
    passages.communication && 'communication',
    passages.surroundings && 'surroundings',
    passages.tryThis && 'something to try',
    more > 0 && `${more} more ${more === 1 ? 'point' : 'points'}`,
  ].flatMap((part) => part || []);
  const words = andList(parts);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function Rest(props: Required<Omit<BusinessInsightProps, 'caveat'>> & { caveat: ReactNode }) {
  const { insights, isDoubtful, caveat } = props;
  const { workingStyle, decisions, communication, surroundings, tryThis } = insights;
  return (
    <div className="grid gap-8 print:block print:space-y-5">
      {caveat}
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
        <Points
          side="strength"
          title="More to build on"
          points={insights.strengths?.slice(FIRST)}
          isDoubtful={isDoubtful}
        />
        <Points
          side="watchout"
          title="More to watch"
          points={insights.watchouts?.slice(FIRST)}
          isDoubtful={isDoubtful}
        />
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
  side: 'strength' | 'watchout';
  title: string;
  points: readonly string[] | undefined;
  isDoubtful: (fact: PointFact) => boolean;
  isLarge?: boolean;
}

function Points({ side, title, points, isDoubtful, isLarge = false }: PointsProps) {
  if (!points || points.length === 0) return null;
  return (
    <div className="print:break-inside-avoid">
      <h3 className="text-sm font-medium text-muted">{title}</h3>
      <ul className={isLarge ? 'mt-1 divide-y divide-line' : 'mt-1.5 grid max-w-prose gap-2.5'}>
        {points.map((point) => (
          <Point key={point} text={point} side={side} isDoubtful={isDoubtful} isLarge={isLarge} />
        ))}
      </ul>
    </div>
  );
}

interface PointProps extends Pick<PointsProps, 'side' | 'isDoubtful' | 'isLarge'> {
  text: string;
}

/** What it is about, to scan by; the sentence, and quietly what it rests on. */
function Point({ text, side, isDoubtful, isLarge }: PointProps) {
  const { head, sentence, source, fact } = insightPoint(text, side);
  return (
    <li className={isLarge ? 'py-3 print:py-1' : undefined}>
      {head !== null && (
        <p className="font-semibold print:mr-1.5 print:inline print:after:content-['.']">
          {fact && isDoubtful(fact) && <ApproximateSign />}
          {head}
        </p>
      )}
      <p className="print:inline">
        {sentence}
        {source !== null && (
          <span className="ml-1.5 text-xs whitespace-nowrap text-muted">{source}</span>
        )}
      </p>
    </li>
  );
}
