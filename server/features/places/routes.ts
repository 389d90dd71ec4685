import { autocompletePlaces, getPlaceDetails } from '#shared/contract/places.ts';
import { handle } from '../handle.ts';
import { detailsOf, suggest } from './service.ts';

export const placesRoutes = [
  handle(autocompletePlaces, async ({ ctx, body }) => ({
    predictions: await suggest(ctx, body.input),
  })),
  handle(getPlaceDetails, ({ ctx, body }) => detailsOf(ctx, body.placeId)),
];
