import { flushSync } from 'react-dom';

/** Changes what is shown with a cross-fade where the browser has one and motion is welcome. */
export function crossFade(change: () => void): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || typeof document.startViewTransition !== 'function') {
    change();
    return;
  }
  document.startViewTransition(() => flushSync(change));
}
