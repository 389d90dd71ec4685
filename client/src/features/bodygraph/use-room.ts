import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** narrow: one column; tight: side columns; wide: also room for card and legend in the corners. */
export type Room = 'narrow' | 'tight' | 'wide';

const TIGHT_FROM_REM = 40;
const WIDE_FROM_REM = 46;

/** Larger letters leave less room, so the width is counted in the reader's own text size. */
function roomFor(widthPx: number): Room {
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  if (widthPx < TIGHT_FROM_REM * remPx) return 'narrow';
  return widthPx < WIDE_FROM_REM * remPx ? 'tight' : 'wide';
}

/** Follows the width of the figure itself, not of the window; paper has room for the columns. */
export function useRoom(frame: RefObject<HTMLElement | null>): Room {
  // Mostly right at once: a phone need not draw the wide figure first.
  const [room, setRoom] = useState<Room>(() => roomFor(window.innerWidth));
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      // A hidden tab has no width to go by.
      if (element.clientWidth > 0) setRoom(roomFor(element.clientWidth));
    };
    measure();
    // The browser lays a page out for paper right after this event, without asking again.
    const fitPaper = () => flushSync(() => setRoom('tight'));
    window.addEventListener('beforeprint', fitPaper);
    window.addEventListener('afterprint', measure);
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(element);
    return () => {
      window.removeEventListener('beforeprint', fitPaper);
      window.removeEventListener('afterprint', measure);
      observer?.disconnect();
    };
  }, [frame]);
  return room;
}
