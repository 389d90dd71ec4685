import { PLACE_INPUT_MIN, PlaceQuery, type PlaceSuggestion } from '#shared/contract/places.ts';

/*
 * The state of a place field besides its text, which the form owns. Suggestions belong to the text
 * they were requested for, and can be chosen only while that is the text in the field.
 */

/** The place service's response for one text. */
interface PlaceSearchReply {
  readonly input: string;
  /** null: the request failed. */
  readonly places: readonly PlaceSuggestion[] | null;
}

export interface PlaceSearch {
  /** The last change by typing, a new object for each; null while the text was not typed. */
  readonly typed: { readonly text: string } | null;
  readonly answer: PlaceSearchReply | null;
  /** Whether the list may be open. */
  readonly isOpen: boolean;
}

export const NO_SEARCH: PlaceSearch = { typed: null, answer: null, isOpen: false };

export type PlaceSearchEvent =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'answered'; readonly answer: PlaceSearchReply }
  /** A place was chosen: no search until somebody types again. */
  | { readonly kind: 'chosen' }
  | { readonly kind: 'opened' }
  | { readonly kind: 'closed' };

/** The text to search for; null while it is too short or too long. */
export function searchInputOf(text: string): string | null {
  const input = text.trim();
  const isLongEnough = [...input].length >= PLACE_INPUT_MIN;
  return isLongEnough && PlaceQuery.safeParse({ input }).success ? input : null;
}

/** The reducer of the search. */
export function placeSearchReducer(state: PlaceSearch, event: PlaceSearchEvent): PlaceSearch {
  switch (event.kind) {
    case 'typed': {
      const { text } = event;
      // Below the minimum length no response will replace the old list.
      const answer = searchInputOf(text) === null ? null : state.answer;
      return { typed: { text }, answer, isOpen: true };
    }
    case 'answered': {
      const isAwaited = state.typed && searchInputOf(state.typed.text) === event.answer.input;
      return isAwaited ? { ...state, answer: event.answer } : state;
    }
    case 'chosen':
      return NO_SEARCH;
    case 'opened':
      return { ...state, isOpen: true };
    case 'closed':
      return { ...state, isOpen: false };
  }
}

export type PlaceList =
  | { readonly kind: 'none' | 'empty' | 'failed' }
  /** `stale`: for an earlier text. Still visible until the next response, but cannot be chosen. */
  | { readonly kind: 'current' | 'stale'; readonly places: readonly PlaceSuggestion[] };

const NONE: PlaceList = { kind: 'none' };

/**
 * The status message for the text in the field.
 * @param text what the field shows, and the form would send
 */
export function placeListOf({ typed, answer }: PlaceSearch, text: string): PlaceList {
  if (typed?.text !== text || answer === null) return NONE;
  const { input, places } = answer;
  const isCurrent = input === searchInputOf(text);
  if (places !== null && places.length > 0)
    return { kind: isCurrent ? 'current' : 'stale', places };
  if (!isCurrent) return NONE;
  return { kind: places === null ? 'failed' : 'empty' };
}

/** The place to choose from the list; none when the list is stale. */
export function takenPlace(
  list: PlaceList,
  placeId: string | undefined,
): PlaceSuggestion | undefined {
  if (list.kind !== 'current') return undefined;
  return list.places.find((place) => place.placeId === placeId);
}
