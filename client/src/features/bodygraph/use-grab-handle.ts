import { type PointerEvent, useRef, useState } from 'react';

/** Shorter, it is a tap. */
const DRAG_LEAST_PX = 16;

/**
 * A sheet's handle: up makes the sheet tall, down makes it small again and closes it from there; a
 * tap or a key goes back and forth between the two sizes.
 */
export function useGrabHandle(onClose: () => void) {
  const [isTall, setIsTall] = useState(false);
  const start = useRef<number | null>(null);
  const isDragged = useRef(false);

  function onPointerDown({ currentTarget, pointerId, clientY }: PointerEvent<HTMLElement>) {
    currentTarget.setPointerCapture?.(pointerId);
    start.current = clientY;
    isDragged.current = false;
  }

  function onPointerUp({ clientY }: PointerEvent) {
    const moved = clientY - (start.current ?? clientY);
    start.current = null;
    isDragged.current = Math.abs(moved) >= DRAG_LEAST_PX;
    if (!isDragged.current) return;
    if (moved > 0 && !isTall) onClose();
    else setIsTall(moved < 0);
  }

  function onClick() {
    // The click at the end of a drag.
    if (isDragged.current) isDragged.current = false;
    else setIsTall(!isTall);
  }

  return {
    isTall,
    setIsTall,
    handle: { 'aria-expanded': isTall, onPointerDown, onPointerUp, onClick },
  };
}
