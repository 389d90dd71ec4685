import { Suspense, useEffect } from 'react';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { ActivationColumn } from './activation-columns.tsx';
import { Bodygraph } from './bodygraph.tsx';
import { hasDoubts } from './doubts.ts';
import { spotTerm } from './labels.ts';
import { type LitParts, litSpots } from './navigation.ts';
import type { ChartOnPage } from './use-bodygraph.ts';
import { useDrawIn } from './use-draw-in.ts';
import { useSheet } from './use-sheet.ts';

export interface BodygraphFigureProps {
  /** From `useBodygraph`. */
  chart: ChartOnPage;
  /**
   * What something else on the page refers to: it stays bright, the rest is veiled. A selection in
   * the figure takes precedence.
   */
  lit?: LitParts | undefined;
  /**
   * The chart's id where the picture is to draw itself, planet by planet: once per chart until the
   * page is loaded again, and never with reduced motion.
   */
  drawInKey?: string | undefined;
}

/** Lazy: it brings all texts along. */
const DetailLayer = lazyPart(
  () => import('./detail-layer.tsx'),
  ({ DetailLayer }) => DetailLayer,
);

/**
 * A chart's picture, at most 402 × 700, with both columns of positions in its upper corners where
 * there is room, and the card of what is selected.
 */
export function BodygraphFigure({ chart, ...props }: BodygraphFigureProps) {
  const { id, name, model, doubts, selected, highlighted, room } = chart;
  const isSheet = useSheet();
  usePreloadedCards();
  const lit = litSpots(props.lit ?? {});
  const onDrawn = useDrawIn(props.drawInKey, selected !== null || lit.length > 0);
  return (
    <div
      ref={chart.frame}
      className="bodygraph-figure relative mx-auto w-full max-w-[29.5rem] print:max-w-[26rem]"
    >
      <p id={`${id}-keys`} className="sr-only">
        Arrow keys move between centers. Enter goes into a center; left and right then walk its
        gates, down goes to a gate’s channel, and Enter opens a card. Space opens a center. Escape
        goes back.
      </p>
      <p role="status" className="sr-only">
        {selected && `${spotTerm(selected)}: card open.`}
      </p>
      {room === 'wide' && <ActivationColumn side="design" chart={chart} />}
      <div className={room === 'wide' ? 'mx-auto w-[85.2%]' : 'mx-auto max-w-[25.125rem]'}>
        <Bodygraph
          model={model}
          doubts={doubts}
          label={`Bodygraph of ${name}`}
          idPrefix={id}
          describedBy={`${id}-keys`}
          selected={selected}
          // A finger doesn't hover: a ring without a card would look like a dead tap.
          highlighted={isSheet ? null : highlighted}
          lit={lit}
          onDrawn={onDrawn}
          card={
            selected && (
              <Suspense>
                <DetailLayer chart={chart} spot={selected} isSheet={isSheet} />
              </Suspense>
            )
          }
          isCardBeside={selected !== null && !isSheet}
          onSelect={chart.select}
          onHighlight={chart.highlight}
        />
      </div>
      {room === 'wide' && <ActivationColumn side="personality" chart={chart} />}
      {doubts && hasDoubts(doubts) && (
        <p className="doubt-note mt-1 text-center text-xs text-warn">
          ≈ and dotted rims depend on the birth time.
        </p>
      )}
    </div>
  );
}

/** Loads the cards' code once the first view is there; without idle time, on the first selection. */
function usePreloadedCards() {
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') return;
    const handle = requestIdleCallback(() => void DetailLayer.preload(), { timeout: 4000 });
    return () => cancelIdleCallback(handle);
  }, []);
}
