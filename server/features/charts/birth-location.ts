import type { NewChart } from '#shared/contract/charts.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ctx } from '../context.ts';
import { detailsOf, placeNamed } from '../places/service.ts';

/** Where somebody was born, as far as it is known. */
export interface BirthLocation {
  /** The place as it was understood; null when only a zone or an offset counts. */
  readonly resolvedPlace: string | null;
  /** Degrees, north positive. */
  readonly latitude: number | null;
  /** Degrees, east positive. */
  readonly longitude: number | null;
  /** IANA zones there: none at sea, two where people keep two times. */
  readonly timeZones: readonly string[];
}

const NOWHERE: BirthLocation = {
  resolvedPlace: null,
  latitude: null,
  longitude: null,
  timeZones: [],
};

/**
 * The place of a birth: by coordinates, by a suggestion's id, or by its name.
 * @throws AppError place.unknown, place.unavailable, unless a zone or an offset settles the clock
 */
export async function locateBirth(ctx: Ctx, input: NewChart): Promise<BirthLocation> {
  const { latitude, longitude } = input;
  if (latitude !== undefined && longitude !== undefined) {
    const timeZones = ctx.providers.zonesAt(latitude, longitude);
    return { resolvedPlace: input.birthPlace, latitude, longitude, timeZones };
  }
  try {
    const place = await (input.placeId
      ? detailsOf(ctx, input.placeId)
      : placeNamed(ctx, input.birthPlace));
    return { ...place, resolvedPlace: place.formattedAddress };
  } catch (error) {
    // With a zone or an offset given by hand the place is only a name.
    const isSettled = input.timeZone !== undefined || input.utcOffsetSeconds !== undefined;
    if (isSettled && error instanceof AppError) return NOWHERE;
    throw error;
  }
}
