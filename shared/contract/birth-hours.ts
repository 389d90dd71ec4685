import { TYPE_NAMES, type TypeName } from '../engine/human-type.ts';
import { DECIDE_IN_SHORT } from '../reading/first-screen.data.ts';
import type { CertainAttribute, ChartCertainty, Moment } from './certainty.ts';
import { type BirthHours, HOURS_MAX } from './reading.ts';

const MINUTE_MS = 60_000;

/** What an attribute is at an instant, in words; nothing where it is the same at all times. */
function wordsAt<V extends string>(
  attribute: CertainAttribute<V>,
  utc: string,
  worded: (value: V) => string,
): string[] {
  if (attribute.kind === 'stable') return [];
  const span = attribute.intervals.findLast(({ from }) => from <= utc);
  return span ? [worded(span.value)] : [];
}

/**
 * Who the person is at which birth time, in what varies of type, authority and profile.
 * @param certainty null for an exact birth time
 * @returns nothing where none of them varies, or they change too often for a choice
 */
export function birthHours(certainty: ChartCertainty | null): BirthHours[] {
  if (!certainty) return [];
  const { type, authority, profile, flips, drawnFor, window } = certainty;
  const starts = [type, authority, profile].flatMap((attribute) =>
    attribute.kind === 'varying' ? attribute.intervals.map(({ from }) => from) : [],
  );
  const inOrder = [...new Set(starts)].toSorted();
  if (inOrder.length > HOURS_MAX) return [];
  const momentAt = (utc: string | undefined): Moment | null => {
    const flip = flips.find((other) => other.utc === utc);
    return flip ? { utc: flip.utc, localDate: flip.localDate, localTime: flip.localTime } : null;
  };
  return inOrder.map((start, at) => {
    const next = inOrder[at + 1];
    return {
      from: momentAt(start),
      to: momentAt(next),
      minutes: Math.round((Date.parse(next ?? window.end.utc) - Date.parse(start)) / MINUTE_MS),
      who: [
        ...wordsAt(type, start, (value) => value),
        ...wordsAt(authority, start, (value) => DECIDE_IN_SHORT[value]),
        ...wordsAt(profile, start, (value) => `Profile ${value}`),
      ],
      isWritten: start <= drawnFor.utc && (next === undefined || drawnFor.utc < next),
    };
  });
}

/** The type of these hours, where types vary. */
export function typeOfHours({ who }: Pick<BirthHours, 'who'>): TypeName | undefined {
  return TYPE_NAMES.find((type) => who.includes(type));
}

/** How long the hours of a type last together. */
export function minutesOfType(hours: readonly BirthHours[], type: TypeName | undefined): number {
  const own = hours.filter((one) => typeOfHours(one) === type);
  return own.reduce((sum, { minutes = 0 }) => sum + minutes, 0);
}

/** @returns the place of a type's longest hours, or of all where types don't vary; -1 where it has none */
export function longestOfType(hours: readonly BirthHours[], type: TypeName | undefined): number {
  const own = hours.filter((one) => typeOfHours(one) === type);
  const [longest] = own.toSorted((a, b) => (b.minutes ?? 0) - (a.minutes ?? 0));
  return longest ? hours.indexOf(longest) : -1;
}

/** The types of hours, the likelier first; of two as likely, in the field's order. */
export function typesByLength(hours: readonly BirthHours[]): readonly TypeName[] {
  return TYPE_NAMES.filter((type) => minutesOfType(hours, type) > 0).toSorted(
    (a, b) => minutesOfType(hours, b) - minutesOfType(hours, a),
  );
}

/** So many times as likely, hours are told in place of those that the chart is drawn for. */
const LIKELIER = 2;

/**
 * Which hours a result is told for, unless its reader chooses others: those that the chart is drawn for,
 * but where another type is likelier, or other hours are at least twice as likely, the longest.
 * @param hours as `birthHours` returns them; those that are drawn are marked as written
 * @returns their index; -1 where there are none
 */
export function toldHours(hours: readonly BirthHours[]): number {
  const drawn = hours.findIndex(({ isWritten }) => isWritten);
  const own = hours[drawn];
  if (!own) return -1;
  const type = typeOfHours(own);
  const [likeliest = type] = typesByLength(hours);
  if (minutesOfType(hours, likeliest) > minutesOfType(hours, type)) {
    return longestOfType(hours, likeliest);
  }
  const longest = longestOfType(hours, type);
  const [most = 0, least = 0] = [hours[longest]?.minutes, own.minutes];
  return most >= LIKELIER * least ? longest : drawn;
}
