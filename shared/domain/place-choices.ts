import { resolveLocalTime } from '../engine/time/civil.ts';
import type { LocalDateTime } from '../engine/time/civil-calendar.ts';

/** A place that a text may mean. */
export interface MeantPlace {
  readonly placeId: string;
  /** Place, region and country. */
  readonly description: string;
  /** IANA name; null: none. */
  readonly timeZone: string | null;
  /** Degrees, east positive. */
  readonly longitude: number;
  /** Population, as a weight; null: unknown. */
  readonly people: number | null;
}

/** One of several places with the same name. */
export interface PlaceChoice {
  readonly kind: 'place';
  readonly placeId: string;
  readonly description: string;
  readonly timeZone: string;
  /**
   * ISO 8601, UTC, earliest first: none where the clocks skipped the local time, two where it
   * occurred twice.
   */
  readonly readings: { fold: 0 | 1; utc: string }[];
}

/** What a name means at a local time: one place, or several choices. */
export type MeantPlaces<P extends MeantPlace> =
  | { readonly kind: 'one'; readonly place: P }
  | { readonly kind: 'several'; readonly choices: readonly PlaceChoice[] };

export const PLACE_CHOICES_MAX = 6;
/** The population share at which the best place's clock is used without a question. */
const CLEAR_SHARE = 0.98;
/** Tolerated difference between clocks: birth times are stated to the minute. */
const SAME_CLOCK_MS = 60_000;

/**
 * Decides whether the choice between places with one name matters. The best one is used where all
 * of them showed the local time at the same instant, or where those that did have 98 % of the
 * population.
 * @param places at least one, best first
 * @param elsewhere population of matches that are not in the list
 */
export function choosePlace<P extends MeantPlace>(
  places: readonly [P, ...P[]],
  elsewhere: number,
  local: LocalDateTime,
): MeantPlaces<P> {
  const timed = places.map((place) => ({ place, instants: instantsAt(place, local) }));
  const [best, ...others] = timed;
  if (best === undefined) return { kind: 'one', place: places[0] };
  const differing = others.filter(({ instants }) => !isSameClock(instants, best.instants));
  const isSameEverywhere = differing.length === 0 && elsewhere === 0;
  if (isSameEverywhere || isClear(places, differing, elsewhere)) {
    return { kind: 'one', place: best.place };
  }
  return { kind: 'several', choices: choicesOf(timed, differing) };
}

interface TimedPlace {
  readonly place: MeantPlace;
  /** Milliseconds, UTC. */
  readonly instants: readonly number[];
}

function instantsAt({ timeZone, longitude }: MeantPlace, local: LocalDateTime): number[] {
  if (timeZone === null) return [];
  return resolveLocalTime(local, timeZone, longitude).instants.map(({ utcMs }) => utcMs);
}

function isSameClock(a: readonly number[], b: readonly number[]): boolean {
  return (
    a.length === b.length &&
    a.every((instant, i) => Math.abs(instant - (b[i] ?? 0)) <= SAME_CLOCK_MS)
  );
}

function isClear(
  places: readonly MeantPlace[],
  differing: readonly TimedPlace[],
  elsewhere: number,
): boolean {
  const all = peopleOf(places);
  const away = peopleOf(differing.map(({ place }) => place));
  if (all === null || away === null) return false;
  return all - away >= CLEAR_SHARE * (all + elsewhere);
}

/** Null when any of them is unknown. */
function peopleOf(places: readonly MeantPlace[]): number | null {
  let sum = 0;
  for (const { people } of places) {
    if (people === null) return null;
    sum += people;
  }
  return sum;
}

/** The best ones, including the best whose clock differs from the first one's. */
function choicesOf(
  timed: readonly TimedPlace[],
  differing: readonly TimedPlace[],
): readonly PlaceChoice[] {
  const best = firstUnlike(timed, PLACE_CHOICES_MAX);
  const [stranger] = differing;
  const shown =
    stranger === undefined || best.includes(stranger)
      ? best
      : [...best.slice(0, PLACE_CHOICES_MAX - 1), stranger];
  return shown.flatMap(({ place, instants }) => {
    const { placeId, description, timeZone } = place;
    if (timeZone === null) return [];
    const readings = instants.map((utcMs, i) => {
      return { fold: i === 0 ? (0 as const) : (1 as const), utc: new Date(utcMs).toISOString() };
    });
    return [{ kind: 'place' as const, placeId, description, timeZone, readings }];
  });
}

/** The first of them with distinct labels. */
function firstUnlike(timed: readonly TimedPlace[], count: number): TimedPlace[] {
  const seen = new Set<string>();
  const unlike: TimedPlace[] = [];
  for (const each of timed) {
    if (unlike.length === count) break;
    const { description } = each.place;
    if (!seen.has(description)) unlike.push(each);
    seen.add(description);
  }
  return unlike;
}
