import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the positions fit into the picture's upper corners. */
export type Room = 'narrow' | 'wide';

const WIDE_FROM_REM = 27;

/** Larger text leaves less room, so the width is measured in the reader's text size. */
function roomFor(widthPx: number): Room {
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return widthPx < WIDE_FROM_REM * remPx ? 'narrow' : 'wide';
}

/** Follows the width of the figure itself, not of the window; print has room for the columns. */
export function useRoom(frame: RefObject<HTMLElement | null>): Room {
  // A good first guess: a phone need not render the columns first.
  const [room, setRoom] = useState<Room>(() => roomFor(window.innerWidth));
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      // A hidden tab has no width.
      if (element.clientWidth > 0) setRoom(roomFor(element.clientWidth));
    };
    // The browser lays out a page for print right after this event, without resize events.
    const fitPaper = () => flushSync(() => setRoom('wide'));
    window.addEventListener('beforeprint', fitPaper);
    window.addEventListener('afterprint', measure);
    // Told once before the first paint; reading the width here would lay the page out twice.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    if (observer) observer.observe(element);
    else measure();
    return () => {
      window.removeEventListener('beforeprint', fitPaper);
      window.removeEventListener('afterprint', measure);
      observer?.disconnect();
    };
  }, [frame]);
  return room;
}
