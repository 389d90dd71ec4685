import { useLayoutEffect, useRef, useState } from 'react';

/** Within this distance from the end the box keeps following. */
const NEAR_PX = 60;

/**
 * A box that stays scrolled to its end while it grows, unless the reader has scrolled up.
 * @param growth its latest part; nothing while there is none, when it starts at the top
 */
export function useFollowingScroll(growth: unknown) {
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [isAway, setIsAway] = useState(false);

  useLayoutEffect(() => {
    const element = box.current;
    if (element && growth !== undefined && follows.current)
      element.scrollTop = element.scrollHeight;
  }, [growth]);

  function onScroll() {
    const element = box.current;
    if (!element) return;
    const distance = element.scrollHeight - element.scrollTop - element.clientHeight;
    follows.current = distance <= NEAR_PX;
    setIsAway(distance > NEAR_PX);
  }

  function toEnd() {
    follows.current = true;
    setIsAway(false);
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }

  return { box, isAway, onScroll, toEnd };
}
