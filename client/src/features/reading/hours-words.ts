import type { BirthHours } from '#shared/contract/reading.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import { bornWhen, spanEnds } from './doubt-words.ts';

type ClockWords = Pick<DateWords, 'time' | 'monthDay'>;

/** A day whose clock was put forward is shorter. */
const DAY_MINUTES_LEAST = 23 * 60;

/** "Before 5:48 AM", "5:48 AM to 8:46 AM", "After 8:46 AM" */
export function whenWords(hours: readonly BirthHours[], dates: ClockWords): readonly string[] {
  return spanEnds(hours, dates).map(({ from, to }) => {
    if (from === null) return `Before ${to}`;
    return to === null ? `After ${from}` : `${from} to ${to}`;
  });
}

/** "63% of the day", adding up to 100; nothing in copies that don't say how long each is. */
export function shareWords(hours: readonly BirthHours[]): readonly (string | undefined)[] {
  const lengths = hours.map(({ minutes = 0 }) => minutes);
  const total = lengths.reduce((sum, minutes) => sum + minutes, 0);
  if (total === 0) return [];
  const shares = lengths.map((minutes) => Math.round((100 * minutes) / total));
  const longest = lengths.indexOf(Math.max(...lengths));
  const others = shares.reduce((sum, share, at) => (at === longest ? sum : sum + share), 0);
  const of = total >= DAY_MINUTES_LEAST ? ' of the day' : '';
  return shares.map((share, at) => `${at === longest ? 100 - others : share}%${of}`);
}

/** "Written for a birth after 8:46 AM."; null where the chapters aren't written for some of the hours. */
export function writtenFor(hours: readonly BirthHours[], dates: ClockWords): string | null {
  const written = hours.find(({ isWritten }) => isWritten);
  const when = written && bornWhen([written], dates);
  return when ? `Written for a birth ${when}.` : null;
}
