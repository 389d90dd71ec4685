import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** False while the first view is being shown, true once the browser has nothing else to do. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const cancel = whenIdle(() => setIsIdle(true));
    return () => cancel();
  }, []);
  return isIdle;
}
