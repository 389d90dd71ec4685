import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import {
  autocompletePlaces,
  getPlaceDetails,
  PLACE_SUGGESTIONS_MAX,
  type PlaceDetails,
  type PlaceSuggestion,
} from '#shared/contract/places.ts';

/** Place suggestions for typed text. */
export const placeSuggestions = (input: string) =>
  queryOptions({
    queryKey: ['places', 'suggestions', input],
    queryFn: async ({ signal }): Promise<PlaceSuggestion[]> => {
      const { predictions } = await call(autocompletePlaces, { body: { input } }, signal);
      return predictions.slice(0, PLACE_SUGGESTIONS_MAX);
    },
  });

/** Coordinates and zone of a suggestion; null when unavailable: then only the text is sent. */
export async function placeDetails(placeId: string): Promise<PlaceDetails | null> {
  try {
    return await call(getPlaceDetails, { body: { placeId } });
  } catch {
    return null;
  }
}

/** The time zone history of the whole world: large, so loaded only once a place is known. */
export const clockRules = queryOptions({
  queryKey: ['birth', 'clock-rules'],
  queryFn: () => import('./local-clock.ts'),
});
