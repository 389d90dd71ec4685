import { useCallback, useRef, useState } from 'react';

export interface Busy {
  readonly isBusy: boolean;
  /** Does the work unless something is under way. */
  readonly once: (work: () => Promise<void>) => Promise<void>;
}

/** Does one thing at a time. A second click can arrive before the button knows that it is pending. */
export function useBusy(): Busy {
  const lock = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const once = useCallback(async (work: () => Promise<void>) => {
    if (lock.current) return;
    lock.current = true;
    setIsBusy(true);
    try {
      await work();
    } finally {
      lock.current = false;
      setIsBusy(false);
    }
  }, []);
  return { isBusy, once };
}
