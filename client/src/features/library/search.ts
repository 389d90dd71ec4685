import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '#client/lib/use-debounced.ts';
import { findEntries } from '#shared/library/find.ts';
import type { LibraryLink } from '#shared/library/schema.ts';
import { libraryEntries, librarySearch } from './api.ts';

/** How many pages are offered by name. */
const NAMED_MAX = 6;
/** With fewer than this the texts of all pages are searched as well. */
const NAMED_ENOUGH = 4;
/** Shorter queries are in every text. */
const QUERY_MIN = 4;

/** A page that a search offers. */
export interface Offer extends LibraryLink {
  /** Part of its text that fits; only where neither its name nor its headline does. */
  readonly excerpt?: string;
}

export interface Offers {
  /** Found by number, name or headline. */
  readonly named: readonly Offer[];
  /** Found by their text, without those above. */
  readonly inText: readonly Offer[];
  /** True while more may come. */
  readonly isSearching: boolean;
  /** Nothing could be loaded. */
  readonly hasFailed: boolean;
}

/**
 * What the library has for a query: instantly by name, then by text where names say little.
 * @param isActive nothing is loaded before
 */
export function useLibrarySearch(query: string, isActive: boolean): Offers {
  const entries = useQuery({ ...libraryEntries, enabled: isActive });
  const named = findEntries(entries.data ?? [], query, NAMED_MAX);
  const asked = useDebounced(query.trim());
  const isTextSearched =
    isActive && entries.isSuccess && asked.length >= QUERY_MIN && named.length < NAMED_ENOUGH;
  const texts = useTextSearch(asked, isTextSearched);
  const paths = new Set(named.map(({ path }) => path));
  const isBehind = isTextSearched && asked !== query.trim();
  return {
    named,
    inText: texts.found.filter(({ path }) => !paths.has(path)),
    isSearching: query.trim() !== '' && (entries.isLoading || texts.isSearching || isBehind),
    hasFailed: entries.isError || (texts.hasFailed && named.length === 0),
  };
}

/** @param isWanted nothing is asked, and nothing found, without it */
function useTextSearch(asked: string, isWanted: boolean) {
  const { data, isFetching, isError } = useQuery({
    ...librarySearch(asked),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  if (!isWanted) return { found: [], isSearching: false, hasFailed: false };
  return { found: data ?? [], isSearching: isFetching, hasFailed: isError };
}
