import { offsetWords } from '#client/lib/dates.ts';
import type { ErrorChoice } from '#shared/contract/errors.ts';
import {
  type BirthCalendar,
  parseBirthDate,
  parseBirthTime,
  UNKNOWN_TIME_PLACEHOLDER,
} from '#shared/domain/birth.ts';
import { choiceOfFold, choiceOfTime, keepSameTime } from '#shared/domain/clock-choices.ts';
import { type CivilInstant, resolveLocalTime } from '#shared/engine/time/civil.ts';
import type { LocalDateTime } from '#shared/engine/time/civil-calendar.ts';

/*
 * The server decides what a local time means. The form applies the same rules beforehand, to show
 * the clock and ask its questions while the birth is being entered.
 */

export interface ClockInput {
  /** YYYY-MM-DD, in its calendar. */
  readonly birthDate: string;
  readonly calendar?: BirthCalendar | undefined;
  /** HH:MM; empty when unknown. */
  readonly birthTime: string;
  /** IANA names of the zones at the place. */
  readonly zones: readonly string[];
  /** The chosen one of them. */
  readonly timeZone: string | undefined;
  /** Degrees, east positive. */
  readonly longitude: number | undefined;
  readonly fold: 0 | 1 | undefined;
}

export interface ClockState {
  /** "UTC+1 at birth · Europe/Berlin"; null while that is not resolved. */
  readonly words: string | null;
  /** The choices, also after one was made. */
  readonly choices: readonly ErrorChoice[];
}

const NO_CLOCK: ClockState = { words: null, choices: [] };

/** Resolves the clock at the place for a date and a time; nothing while either is incomplete. */
export function readClock(input: ClockInput): ClockState {
  const { zones, timeZone } = input;
  const date = parseBirthDate(input.birthDate, input.calendar);
  const time = parseBirthTime(input.birthTime || UNKNOWN_TIME_PLACEHOLDER);
  if (!date || !time) return NO_CLOCK;
  const local = { ...date, ...time };
  const [first, ...others] = zones;
  // Two zones at one place raise no question while their clocks agree.
  const differ = first !== undefined && others.some((other) => !keepSameTime(local, first, other));
  const zone = timeZone ?? (differ ? undefined : first);
  const inZone = zone === undefined ? NO_CLOCK : readInZone(input, local, zone);
  if (!differ) return inZone;
  const zoneChoices = zones.map((name) => ({ kind: 'timeZone', timeZone: name }) as const);
  return { words: inZone.words, choices: [...zoneChoices, ...inZone.choices] };
}

function readInZone(input: ClockInput, local: LocalDateTime, zone: string): ClockState {
  const result = resolveLocalTime(local, zone, input.longitude);
  const isKnown = input.birthTime !== '';
  switch (result.kind) {
    case 'unknown_zone':
      return NO_CLOCK;
    case 'unique':
      return { words: wordsOf(result.instants[0], zone), choices: [] };
    case 'ambiguous': {
      // Noon stands in for an unknown time, so asking which of the two noons is pointless.
      const fold = isKnown ? input.fold : 0;
      return {
        words: fold === undefined ? null : wordsOf(result.instants[fold], zone),
        choices: isKnown ? result.instants.map(choiceOfFold) : [],
      };
    }
    case 'nonexistent':
      return {
        words: null,
        choices: [result.before, result.after].map((at) => choiceOfTime(at, input.calendar)),
      };
  }
}

function wordsOf({ offsetSeconds }: CivilInstant, zone: string): string {
  return `${offsetWords(offsetSeconds)} at birth · ${zone.replaceAll('_', ' ')}`;
}
