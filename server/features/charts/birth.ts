import type { OFFSET_RULES } from '#shared/contract/charts.ts';
import { parseBirthDate, parseBirthTime, UNKNOWN_TIME_PLACEHOLDER } from '#shared/domain/birth.ts';
import { choiceOfFold, choiceOfTime, keepSameTime } from '#shared/domain/clock-choices.ts';
import { type CivilInstant, resolveLocalTime } from '#shared/engine/time/civil.ts';
import type { LocalDateTime } from '#shared/engine/time/civil-calendar.ts';
import { isKnownZone } from '#shared/engine/time/zone-pack.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ctx } from '../context.ts';
import { type BirthLocation, locateBirth, type StatedBirth } from './birth-location.ts';

/** A birth with everything resolved that a chart depends on. */
export interface ResolvedBirth extends Omit<BirthLocation, 'timeZones'> {
  readonly timeZone: string | null;
  readonly utcOffsetSeconds: number;
  readonly offsetRule: (typeof OFFSET_RULES)[number];
  /** The zone's abbreviation at that instant; null for a stated offset. */
  readonly abbreviation: string | null;
  /** Set only where the local time occurred twice. */
  readonly fold: 0 | 1 | null;
  readonly utcMs: number;
}

type Clock = Pick<
  ResolvedBirth,
  'timeZone' | 'utcOffsetSeconds' | 'offsetRule' | 'abbreviation' | 'fold' | 'utcMs'
>;

const HALF_DAY_MS = 43_200_000;

function clockOf(timeZone: string, instant: CivilInstant, fold: 0 | 1 | null): Clock {
  return {
    timeZone,
    utcOffsetSeconds: instant.offsetSeconds,
    offsetRule: instant.rule,
    abbreviation: instant.abbreviation,
    fold,
    utcMs: instant.utcMs,
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
    utcMs: wall - utcOffsetSeconds * 1000,
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

function refuseFuture(ctx: Ctx, input: StatedBirth, utcMs: number): void {
  // For an unknown time only the date counts, and it may be today.
  const earliest = input.birthTime === null ? utcMs - HALF_DAY_MS : utcMs;
  if (earliest > ctx.clock().getTime()) throw new AppError('birth.date_in_future');
}

/**
 * Resolves place and local time to one instant.
 * @throws AppError birth.date_invalid for a day its calendar does not have; place.*,
 * birth.time_nonexistent, birth.time_ambiguous, birth.date_in_future; with choices where there are
 * any.
 */
export async function resolveBirth(ctx: Ctx, input: StatedBirth): Promise<ResolvedBirth> {
  const date = parseBirthDate(input.birthDate, input.calendar);
  const time = parseBirthTime(input.birthTime ?? UNKNOWN_TIME_PLACEHOLDER);
  if (!date) throw new AppError('birth.date_invalid');
  if (!time) throw new AppError('birth.time_invalid');
  const local = { ...date, ...time };
  const location = await locateBirth(ctx, input, local);
  const clock = clockAt(input, local, location);
  refuseFuture(ctx, input, clock.utcMs);
  const { resolvedPlace, latitude, longitude } = location;
  return { resolvedPlace, latitude, longitude, ...clock };
}
