import { type PointerEvent, type RefObject, useRef } from 'react';
import { isWhole, moved, type View } from './zoom.ts';

const DRAG_THRESHOLD_PX = 5;

/** Dragging pans an enlarged picture; a drag is not a selection. */
export function usePan(
  svg: RefObject<SVGSVGElement | null>,
  view: View,
  setView: (change: (before: View) => View) => void,
) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const hasMoved = useRef(false);

  function start(event: PointerEvent) {
    hasMoved.current = false;
    if (isWhole(view) || !event.isPrimary || event.button !== 0) return;
    from.current = { x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent) {
    const width = svg.current?.clientWidth;
    if (!from.current || !width) return;
    const [dx, dy] = [from.current.x - event.clientX, from.current.y - event.clientY];
    if (!hasMoved.current) {
      if (Math.hypot(dx, dy) < DRAG_THRESHOLD_PX) return;
      hasMoved.current = true;
      svg.current?.setPointerCapture(event.pointerId);
    }
    from.current = { x: event.clientX, y: event.clientY };
    const unit = view.width / width;
    setView((before) => moved(before, dx * unit, dy * unit));
  }

  function end() {
    from.current = null;
  }

  return {
    /** Whether the last press was a drag. */
    hasMoved: () => hasMoved.current,
    handlers: {
      onPointerDown: start,
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
