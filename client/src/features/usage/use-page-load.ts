import { useEffect } from 'react';
import { call } from '#client/lib/api.ts';
import { trackPageLoad } from '#shared/contract/usage.ts';

const DEBOUNCE_MS = 1_000;

/**
 * Counts a page load once for each person and team, after a second, for people with team access.
 * @param team identifies the current team; another one counts again.
 */
export function usePageLoad(personId: string, team: string, isCounted: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person or team counts again.
  useEffect(() => {
    if (!isCounted) return;
    // Failures to count are ignored.
    const timer = setTimeout(() => {
      call(trackPageLoad).catch(() => undefined);
    }, DEBOUNCE_MS);
    const stop = () => clearTimeout(timer);
    // The page stays alive while the browser navigates away: after a sign-out, without a session.
    window.addEventListener('beforeunload', stop);
    return () => {
      window.removeEventListener('beforeunload', stop);
      stop();
    };
  }, [personId, team, isCounted]);
}
