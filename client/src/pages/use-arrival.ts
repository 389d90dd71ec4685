import { useEffect, useRef } from 'react';

/** Time for the result to render before it is scrolled to. */
const ARRIVAL_DELAY_MS = 100;

/** The heading of the result; a new result is focused, and scrolled to unless it's in view. */
export function useArrival(isArrival: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isArrival) return;
    const timer = setTimeout(() => {
      if (heading.current === null) return;
      if (!isInView(heading.current)) heading.current.scrollIntoView({ block: 'start' });
      heading.current.focus({ preventScroll: true });
    }, ARRIVAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isArrival]);
  return heading;
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
