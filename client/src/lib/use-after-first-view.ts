import { useDeferredValue } from 'react';

/**
 * False in a component's first render, true right after it. What is rendered then comes in slices
 * between which the page answers clicks; the first view is painted before.
 */
export function useAfterFirstView(): boolean {
  return useDeferredValue(true, false);
}
