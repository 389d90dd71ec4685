import { useEffect, useState } from 'react';
import { useDebounced } from './use-debounced.ts';

/**
 * The text of a search box, reported once typing pauses.
 * @param search what is searched for now, with which the box starts
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const debounced = useDebounced(text).trim();

  // Only typing changes the URL, not the initial value.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address may change by other means
  useEffect(() => {
    if (debounced === text.trim() && debounced !== search) onSearch(debounced);
  }, [debounced]);

  return [text, setText] as const;
}
