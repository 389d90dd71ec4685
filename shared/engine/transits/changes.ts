import { BODY_IDS, type BodyId, OBSERVED_BODY_IDS, type ObservedBodyId } from '../bodies.ts';
import {
  edgesBetween,
  type LineEdge,
  type LineSample,
  lineSample,
  turningPoint,
} from '../certainty/line-edges.ts';
import {
  gateOfLine,
  isSameGate,
  lineInGate,
  linesBetween,
  oppositeLine,
} from '../certainty/wheel-lines.ts';
import { EPHEMERIS_FIRST_MS, EPHEMERIS_LAST_MS, type Ephemeris } from '../ephemeris/port.ts';
import { entryAt } from '../lookup.ts';
import type { GateNumber, Line } from '../wheel.ts';
import { checkRange, MAX_CHANGE_YEARS } from './range.ts';
import { longitudeOf } from './sky.ts';

/** A body that passes into another line or gate. */
export interface TransitChange {
  /** UTC in milliseconds since 1970: the first one at which the new line holds. */
  readonly at: number;
  readonly body: BodyId;
  readonly gate: GateNumber;
  readonly line: Line;
  readonly fromGate: GateNumber;
  readonly fromLine: Line;
  /** Whether the body moves against the wheel then, which is the usual way for the nodes. */
  readonly isRetrograde: boolean;
}

export interface ChangeOptions {
  /** Changes of line within a gate too; without them only changes of gate. */
  readonly lines?: boolean;
}

const MS_PER_HOUR = 3_600_000;

/**
 * How often each body is looked at: so often that it turns at most once in between, and that few
 * stretches hold more than one edge. The true node wavers within days; slow planets don't.
 */
const STEP_HOURS: Readonly<Record<ObservedBodyId, number>> = {
  sun: 12,
  north_node: 2,
  moon: 2,
  mercury: 6,
  venus: 6,
  mars: 12,
  jupiter: 24,
  saturn: 24,
  uranus: 24,
  neptune: 24,
  pluto: 24,
};

/** What stands opposite an observed body and so changes at the same instant. */
const OPPOSITES: Partial<Readonly<Record<ObservedBodyId, BodyId>>> = {
  sun: 'earth',
  north_node: 'south_node',
};

/** Instants around a range on a grid of its own, so that ranges that meet see the same samples. */
function* gridAround(fromUtcMs: number, toUtcMs: number, stepMs: number): Generator<number> {
  let last = Number.NEGATIVE_INFINITY;
  const first = Math.floor(fromUtcMs / stepMs) - 1;
  const end = Math.ceil(toUtcMs / stepMs) + 1;
  for (let step = first; step <= end; step++) {
    const utcMs = Math.min(Math.max(step * stepMs, EPHEMERIS_FIRST_MS), EPHEMERIS_LAST_MS);
    if (utcMs > last) yield utcMs;
    last = utcMs;
  }
}

/** Puts a turning point into its place among the last few points. */
function insert(points: LineSample[], point: LineSample): void {
  const index = points.findIndex(({ utcMs }) => utcMs >= point.utcMs);
  if (points[index]?.utcMs !== point.utcMs) points.splice(index, 0, point);
}

/** The edges that a body crosses from one instant up to another, in order of time. */
function* edgesOf(
  sky: Ephemeris,
  body: ObservedBodyId,
  fromUtcMs: number,
  toUtcMs: number,
): Generator<LineEdge> {
  const longitudeAt = longitudeOf(sky, body);
  const mayTurn = body !== 'sun' && body !== 'moon';
  // Nothing before the last sample but one can change: no later turning point falls into it.
  const points: LineSample[] = [];
  const recent: LineSample[] = [];
  for (const utcMs of gridAround(fromUtcMs, toUtcMs, STEP_HOURS[body] * MS_PER_HOUR)) {
    const sample = lineSample(utcMs, longitudeAt(utcMs), 0);
    points.push(sample);
    recent.push(sample);
    if (recent.length < 3) continue;
    const [a, b] = [entryAt(recent, 0), entryAt(recent, 1)];
    const turning = mayTurn ? turningPoint(a, b, sample, 0, longitudeAt) : null;
    if (turning !== null) insert(points, turning);
    yield* edgesUpTo(points, b.utcMs, longitudeAt);
    recent.shift();
  }
  yield* edgesUpTo(points, toUtcMs, longitudeAt);
}

/** Takes the stretches that end by an instant off the points, and tells their edges. */
function* edgesUpTo(
  points: LineSample[],
  utcMs: number,
  longitudeAt: (utcMs: number) => number,
): Generator<LineEdge> {
  for (;;) {
    const [start, end] = points;
    if (start === undefined || end === undefined || end.utcMs > utcMs) return;
    points.shift();
    if (start.line !== end.line) yield* edgesBetween(start, end, 0, longitudeAt);
  }
}

function changeOf(body: BodyId, { utcMs, from, to }: LineEdge): TransitChange {
  return {
    at: utcMs,
    body,
    gate: gateOfLine(to),
    line: lineInGate(to),
    fromGate: gateOfLine(from),
    fromLine: lineInGate(from),
    isRetrograde: linesBetween(from, to) < 0,
  };
}

/** The changes of an observed body, and of what stands opposite, that lie in the range. */
function* transitChangesOf(
  sky: Ephemeris,
  body: ObservedBodyId,
  fromUtcMs: number,
  toUtcMs: number,
  hasLines: boolean,
): Generator<TransitChange> {
  const opposite = OPPOSITES[body];
  for (const edge of edgesOf(sky, body, fromUtcMs, toUtcMs)) {
    if (edge.utcMs >= toUtcMs) return;
    if (edge.utcMs < fromUtcMs || (!hasLines && isSameGate(edge.from, edge.to))) continue;
    yield changeOf(body, edge);
    if (opposite === undefined) continue;
    const [from, to] = [oppositeLine(edge.from), oppositeLine(edge.to)];
    yield changeOf(opposite, { utcMs: edge.utcMs, from, to });
  }
}

/** Earliest first; at one instant in chart order. */
function isBefore(a: TransitChange, b: TransitChange): boolean {
  return a.at < b.at || (a.at === b.at && BODY_IDS.indexOf(a.body) < BODY_IDS.indexOf(b.body));
}

function* merged(sources: readonly Generator<TransitChange>[]): Generator<TransitChange> {
  const open = sources.flatMap((source) => {
    const { done, value } = source.next();
    return done ? [] : [{ source, head: value }];
  });
  while (open.length > 0) {
    const first = open.reduce((best, each) => (isBefore(each.head, best.head) ? each : best));
    yield first.head;
    const { done, value } = first.source.next();
    if (done) open.splice(open.indexOf(first), 1);
    else first.head = value;
  }
}

/**
 * All changes of gate, or of gate and line, of the 13 bodies in a range, in order of time; bodies
 * that change together come in chart order. Found one after another as they are asked for, so that
 * who stops early pays for nothing more.
 *
 * Method: as `lineMotionIn` finds what an uncertain birth time leaves open, by the same edges and
 * turning points, to the millisecond on the ephemeris itself. A body that touches a line at its
 * station and turns back changes twice.
 *
 * @param fromUtcMs UTC in whole milliseconds since 1970; a change at this instant counts
 * @param toUtcMs the end, which no longer counts; the sky has to be known for two days beyond either
 * end, as far as the ephemeris goes
 * @throws TransitRangeError at once, for a reversed range or one of over `MAX_CHANGE_YEARS`
 * @throws EphemerisRangeError at once, for a range outside the ephemeris; while iterating, where the
 * sky's data are not at hand
 */
export function changesBetween(
  sky: Ephemeris,
  fromUtcMs: number,
  toUtcMs: number,
  { lines = false }: ChangeOptions = {},
): Iterable<TransitChange> {
  checkRange(fromUtcMs, toUtcMs, MAX_CHANGE_YEARS);
  if (fromUtcMs === toUtcMs) return [];
  return merged(
    OBSERVED_BODY_IDS.map((body) => transitChangesOf(sky, body, fromUtcMs, toUtcMs, lines)),
  );
}
