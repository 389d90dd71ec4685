import { civilFromDays, SECONDS_PER_DAY } from './civil-calendar.ts';
import { tailChanges, type ZoneTail, type ZoneType } from './zone-tail.ts';

/** All that is known of one zone's clocks. */
export interface ZoneHistory {
  /** In force before the first change. */
  readonly firstType: ZoneType;
  /** Instants of the recorded changes, ascending: seconds of UTC from 1970-01-01. */
  readonly changeSeconds: readonly number[];
  /** What each recorded change switches to. */
  readonly changeTypes: readonly ZoneType[];
  /** The rule after the last recorded change; null if the last type stays. */
  readonly tail: ZoneTail | null;
}

/** A stretch of UTC seconds, start included and end not, with one kind of time. */
export interface ZonePeriod {
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly type: ZoneType;
}

/** Index of the last change at or before an instant; −1 before the first. */
function lastChangeIndex(changeSeconds: readonly number[], atSeconds: number): number {
  let low = 0;
  let high = changeSeconds.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((changeSeconds[middle] ?? Infinity) <= atSeconds) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function utcYear(seconds: number): number {
  return civilFromDays(Math.floor(seconds / SECONDS_PER_DAY)).year;
}

/** A rule's times reach up to a week into the neighboring years. */
function* changesByRule(tail: ZoneTail, fromSeconds: number, toSeconds: number) {
  for (let year = utcYear(fromSeconds) - 1; year <= utcYear(toSeconds) + 1; year += 1) {
    yield* tailChanges(tail, year);
  }
}

/**
 * The kinds of time in force from one UTC second to another, in order, clipped to that window.
 * The window must not be empty.
 */
export function periodsBetween(
  history: ZoneHistory,
  fromSeconds: number,
  toSeconds: number,
): readonly ZonePeriod[] {
  const { changeSeconds, changeTypes, firstType, tail } = history;
  const periods: ZonePeriod[] = [];
  let startSeconds = fromSeconds;
  let index = lastChangeIndex(changeSeconds, fromSeconds);
  let type = changeTypes[index] ?? firstType;
  const change = (atSeconds: number, next: ZoneType) => {
    if (atSeconds > startSeconds) periods.push({ startSeconds, endSeconds: atSeconds, type });
    startSeconds = Math.max(atSeconds, startSeconds);
    type = next;
  };
  for (index += 1; (changeSeconds[index] ?? Infinity) < toSeconds; index += 1) {
    change(changeSeconds[index] ?? Infinity, changeTypes[index] ?? firstType);
  }
  const lastRecorded = changeSeconds.at(-1) ?? -Infinity;
  if (tail?.summer && toSeconds > lastRecorded) {
    for (const { atSeconds, type: next } of changesByRule(tail, fromSeconds, toSeconds)) {
      if (atSeconds > lastRecorded && atSeconds < toSeconds) change(atSeconds, next);
    }
  }
  periods.push({ startSeconds, endSeconds: toSeconds, type });
  return periods;
}

/** The kind of time in force at an instant (seconds of UTC from 1970-01-01). */
export function typeAt(history: ZoneHistory, atSeconds: number): ZoneType {
  return periodsBetween(history, atSeconds, atSeconds + 1)[0]?.type ?? history.firstType;
}
