import { type RefObject, useEffect } from 'react';
import { useLocation } from 'wouter';

/*
 * After a change of page the focus moves to the new page's heading, so that keyboard and screen
 * reader users start there. The first page of a visit is left alone: the browser handles it.
 */

let shownPath: string | null = null;
/** Where back or forward led last; a step within a page leads to no other. */
let reachedByHistory: string | null = null;

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    reachedByHistory = window.location.pathname;
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
    if (reachedByHistory !== path) window.scrollTo(0, 0);
    reachedByHistory = null;
  }, [heading, path]);
}
