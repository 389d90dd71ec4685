import { startTransition, useEffect, useState } from 'react';

/**
 * Whether something is so; once it becomes so, what depends on it is rendered in slices between which
 * the page answers clicks. Unlike with `useDeferredValue`, `useAfterFirstView` still comes after it.
 */
export function useInSlices(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  useEffect(() => {
    if (isSo) startTransition(() => setWasSo(true));
  }, [isSo]);
  return isSo && wasSo;
}
