import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import {
  autocompletePlaces,
  getPlaceDetails,
  PLACE_SUGGESTIONS_MAX,
  type PlaceDetails,
  type PlaceSuggestion,
} from '#shared/contract/places.ts';

/** Places for what has been typed. */
export const placeSuggestions = (input: string) =>
  queryOptions({
    queryKey: ['places', 'suggestions', input],
    queryFn: async ({ signal }): Promise<PlaceSuggestion[]> => {
      const { predictions } = await call(autocompletePlaces, { body: { input } }, signal);
      return predictions.slice(0, PLACE_SUGGESTIONS_MAX);
    },
  });

/** Coordinates and zone of a choice; null when they cannot be had: then the text alone is sent. */
export async function placeDetails(placeId: string): Promise<PlaceDetails | null> {
  try {
    return await call(getPlaceDetails, { body: { placeId } });
  } catch {
    return null;
  }
}

/** The history of clocks all over the world: large, and wanted only once a place is known. */
export const clockRules = queryOptions({
  queryKey: ['birth', 'clock-rules'],
  queryFn: () => import('./local-clock.ts'),
});
