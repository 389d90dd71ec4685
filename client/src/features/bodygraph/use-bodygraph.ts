import { type RefObject, useId, useMemo, useRef, useState } from 'react';
import { type Activations, type BodygraphModel, bodygraphModel } from '#shared/bodygraph/model.ts';
import type { DrawnDoubts } from './doubts.ts';
import type { Spot } from './navigation.ts';
import { type Room, useRoom } from './use-room.ts';

/** One chart on a page: what its figure and its details show, and what is selected in either. */
export interface ChartOnPage {
  /** Whose chart it is, as shown to the reader. */
  readonly name: string;
  readonly model: BodygraphModel;
  /** Which parts of it depend on the birth time; null for an exact one. */
  readonly doubts: DrawnDoubts | null;
  /** Prefix of ids on the page. */
  readonly id: string;
  /** The subject of the open card. */
  readonly selected: Spot | null;
  readonly select: (spot: Spot | null) => void;
  /** Hovered in the picture or in a list. */
  readonly highlighted: Spot | null;
  readonly highlight: (spot: Spot | null) => void;
  /** The figure, and whether the positions fit beside the picture or are listed in the details. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly room: Room;
}

/** The state that `BodygraphFigure` and `BodygraphDetails` of one chart share. */
export function useBodygraph(
  name: string,
  activations: Activations,
  doubts: DrawnDoubts | null = null,
): ChartOnPage {
  const id = useId();
  const model = useMemo(() => bodygraphModel(activations), [activations]);
  const [selected, select] = useState<Spot | null>(null);
  const [highlighted, highlight] = useState<Spot | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  return useMemo(
    () => ({ name, model, doubts, id, selected, select, highlighted, highlight, frame, room }),
    [name, model, doubts, id, selected, highlighted, room],
  );
}
