import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether a media query matches, also when that changes. */
export function useMedia(query: string): boolean {
  // Kept: React asks for its state in every rendering.
  const list = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}
