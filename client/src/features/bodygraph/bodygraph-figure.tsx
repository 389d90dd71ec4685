import { type ReactNode, type RefObject, useId, useMemo, useRef, useState } from 'react';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { ActivationColumn, type ActivationListProps } from './activation-columns.tsx';
import { ActivationTable } from './activation-table.tsx';
import { Bodygraph, focusSpot, spotElement } from './bodygraph.tsx';
import { DetailCard, detailTitle } from './detail-card.tsx';
import { DetailPanel, DetailSheet } from './detail-frame.tsx';
import { FigureTools } from './figure-tools.tsx';
import { Legend } from './legend.tsx';
import { type Activations, bodygraphModel } from './model.ts';
import type { Spot } from './navigation.ts';
import { TextEquivalent } from './text-equivalent.tsx';
import { useRoom } from './use-room.ts';

export interface BodygraphFigureProps {
  /** Whose chart it is, as shown to the reader. */
  name: string;
  activations: Activations;
  /**
   * Gates that something else on the page refers to; a selection in the figure takes precedence.
   */
  highlightedGates?: readonly GateNumber[] | undefined;
}

const NO_GATES: readonly GateNumber[] = [];

/** A chart's picture with its columns, legend, detail card and text, at any width. */
export function BodygraphFigure(props: BodygraphFigureProps) {
  const { name, activations, highlightedGates = NO_GATES } = props;
  const model = useMemo(() => bodygraphModel(activations), [activations]);
  const [selected, setSelected] = useState<Spot | null>(null);
  const [highlighted, setHighlighted] = useState<Spot | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const id = useId();

  function close() {
    setSelected(null);
    if (selected) focusSpot(id, selected);
  }

  // The clicked link disappears with its card, so move the focus.
  function follow(spot: Spot) {
    setSelected(spot);
    if (room === 'wide') focusSpot(id, spot);
    else sheet.current?.focus();
  }

  function selectInGraph(spot: Spot | null) {
    setSelected(spot);
    if (spot && room !== 'wide') scrollAboveSheet(spotElement(id, spot));
  }

  const shared = { selected, highlighted, onHighlight: setHighlighted };
  const list: ActivationListProps = { activations, onSelect: setSelected, ...shared };
  const card = selected && {
    title: detailTitle(selected),
    onClose: close,
    children: <DetailCard model={model} spot={selected} onSelect={follow} />,
  };
  const graph = (
    <Bodygraph
      model={model}
      label={`Bodygraph of ${name}`}
      idPrefix={id}
      describedBy={`${id}-keys`}
      onSelect={selectInGraph}
      highlightedGates={highlightedGates}
      {...shared}
    />
  );

  return (
    <div className={SHEET}>
      <div ref={frame} className="@container">
        <p id={`${id}-keys`} className="sr-only">
          Arrow keys move between centers. Enter goes into a center, arrows then walk its gates,
          Enter opens a gate. Space opens a center. Escape goes back.
        </p>
        {room === 'narrow' && <Stacked graph={graph} list={list} />}
        {room === 'tight' && (
          <>
            <BetweenColumns graph={graph} list={list} />
            <Legend className="flex flex-wrap justify-center pt-4" />
          </>
        )}
        {room === 'wide' && (
          <div className="relative mx-auto max-w-[50rem] @5xl:max-w-[56rem]">
            <Legend className="absolute top-0 left-0 grid" />
            <BetweenColumns
              graph={graph}
              list={list}
              corner={card ? <DetailPanel {...card} /> : <Hint />}
            />
          </div>
        )}
        {room !== 'wide' && card && (
          <DetailSheet
            {...card}
            contentRef={sheet}
            isInside={(target) => contains(frame, target)}
          />
        )}
        <div className="pt-4">
          <FigureTools name={name} model={model} />
        </div>
        <div className="px-4 pt-4 sm:px-0 print:hidden">
          <TextEquivalent model={model} name={name} />
        </div>
      </div>
    </div>
  );
}

/** A sheet on the page; on phones it extends edge to edge, past the page's gutter. */
const SHEET =
  'bodygraph-figure border border-line max-sm:-mx-gutter max-sm:border-x-0 max-sm:py-4 sm:rounded-lg sm:p-6 print:border-none print:p-0';

interface LayoutProps {
  graph: ReactNode;
  list: ActivationListProps;
}

function Stacked({ graph, list }: LayoutProps) {
  return (
    <div className="space-y-6">
      <div className="mx-auto max-w-[30rem]">{graph}</div>
      <Legend className="mx-auto grid w-fit grid-cols-2 px-4" />
      <div className="mx-auto max-w-[30rem] px-4">
        <ActivationTable {...list} />
      </div>
    </div>
  );
}

const COLUMNS =
  'grid grid-cols-[8.5rem_minmax(0,30rem)_8.5rem] justify-center gap-x-3 @3xl:grid-cols-[9.25rem_minmax(0,30rem)_9.25rem] @5xl:grid-cols-[11rem_minmax(0,30rem)_11rem] @5xl:gap-x-8 print:grid-cols-[9.25rem_minmax(0,26rem)_9.25rem]';

/** The columns are aligned with the bottom of the picture: the upper corners stay free. */
function BetweenColumns({ graph, list, corner }: LayoutProps & { corner?: ReactNode }) {
  return (
    <div className={COLUMNS}>
      <div className="self-end pb-14 print:pb-0">
        <ActivationColumn side="design" {...list} />
      </div>
      {graph}
      {corner && <div className="absolute top-0 right-0 z-10 flex w-72 justify-end">{corner}</div>}
      <div className="self-end pb-14 print:pb-0">
        <ActivationColumn side="personality" {...list} />
      </div>
    </div>
  );
}

function Hint() {
  return (
    <p className="max-w-36 text-right text-xs text-muted print:hidden">
      Choose a gate or a center to see what it holds.
    </p>
  );
}

/**
 * The sheet covers up to 55 % of the height from below, so that its subject stays visible above.
 */
function scrollAboveSheet(element: Element | null): void {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom > window.innerHeight * 0.42) window.scrollBy({ top: top - window.innerHeight * 0.25 });
}

function contains(frame: RefObject<HTMLElement | null>, target: EventTarget | null): boolean {
  return target instanceof Node && frame.current !== null && frame.current.contains(target);
}
