import type { NewChart } from '#shared/contract/charts.ts';
import type { ErrorChoice } from '#shared/contract/errors.ts';
import {
  type CalendarDate,
  type ClockTime,
  parseBirthDate,
  parseBirthTime,
  UNKNOWN_TIME_PLACEHOLDER,
} from '#shared/domain/birth.ts';
import { resolveLocalTime } from '#shared/engine/time/civil.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { detailsOf, placeNamed } from '../places/service.ts';

/** A birth with everything settled that a chart depends on. */
export interface ResolvedBirth {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly timeZone: string | null;
  readonly utcOffsetSeconds: number;
  readonly utcMs: number;
}

interface Location {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly timeZones: readonly string[];
}

const HALF_DAY_MS = 43_200_000;

async function locate(ctx: Ctx, input: NewChart): Promise<Location> {
  const { latitude, longitude } = input;
  if (latitude !== undefined && longitude !== undefined) {
    return { latitude, longitude, timeZones: ctx.providers.zonesAt(latitude, longitude) };
  }
  try {
    return input.placeId
      ? await detailsOf(ctx, input.placeId)
      : await placeNamed(ctx, input.birthPlace);
  } catch (error) {
    // With a zone or an offset given by hand the place is only a name.
    const isSettled = input.timeZone !== undefined || input.utcOffsetSeconds !== undefined;
    if (isSettled && error instanceof AppError) {
      return { latitude: null, longitude: null, timeZones: [] };
    }
    throw error;
  }
}

function zoneOf(input: NewChart, location: Location): string | null {
  if (input.timeZone) return input.timeZone;
  const [only, ...others] = location.timeZones;
  if (input.utcOffsetSeconds !== undefined) return only ?? null;
  if (!only) throw new AppError('place.zone_unknown');
  if (others.length > 0) {
    throw new AppError('place.zone_ambiguous', {
      choices: location.timeZones.map((timeZone) => ({ kind: 'timeZone', timeZone })),
    });
  }
  return only;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function choiceOfTime(local: CalendarDate & ClockTime): ErrorChoice {
  return {
    kind: 'time',
    birthDate: `${local.year}-${twoDigits(local.month)}-${twoDigits(local.day)}`,
    birthTime: `${twoDigits(local.hour)}:${twoDigits(local.minute)}`,
  };
}

interface Instant {
  readonly utcMs: number;
  readonly offsetSeconds: number;
}

function instantOf(
  input: NewChart,
  local: CalendarDate & ClockTime,
  zone: string,
  longitude: number | null,
): Instant {
  const result = resolveLocalTime(local, zone, longitude ?? undefined);
  switch (result.kind) {
    case 'unknown_zone':
      throw new AppError('place.zone_unknown');
    case 'unique':
      return result.instants[0];
    case 'ambiguous': {
      // Noon stands in for an unknown time: nobody can say which of the two it was.
      const fold = input.birthTime === null ? 0 : input.fold;
      if (fold !== undefined) return result.instants[fold];
      throw new AppError('birth.time_ambiguous', {
        choices: result.instants.map((instant, index) => ({
          kind: 'fold',
          fold: index === 0 ? 0 : 1,
          utc: new Date(instant.utcMs).toISOString(),
          offsetSeconds: instant.offsetSeconds,
          abbreviation: instant.abbreviation,
        })),
      });
    }
    case 'nonexistent':
      throw new AppError('birth.time_nonexistent', {
        choices: [choiceOfTime(result.before), choiceOfTime(result.after)],
      });
  }
}

function refuseFuture(ctx: Ctx, input: NewChart, utcMs: number): void {
  // Of an unknown time only the day counts, and it may be today.
  const earliest = input.birthTime === null ? utcMs - HALF_DAY_MS : utcMs;
  if (earliest > ctx.clock().getTime()) throw new AppError('birth.date_in_future');
}

/**
 * Place and local time to one instant.
 * @throws AppError place.*, birth.time_nonexistent, birth.time_ambiguous, birth.date_in_future;
 * where there is something to choose, with the choices.
 */
export async function resolveBirth(ctx: Ctx, input: NewChart): Promise<ResolvedBirth> {
  const date = parseBirthDate(input.birthDate);
  const time = parseBirthTime(input.birthTime ?? UNKNOWN_TIME_PLACEHOLDER);
  if (!date) throw new AppError('birth.date_invalid');
  if (!time) throw new AppError('birth.time_invalid');
  const local = { ...date, ...time };
  const { latitude, longitude, timeZones } = await locate(ctx, input);
  const timeZone = zoneOf(input, { latitude, longitude, timeZones });
  const instant =
    input.utcOffsetSeconds !== undefined || timeZone === null
      ? instantByOffset(local, input.utcOffsetSeconds ?? 0)
      : instantOf(input, local, timeZone, longitude);
  refuseFuture(ctx, input, instant.utcMs);
  return {
    latitude,
    longitude,
    timeZone,
    utcOffsetSeconds: instant.offsetSeconds,
    utcMs: instant.utcMs,
  };
}

function instantByOffset(local: CalendarDate & ClockTime, offsetSeconds: number): Instant {
  const wall = Date.UTC(local.year, local.month - 1, local.day, local.hour, local.minute);
  return { utcMs: wall - offsetSeconds * 1000, offsetSeconds };
}
