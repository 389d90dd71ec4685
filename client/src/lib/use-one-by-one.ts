import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * Counts from 0 to `count`, by one each time the browser has nothing else to do: for parts of a page
 * that would take long all at once. Each is rendered in slices.
 * @param isStarted nothing is counted before
 */
export function useOneByOne(count: number, isStarted: boolean): number {
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (!isStarted || done === count) return;
    const cancel = whenIdle(() => startTransition(() => setDone(done + 1)));
    return () => cancel();
  }, [done, count, isStarted]);
  return done;
}
