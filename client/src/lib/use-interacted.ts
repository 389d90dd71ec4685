import { useEffect, useState, useSyncExternalStore } from 'react';

/** What somebody does who goes on from a page's first view. */
const EVENTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  'scroll',
  'hashchange',
  'beforeprint',
] as const;

/** Without any of these, the rest comes after this long: a screen reader causes none. */
const LATEST_MS = 4000;

/** Whether the document was opened at a place further down: at a link's target, or where it was left. */
function isOpenedBelow(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  const isReopened = opened !== undefined && 'type' in opened && opened.type !== 'navigate';
  return isReopened || location.hash !== '';
}

/** Once in a document, whichever page it happens on. */
let hasInteracted = false;
const waiting = new Set<() => void>();

function interact() {
  hasInteracted = true;
  for (const name of EVENTS) window.removeEventListener(name, interact, { capture: true });
  for (const tell of waiting) tell();
}

for (const name of EVENTS) {
  window.addEventListener(name, interact, { capture: true, passive: true });
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  return () => void waiting.delete(tell);
}

/**
 * Whether the reader has done anything since the document was opened, or has had the first view for
 * some seconds. Before that, nothing below it is needed, and rendering it would only delay an answer
 * to what they do first.
 */
export function useInteracted(): boolean {
  const isDone = useSyncExternalStore(subscribe, () => hasInteracted);
  const [isDue, setIsDue] = useState(isOpenedBelow);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), LATEST_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDone || isDue;
}
