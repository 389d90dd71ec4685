import { type CivilInstant, resolveLocalTime } from '../engine/time/civil.ts';
import type { LocalDateTime } from '../engine/time/civil-calendar.ts';
import { type BirthCalendar, birthDateText } from './birth.ts';

/** One of the two instants that a local time which occurred twice can mean. */
export interface FoldChoice {
  readonly kind: 'fold';
  /** 0: the first time the clocks showed it; 1: the second. */
  readonly fold: 0 | 1;
  /** ISO 8601 */
  readonly utc: string;
  /** East of Greenwich. */
  readonly offsetSeconds: number;
  readonly abbreviation: string;
}

/** A valid local time near one that never existed. */
export interface TimeChoice {
  readonly kind: 'time';
  /** YYYY-MM-DD, in the calendar that the date was written in. */
  readonly birthDate: string;
  /** HH:MM */
  readonly birthTime: string;
}

/** The label of one of the two instants of an ambiguous local time, by its index. */
export function choiceOfFold(instant: CivilInstant, index: number): FoldChoice {
  return {
    kind: 'fold',
    fold: index === 0 ? 0 : 1,
    utc: new Date(instant.utcMs).toISOString(),
    offsetSeconds: instant.offsetSeconds,
    abbreviation: instant.abbreviation,
  };
}

/** The label of a local time (Gregorian) near one that the clocks skipped. */
export function choiceOfTime(local: LocalDateTime, calendar?: BirthCalendar): TimeChoice {
  const [hour, minute] = [local.hour, local.minute].map((part) => String(part).padStart(2, '0'));
  return {
    kind: 'time',
    birthDate: birthDateText(local, calendar),
    birthTime: `${hour}:${minute}`,
  };
}

/**
 * True when clocks of both IANA zones show the local time at the same instants, so that the choice
 * between them does not matter.
 */
export function keepSameTime(local: LocalDateTime, zone: string, other: string): boolean {
  const [a, b] = [zone, other].map((name) =>
    resolveLocalTime(local, name)
      .instants.map(({ utcMs }) => utcMs)
      .join(),
  );
  return a === b;
}
