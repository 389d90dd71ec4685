import { useMemo } from 'react';
import { Approximate } from '#client/components/ui/approximate.tsx';
import { BodygraphDetails } from '#client/features/bodygraph/bodygraph-details.tsx';
import { BodygraphFigure } from '#client/features/bodygraph/bodygraph-figure.tsx';
import { useBodygraph } from '#client/features/bodygraph/use-bodygraph.ts';
import { RETURN_TEXTS } from '#client/features/transits/return-texts.data.ts';
import { momentChart } from '#client/features/transits/use-returns.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { Ephemeris } from '#shared/engine/ephemeris/port.ts';
import type { Return } from '#shared/engine/transits/returns.ts';

interface ReturnChartProps {
  sky: Ephemeris;
  shown: Return;
  /** Of an approximate birth time: the chart may differ. */
  isApproximate: boolean;
}

/** The chart of a return's moment, with the figure and cards that every chart has. */
export function ReturnChart({ sky, shown, isApproximate }: ReturnChartProps) {
  const dates = useDates();
  const { at, kind } = shown;
  const instant = new Date(at).toISOString();
  const { chart, activations } = useMemo(() => momentChart(sky, at), [sky, at]);
  const { name } = RETURN_TEXTS[kind];
  const bodygraph = useBodygraph(`the ${name}`, activations);
  const facts = [
    ['Type', chart.type],
    ['Profile', chart.profile.id],
    ['Authority', chart.authority],
    ['Definition', chart.definition],
  ] as const;
  return (
    <section aria-labelledby="return-title" className="grid min-w-0 gap-5 lg:sticky lg:top-24">
      <div>
        <h2 id="return-title" className="font-display text-2xl font-medium">
          Chart of the {name}
        </h2>
        <p role="status" className="figures text-muted">
          {isApproximate ? (
            <Approximate when={`${dates.instant(instant)}, for the birth time we drew`} />
          ) : (
            dates.instant(instant)
          )}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-2">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <BodygraphFigure key={at} chart={bodygraph} />
      <BodygraphDetails chart={bodygraph} />
    </section>
  );
}
