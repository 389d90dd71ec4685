import { useEffect, useState } from 'react';

/** Where a browser doesn't tell when it's idle. */
const GUESS_MS = 200;

/** False while the first view is being shown, true once the browser has nothing else to do. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const done = () => setIsIdle(true);
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(done, GUESS_MS);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(done);
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}
