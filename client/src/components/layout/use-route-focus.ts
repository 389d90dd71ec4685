import { type RefObject, useEffect } from 'react';
import { useLocation } from 'wouter';

/*
 * After a change of page the focus moves to the new page's heading, so that keyboard and screen
 * reader users start there. The first page of a visit is left alone: the browser handles it.
 */

let shownPath: string | null = null;
let cameByHistory = false;

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    cameByHistory = true;
  });
}

/** Focuses `heading` once for each change of path, and scrolls to the top. */
export function useRouteFocus(heading: RefObject<HTMLElement | null>): void {
  const [path] = useLocation();
  useEffect(() => {
    const isNewPage = shownPath !== null && shownPath !== path;
    shownPath = path;
    if (!isNewPage) return;
    heading.current?.focus({ preventScroll: true });
    // Back and forward keep the browser's scroll position.
    if (!cameByHistory) window.scrollTo(0, 0);
    cameByHistory = false;
  }, [heading, path]);
}
