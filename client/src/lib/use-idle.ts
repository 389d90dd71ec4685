import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * False while the first view is being shown, true once the browser has nothing else to do. What depends on it is
 * rendered in slices between which the page answers clicks.
 */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const cancel = whenIdle(() => startTransition(() => setIsIdle(true)));
    return () => cancel();
  }, []);
  return isIdle;
}
