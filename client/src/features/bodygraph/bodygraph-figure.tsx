import { memo, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { usePrinting } from '#client/lib/use-printing.ts';
import type { ColumnProps } from './activation-columns.tsx';
import { Bodygraph } from './bodygraph.tsx';
import { hasDoubts } from './doubts.ts';
import { spotTerm } from './labels.ts';
import { type LitParts, litSpots } from './navigation.ts';
import type { ChartOnPage } from './use-bodygraph.ts';
import { useDrawIn } from './use-draw-in.ts';
import type { Room } from './use-room.ts';
import { useSheet } from './use-sheet.ts';
import './marked.css';

export interface BodygraphFigureProps {
  /** From `useBodygraph`. */
  chart: ChartOnPage;
  /**
   * What something else on the page refers to: it stays bright, the rest is veiled. A selection in
   * the figure takes precedence.
   */
  lit?: LitParts | undefined;
  /** What the page's headline is about: it glows while nothing is lit. */
  marked?: LitParts | undefined;
  /**
   * The chart's id where the picture is to draw itself, planet by planet: once per chart until the
   * page is loaded again, and never with reduced motion.
   */
  drawInKey?: string | undefined;
  /** The columns of positions wait for a press on their button; paper has them anyway. */
  arePositionsFolded?: boolean | undefined;
}

/** Lazy: a first view folds it. */
export const ActivationColumn = lazyPart(
  () => import('./activation-columns.tsx'),
  ({ ActivationColumn }) => ActivationColumn,
);

/** Lazy: it brings all texts along. */
const DetailLayer = lazyPart(
  () => import('./detail-layer.tsx'),
  ({ DetailLayer }) => DetailLayer,
);

/** Where the positions have room, the graph leaves it to them. */
const ROOMS: Readonly<Record<Room, string>> = {
  wide: 'bodygraph-room mx-auto w-[85.2%]',
  narrow: 'bodygraph-room mx-auto max-w-[25.125rem]',
};

/**
 * A chart's picture, at most 402 × 700, with both columns of positions in its upper corners where
 * there is room, and the card of what is selected.
 */
export const BodygraphFigure = memo(function BodygraphFigure({
  chart,
  ...props
}: BodygraphFigureProps) {
  const { id, name, model, doubts, selected, highlighted, room } = chart;
  const isSheet = useSheet();
  usePreloadedParts();
  const lit = litSpots(props.lit ?? {});
  const marked = props.marked && litSpots(props.marked);
  const onDrawn = useDrawIn(props.drawInKey, selected !== null || lit.length > 0);
  const columns = useColumns(room, props.arePositionsFolded ?? false);
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
      <Column side="design" chart={chart} {...columns} />
      <div className={ROOMS[room]}>
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
          marked={marked}
          onDrawn={onDrawn}
          card={
            selected && (
              <Suspense>
                <DetailLayer chart={chart} spot={selected} isSheet={isSheet} marked={marked} />
              </Suspense>
            )
          }
          isCardBeside={selected !== null && !isSheet}
          onSelect={chart.select}
          onHighlight={chart.highlight}
        />
      </div>
      {columns.hasButton && <ColumnsButton {...columns} />}
      <Column side="personality" chart={chart} {...columns} />
      {doubts && hasDoubts(doubts) && (
        <p className="doubt-note mt-1 px-10 text-center text-xs text-warn">
          Pale lines, dotted rims, and ≈ depend on the birth time.
        </p>
      )}
    </div>
  );
});

type Columns = ReturnType<typeof useColumns>;

function Column({ areShown, hasButton, ...column }: Columns & Pick<ColumnProps, 'side' | 'chart'>) {
  if (!areShown) return null;
  return (
    <Suspense>
      <ActivationColumn side={column.side} chart={column.chart} isBelowButton={hasButton} />
    </Suspense>
  );
}

function ColumnsButton({ areShown, toggle }: Columns) {
  return (
    <button
      type="button"
      aria-expanded={areShown}
      onClick={toggle}
      className="positions-button absolute -top-1 right-0 z-2 min-h-6 text-xs text-muted underline decoration-line-strong underline-offset-3 hover:text-ink pointer-coarse:min-h-11 print:hidden"
    >
      {areShown ? 'Hide positions' : 'Show positions'}
    </button>
  );
}

/** Whether the columns are shown where there is room for them, and whether a button decides it. */
function useColumns(room: Room, areFolded: boolean) {
  const [isOpen, setIsOpen] = useState(false);
  const isPrinting = usePrinting();
  const hasButton = room === 'wide' && areFolded;
  return {
    hasButton,
    areShown: room === 'wide' && (!areFolded || isOpen || isPrinting),
    toggle: () => setIsOpen(!isOpen),
  };
}

/** Loads the code of columns and cards once the first view is there; without idle time, when they're shown. */
function usePreloadedParts() {
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') return;
    const preload = () => {
      void ActivationColumn.preload();
      void DetailLayer.preload();
    };
    const handle = requestIdleCallback(preload, { timeout: 4000 });
    return () => cancelIdleCallback(handle);
  }, []);
}
