import { OBSERVED_BODY_IDS, type ObservedBodyId, SIDES, type Side } from '../bodies.ts';
import { DESIGN_ARC_DEG, designMoment } from '../design-moment.ts';
import type { Ephemeris, Longitudes } from '../ephemeris/port.ts';
import { entryAt } from '../lookup.ts';
import { edgesBetween, type LineSample, lineSample, turningPoint } from './line-edges.ts';
import type { BirthWindow } from './window.ts';

/** An observed position that passes from one line into the next. */
export interface Crossing {
  /** The first millisecond of birth at which the new line holds. */
  readonly utcMs: number;
  readonly side: Side;
  readonly body: ObservedBodyId;
  /** Lines numbered as in `wheel-lines.ts`, neighbors on the wheel. */
  readonly from: number;
  readonly to: number;
}

/** Where an observed position stands when the window begins. */
export interface StartLine {
  readonly side: Side;
  readonly body: ObservedBodyId;
  /** 0 to 383, as in `wheel-lines.ts`. */
  readonly line: number;
}

/** What the observed positions do within a window. */
export interface LineMotion {
  /** The line of each of the 22 observed positions at the window's start. */
  readonly starts: readonly StartLine[];
  /** In no particular order. */
  readonly crossings: readonly Crossing[];
}

/** So short that a body turns at most once; the node is slow, but wavers. */
const GRID_STEP_MS = 7_200_000;
/** So many steps are short enough for the Sun and the planets: Mercury takes ten hours a line. */
const STEPS_FOR_SLOW_BODIES = 3;
/** Distance of a second grid instant from either end: it shows which way a body moves there. */
const END_PROBE_MS = 1000;

/** One observed position as a function of the birth instant. */
interface Track {
  readonly side: Side;
  readonly body: ObservedBodyId;
  /** Whose longitudes it takes: the Design Sun is the Personality Sun turned back. */
  readonly source: Side;
  readonly turnDeg: number;
  /** Sun and Moon never turn retrograde. */
  readonly mayTurn: boolean;
  readonly needsEveryStep: boolean;
}

const TRACKS: readonly Track[] = SIDES.flatMap((side) =>
  OBSERVED_BODY_IDS.map((body) => {
    const isDesignSun = side === 'design' && body === 'sun';
    return {
      side,
      body,
      source: isDesignSun ? 'personality' : side,
      turnDeg: isDesignSun ? -DESIGN_ARC_DEG : 0,
      mayTurn: body !== 'sun' && body !== 'moon',
      needsEveryStep: body === 'moon' || body === 'north_node',
    };
  }),
);

/** A birth instant to look at, and for which bodies. */
interface GridInstant {
  readonly utcMs: number;
  readonly isForAll: boolean;
}

/** Both ends of a window, an instant close to each, and what lies between at most two hours apart. */
function gridOf({ startUtcMs, endUtcMs }: BirthWindow): GridInstant[] {
  const last = endUtcMs - 1;
  const grid = [{ utcMs: startUtcMs, isForAll: true }];
  const add = (utcMs: number, isForAll: boolean) => {
    if (utcMs > entryAt(grid, grid.length - 1).utcMs && utcMs <= last)
      grid.push({ utcMs, isForAll });
  };
  if (startUtcMs + END_PROBE_MS < last) add(startUtcMs + END_PROBE_MS, true);
  const steps = Math.ceil((last - startUtcMs) / GRID_STEP_MS);
  for (let step = 1; step < steps; step++) {
    const utcMs = Math.round(startUtcMs + ((last - startUtcMs) * step) / steps);
    add(utcMs, step % STEPS_FOR_SLOW_BODIES === 0);
  }
  add(last - END_PROBE_MS, true);
  add(last, true);
  return grid;
}

/** Where the positions of a side are for a birth instant, as `computeChart` takes them. */
class SidePositions {
  readonly #sunLongitude = (utcMs: number) => this.ephemeris.sunLongitude(utcMs);

  constructor(
    readonly ephemeris: Ephemeris,
    readonly side: Side,
  ) {}

  /** All longitudes at an instant of the grid, or those that are needed at every one. */
  sample({ utcMs, isForAll }: GridInstant): Partial<Longitudes> {
    const instant = this.#instantOf(utcMs);
    const { ephemeris } = this;
    if (isForAll || !ephemeris.longitude) return ephemeris.longitudes(instant);
    return {
      moon: ephemeris.longitude('moon', instant),
      north_node: ephemeris.longitude('north_node', instant),
    };
  }

  longitude(body: ObservedBodyId, birthUtcMs: number): number {
    const instant = this.#instantOf(birthUtcMs);
    const { ephemeris } = this;
    return ephemeris.longitude?.(body, instant) ?? ephemeris.longitudes(instant)[body];
  }

  #instantOf(birthUtcMs: number): number {
    if (this.side === 'personality') return birthUtcMs;
    return designMoment(birthUtcMs, this.#sunLongitude(birthUtcMs), this.#sunLongitude);
  }
}

/** The longitude that a track takes, by the birth instant. */
function valuesOf(positions: SidePositions, body: ObservedBodyId): (utcMs: number) => number {
  return (utcMs) => positions.longitude(body, utcMs);
}

/** The samples, and between them the turning points that may lie beyond a line's edge. */
function withTurningPoints(
  samples: readonly LineSample[],
  turnDeg: number,
  valueAt: (utcMs: number) => number,
): readonly LineSample[] {
  const turning: LineSample[] = [];
  for (let index = 2; index < samples.length; index++) {
    const a = entryAt(samples, index - 2);
    const b = entryAt(samples, index - 1);
    const c = entryAt(samples, index);
    const point = turningPoint(a, b, c, turnDeg, valueAt);
    if (point !== null) turning.push(point);
  }
  if (turning.length === 0) return samples;
  return [...samples, ...turning].sort((before, after) => before.utcMs - after.utcMs);
}

/** The samples of a body, without those that it does not need. */
function samplesOf(
  { body, turnDeg, needsEveryStep }: Track,
  grid: readonly GridInstant[],
  sampled: readonly Partial<Longitudes>[],
): LineSample[] {
  const samples: LineSample[] = [];
  let index = -1;
  for (const { utcMs, isForAll } of grid) {
    index += 1;
    const value = isForAll || needsEveryStep ? sampled[index]?.[body] : undefined;
    if (value !== undefined) samples.push(lineSample(utcMs, value, turnDeg));
  }
  return samples;
}

/**
 * Finds every instant of a window at which an observed position of the chart changes its line.
 *
 * Method: each of the 22 positions is sampled at the window's ends and at most two hours apart (Sun and
 * planets: six), the design side at the design moment that belongs to the birth instant. Where a body turns, the
 * turning point becomes one more sample, so that each stretch between neighbors runs one way. The
 * lines at its ends tell which edge (there is one every 0.9375°) it crosses, if any; when, is found
 * to the millisecond on the very functions that a chart is computed from. Frame as in `Longitudes`.
 *
 * Left out, all below what positions are known to: a body that turns twice between two samples (only
 * the node can, by less than 0.001″), turns within the first or last second, and steps where an
 * ephemeris's tables meet (up to 0.05″), over which an edge may be crossed thrice and is counted once.
 *
 * @throws EphemerisRangeError when the window or its design moments lie outside the ephemeris
 */
export function lineMotionIn(window: BirthWindow, ephemeris: Ephemeris): LineMotion {
  const positions = {
    design: new SidePositions(ephemeris, 'design'),
    personality: new SidePositions(ephemeris, 'personality'),
  };
  const grid = gridOf(window);
  const sampled = {
    design: grid.map((instant) => positions.design.sample(instant)),
    personality: grid.map((instant) => positions.personality.sample(instant)),
  };
  const starts: StartLine[] = [];
  const crossings: Crossing[] = [];
  for (const track of TRACKS) {
    const { side, body, source, turnDeg, mayTurn } = track;
    const values = valuesOf(positions[source], body);
    const regular = samplesOf(track, grid, sampled[source]);
    const samples = mayTurn ? withTurningPoints(regular, turnDeg, values) : regular;
    let before = entryAt(samples, 0);
    starts.push({ side, body, line: before.line });
    for (const next of samples) {
      if (next.line !== before.line) {
        for (const edge of edgesBetween(before, next, turnDeg, values)) {
          crossings.push({ side, body, ...edge });
        }
      }
      before = next;
    }
  }
  return { starts, crossings };
}
