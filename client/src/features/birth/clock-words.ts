import { offsetWords } from '#client/lib/dates.ts';
import { parseBirthDate, parseBirthTime, UNKNOWN_TIME_PLACEHOLDER } from '#shared/domain/birth.ts';
import { resolveLocalTime } from '#shared/engine/time/civil.ts';

export interface ClockQuestion {
  /** YYYY-MM-DD */
  readonly birthDate: string;
  /** HH:MM; empty when it is not known. */
  readonly birthTime: string;
  /** IANA name. */
  readonly zone: string;
  /** Degrees, east positive. */
  readonly longitude: number | undefined;
  readonly fold: 0 | 1 | undefined;
}

/**
 * "UTC+1 at birth · Europe/Berlin": what the clocks at the place were set to on that day. Null while
 * date or time are incomplete, and when the time happened twice or never.
 */
export function clockWords(question: ClockQuestion): string | null {
  const date = parseBirthDate(question.birthDate);
  const time = parseBirthTime(question.birthTime || UNKNOWN_TIME_PLACEHOLDER);
  if (!date || !time) return null;
  const { instants } = resolveLocalTime({ ...date, ...time }, question.zone, question.longitude);
  if (instants.length === 2 && question.fold === undefined) return null;
  const instant = instants[question.fold ?? 0] ?? instants[0];
  if (!instant) return null;
  return `${offsetWords(instant.offsetSeconds)} at birth · ${question.zone.replaceAll('_', ' ')}`;
}
