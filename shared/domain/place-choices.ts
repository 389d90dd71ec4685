import { resolveLocalTime } from '../engine/time/civil.ts';
import type { LocalDateTime } from '../engine/time/civil-calendar.ts';

/** A place that somebody may have meant. */
export interface MeantPlace {
  readonly placeId: string;
  /** Place, region and country. */
  readonly description: string;
  /** IANA name; null: none. */
  readonly timeZone: string | null;
  /** Degrees, east positive. */
  readonly longitude: number;
  /** How many people may mean it; null: unknown. */
  readonly people: number | null;
}

/** One of several places that share a typed name. */
export interface PlaceChoice {
  readonly kind: 'place';
  readonly placeId: string;
  readonly description: string;
  readonly timeZone: string;
  /** ISO 8601, UTC, earlier first: none where clocks jumped over the local time, two where they showed it twice. */
  readonly readings: { fold: 0 | 1; utc: string }[];
}

/** What a name means at a local time: one place, or a question between some. */
export type MeantPlaces<P extends MeantPlace> =
  | { readonly kind: 'one'; readonly place: P }
  | { readonly kind: 'several'; readonly choices: readonly PlaceChoice[] };

export const PLACE_CHOICES_MAX = 6;
/** Where so many of the people share the best place's clock, it is taken without a question. */
const CLEAR_SHARE = 0.98;
/** Clocks this close agree: birth times are given to the minute. */
const SAME_CLOCK_MS = 60_000;

/**
 * Whether places that share a name can be told apart by nobody's need: the best one is taken where
 * all of them showed the local time at the same instant, or those that did hold 98 % of the people.
 * @param places at least one, best first
 * @param elsewhere how many people may mean something that no place of the list stands for
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

/** Null when it is unknown of any of them. */
function peopleOf(places: readonly MeantPlace[]): number | null {
  let sum = 0;
  for (const { people } of places) {
    if (people === null) return null;
    sum += people;
  }
  return sum;
}

/** The best ones, among them the best whose clock differs from that of the first. */
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

/** The first of them that read differently. */
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
