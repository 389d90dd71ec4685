import { queryOptions } from '@tanstack/react-query';
import { createContext } from 'react';
import { call } from '#client/lib/api.ts';
import {
  autocompletePlaces,
  getPlaceDetails,
  PLACE_SUGGESTIONS_MAX,
  type PlaceDetails,
  type PlaceSuggestion,
} from '#shared/contract/places.ts';

/** Loaded only where somebody was invited. */
const joining = () => import('#shared/contract/invitations.ts');

/** The token of an invitation, by which people without a sign-in may search places. */
export const PlaceAccess = createContext<string | null>(null);

/** Place suggestions for typed text. */
export const placeSuggestions = (input: string, token: string | null) =>
  queryOptions({
    queryKey: ['places', 'suggestions', input],
    queryFn: async ({ signal }): Promise<PlaceSuggestion[]> => {
      const body = { input };
      const { predictions } = await (token === null
        ? call(autocompletePlaces, { body }, signal)
        : call((await joining()).suggestJoinPlaces, { params: { token }, body }, signal));
      return predictions.slice(0, PLACE_SUGGESTIONS_MAX);
    },
  });

/** Coordinates and zone of a suggestion; null when unavailable: then only the text is sent. */
export async function placeDetails(
  placeId: string,
  token: string | null,
): Promise<PlaceDetails | null> {
  try {
    const body = { placeId };
    return await (token === null
      ? call(getPlaceDetails, { body })
      : call((await joining()).getJoinPlace, { params: { token }, body }));
  } catch {
    return null;
  }
}

/** The time zone history of the whole world: large, so loaded only once a place is known. */
export const clockRules = queryOptions({
  queryKey: ['birth', 'clock-rules'],
  queryFn: () => import('./local-clock.ts'),
});
