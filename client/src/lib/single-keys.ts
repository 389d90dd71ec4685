import { useSyncExternalStore } from 'react';

/*
 * Shortcuts of one key ("?", "/", "g" then "h"). People who dictate, or hit keys by accident, switch
 * them off (WCAG 2.1.4); this browser remembers it. Shortcuts with Ctrl or ⌘ stay.
 */

const KEY = 'single-key-shortcuts';
const OFF = 'off';

const listeners = new Set<() => void>();
let areOn = read();

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, () => areOn);
}

/** Switches them on or off; where storage is blocked, until the page is left. */
export function setSingleKeys(on: boolean): void {
  areOn = on;
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // Nothing to remember it in.
  }
  for (const listener of listeners) listener();
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'));

/** Whether a key press is a shortcut of one key: on, not typed into a field, and no dialog open. */
export function isSingleKey(event: KeyboardEvent): boolean {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
  return (
    areOn &&
    isPlain &&
    !event.defaultPrevented &&
    !isTyping(event.target) &&
    !document.querySelector('[role="dialog"], [role="alertdialog"]')
  );
}
