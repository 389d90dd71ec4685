import * as z from 'zod/mini';
import { route } from './route.ts';

export const PlaceSuggestion = z.object({
  placeId: z.string(),
  /** `mainText` and `secondaryText` in one line. */
  description: z.string(),
  mainText: z.string(),
  /** Region and country, to tell apart places with the same name. */
  secondaryText: z.string(),
});
export type PlaceSuggestion = z.infer<typeof PlaceSuggestion>;

export const PlaceDetails = z.object({
  placeId: z.string(),
  formattedAddress: z.string(),
  /** Degrees, north positive. */
  latitude: z.number(),
  /** Degrees, east positive. */
  longitude: z.number(),
  /** IANA zones at the coordinates: usually one, two where clocks are disputed. */
  timeZones: z.array(z.string()),
});
export type PlaceDetails = z.infer<typeof PlaceDetails>;

export const PLACE_INPUT_MIN = 3;
export const PLACE_SUGGESTIONS_MAX = 5;

export const PlaceQuery = z.strictObject({
  input: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
});

export const autocompletePlaces = route({
  method: 'POST',
  path: '/api/places/autocomplete',
  summary: 'Suggest birth places for what has been typed',
  access: 'user',
  limit: 'places',
  body: PlaceQuery,
  reply: z.object({ predictions: z.array(PlaceSuggestion) }),
  errors: ['place.unavailable'],
});

export const getPlaceDetails = route({
  method: 'POST',
  path: '/api/places/details',
  summary: 'Coordinates and time zone of a suggested place',
  access: 'user',
  limit: 'places',
  body: z.strictObject({ placeId: z.string().check(z.minLength(1), z.maxLength(300)) }),
  reply: PlaceDetails,
  errors: ['place.unknown', 'place.unavailable'],
});
