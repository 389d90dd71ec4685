import type { ObservedBodyId } from '../bodies.ts';
import { firstInstant, peakInstant, type Sample } from '../certainty/instants.ts';
import { EPHEMERIS_FIRST_MS, EPHEMERIS_LAST_MS, type Ephemeris } from '../ephemeris/port.ts';
import { wrap180 } from '../wheel.ts';
import { checkRange, MAX_RETURN_YEARS } from './range.ts';
import { longitudeOf } from './sky.ts';

export const RETURN_KINDS = ['solar', 'lunar', 'saturn', 'uranus_opposition', 'nodal'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

/** A body back where it was at birth, or, for Uranus, opposite that place. */
export interface Return {
  /** UTC in milliseconds since 1970. */
  readonly at: number;
  readonly kind: ReturnKind;
  /** Which return since birth, from 1; a planet that turns may make the same one up to three times. */
  readonly cycle: number;
  /** Whether the body moves against the wheel then, which is the usual way for the node. */
  readonly isRetrograde: boolean;
}

const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 86_400_000;
const MS_PER_YEAR = 365.25 * MS_PER_DAY;
const TURNING_RESOLUTION_MS = 1000;

interface Cycle {
  readonly kind: ReturnKind;
  readonly body: ObservedBodyId;
  /** From the place at birth to the one looked for. */
  readonly aheadDeg: number;
  /** Mean time from birth to the first one, and from each to the next. */
  readonly firstMs: number;
  readonly periodMs: number;
  /** How far the real instant may lie from the mean one. */
  readonly reachMs: number;
  readonly stepMs: number;
}

/** Mean tropical periods; the reach covers uneven speed and the loops of retrograde motion. */
const CYCLES: readonly Cycle[] = [
  {
    kind: 'solar',
    body: 'sun',
    aheadDeg: 0,
    firstMs: 365.2422 * MS_PER_DAY,
    periodMs: 365.2422 * MS_PER_DAY,
    reachMs: 2 * MS_PER_DAY,
    stepMs: MS_PER_DAY,
  },
  {
    kind: 'lunar',
    body: 'moon',
    aheadDeg: 0,
    firstMs: 27.321582 * MS_PER_DAY,
    periodMs: 27.321582 * MS_PER_DAY,
    reachMs: 3 * MS_PER_DAY,
    stepMs: 12 * MS_PER_HOUR,
  },
  {
    kind: 'saturn',
    body: 'saturn',
    aheadDeg: 0,
    firstMs: 29.4571 * MS_PER_YEAR,
    periodMs: 29.4571 * MS_PER_YEAR,
    reachMs: 3 * MS_PER_YEAR,
    stepMs: 2 * MS_PER_DAY,
  },
  {
    kind: 'uranus_opposition',
    body: 'uranus',
    aheadDeg: 180,
    firstMs: 42.0057 * MS_PER_YEAR,
    periodMs: 84.0114 * MS_PER_YEAR,
    reachMs: 6 * MS_PER_YEAR,
    stepMs: 2 * MS_PER_DAY,
  },
  {
    kind: 'nodal',
    body: 'north_node',
    aheadDeg: 0,
    firstMs: 18.5996 * MS_PER_YEAR,
    periodMs: 18.5996 * MS_PER_YEAR,
    reachMs: MS_PER_YEAR,
    stepMs: 2 * MS_PER_HOUR,
  },
];

/** Far from the place looked for its offset jumps from one side to the other: no passage. */
const NEAR_DEG = 90;

/**
 * Where a curve turns between the outer two of three samples, if it may reach zero there; else null. An
 * arch stays below the straight lines through its neighboring points.
 */
function turningSample(
  [a, b, c]: readonly [Sample, Sample, Sample],
  offsetAt: (utcMs: number) => number,
): Sample | null {
  const [rise, fall] = [b.value - a.value, c.value - b.value];
  if (rise * fall > 0) return null;
  const ratio = (c.utcMs - b.utcMs) / (b.utcMs - a.utcMs);
  const reach = Math.max(Math.abs(rise) * ratio, Math.abs(fall) / ratio);
  if (Math.abs(b.value) > reach) return null;
  const direction = Math.sign(rise) || -1;
  const utcMs = peakInstant(
    a.utcMs,
    c.utcMs,
    TURNING_RESOLUTION_MS,
    (instant) => direction * offsetAt(instant),
  );
  return { utcMs, value: offsetAt(utcMs) };
}

/** The samples of a stretch, one beyond its end, and the turning points between them that may reach zero. */
function samplesOf(
  startMs: number,
  endMs: number,
  stepMs: number,
  offsetAt: (utcMs: number) => number,
): Sample[] {
  const count = Math.ceil((endMs - startMs) / stepMs) + 2;
  const grid = Array.from({ length: count }, (_, step) =>
    Math.min(startMs + step * stepMs, EPHEMERIS_LAST_MS),
  );
  const even = [...new Set(grid)].map((utcMs) => ({ utcMs, value: offsetAt(utcMs) }));
  const turns = even.flatMap((c, index) => {
    const [a, b] = [even[index - 2], even[index - 1]];
    return (a && b && turningSample([a, b, c], offsetAt)) ?? [];
  });
  return [...even, ...turns].sort((one, other) => one.utcMs - other.utcMs);
}

/** The passages through zero, each with whether it goes downward. */
function passages(
  samples: readonly Sample[],
  offsetAt: (utcMs: number) => number,
): { utcMs: number; isFalling: boolean }[] {
  return samples.slice(1).flatMap((end, index) => {
    const start = samples[index];
    if (!start || start.value < 0 === end.value < 0) return [];
    if (Math.abs(start.value) > NEAR_DEG || Math.abs(end.value) > NEAR_DEG) return [];
    const isFalling = end.value < 0;
    const direction = isFalling ? -1 : 1;
    const turned = ({ utcMs, value }: Sample) => ({ utcMs, value: direction * value });
    const low = turned(start);
    // A fall is over at the first instant below zero; a rise, at the first that reaches it.
    const utcMs = firstInstant(low, turned(end), (instant) => direction * offsetAt(instant));
    return [{ utcMs, isFalling }];
  });
}

function cycleReturns(
  sky: Ephemeris,
  birthUtcMs: number,
  [fromUtcMs, toUtcMs]: readonly [number, number],
  { kind, body, aheadDeg, firstMs, periodMs, reachMs, stepMs }: Cycle,
): Return[] {
  const longitudeAt = longitudeOf(sky, body);
  const target = longitudeAt(birthUtcMs) + aheadDeg;
  const offsetAt = (utcMs: number) => wrap180(longitudeAt(utcMs) - target);
  const found: Return[] = [];
  const earliest = Math.floor((fromUtcMs - birthUtcMs - firstMs - reachMs) / periodMs) + 1;
  for (let turn = Math.max(0, earliest); ; turn++) {
    const meanMs = Math.round(birthUtcMs + firstMs + turn * periodMs);
    if (meanMs - reachMs > toUtcMs) return found;
    const startMs = Math.max(meanMs - reachMs, fromUtcMs - stepMs, EPHEMERIS_FIRST_MS);
    const endMs = Math.min(meanMs + reachMs, toUtcMs, EPHEMERIS_LAST_MS);
    if (startMs >= endMs) continue;
    const samples = samplesOf(Math.floor(startMs), Math.ceil(endMs), stepMs, offsetAt);
    for (const { utcMs, isFalling } of passages(samples, offsetAt)) {
      if (utcMs < fromUtcMs || utcMs >= toUtcMs) continue;
      found.push({ at: utcMs, kind, cycle: turn + 1, isRetrograde: isFalling });
    }
  }
}

/**
 * When a body comes back to its place at birth (Uranus: opposite it), in order of time: Sun, Moon,
 * Saturn and true node each time, Uranus at its oppositions. Passages within the first loop after
 * birth are no returns. Instants are exact to the millisecond of this ephemeris.
 *
 * @param birthUtcMs UTC in whole milliseconds since 1970
 * @param fromUtcMs a return at this instant counts
 * @param toUtcMs the end, which no longer counts
 * @param kinds which to look for; all of them when left out
 * @throws TransitRangeError for a reversed range or one of over `MAX_RETURN_YEARS`
 * @throws EphemerisRangeError when birth or range lies outside the ephemeris
 */
export function returnsBetween(
  sky: Ephemeris,
  birthUtcMs: number,
  fromUtcMs: number,
  toUtcMs: number,
  kinds: readonly ReturnKind[] = RETURN_KINDS,
): readonly Return[] {
  checkRange(fromUtcMs, toUtcMs, MAX_RETURN_YEARS);
  return CYCLES.filter(({ kind }) => kinds.includes(kind))
    .flatMap((cycle) => cycleReturns(sky, birthUtcMs, [fromUtcMs, toUtcMs], cycle))
    .sort((a, b) => a.at - b.at);
}
