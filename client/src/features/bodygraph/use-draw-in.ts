import { useCallback, useEffect, useState } from 'react';

/** The charts that have drawn themselves since the page was loaded. */
const drawn = new Set<string>();

/**
 * Whether a chart's picture draws itself now: once per chart, and never with reduced motion.
 * @param isInterrupted something in the picture is wanted whole right away
 * @returns while it does, what to call once it is drawn
 */
export function useDrawIn(
  key: string | undefined,
  isInterrupted: boolean,
): (() => void) | undefined {
  const [isDrawing, setDrawing] = useState(() => key !== undefined && isDue(key));
  const finish = useCallback(() => {
    if (key !== undefined) drawn.add(key);
    setDrawing(false);
  }, [key]);
  useEffect(() => {
    if (isInterrupted) finish();
  }, [isInterrupted, finish]);
  return isDrawing ? finish : undefined;
}

function isDue(key: string): boolean {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return !isStill && !drawn.has(key);
}
