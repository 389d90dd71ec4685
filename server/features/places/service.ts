import {
  PLACE_INPUT_MIN,
  type PlaceDetails,
  type PlaceSuggestion,
} from '#shared/contract/places.ts';
import { choosePlace } from '#shared/domain/place-choices.ts';
import type { LocalDateTime } from '#shared/engine/time/civil-calendar.ts';
import { AppError } from '../../platform/errors.ts';
import { type Namesake, PlacesUnavailable } from '../../providers/places/port.ts';
import type { Ctx } from '../context.ts';

const NOT_THIS_TEXT = 'This isn’t the place you chose from the list. Choose it again.';
const NO_TOWN = 'This is a country or a region. Enter the town or city, then the country.';
const TOWN_OR_AREA =
  'This is also the name of a country or region. Choose the town you mean, or enter its name.';
const AT_NOON =
  'Several places share this name, and their clocks differed at noon that day. Choose the one you mean.';

async function asking<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PlacesUnavailable) throw new AppError('place.unavailable');
    throw error;
  }
}

/**
 * Places that match what was typed so far, best first.
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
 * The suggested place, provided that the text sent with its id can denote it.
 * @throws AppError place.unknown, place.unavailable
 */
export async function placeChosen(ctx: Ctx, placeId: string, text: string): Promise<PlaceDetails> {
  const details = await detailsOf(ctx, placeId);
  const isMeant = await asking(ctx.providers.places.names(details, text, ctx.signal));
  if (!isMeant) throw new AppError('place.unknown', { message: NOT_THIS_TEXT });
  return details;
}

/** What identifies a place besides its typed name. */
export interface NamedBirth {
  /** Noon stands in for an unknown time. */
  readonly local: LocalDateTime;
  readonly isTimeKnown: boolean;
  /** IANA name, as stated by the person. */
  readonly timeZone: string | undefined;
  readonly hasOffset: boolean;
}

/**
 * The one place that a text denotes at a local time.
 * @throws AppError place.ambiguous with choices, place.unknown, place.unavailable
 */
export async function placeNamed(ctx: Ctx, text: string, birth: NamedBirth): Promise<PlaceDetails> {
  const { places, areaPeople } = await asking(ctx.providers.places.namesakes(text, ctx.signal));
  const [best, ...others] = places;
  if (best === undefined) {
    throw new AppError('place.unknown', areaPeople > 0 ? { message: NO_TOWN } : {});
  }
  const { timeZone, hasOffset } = birth;
  if (timeZone !== undefined || hasOffset) {
    return found(ctx, places.find((place) => place.timeZone === timeZone) ?? best);
  }
  const meant = choosePlace([best, ...others], areaPeople, birth.local);
  if (meant.kind === 'one') return found(ctx, meant.place);
  throw new AppError('place.ambiguous', {
    choices: [...meant.choices],
    ...(birth.isTimeKnown ? {} : { message: AT_NOON }),
    ...(areaPeople > 0 ? { message: TOWN_OR_AREA } : {}),
  });
}

async function found(ctx: Ctx, { placeId, details }: Namesake): Promise<PlaceDetails> {
  return details ?? detailsOf(ctx, placeId);
}
