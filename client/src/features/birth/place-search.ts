import {
  autocompletePlaces,
  PLACE_INPUT_MIN,
  type PlaceSuggestion,
} from '#shared/contract/places.ts';

/*
 * The state of a place field beside its text. The form owns the text; whatever is suggested belongs
 * to the text it answers, and only while that is still the text in the field can it be chosen.
 */

/** What the place service said about one text. */
interface PlaceAnswer {
  readonly input: string;
  /** null: it could not be asked. */
  readonly places: readonly PlaceSuggestion[] | null;
}

export interface PlaceSearch {
  /** What was typed last, a new object for each change; null while the text was not typed. */
  readonly typed: { readonly text: string } | null;
  readonly answer: PlaceAnswer | null;
  /** Whether the list may show. */
  readonly isOpen: boolean;
}

export const NO_SEARCH: PlaceSearch = { typed: null, answer: null, isOpen: false };

export type PlaceSearchStep =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'answered'; readonly answer: PlaceAnswer }
  /** A place stands in the field: nothing is searched until somebody types again. */
  | { readonly kind: 'chosen' }
  | { readonly kind: 'opened' }
  | { readonly kind: 'closed' };

/** The text to ask the service about; null while it is too short or longer than it takes. */
export function searchInputOf(text: string): string | null {
  const input = text.trim();
  const isLongEnough = [...input].length >= PLACE_INPUT_MIN;
  return isLongEnough && autocompletePlaces.body.safeParse({ input }).success ? input : null;
}

/** The next state of the search. */
export function takeSearchStep(state: PlaceSearch, step: PlaceSearchStep): PlaceSearch {
  switch (step.kind) {
    case 'typed': {
      const { text } = step;
      // Below the minimum nothing is coming that would take the place of an old list.
      const answer = searchInputOf(text) === null ? null : state.answer;
      return { typed: { text }, answer, isOpen: true };
    }
    case 'answered': {
      const isAwaited = state.typed && searchInputOf(state.typed.text) === step.answer.input;
      return isAwaited ? { ...state, answer: step.answer } : state;
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
  /** `stale`: answers an earlier text. It can be seen until the next answer, and not be chosen. */
  | { readonly kind: 'current' | 'stale'; readonly places: readonly PlaceSuggestion[] };

const NONE: PlaceList = { kind: 'none' };

/**
 * What there is to say about the text in the field.
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

/** The place to take when somebody chooses one of the list; none of a stale list can be taken. */
export function takenPlace(
  list: PlaceList,
  placeId: string | undefined,
): PlaceSuggestion | undefined {
  if (list.kind !== 'current') return undefined;
  return list.places.find((place) => place.placeId === placeId);
}
