import type { BodyId } from '#shared/engine/bodies.ts';
import type { Ephemeris } from '#shared/engine/ephemeris/port.ts';
import type { TransitChange } from '#shared/engine/transits/changes.ts';
import { gateChanges } from '#shared/engine/transits/completions.ts';

/** Whose changes make an entry: each is some days or longer, so that a calendar stays readable. */
export const CALENDAR_BODIES: readonly BodyId[] = [
  'sun',
  'earth',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
];

const MONTHS_BACK = 1;
const MONTHS_AHEAD = 7;

/** What a calendar covers: whole months, so that it says the same all month. */
export interface CalendarWindow {
  /** UTC in milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
}

export function windowAt(now: Date): CalendarWindow {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { from: Date.UTC(year, month - MONTHS_BACK), to: Date.UTC(year, month + MONTHS_AHEAD) };
}

/** The changes of a window are everybody's: found once by each process. */
const found = new WeakMap<Ephemeris, Map<number, readonly TransitChange[]>>();

export function changesIn(sky: Ephemeris, { from, to }: CalendarWindow): readonly TransitChange[] {
  const kept = found.get(sky)?.get(from);
  if (kept) return kept;
  const changes = gateChanges(sky, from, to, CALENDAR_BODIES);
  // Of the current month alone: older ones are never asked for again.
  found.set(sky, new Map([[from, changes]]));
  return changes;
}
