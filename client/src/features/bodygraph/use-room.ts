import { type RefObject, useLayoutEffect, useState } from 'react';

/** narrow: one column; tight: side columns; wide: also room for card and legend in the corners. */
export type Room = 'narrow' | 'tight' | 'wide';

const TIGHT_FROM_PX = 640;
const WIDE_FROM_PX = 736;

function roomFor(widthPx: number): Room {
  if (widthPx < TIGHT_FROM_PX) return 'narrow';
  return widthPx < WIDE_FROM_PX ? 'tight' : 'wide';
}

/** Follows the width of the figure itself, not of the window. */
export function useRoom(frame: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>('wide');
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      // A hidden tab has no width to go by.
      if (element.clientWidth > 0) setRoom(roomFor(element.clientWidth));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return room;
}
