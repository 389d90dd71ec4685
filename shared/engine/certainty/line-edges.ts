import { wrap180 } from '../wheel.ts';
import { firstInstant, peakInstant, type Sample } from './instants.ts';
import { degreesPast, lineIndexAfter, linesBetween } from './wheel-lines.ts';

const TURNING_RESOLUTION_MS = 1000;
/** Keeps the sign of an offset that rounds to nothing. */
const TINY_DEG = 1e-15;

/** A longitude in degrees by the instant. */
export type LongitudeAt = (utcMs: number) => number;

/** A sampled longitude and the line that the position is in then. */
export interface LineSample extends Sample {
  /** 0 to 383, as in `wheel-lines.ts`. */
  readonly line: number;
}

/** A passage from one line into its neighbor. */
export interface LineEdge {
  /** The first millisecond at which the new line holds. */
  readonly utcMs: number;
  readonly from: number;
  readonly to: number;
}

/** @param turnDeg whole degrees that the position stands on from the sampled longitude */
export function lineSample(utcMs: number, value: number, turnDeg: number): LineSample {
  return { utcMs, value, line: lineIndexAfter(value, turnDeg) };
}

/**
 * Which way a curve bulges at the middle of three samples when it may reach another line than the
 * middle one's there: 1 up, -1 down, 0 not so. An arch stays below the straight lines through its
 * neighboring points.
 */
function bulgeOverEdge(a: Sample, b: LineSample, c: Sample, turnDeg: number): number {
  const rise = wrap180(b.value - a.value);
  const fall = wrap180(c.value - b.value);
  if (rise * fall > 0) return 0;
  const ahead = Math.abs(rise) * ((c.utcMs - b.utcMs) / (b.utcMs - a.utcMs));
  const back = Math.abs(fall) * ((b.utcMs - a.utcMs) / (c.utcMs - b.utcMs));
  const direction = Math.sign(rise) || -Math.sign(fall);
  const highest = b.value + direction * Math.max(ahead, back);
  return lineIndexAfter(highest, turnDeg) === b.line ? 0 : direction;
}

/**
 * Where a body turns between the outer two of three samples, or null when it doesn't, or only inside
 * the line of the middle one.
 */
export function turningPoint(
  a: Sample,
  b: LineSample,
  c: Sample,
  turnDeg: number,
  longitudeAt: LongitudeAt,
): LineSample | null {
  const direction = bulgeOverEdge(a, b, c, turnDeg);
  if (direction === 0) return null;
  const utcMs = peakInstant(
    a.utcMs,
    c.utcMs,
    TURNING_RESOLUTION_MS,
    (instant) => direction * wrap180(longitudeAt(instant) - b.value),
  );
  return lineSample(utcMs, longitudeAt(utcMs), turnDeg);
}

/** How far a longitude is past the edge between two lines in the way that the body goes. */
function pastEdge(value: number, turnDeg: number, from: number, to: number): number {
  const direction = Math.sign(linesBetween(from, to));
  // A line begins at the edge below it: going back, that of the line left is crossed.
  const edge = direction > 0 ? to : from;
  const isPast = linesBetween(to, lineIndexAfter(value, turnDeg)) * direction >= 0;
  const distance = Math.max(Math.abs(degreesPast(value + turnDeg, edge)), TINY_DEG);
  return isPast ? distance : -distance;
}

/**
 * The edges between two samples of a position that moves one way, in order of time, to the
 * millisecond. A stretch with more than one is halved until it has one.
 */
export function edgesBetween(
  start: LineSample,
  end: LineSample,
  turnDeg: number,
  longitudeAt: LongitudeAt,
): LineEdge[] {
  const [from, to] = [start.line, end.line];
  if (from === to) return [];
  if (Math.abs(linesBetween(from, to)) > 1 && end.utcMs - start.utcMs > 1) {
    const utcMs = Math.round((start.utcMs + end.utcMs) / 2);
    const middle = lineSample(utcMs, longitudeAt(utcMs), turnDeg);
    return [
      ...edgesBetween(start, middle, turnDeg, longitudeAt),
      ...edgesBetween(middle, end, turnDeg, longitudeAt),
    ];
  }
  const utcMs = firstInstant(
    { utcMs: start.utcMs, value: pastEdge(start.value, turnDeg, from, to) },
    { utcMs: end.utcMs, value: pastEdge(end.value, turnDeg, from, to) },
    (instant) => pastEdge(longitudeAt(instant), turnDeg, from, to),
  );
  return [{ utcMs, from, to }];
}
