import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import './bodygraph.css';
import { useAfterFirstView } from '#client/lib/use-after-first-view.ts';
import { useIdle } from '#client/lib/use-idle.ts';
import { centerLayout, channelMiddle, gatePlaces } from '#shared/bodygraph/layout.ts';
import type { BodygraphModel } from '#shared/bodygraph/model.ts';
import type { DrawnDoubts } from './doubts.ts';
import { drawInOf } from './draw-in.ts';
import { HitLayer } from './hit-layer.tsx';
import { centerSpot, isSameSpot, keyAction, type Spot, spotKey } from './navigation.ts';
import { Picture } from './picture.tsx';
import { usePan } from './use-pan.ts';
import {
  centeredOn,
  isInView,
  isWhole,
  type Point,
  type View,
  viewBoxOf,
  WHOLE_VIEW,
} from './zoom.ts';
import { ZoomControls } from './zoom-controls.tsx';

export interface BodygraphProps {
  model: BodygraphModel;
  /** Marks what depends on the birth time. */
  doubts?: DrawnDoubts | null | undefined;
  /** Accessible name of the group of buttons, e.g. "Bodygraph of Ana". */
  label: string;
  /** Prefix of the buttons' ids, unique on the page. */
  idPrefix: string;
  /** Id of a text that explains the keyboard controls. */
  describedBy?: string | undefined;
  /** The subject of the open card; the rest is dimmed. */
  selected: Spot | null;
  /** Hovered here or in a list next to the picture. */
  highlighted: Spot | null;
  /** Highlighted from outside the figure. */
  lit?: readonly Spot[] | undefined;
  /** What the page's headline is about. */
  marked?: readonly Spot[] | undefined;
  /** Given while the picture draws itself; called once it has. */
  onDrawn?: (() => void) | undefined;
  /** The card of the selected part: the next tab stop after the picture. */
  card?: ReactNode;
  /** The card stands beside its part, maybe over what is below the picture. */
  isCardBeside?: boolean | undefined;
  onSelect: (spot: Spot | null) => void;
  onHighlight: (spot: Spot | null) => void;
}

/** The picture with its buttons and zoom. Rendered purely from the model. */
export function Bodygraph(props: BodygraphProps) {
  const { model, doubts = null, idPrefix, selected, onSelect } = props;
  const svg = useRef<SVGSVGElement>(null);
  const [view, setView] = useFollowingView(selected);
  const pan = usePan(svg, view, setView);
  const [current, handleFocus] = useTabStop(setView);
  const { toggle, handleKey } = useSelecting(props);
  // The words around it are shown at once; all together would be one long task.
  const hasPicture = useAfterFirstView();
  function handleClick({ target }: MouseEvent) {
    const isButton = target instanceof Element && target.closest('[role="button"]') !== null;
    if (selected && !isButton && !pan.hasMoved()) onSelect(null);
  }

  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold a drawing */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape on any button closes the card too */}
      <svg
        ref={svg}
        viewBox={viewBoxOf(view)}
        role="group"
        aria-label={props.label}
        aria-describedby={props.describedBy}
        className={isWhole(view) ? 'bodygraph' : 'bodygraph bodygraph-enlarged'}
        onClick={handleClick}
        {...pan.handlers}
      >
        {hasPicture && <Drawing {...props} doubts={doubts} current={current} />}
        <Buttons
          model={model}
          doubts={doubts}
          idPrefix={idPrefix}
          current={current}
          selected={selected}
          onChoose={(spot) => !pan.hasMoved() && toggle(spot)}
          onKey={handleKey}
          onFocus={handleFocus}
          onPoint={props.onHighlight}
        />
      </svg>
      {props.card}
      <ZoomControls
        view={view}
        around={selected ? pointOf(selected) : undefined}
        isHidden={props.isCardBeside === true}
        onChange={setView}
      />
    </div>
  );
}

interface DrawingProps
  extends Pick<
    BodygraphProps,
    'model' | 'selected' | 'highlighted' | 'lit' | 'marked' | 'onDrawn'
  > {
  doubts: DrawnDoubts | null;
  current: Spot;
}

/** 13 planets × 55 ms, 120 ms for the last line to grow and 120 ms for the last center to fill. */
const DRAW_IN_MS = 900;

/** The picture as it draws itself, or whole. */
function Drawing({ onDrawn, ...picture }: DrawingProps) {
  const { model } = picture;
  const isDrawing = onDrawn !== undefined && !picture.selected;
  useEffect(() => {
    if (!onDrawn) return;
    const timer = setTimeout(() => startTransition(onDrawn), DRAW_IN_MS);
    return () => clearTimeout(timer);
  }, [onDrawn]);
  return isDrawing ? <Picture model={model} drawIn={drawInOf(model)} /> : <Picture {...picture} />;
}

/** Nobody presses them in the first moment. */
function Buttons(props: ComponentProps<typeof HitLayer>) {
  const isIdle = useIdle();
  return isIdle && <HitLayer {...props} />;
}

/** The button that Tab leads to; an enlarged picture scrolls to it. */
function useTabStop(setView: (change: (before: View) => View) => void) {
  const [current, setCurrent] = useState<Spot>(centerSpot('head'));

  function handleFocus(spot: Spot) {
    setCurrent(spot);
    const point = pointOf(spot);
    setView((before) => (isInView(before, point) ? before : centeredOn(before, point)));
  }

  return [current, handleFocus] as const;
}

/** Selects by pointer and by key; selecting again closes the card. */
function useSelecting({ idPrefix, selected, onSelect }: BodygraphProps) {
  function toggle(spot: Spot) {
    onSelect(isSameSpot(spot, selected) ? null : spot);
  }

  function handleKey(spot: Spot, event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const action = keyAction(spot, event.key, selected !== null);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    if (action.kind === 'focus') focusSpot(idPrefix, action.spot);
    else if (action.kind === 'choose') toggle(action.spot);
    else onSelect(null);
  }

  return { toggle, handleKey };
}

/**
 * An enlarged picture scrolls to the selection, so that dragging is never the only way to reach a
 * part. Print always has the whole picture.
 */
function useFollowingView(selected: Spot | null) {
  const [view, setView] = useState(WHOLE_VIEW);
  const selectedKey = spotKey(selected);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new choice moves the view
  useEffect(() => {
    if (selected) setView((before) => centeredOn(before, pointOf(selected)));
  }, [selectedKey]);
  useEffect(() => {
    const showAll = () => setView(WHOLE_VIEW);
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, []);
  return [view, setView] as const;
}

function pointOf(spot: Spot): Point {
  if (spot.kind === 'gate' || spot.kind === 'position') return gatePlaces[spot.gate];
  const [x, y] =
    spot.kind === 'center' ? centerLayout(spot.center).labelAt : channelMiddle(spot.channel);
  return { x, y };
}

/** The button of a spot: in the picture, or for a position in its column. */
export function spotElement(idPrefix: string, spot: Spot): HTMLElement | null {
  return document.getElementById(`${idPrefix}-${spotKey(spot)}`);
}

export function focusSpot(idPrefix: string, spot: Spot): void {
  spotElement(idPrefix, spot)?.focus();
}
