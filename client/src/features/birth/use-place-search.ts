import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, use, useEffect, useReducer } from 'react';
import type { PlaceSuggestion } from '#shared/contract/places.ts';
import { PlaceAccess, placeSuggestions } from './api.ts';
import {
  NO_SEARCH,
  type PlaceList,
  type PlaceSearchEvent,
  placeListOf,
  placeSearchReducer,
  searchInputOf,
} from './place-search.ts';

const DEBOUNCE_MS = 300;

interface SearchState {
  readonly list: PlaceList;
  /** Whether the list may be open. */
  readonly isOpen: boolean;
  readonly dispatch: Dispatch<PlaceSearchEvent>;
}

/**
 * Debounced suggestions for the text in a place field.
 * @param text what the field shows
 */
export function usePlaceSearch(text: string): SearchState {
  const queryClient = useQueryClient();
  const access = use(PlaceAccess);
  const [search, dispatch] = useReducer(placeSearchReducer, NO_SEARCH);
  const { typed, isOpen } = search;

  // No search for a closed list. Each change is a new object, so that typing a letter and deleting
  // it restarts the debounce.
  useEffect(() => {
    const input = isOpen && typed && searchInputOf(typed.text);
    if (!input) return;
    const query = placeSuggestions(input, access);
    let isAwaited = true;
    function take(places: readonly PlaceSuggestion[] | null) {
      if (isAwaited && input) dispatch({ kind: 'answered', answer: { input, places } });
    }
    const timer = setTimeout(() => {
      queryClient.fetchQuery(query).then(take, () => take(null));
    }, DEBOUNCE_MS);
    return () => {
      isAwaited = false;
      clearTimeout(timer);
      void queryClient.cancelQueries({ queryKey: query.queryKey });
    };
  }, [queryClient, access, typed, isOpen]);

  return { list: placeListOf(search, text), isOpen, dispatch };
}
