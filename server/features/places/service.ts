import {
  PLACE_INPUT_MIN,
  type PlaceDetails,
  type PlaceSuggestion,
} from '#shared/contract/places.ts';
import { AppError } from '../../platform/errors.ts';
import { PlacesUnavailable } from '../../providers/places/port.ts';
import { findPlace } from '../../providers/places/resolve-text.ts';
import type { Ctx } from '../context.ts';

async function asking<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PlacesUnavailable) throw new AppError('place.unavailable');
    throw error;
  }
}

/**
 * Places that a person may mean by what they have typed so far, best first.
 * @throws AppError place.unavailable
 */
export async function suggest(ctx: Ctx, input: string): Promise<PlaceSuggestion[]> {
  if ([...input].length < PLACE_INPUT_MIN && !/\p{Lo}/u.test(input)) return [];
  return asking(ctx.providers.places.suggest(input, ctx.signal));
}

/**
 * Coordinates and zones of a suggested place.
 * @throws AppError place.unknown, place.unavailable
 */
export async function detailsOf(ctx: Ctx, placeId: string): Promise<PlaceDetails> {
  const details = await asking(ctx.providers.places.details(placeId, ctx.signal));
  if (!details) throw new AppError('place.unknown');
  return details;
}

/**
 * The one place that a text names.
 * @throws AppError place.unknown, place.unavailable
 */
export async function placeNamed(ctx: Ctx, text: string): Promise<PlaceDetails> {
  const place = await asking(findPlace(ctx.providers.places, text, ctx.signal));
  if (!place) throw new AppError('place.unknown');
  return place.details;
}
