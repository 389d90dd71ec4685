import {
  longestOfType,
  minutesOfType,
  typeOfHours,
  typesByLength,
} from '#shared/contract/birth-hours.ts';
import type { BirthHours } from '#shared/contract/reading.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import { TYPE_NAMES, type TypeName } from '#shared/engine/human-type.ts';
import { birthsWhen } from './doubt-words.ts';
import { spanEnds } from './span-ends.ts';

type ClockWords = Pick<DateWords, 'time' | 'monthDay'>;

/** A day whose clock was put forward is shorter. */
const DAY_MINUTES_LEAST = 23 * 60;

/** A shorter time is told in minutes. */
const HOURS_LEAST = 3 * 60;

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

interface OtherType {
  /** "a Generator (14 of 24 hours)" */
  readonly words: string;
  /** Of its longest hours. */
  readonly index: number;
}

/** The types of hours that chapters aren't written for; none where the type is certain. */
export function otherTypes(hours: readonly BirthHours[]): readonly OtherType[] {
  const told = hours.flatMap((one) => (one.isWritten ? (typeOfHours(one) ?? []) : []));
  return TYPE_NAMES.filter((type) => !told.includes(type)).flatMap((type) => {
    const index = longestOfType(hours, type);
    if (index < 0) return [];
    const part = partWords(hours, { minutes: minutesOfType(hours, type) });
    return { words: `a ${type}${inBrackets(part)}`, index };
  });
}

/** "10 of 24 hours", "56 of 120 minutes"; null in copies that don't say how long each is. */
function partWords(
  hours: readonly BirthHours[],
  { minutes = 0 }: Pick<BirthHours, 'minutes'>,
): string | null {
  const total = hours.reduce((sum, one) => sum + (one.minutes ?? 0), 0);
  if (total === 0) return null;
  const isLong = total >= HOURS_LEAST;
  const [part, whole] = [minutes, total].map((length) => Math.round(isLong ? length / 60 : length));
  return `${part || 'less than 1'} of ${whole} ${isLong ? 'hours' : 'minutes'}`;
}

/**
 * "Written for births after 8:46 AM (10 of 24 hours).", or, where types vary, "Written for a Projector born
 * after 8:46 AM."; null where the chapters aren't written for some of the hours.
 */
export function writtenFor(hours: readonly BirthHours[], dates: ClockWords): string | null {
  const written = hours.find(({ isWritten }) => isWritten);
  const births = written && birthsWhen([written], dates);
  if (!births) return null;
  const type = typeOfHours(written);
  // Its part of the day isn't that of these hours: beside them it wouldn't add up.
  if (type) return `Written for a ${type} ${births.replace('births', 'born')}.`;
  return `Written for ${births}${inBrackets(partWords(hours, written))}.`;
}

/** A type that a result may be told as. */
interface TypeChoice {
  readonly type: TypeName;
  /** "14 h", "56 min" */
  readonly part: string;
  /** Of its longest hours. */
  readonly index: number;
  readonly isTold: boolean;
}

/** The types that the birth time decides between, the likelier first. */
export function typeChoices(hours: readonly BirthHours[]): readonly TypeChoice[] {
  const written = hours.find(({ isWritten }) => isWritten);
  const total = hours.reduce((sum, one) => sum + (one.minutes ?? 0), 0);
  return typesByLength(hours).map((type) => {
    const minutes = minutesOfType(hours, type);
    return {
      type,
      part: total >= HOURS_LEAST ? `${Math.round(minutes / 60)} h` : `${minutes} min`,
      index: longestOfType(hours, type),
      isTold: written !== undefined && typeOfHours(written) === type,
    };
  });
}

/** "Shown: a Generator born before 8:30 AM", of the hours that a result is written for. */
export function toldWords(hours: readonly BirthHours[], dates: ClockWords): string | null {
  const written = hours.find(({ isWritten }) => isWritten);
  const type = written && typeOfHours(written);
  const births = written && birthsWhen([written], dates);
  if (!type || !births) return null;
  const article = /^[aeiou]/i.test(type) ? 'an' : 'a';
  return `Shown: ${article} ${type} ${births.replace('births', 'born')}`;
}

function inBrackets(words: string | null): string {
  return words === null ? '' : ` (${words})`;
}
