import { localBirth, parseBirthDate } from '#shared/domain/birth.ts';
import { choiceOfFold, choiceOfTime, keepSameTime } from '#shared/domain/clock-choices.ts';
import { type CivilInstant, resolveLocalTime } from '#shared/engine/time/civil.ts';
import type { LocalDateTime } from '#shared/engine/time/civil-calendar.ts';
import { isKnownZone } from '#shared/engine/time/zone-pack.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ctx } from '../context.ts';
import { type BirthLocation, locateBirth, type StatedBirth } from './birth-location.ts';
import type { IndividualChartRow } from './store.ts';

/** A birth resolved to one instant: the part of a chart's row that says where and when it was. */
export type ResolvedBirth = Pick<
  IndividualChartRow,
  | 'resolvedPlace'
  | 'latitude'
  | 'longitude'
  | 'timeZone'
  | 'utcOffsetSeconds'
  | 'offsetRule'
  | 'abbreviation'
  | 'fold'
  | 'birthUtc'
>;

type Clock = Omit<ResolvedBirth, 'resolvedPlace' | 'latitude' | 'longitude'>;

const HALF_DAY_MS = 43_200_000;

function clockOf(timeZone: string, instant: CivilInstant, fold: 0 | 1 | null): Clock {
  return {
    timeZone,
    utcOffsetSeconds: instant.offsetSeconds,
    offsetRule: instant.rule,
    abbreviation: instant.abbreviation,
    fold,
    birthUtc: new Date(instant.utcMs),
  };
}

function clockByZone(
  input: StatedBirth,
  local: LocalDateTime,
  timeZone: string,
  longitude: number | null,
): Clock {
  const result = resolveLocalTime(local, timeZone, longitude ?? undefined);
  switch (result.kind) {
    case 'unknown_zone':
      throw new AppError('place.zone_unknown');
    case 'unique':
      return clockOf(timeZone, result.instants[0], null);
    case 'ambiguous': {
      // Noon stands in for an unknown time, so asking which of the two noons is pointless.
      const fold = input.birthTime === null ? 0 : input.fold;
      if (fold !== undefined) return clockOf(timeZone, result.instants[fold], fold);
      throw new AppError('birth.time_ambiguous', { choices: result.instants.map(choiceOfFold) });
    }
    case 'nonexistent':
      throw new AppError('birth.time_nonexistent', {
        choices: [result.before, result.after].map((at) => choiceOfTime(at, input.calendar)),
      });
  }
}

function clockByOffset(
  local: LocalDateTime,
  utcOffsetSeconds: number,
  timeZone: string | null,
): Clock {
  const wall = Date.UTC(local.year, local.month - 1, local.day, local.hour, local.minute);
  return {
    timeZone,
    utcOffsetSeconds,
    offsetRule: 'manual',
    abbreviation: null,
    fold: null,
    birthUtc: new Date(wall - utcOffsetSeconds * 1000),
  };
}

/** Two zones at one place need no question while their clocks agree. */
function clockAt(input: StatedBirth, local: LocalDateTime, location: BirthLocation): Clock {
  if (input.timeZone && !isKnownZone(input.timeZone)) throw new AppError('place.zone_unknown');
  const zones = input.timeZone ? [input.timeZone] : location.timeZones;
  const [first, ...others] = zones;
  if (input.utcOffsetSeconds !== undefined) {
    return clockByOffset(local, input.utcOffsetSeconds, first ?? null);
  }
  if (!first) throw new AppError('place.zone_unknown');
  const differ = others.some((zone) => !keepSameTime(local, first, zone));
  if (differ) {
    throw new AppError('place.zone_ambiguous', {
      choices: zones.map((timeZone) => ({ kind: 'timeZone', timeZone })),
    });
  }
  return clockByZone(input, local, first, location.longitude);
}

function refuseFuture(ctx: Ctx, input: StatedBirth, birthUtc: Date): void {
  // For an unknown time only the date counts, and it may be today.
  const tolerance = input.birthTime === null ? HALF_DAY_MS : 0;
  if (birthUtc.getTime() - tolerance > ctx.clock().getTime())
    throw new AppError('birth.date_in_future');
}

/**
 * Resolves place and local time to one instant.
 * @throws AppError birth.date_invalid for a day its calendar does not have; birth.time_invalid;
 * place.*, birth.time_nonexistent, birth.time_ambiguous, birth.date_in_future; with choices where
 * there are any.
 */
export async function resolveBirth(ctx: Ctx, input: StatedBirth): Promise<ResolvedBirth> {
  const local = localBirth(input);
  if (!local) {
    const isDateValid = parseBirthDate(input.birthDate, input.calendar) !== null;
    throw new AppError(isDateValid ? 'birth.time_invalid' : 'birth.date_invalid');
  }
  const location = await locateBirth(ctx, input, local);
  const clock = clockAt(input, local, location);
  refuseFuture(ctx, input, clock.birthUtc);
  const { resolvedPlace, latitude, longitude } = location;
  return { resolvedPlace, latitude, longitude, ...clock };
}
