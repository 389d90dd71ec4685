import type { NewChart } from '#shared/contract/charts.ts';
import type { LocalDateTime } from '#shared/engine/time/civil-calendar.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ctx } from '../context.ts';
import { placeChosen, placeNamed } from '../places/service.ts';

/** A birth as it was stated, whosever it is. */
export type StatedBirth = Omit<NewChart, 'name'>;

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
 * @param local the birth's date and time, noon where the time is unknown
 * @throws AppError place.ambiguous with choices, place.unknown, place.unavailable; of a place that
 * only has a name, none of them where a zone or an offset settles the clock
 */
export async function locateBirth(
  ctx: Ctx,
  input: StatedBirth,
  local: LocalDateTime,
): Promise<BirthLocation> {
  const { latitude, longitude, birthPlace, placeId, timeZone, utcOffsetSeconds } = input;
  if (latitude !== undefined && longitude !== undefined) {
    const timeZones = ctx.providers.zonesAt(latitude, longitude);
    return { resolvedPlace: birthPlace, latitude, longitude, timeZones };
  }
  const hasOffset = utcOffsetSeconds !== undefined;
  try {
    const place = await (placeId
      ? placeChosen(ctx, placeId, birthPlace)
      : placeNamed(ctx, birthPlace, {
          local,
          isTimeKnown: input.birthTime !== null,
          timeZone,
          hasOffset,
        }));
    return { ...place, resolvedPlace: place.formattedAddress };
  } catch (error) {
    const isSettled = timeZone !== undefined || hasOffset;
    if (!isSettled || !(error instanceof AppError)) throw error;
    // With a zone or an offset given by hand the place is only a name; a wrong id stays wrong.
    if (placeId && error.code !== 'place.unavailable') throw error;
    return NOWHERE;
  }
}
