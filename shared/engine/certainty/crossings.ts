import { OBSERVED_BODY_IDS, type ObservedBodyId, SIDES, type Side } from '../bodies.ts';
import { DESIGN_ARC_DEG, designMoment } from '../design-moment.ts';
import type { Ephemeris, Longitudes } from '../ephemeris/port.ts';
import { entryAt } from '../lookup.ts';
import { wrap180 } from '../wheel.ts';
import { firstInstant, peakInstant, type Sample } from './instants.ts';
import { degreesPast, lineIndexAfter, linesBetween } from './wheel-lines.ts';
import type { BirthWindow } from './window.ts';

/** An observed position that passes from one line into the next. */
export interface Crossing {
  /** The first millisecond of birth at which the new line holds. */
  readonly utcMs: number;
  readonly side: Side;
  readonly body: ObservedBodyId;
  /** Lines numbered as in `wheel-lines.ts`, neighbours on the wheel. */
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

/** So short that a body turns at most once and crosses one edge: the Moon takes 88 minutes a line. */
const GRID_STEP_MS = 3_600_000;
/** Distance of a second grid instant from either end: it shows which way a body moves there. */
const END_PROBE_MS = 1000;
const TURNING_RESOLUTION_MS = 1000;
/** Keeps the sign of an offset that rounds to nothing. */
const TINY_DEG = 1e-15;

/** One observed position as a function of the birth instant. */
interface Track {
  readonly side: Side;
  readonly body: ObservedBodyId;
  /** Whose longitudes it takes: the Design Sun is the Personality Sun turned back. */
  readonly source: Side;
  readonly turnDeg: number;
  /** Sun and Moon never turn retrograde. */
  readonly mayTurn: boolean;
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
    };
  }),
);

/** The birth instants to look at: both ends, one close to each, and at most an hour apart. */
function gridOf({ startUtcMs, endUtcMs }: BirthWindow): number[] {
  const last = endUtcMs - 1;
  const instants = new Set([startUtcMs, last]);
  for (const probe of [startUtcMs + END_PROBE_MS, last - END_PROBE_MS]) {
    if (probe > startUtcMs && probe < last) instants.add(probe);
  }
  const steps = Math.ceil((last - startUtcMs) / GRID_STEP_MS);
  for (let step = 1; step < steps; step++) {
    instants.add(Math.round(startUtcMs + ((last - startUtcMs) * step) / steps));
  }
  return [...instants].sort((a, b) => a - b);
}

type LongitudesAt = Readonly<Record<Side, (birthUtcMs: number) => Longitudes>>;

/** The longitudes of a side for a birth instant, as `computeChart` takes them. */
function longitudesAt(ephemeris: Ephemeris): LongitudesAt {
  const sunLongitude = (utcMs: number) => ephemeris.sunLongitude(utcMs);
  return {
    personality: (birthUtcMs) => ephemeris.longitudes(birthUtcMs),
    design: (birthUtcMs) =>
      ephemeris.longitudes(designMoment(birthUtcMs, sunLongitude(birthUtcMs), sunLongitude)),
  };
}

/**
 * Which way a curve bulges at the middle of three samples when it may reach another line than the
 * middle one's there: 1 up, -1 down, 0 not so. An arch stays below the straight lines through its
 * neighbouring points.
 */
function bulgeOverEdge(track: Track, [a, b, c]: readonly [Sample, Sample, Sample]): number {
  const rise = wrap180(b.value - a.value);
  const fall = wrap180(c.value - b.value);
  if (rise * fall > 0) return 0;
  const ahead = Math.abs(rise) * ((c.utcMs - b.utcMs) / (b.utcMs - a.utcMs));
  const back = Math.abs(fall) * ((b.utcMs - a.utcMs) / (c.utcMs - b.utcMs));
  const direction = Math.sign(rise) || -Math.sign(fall);
  const highest = b.value + direction * Math.max(ahead, back);
  const { turnDeg } = track;
  return lineIndexAfter(highest, turnDeg) === lineIndexAfter(b.value, turnDeg) ? 0 : direction;
}

/** The samples, and between them the turning points that may lie beyond a line's edge. */
function withTurningPoints(
  track: Track,
  samples: readonly Sample[],
  valueAt: (utcMs: number) => number,
): readonly Sample[] {
  const turning: Sample[] = [];
  for (let index = 2; index < samples.length; index++) {
    const a = entryAt(samples, index - 2);
    const b = entryAt(samples, index - 1);
    const c = entryAt(samples, index);
    const direction = bulgeOverEdge(track, [a, b, c]);
    if (direction === 0) continue;
    const utcMs = peakInstant(
      a.utcMs,
      c.utcMs,
      TURNING_RESOLUTION_MS,
      (instant) => direction * wrap180(valueAt(instant) - b.value),
    );
    turning.push({ utcMs, value: valueAt(utcMs) });
  }
  if (turning.length === 0) return samples;
  return [...samples, ...turning].sort((before, after) => before.utcMs - after.utcMs);
}

/** The crossing, if any, on a stretch of the grid on which the position moves one way. */
function crossingBetween(
  track: Track,
  start: Sample,
  end: Sample,
  valueAt: (utcMs: number) => number,
): Crossing | null {
  const { side, body, turnDeg } = track;
  const from = lineIndexAfter(start.value, turnDeg);
  const to = lineIndexAfter(end.value, turnDeg);
  if (from === to) return null;
  const direction = Math.sign(linesBetween(from, to));
  // A line begins at the edge below it: going back, that of the line left is crossed.
  const edge = direction > 0 ? to : from;
  const offset = ({ utcMs, value }: Sample): Sample => {
    const isPast = linesBetween(to, lineIndexAfter(value, turnDeg)) * direction >= 0;
    const distance = Math.max(Math.abs(degreesPast(value + turnDeg, edge)), TINY_DEG);
    return { utcMs, value: isPast ? distance : -distance };
  };
  const utcMs = firstInstant(
    offset(start),
    offset(end),
    (instant) => offset({ utcMs: instant, value: valueAt(instant) }).value,
  );
  return { utcMs, side, body, from, to };
}

/**
 * Finds every instant of a window at which an observed position of the chart changes its line.
 *
 * Method: each of the 22 positions is sampled at the window's ends and at most an hour apart, the
 * design side at the design moment that belongs to the birth instant. Where a body turns, the
 * turning point becomes one more sample, so that each stretch between neighbours runs one way. The
 * lines at its ends tell which edge (there is one every 0.9375°) it crosses, if any; when, is found
 * to the millisecond on the very functions that a chart is computed from. Frame as in `Longitudes`.
 *
 * Left out, all below what positions are known to: a body that turns twice within an hour (only the
 * node can, by less than 0.001″), turns within the first or last second, and steps where an
 * ephemeris's tables meet (up to 0.05″), over which an edge may be crossed thrice and is counted once.
 *
 * @throws EphemerisRangeError when the window or its design moments lie outside the ephemeris
 */
export function lineMotionIn(window: BirthWindow, ephemeris: Ephemeris): LineMotion {
  const longitudes = longitudesAt(ephemeris);
  const grid = gridOf(window);
  const sampled = {
    design: grid.map(longitudes.design),
    personality: grid.map(longitudes.personality),
  };
  const starts: StartLine[] = [];
  const crossings: Crossing[] = [];
  for (const track of TRACKS) {
    const { side, body, source, turnDeg, mayTurn } = track;
    const valueAt = (utcMs: number) => longitudes[source](utcMs)[body];
    const regular = grid.map((utcMs, index) => ({
      utcMs,
      value: entryAt(sampled[source], index)[body],
    }));
    const samples = mayTurn ? withTurningPoints(track, regular, valueAt) : regular;
    starts.push({ side, body, line: lineIndexAfter(entryAt(samples, 0).value, turnDeg) });
    for (let index = 1; index < samples.length; index++) {
      const [start, end] = [entryAt(samples, index - 1), entryAt(samples, index)];
      const crossing = crossingBetween(track, start, end, valueAt);
      if (crossing) crossings.push(crossing);
    }
  }
  return { starts, crossings };
}
