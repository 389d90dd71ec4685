import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Parts of the page whose turn hasn't come, in the order in which they came. */
const waiting = new Set<() => void>();

function callNext() {
  const [next] = waiting;
  if (!next) return;
  waiting.delete(next);
  next();
  if (waiting.size > 0) whenIdle(callNext);
}

/**
 * Whether a part's turn has come: one part of the page after the other, each when the browser has
 * nothing else to do. For parts that would take long to lay out all at once.
 */
export function useTurn(): boolean {
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => {
    const take = () => setHasCome(true);
    if (waiting.size === 0) whenIdle(callNext);
    waiting.add(take);
    return () => void waiting.delete(take);
  }, []);
  return hasCome;
}
