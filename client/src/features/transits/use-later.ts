import { useEffect, useState } from 'react';

/**
 * Runs what takes longer once the page is drawn, as a task of its own; null before the first result,
 * which then stays until the next one is there.
 */
export function useLater<T>(compute: (() => T) | null): T | null {
  const [result, setResult] = useState<{ readonly value: T } | null>(null);
  useEffect(() => {
    if (!compute) return;
    const timer = setTimeout(() => setResult({ value: compute() }));
    return () => clearTimeout(timer);
  }, [compute]);
  return result ? result.value : null;
}
