import { useEffect } from 'react';

/** Clears the chosen team once it has turned out to be gone, or of another account. */
export function useClearedChoice(isStale: boolean, choose: (teamId: null) => void): void {
  useEffect(() => {
    if (!isStale) return;
    // biome-ignore lint/suspicious/noConsole: the specification wants this and nothing else said
    console.warn('The chosen team is no longer available and has been cleared.');
    choose(null);
  }, [isStale, choose]);
}
