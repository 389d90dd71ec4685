import type { NewChart } from '#shared/contract/charts.ts';
import type { LocalDateTime } from '#shared/engine/time/civil-calendar.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ctx } from '../context.ts';
import { placeChosen, placeNamed } from '../places/service.ts';

/** A birth as stated, for a person's own chart or a team member. */
export type StatedBirth = Omit<NewChart, 'name'>;

/** Where somebody was born, as far as it is known. */
export interface BirthLocation {
  /** The resolved place; null when only a zone or an offset is used. */
  readonly resolvedPlace: string | null;
  /** Degrees, north positive. */
  readonly latitude: number | null;
  /** Degrees, east positive. */
  readonly longitude: number | null;
  /** IANA zones there: none at sea, two where two local times are in use. */
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
 * @throws AppError place.ambiguous with choices, place.unknown, place.unavailable; none of these
 * for a place that is only a name and whose clock follows from a zone or offset
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
    const hasClock = timeZone !== undefined || hasOffset;
    if (!hasClock || !(error instanceof AppError)) throw error;
    // With a stated zone or offset the place is only a name; a wrong id is an error regardless.
    if (placeId && error.code !== 'place.unavailable') throw error;
    return NOWHERE;
  }
}
